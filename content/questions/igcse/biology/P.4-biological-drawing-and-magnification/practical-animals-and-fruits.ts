import {
  ANIMALS,
  type Animal,
  animalAboveRule,
  animalAlone,
  drawingFrame,
  FRUITS,
  type Fruit,
  fruitAboveRule,
  fruitAlone,
  fruitSlice,
  type ModelLabel,
  modelInFrame,
} from '@/content/figures/igcse/biology/practical-skills-drawing-a'
import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, plain, quantity } from '@/lib/exams/format'
import type { TableCell } from '@/lib/exams/question'
import { arthropod } from '@/lib/figures/biology/arthropods'
import { placed } from '@/lib/figures/biology/placed'
import { polar } from '@/lib/figures/shapes'
import { isShort, LETTERS, measuredXY } from './parts'
import { drawnWell } from './points'
import {
  allFruitDifferences,
  FEWER_DROPS,
  fruitDifferences,
  KEPT_IN_CHAMBER,
  MORE_VITAMIN_C,
  OF_BOTH_ANIMALS,
} from './specimen-points-2'

const { core, templates } = questionsOf('practical', 'P.4', { calculator: 'needed' })

export { templates }

type AnimalDrawn = {
  images: readonly [number, number]
  starts: readonly number[]
  times: readonly number[]
  detail: string
  labels: readonly [ModelLabel & { asked: string }, ModelLabel & { asked: string }]
  /** how the model stands in its frame */
  at: readonly [number, number, number]
}

const DRAWN: Record<Animal, AnimalDrawn> = {
  insect: {
    images: [38, 50],
    starts: [12, 13, 15],
    times: [2.5, 3, 4],
    detail:
      'three parts of the body, three pairs of jointed legs on the middle part, wings, one pair of antennae',
    labels: [
      { words: 'antenna', asked: 'one **antenna**', at: [155, 41], from: [92, 48], anchor: 'end' },
      { words: 'wing', asked: 'one **wing**', at: [248, 224], from: [308, 228], anchor: 'start' },
    ],
    at: [180, 166, 2.5],
  },
  arachnid: {
    images: [34, 42],
    starts: [16, 17, 19],
    times: [3, 4, 5],
    detail: 'a body in two parts, the hind part larger, and four pairs of jointed legs on the front part',
    labels: [
      { words: 'leg', asked: 'one **leg**', at: [268, 99], from: [314, 80], anchor: 'start' },
      {
        words: 'abdomen',
        asked: 'the **abdomen** (hind part)',
        at: [192, 231],
        from: [292, 264],
        anchor: 'start',
      },
    ],
    at: [180, 167, 2.6],
  },
  myriapod: {
    images: [42, 54],
    starts: [8, 10, 12],
    times: [1.5, 2, 2.5],
    detail: 'a head with one pair of antennae, and a row of twelve like segments, each with a pair of legs',
    labels: [
      { words: 'antenna', asked: 'one **antenna**', at: [154, 18], from: [98, 36], anchor: 'end' },
      { words: 'segment', asked: 'one **segment**', at: [190, 183], from: [284, 162], anchor: 'start' },
    ],
    at: [180, 163, 2.5],
  },
}

const PLACES = ['in a garden', 'at the edge of a wood', 'beside a path', 'in a greenhouse'] as const

