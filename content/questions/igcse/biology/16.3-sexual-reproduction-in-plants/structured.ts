import {
  type PollenMove,
  pollenMoves,
  type SeedTube,
  seedTubes,
} from '@/content/figures/igcse/biology/reproduction-2'
import { asItems, ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { plain, quantity } from '@/lib/exams/format'
import { matchScheme, sequenceScheme } from '@/lib/exams/rising-scheme'
import { insectFlower } from '@/lib/figures/biology/flowers'
import {
  BOILING_REMOVES,
  ENERGY_TO_GROW,
  ENZYMES_SLOW,
  FOOD_SLOWLY,
  FOR_RESPIRATION,
  LESS_ABLE,
  LESS_VARIATION,
  NO_POLLINATORS,
  OIL_STOPS,
  PARTS_INSIDE,
  PETALS_ATTRACT,
  SCENT_NECTAR,
  STICKY,
} from './points'

const { core, supplement, templates } = questionsOf('structured', '16.3', { calculator: 'needed' })

export { templates }

const SUBJECT = 'igcse/biology'

const LABELLED = ['anther', 'stigma', 'sepal', 'ovary', 'filament', 'style'] as const

core('flower-cut-in-half', {
  facts: { difficulty: 3, checked: '2026-11-27' },
  values: random => ({
    order: random.sample(LABELLED, 4),
    image: random.step(24, 44, 4),
    actual: random.pick([40, 50, 80]),
    plant: random.pick(['a cherry tree', 'a tomato plant', 'a bean plant', 'a primrose']),
  }),
  make: ({ order, image, actual, plant }) => {
    const magnification = (image * 1000) / actual
    return {
      stem: [
        `The diagram shows an insect-pollinated flower of ${plant}, cut in half.`,
        `A student cuts a flower of ${plant} in half and draws it. The flower is pollinated by insects.`,
        `Insects pollinate the flowers of ${plant}. The diagram shows one flower, cut in half.`,
      ],
      figure: insectFlower.figure({
        name: `reproduction/half-${order.map(part => part.slice(0, 2)).join('')}`,
        title: 'A flower cut in half',
        labels: Object.fromEntries(order.map((part, at) => [part, 'ABCD'.charAt(at)])),
      }),
      parts: {
        a: ask.match({
          prompt: 'Identify the parts labelled A to D.',
          objective: 'AO1',
          marks: 4,
          items: asItems([...'ABCD']),
          targets: asItems([...LABELLED].sort()),
          answer: Object.fromEntries(order.map((part, at) => ['ABCD'.charAt(at), part])),
          scheme: order.map((part, at) => `${'ABCD'.charAt(at)}: ${part}`),
          solution:
            'Outside are sepals and petals. A stamen is an anther on a filament. The carpel in the middle is made of the stigma at the top, the style and the ovary.',
        }),
        b: words({
          subject: SUBJECT,
          prompt: 'State the name of the transfer of pollen grains from an anther to a stigma.',
          answers: [{ text: 'pollination', accept: ['cross-pollination', 'insect pollination'] }],
          reject: [
            {
              text: 'fertilisation',
              why: 'Fertilisation is the fusion of a pollen nucleus with a nucleus in an ovule.',
            },
          ],
          solution: 'Pollination is the transfer of pollen grains from an anther to a stigma.',
        }),
        c: ask.written({
          prompt: 'Describe how insect-pollinated flowers are adapted to pollination by insects.',
          marks: 3,
          scheme: [PETALS_ATTRACT, SCENT_NECTAR, PARTS_INSIDE, STICKY],
          modelAnswer:
            'Large, brightly coloured petals attract insects, and so do scent and nectar. The anthers are inside the flower, where an insect brushes against them. The pollen is sticky, so that it clings to the insect.',
          solution:
            'Name the part, its feature and what it is for: petals and nectar attract, anthers and stigma stand where insects touch them, pollen and stigma are sticky.',
        }),
        d: ask.number({
          lead: `In another drawing a pollen grain of this plant is ${quantity(image, 'mm')} across. The actual grain is ${quantity(actual, 'µm')} across.`,
          prompt: 'Calculate the magnification of this drawing.',
          answer: magnification,
          unit: '',
          scheme: [`C1 ${image * 1000} ÷ ${actual}`, `A1 × ${plain(magnification)}`],
          solution: `Both in micrometres: ${quantity(image, 'mm')} = ${quantity(image * 1000, 'µm')}. Magnification = image size ÷ actual size = ${image * 1000} ÷ ${actual} = ${plain(magnification)}.`,
        }),
      },
    }
  },
  verify: ({ image, actual }) => ({ d: image / (actual / 1000) }),
})

const FATE: Record<SeedTube, string> = {
  control: 'the seeds germinate',
  dry: 'no germination, because water is missing',
  oil: 'no germination, because oxygen is missing',
  cold: 'no germination, because the temperature is not suitable',
}

core('seeds-in-four-tubes', {
  facts: { difficulty: 4, checked: '2026-11-27' },
  values: random => {
    const total = random.pick([20, 25, 40, 50])
    const good = random.int(Math.ceil(total * 0.7), total - 1)
    return {
      order: random.shuffle(['control', 'dry', 'oil', 'cold'] as const),
      letters: random.pick(['PQRS', 'WXYZ', 'JKLM']),
      seeds: random.pick(['cress', 'radish', 'mustard', 'pea']),
      total,
      good,
    }
  },
  make: ({ order, letters, seeds, total, good }) => {
    const letter = (kind: SeedTube) => letters.charAt(order.indexOf(kind))
    return {
      stem: [
        `The diagram shows how a student investigates the conditions that ${seeds} seeds need for germination.`,
        `A student puts ${seeds} seeds into four tubes, as shown in the diagram, and looks at them after four days.`,
        `Four tubes with ${seeds} seeds are set up as in the diagram and left for four days.`,
      ],
      figure: seedTubes({
        name: `reproduction/four-tubes-${letters.toLowerCase()}${order.map(kind => kind.charAt(0)).join('')}`,
        kinds: order,
        letters,
      }),
      parts: {
        a: ask.match({
          prompt: 'Match each tube with the result that you expect.',
          marks: 2,
          items: asItems([...letters]),
          targets: (['control', 'oil', 'cold', 'dry'] as const).map(kind => ({ id: kind, text: FATE[kind] })),
          answer: Object.fromEntries(order.map(kind => [letter(kind), kind])),
          scheme: matchScheme(4, 2),
          solution: `Only tube ${letter('control')} has water, oxygen and a suitable temperature. Tube ${letter('dry')} is dry, tube ${letter('oil')} has no oxygen, and tube ${letter('cold')} is too cold.`,
        }),
        b: ask.written({
          prompt: `Explain why the water in tube ${letter('oil')} is boiled and covered with oil.`,
          scheme: [BOILING_REMOVES, OIL_STOPS],
          modelAnswer:
            'Boiling removes the dissolved oxygen from the water. The oil stops oxygen of the air from entering the water.',
          solution: 'The seeds must be without oxygen: none may be in the water, and none may come in.',
        }),
        c: ask.written({
          prompt: 'Explain why seeds need oxygen for germination.',
          scheme: [FOR_RESPIRATION, ENERGY_TO_GROW],
          modelAnswer: 'Oxygen is needed for aerobic respiration, which releases energy for growth.',
          solution: 'Oxygen → aerobic respiration → energy → growth of root and shoot.',
        }),
        d: ask.written({
          prompt: `Suggest why the seeds in tube ${letter('cold')} do not germinate in this time.`,
          objective: 'AO2',
          scheme: [ENZYMES_SLOW, FOOD_SLOWLY],
          modelAnswer:
            'Enzymes work slowly at 4 °C, so respiration is too slow and not enough energy is released for growth.',
          solution:
            'At a low temperature molecules have little kinetic energy and enzymes work slowly. They are not denatured: in the warm the seeds can still germinate.',
        }),
        e: ask.number({
          lead: `Another time tube ${letter('control')} holds ${total} seeds, and ${good} of them germinate.`,
          prompt: 'Calculate the percentage of the seeds that do **not** germinate.',
          answer: (100 * (total - good)) / total,
          unit: '%',
          scheme: [
            `C1 (${total} − ${good}) ÷ ${total} × 100`,
            `A1 ${plain((100 * (total - good)) / total)}%`,
          ],
          solution: `The number that does not germinate is ${total} − ${good} = ${total - good}. As a percentage: ${total - good} ÷ ${total} × 100 = ${plain((100 * (total - good)) / total)}%.`,
        }),
      },
    }
  },
  verify: ({ total, good }) => ({ e: 100 - (100 * good) / total }),
})

const MOVES = ['same flower', 'same plant', 'other plant', 'other species'] as const

const KIND: Record<PollenMove, string> = {
  'same flower': 'self-pollination',
  'same plant': 'self-pollination',
  'other plant': 'cross-pollination',
  'other species': 'neither',
}

const PATH = [
  { id: 'land', text: 'a pollen grain lands on the stigma' },
  { id: 'style', text: 'a tube grows down the style' },
  { id: 'enter', text: 'the tube enters the ovule through the micropyle' },
  { id: 'fuse', text: 'two nuclei fuse' },
]

supplement('pollen-between-plants', {
  facts: { difficulty: 4, checked: '2026-11-27' },
  values: random => {
    const rate = random.pick([0.5, 1.5, 2.5])
    return {
      order: random.shuffle(MOVES),
      rate,
      hours: random.pick([6, 8, 12, 16]),
      insect: random.pick(['bees', 'hoverflies', 'butterflies']),
    }
  },
  make: ({ order, rate, hours, insect }) => {
    const letter = (move: PollenMove) => 'PQRS'.charAt(order.indexOf(move))
    const length = rate * hours
    return {
      stem: [
        `The diagram shows three plants. Each arrow shows pollen that ${insect} carry from an anther to a stigma.`,
        `The arrows in the diagram show how ${insect} carry pollen from anthers to stigmas.`,
        `Pollen is carried by ${insect} from anthers to stigmas, as the arrows in the diagram show.`,
      ],
      figure: pollenMoves(
        `reproduction/pollen-${order.map(move => move.replace(' ', '')).join('-')}`,
        Object.fromEntries(order.map(move => [move, letter(move)])),
      ),
      parts: {
        a: ask.match({
          prompt: 'Identify what each arrow shows.',
          objective: 'AO2',
          marks: 2,
          items: asItems([...'PQRS']),
          targets: asItems(['cross-pollination', 'self-pollination', 'neither']),
          answer: Object.fromEntries(order.map(move => [letter(move), KIND[move]])),
          scheme: matchScheme(4, 2),
          solution: `${letter('same flower')} and ${letter('same plant')} stay on one plant: self-pollination. ${letter('other plant')} leads to a different plant of the same species: cross-pollination. ${letter('other species')} leads to another species: neither.`,
        }),
        b: ask.order({
          prompt: 'Put these into the order in which they happen after pollen reaches a stigma.',
          command: 'Identify',
          marks: 2,
          items: PATH.toSorted((one, other) => one.text.localeCompare(other.text)),
          answer: PATH.map(({ id }) => id),
          scheme: sequenceScheme(4, 2),
          solution:
            'The pollen tube grows from the stigma down the style and enters the ovule through the micropyle. Then the pollen nucleus fuses with the nucleus in the ovule.',
        }),
        c: ask.number({
          lead: `A pollen tube grows at ${quantity(rate, 'mm')} per hour. It reaches an ovule after ${hours} hours.`,
          prompt: 'Calculate the distance that it grows. Give your answer in micrometres.',
          answer: length * 1000,
          unit: 'µm',
          keepUnit: true,
          scheme: [`C1 ${rate} × ${hours} × 1000`, `A1 ${quantity(length * 1000, 'µm')}`],
          solution: `Distance = ${rate} × ${hours} = ${quantity(length, 'mm')}. There are 1000 µm in 1 mm: ${quantity(length * 1000, 'µm')}.`,
        }),
        d: ask.written({
          lead: 'In some species of plant all flowers pollinate themselves.',
          prompt:
            'Explain the effects of self-pollination on a population, and state **one** advantage of it.',
          marks: 3,
          scheme: [LESS_VARIATION, LESS_ABLE, NO_POLLINATORS],
          modelAnswer:
            'There is less variation, so the population is less able to respond to changes in the environment. An advantage is that it does not rely on pollinators.',
          solution:
            'Self-pollination gives less variation, so a change such as a new disease may kill all plants. It needs no pollinators and no other plant nearby.',
        }),
      },
    }
  },
  verify: ({ rate, hours }) => {
    let micrometres = 0
    for (let hour = 0; hour < hours; hour += 1) micrometres += rate * 1000
    return { c: micrometres }
  },
})