core('two-arthropods-compared', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [first, second] = random.sample(['insect', 'arachnid', 'myriapod'] as const, 2)
    if (!first || !second) return null
    const { images, starts, times } = DRAWN[first]
    const image = random.int(images[0], images[1])
    const magnification = random.pick(times)
    const actual = image / magnification
    if (Math.abs(actual * 10 - Math.floor(actual * 10) - 0.5) < 0.06) return null
    if (Math.abs(actual - Math.floor(actual) - 0.5) < 0.06 || isShort(actual)) return null
    const total = random.pick([20, 25, 40, 50])
    return {
      first,
      second,
      image,
      start: random.pick(starts),
      magnification,
      place: random.pick(PLACES),
      letters: random.pick(LETTERS),
      total,
      damp: random.int(Math.ceil(total * 0.66), total - 2),
      minutes: random.pick([10, 15, 20]),
    }
  },
  make: v => {
    const { first, second, image, start, magnification, place, total, damp, minutes } = v
    const [one, other] = v.letters
    const { detail, labels, at } = DRAWN[first]
    const [x, y, scale] = at
    const actual = image / magnification
    const facts = ANIMALS[first]
    const others = ANIMALS[second]
    const withAntennae = facts.antennae > 0
    const antennae = (own: boolean): TableCell =>
      own
        ? { blank: 'antennae', answer: 1, marks: 1, unit: '' }
        : { text: plain((withAntennae ? others : facts).antennae) }
    const [label, second2] = labels
    return {
      stem: [
        `A student finds two arthropods ${place}. The diagram shows one of them, animal ${one}. A ruler has been placed below the diagram.`,
        `The diagram was made from a photograph of animal ${one}, an arthropod that lives ${place}. A ruler lies below the diagram.`,
        `Animal ${one} in the diagram is an arthropod. It was found ${place}. A ruler lies below the diagram.`,
      ],
      figure: animalAboveRule(`${first}-above-a-rule`, first, one, { image, start }),
      parts: {
        a: ask.draw({
          prompt: `Draw a large diagram of animal ${one} in the frame. Label ${label.asked} and ${second2.asked}.`,
          command: 'Draw',
          objective: 'AO3',
          figure: drawingFrame(first, 320),
          tools: ['curve', 'line', 'label'],
          labels: labels.map(({ words }) => ({ id: words, text: words })),
          modelFigure: modelInFrame(first, 320, `It shows ${detail}.`, arthropod(first, x, y, scale), labels),
          scheme: drawnWell(
            `${detail}, in the same proportions as in the diagram`,
            `${label.words} and ${second2.words}`,
          ),
          solution: `Draw what you see: ${detail}. Count before you draw. Use one sharp line for each edge and no shading; the label lines must touch the structures.`,
        }),
        'b.i': measuredXY(`The line XY shows the length of the body of animal ${one} in the diagram.`, {
          image,
          start,
        }),
        'b.ii': ask.number({
          prompt: `The magnification of the diagram is ×\u00a0${plain(magnification)}. Calculate the actual length of the body. Give your answer to **two** significant figures.`,
          command: 'Calculate',
          objective: 'AO3',
          answer: actual,
          unit: 'mm',
          strictFigures: { kind: 'significant', count: 2 },
          follow: { from: 'b.i', formula: `x/${magnification}` },
          scheme: [
            'C1 image size ÷ magnification',
            `C1 ${image} ÷ ${plain(magnification)}`,
            `A1 ${quantity(actual, 'mm', 2)} (two significant figures)`,
          ],
          solution: `Actual size = image size ÷ magnification = ${image} ÷ ${plain(magnification)} = ${plain(Number(actual.toPrecision(4)))} mm, which is ${quantity(actual, 'mm', 2)} to two significant figures. The animal is smaller than its picture.`,
        }),
        c: ask.table({
          lead: `The second diagram shows the other arthropod, animal ${other}.`,
          prompt: 'Count on the diagrams, and complete the table to compare the two animals.',
          command: 'Complete',
          objective: 'AO3',
          figure: animalAlone(`${second}-alone`, second, other),
          head: ['number of', `animal ${one}`, `animal ${other}`],
          rows: [
            [
              { text: 'pairs of legs' },
              { blank: 'legs-one', answer: facts.legs, marks: 1, unit: '' },
              { blank: 'legs-other', answer: others.legs, marks: 1, unit: '' },
            ],
            [{ text: 'pairs of antennae' }, antennae(withAntennae), antennae(!withAntennae)],
          ],
          scheme: [
            `${facts.legs} pairs of legs (animal ${one})`,
            `${others.legs} pairs of legs (animal ${other})`,
            `1 pair of antennae (animal ${withAntennae ? one : other})`,
          ],
          solution: `Legs stand in pairs, one on each side of the body: animal ${one} has ${facts.legs} pairs and animal ${other} has ${others.legs}. Antennae are the thin threads on the head.`,
        }),
        d: ask.written({
          prompt: 'State **one** feature that is **not** in the table and that can be seen in both animals.',
          objective: 'AO3',
          marks: 1,
          lines: 2,
          scheme: [OF_BOTH_ANIMALS],
          modelAnswer: 'Both have jointed legs.',
          solution:
            'Both have jointed legs and a body that is divided into parts, and their left and right sides are alike.',
        }),
        'e.i': ask.number({
          lead: `${total} woodlice, which are arthropods too, are put into the middle of a chamber. The air in one half of it is damp, in the other half dry. After ${minutes} minutes ${damp} woodlice are in the damp half.`,
          prompt: 'Calculate the percentage of the woodlice that are in the damp half.',
          command: 'Calculate',
          objective: 'AO3',
          answer: (100 * damp) / total,
          unit: '%',
          scheme: [`B1 ${plain((100 * damp) / total)}%`],
          solution: `${damp} ÷ ${total} × 100 = ${plain((100 * damp) / total)}%.`,
        }),
        'e.ii': ask.written({
          prompt: 'State **one** variable that must be the same in both halves of the chamber.',
          objective: 'AO3',
          marks: 1,
          lines: 1,
          scheme: [KEPT_IN_CHAMBER],
          modelAnswer: 'The light intensity must be the same.',
          solution:
            'Only the moisture of the air may differ. Light, temperature, the size of the halves and the surface must be alike, or they could be the cause.',
        }),
      },
    }
  },
  verify: ({ image, magnification, damp, total }) => ({
    'b.i': image,
    'b.ii': 1 / (magnification / image),
    'e.i': 100 - (100 * (total - damp)) / total,
  }),
})

type FruitDrawn = {
  name: string
  wall: string
  sizes: readonly [number, number]
  detail: string
}

const DRAWN_FRUITS: Record<Fruit, FruitDrawn> = {
  tomato: {
    name: 'a tomato',
    wall: 'fruit wall',
    sizes: [56, 72],
    detail: 'three large chambers around a thick middle, with several seeds in each, and a thick wall',
  },
  orange: {
    name: 'an orange',
    wall: 'rind',
    sizes: [66, 88],
    detail: 'ten segments like the pieces of a cake, a few seeds near the middle, and a thick rind',
  },
  apple: {
    name: 'an apple',
    wall: 'skin',
    sizes: [62, 84],
    detail: 'a small star of five chambers in the middle with a seed in each, much flesh, and a thin skin',
  },
  cucumber: {
    name: 'a cucumber',
    wall: 'skin',
    sizes: [52, 64],
    detail: 'three parts with a row of seeds in each, flesh around them, and a thin skin',
  },
}

/** From much to little vitamin C. */
const VITAMIN_C: readonly Fruit[] = ['orange', 'tomato', 'apple', 'cucumber']

const FRAME = { x: 180, y: 126, scale: 2.2 }

const SEED_AT: Record<Fruit, readonly [number, number]> = {
  tomato: [28, 186],
  orange: [20, 324],
  apple: [12.5, 18],
  cucumber: [24, 342],
}

const WALL_AT: Record<Fruit, number> = { tomato: 46, orange: 45.5, apple: 48.7, cucumber: 48.7 }

function fruitLabels(kind: Fruit): ModelLabel[] {
  const place = (radius: number, turn: number) => polar(FRAME.x, FRAME.y, radius * FRAME.scale, turn)
  const [radius, turn] = SEED_AT[kind]
  const left = kind === 'tomato'
  return [
    left
      ? { words: 'seed', at: place(radius, turn), from: [56, 190], anchor: 'end' }
      : { words: 'seed', at: place(radius, turn), from: [304, 190], anchor: 'start' },
    {
      words: DRAWN_FRUITS[kind].wall,
      at: place(WALL_AT[kind], 35),
      from: [286, 40],
      anchor: 'start',
    },
  ]
}

const PAIRS = [
  ['tomato', 'orange'],
  ['tomato', 'apple'],
  ['orange', 'apple'],
  ['orange', 'cucumber'],
  ['cucumber', 'apple'],
] as const

core('two-fruits-cut-across', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const pair = random.pick(PAIRS)
    const [first, second] = random.chance(0.5) ? pair : ([pair[1], pair[0]] as const)
    const { sizes } = DRAWN_FRUITS[first]
    const actual = random.int(sizes[0], sizes[1])
    const image = random.int(36, 48)
    const ratio = image / actual
    const tail = ratio * 100 - Math.floor(ratio * 100)
    if (actual % 10 === 0 || Math.abs(tail - 0.5) < 0.05 || isShort(ratio)) return null
    const base = random.int(9, 14)
    const spare = random.shuffle([-1, 0, 1])
    const more = random.int(8, 14)
    const fewer = spare.map(each => base + each)
    const many = random.shuffle([-2, 0, 2]).map(each => base + more + each)
    return {
      first,
      second,
      actual,
      image,
      start: random.pick([5, 8, 11, 14]),
      letters: random.pick(LETTERS),
      firstIsRich: VITAMIN_C.indexOf(first) < VITAMIN_C.indexOf(second),
      fewer,
      many,
      volume: random.pick([1, 2]),
    }
  },
  make: v => {
    const { first, second, actual, image, start, firstIsRich, fewer, many, volume } = v
    const [one, other] = v.letters
    const [fruit, another] = [DRAWN_FRUITS[first], DRAWN_FRUITS[second]]
    const ratio = image / actual
    const [own, others] = firstIsRich ? [fewer, many] : [many, fewer]
    const mean = (drops: readonly number[]) => drops.reduce((sum, each) => sum + each, 0) / drops.length
    const rich = firstIsRich ? one : other
    const row = (letter: string, drops: readonly number[]) => [
      `fruit ${letter}`,
      ...drops.map(each => plain(each)),
    ]
    return {
      stem: [
        `A student cuts ${fruit.name} across. The diagram shows the cut surface, fruit ${one}. A ruler has been placed below the diagram.`,
        `Fruit ${one} in the diagram is ${fruit.name} that was cut across. A ruler lies below the diagram.`,
        `The diagram was made from a photograph of ${fruit.name}, fruit ${one}, which has been cut across. A ruler lies below the diagram.`,
      ],
      figure: fruitAboveRule(`${first}-above-a-rule`, first, one, { image, start }),
      parts: {
        a: ask.draw({
          prompt: `Draw a large diagram of the cut surface of fruit ${one} in the frame. Label one **seed** and the **${fruit.wall}**.`,
          command: 'Draw',
          objective: 'AO3',
          figure: drawingFrame(first, 252),
          tools: ['curve', 'line', 'label'],
          labels: ['seed', fruit.wall].map(each => ({ id: each, text: each })),
          modelFigure: modelInFrame(
            first,
            252,
            `It shows ${fruit.detail}.`,
            placed(fruitSlice(first), FRAME),
            fruitLabels(first),
          ),
          scheme: drawnWell(
            `${fruit.detail}, in the same proportions as in the diagram`,
            `seed and ${fruit.wall}`,
          ),
          solution: `Draw what you see: ${fruit.detail}. Draw both edges of the ${fruit.wall}, so that its thickness can be seen. Use one sharp line for each edge and no shading.`,
        }),
        'b.i': measuredXY(`The line XY shows the diameter of fruit ${one} in the diagram.`, { image, start }),
        'b.ii': ask.number({
          prompt: `The actual diameter of the fruit is ${quantity(actual / 10, 'cm')}. Calculate the magnification of the diagram. Give your answer to **two** significant figures.`,
          command: 'Calculate',
          objective: 'AO3',
          answer: ratio,
          unit: '',
          strictFigures: { kind: 'significant', count: 2 },
          follow: { from: 'b.i', formula: `x/${actual}` },
          scheme: [
            `C1 ${quantity(actual / 10, 'cm')} = ${actual} mm`,
            `C1 ${image} ÷ ${actual}`,
            `A1 ×\u00a0${figures(ratio, 2)} (two significant figures)`,
          ],
          solution: `Both lengths in one unit: ${quantity(actual / 10, 'cm')} = ${actual} mm. Magnification = image size ÷ actual size = ${image} ÷ ${actual} = ${figures(ratio, 4)}…, which is ${figures(ratio, 2)} to two significant figures. It is less than 1, as the picture is smaller than the fruit.`,
        }),
        'c.i': ask.table({
          lead: `The second diagram shows ${another.name} that was cut across, fruit ${other}. The fruits are not drawn to the same scale.`,
          prompt:
            'Count on the diagrams, and complete the table. Count each space with seeds, each wedge-shaped segment, or each piece between two lines as one part.',
          command: 'Complete',
          objective: 'AO3',
          figure: fruitAlone(`${second}-alone`, second, other),
          head: ['number of', `fruit ${one}`, `fruit ${other}`],
          rows: [
            [
              { text: 'parts' },
              { blank: 'parts-one', answer: FRUITS[first].chambers, marks: 1, unit: '' },
              { blank: 'parts-other', answer: FRUITS[second].chambers, marks: 1, unit: '' },
            ],
          ],
          scheme: [`${FRUITS[first].chambers} (fruit ${one})`, `${FRUITS[second].chambers} (fruit ${other})`],
          solution: `Count once around the middle, from a place that you mark: ${FRUITS[first].chambers} parts in fruit ${one} and ${FRUITS[second].chambers} in fruit ${other}.`,
        }),
        'c.ii': ask.written({
          prompt: `Describe **one** other difference between fruit ${one} and fruit ${other} that can be seen in the diagrams.`,
          objective: 'AO3',
          marks: 1,
          lines: 2,
          scheme: fruitDifferences([one, first], [other, second]),
          modelAnswer: allFruitDifferences([one, first], [other, second]),
          solution:
            'A difference names one feature and says what it is like in both: the number or the place of the seeds, the shape of the parts, or the colour or thickness of the outer layer. The size of the whole fruits cannot be compared, as the scales differ.',
        }),
        'd.i': ask.number({
          lead: `The student presses juice out of both fruits. Juice is added drop by drop to ${quantity(volume, 'cm^3')} of DCPIP solution until the blue colour has gone. The table shows the number of drops in three trials.`,
          prompt: `Calculate the mean number of drops for fruit ${one}.`,
          command: 'Calculate',
          objective: 'AO3',
          table: {
            head: ['juice of', 'trial 1', 'trial 2', 'trial 3'],
            rows: [row(one, own), row(other, others)],
          },
          answer: mean(own),
          unit: '',
          scheme: [`B1 (${own.join(' + ')}) ÷ 3 = ${plain(mean(own))}`],
          solution: `Add the three numbers and divide by three: (${own.join(' + ')}) ÷ 3 = ${plain(mean(own))}.`,
        }),
        'd.ii': ask.written({
          prompt:
            'State which juice has the higher concentration of vitamin C, and explain how the results show it.',
          objective: 'AO3',
          marks: 2,
          scheme: [
            MORE_VITAMIN_C(rich, firstIsRich ? other : one),
            FEWER_DROPS(rich, firstIsRich ? other : one),
          ],
          modelAnswer: `Fruit ${rich} has the higher concentration, because fewer drops of its juice are needed to remove the colour of the DCPIP.`,
          solution: `The same amount of DCPIP loses its colour each time. Fewer drops of the juice of fruit ${rich} do it, so each drop holds more vitamin C.`,
        }),
      },
    }
  },
  verify: ({ image, actual, firstIsRich, fewer, many }) => {
    const own = firstIsRich ? fewer : many
    // The trials lie evenly about their mean.
    return { 'b.i': image, 'b.ii': 1 / (actual / image), 'd.i': (Math.max(...own) + Math.min(...own)) / 2 }
  },
})
