import { floatingLeaf, rolledLeaf } from '@/content/figures/igcse/biology/variation-and-selection-2'
import { asItems, ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { figures, quantity } from '@/lib/exams/format'
import { matchScheme } from '@/lib/exams/rising-scheme'
import { DIFFUSES_SLOWER, FLATTER_GRADIENT } from '../8.3-transpiration/points'
import { HOURS, sandAndBurrow } from './figures'
import {
  COOLER,
  FLOATS,
  GASES_IN,
  HELPS_SURVIVE,
  HUMID_AIR,
  INHERITED,
  LESS_CARBON_DIOXIDE,
  LESS_PHOTOSYNTHESIS,
  LESS_WATER_LOST,
  LITTLE_XYLEM,
  MORE_LIGHT,
  UPPER_IN_AIR,
} from './points'

const { core, supplement, templates } = questionsOf('structured', '18.2', { calculator: 'needed' })

export { templates }

const subject = 'igcse/biology'

const HELPS = [
  ['fur of the colour of sand', 'is hard for predators to see'],
  ['very concentrated urine', 'loses little water'],
  ['large eyes', 'finds its way and its food at night'],
  ['long hind legs', 'escapes by jumping far'],
] as const

const SAND = [
  [20, 15, 30, 50, 45, 30, 20],
  [15, 10, 30, 55, 45, 25, 15],
  [25, 20, 35, 55, 50, 35, 25],
] as const

core('an-animal-of-the-desert', {
  facts: { difficulty: 3, checked: '2026-11-27' },
  values: random => ({
    sand: random.pick(SAND),
    burrow: random.pick([20, 25, 30]),
    at: random.pick([3, 4]),
    items: random.shuffle(HELPS),
    animal: random.pick(['jerboa', 'kangaroo rat', 'hopping mouse']),
  }),
  make: ({ sand, burrow, at, items, animal }) => {
    const value = sand[at] ?? 0
    return {
      stem: [
        `A ${animal} lives in a hot desert. It stays in its burrow by day and comes out at night. The graph shows the temperature of the sand and of the burrow.`,
        `The graph shows the temperature of the sand in a desert and of a burrow. A ${animal} is in the burrow by day and looks for food at night.`,
        `In a hot desert, a ${animal} spends the day in a burrow and the night outside. The graph shows the temperature of the sand and of the burrow.`,
      ],
      figure: sandAndBurrow(sand, burrow),
      parts: {
        a: ask.written({
          prompt: 'State what is meant by an *adaptive feature*.',
          scheme: [INHERITED, HELPS_SURVIVE],
          modelAnswer:
            'An adaptive feature is an inherited feature that helps an organism to survive and reproduce in its environment.',
          solution:
            'Two things are wanted: it is inherited, and it helps to survive and reproduce in the environment.',
        }),
        'b.i': ask.number({
          prompt: `State the temperature of the sand at ${HOURS[at]} h.`,
          objective: 'AO2',
          answer: value,
          unit: '°C',
          tolerance: 1,
          scheme: [`A1 ${value} °C (± 1)`],
          solution: `Go up from ${HOURS[at]} h to the curve of the sand and across to the axis: ${value} °C.`,
        }),
        'b.ii': ask.number({
          prompt: `Calculate how much cooler the burrow is than the sand at ${HOURS[at]} h.`,
          answer: value - burrow,
          unit: '°C',
          alsoUnits: ['K'],
          tolerance: 2,
          follow: { from: 'b.i', formula: `x - ${burrow}` },
          scheme: [`A1 ${value - burrow} °C (± 2)`],
          solution: `The burrow is at ${burrow} °C: ${value} − ${burrow} = ${value - burrow} °C.`,
        }),
        c: ask.written({
          prompt: `Explain how it helps the ${animal} to stay in the burrow by day.`,
          objective: 'AO2',
          scheme: [COOLER, LESS_WATER_LOST],
          modelAnswer:
            'The burrow is cooler than the sand by day, so the animal loses less water by evaporation.',
          solution: 'Use the graph: the burrow is cooler. Then say what follows: less water is lost.',
        }),
        d: ask.match({
          prompt: `Match each feature of the ${animal} with how it helps the animal to survive.`,
          objective: 'AO2',
          marks: 2,
          items: items.map(([feature]) => ({ id: feature, text: feature })),
          targets: asItems([...HELPS.map(([, help]) => help), 'loses little heat'].sort()),
          answer: Object.fromEntries(HELPS),
          scheme: matchScheme(4, 2),
          solution: `${HELPS.map(([feature, help]) => `${feature}: ${help}`).join('; ')}.`,
        }),
      },
    }
  },
  verify: ({ sand, burrow, at }) => ({
    'b.i': sand.filter((_, index) => index === at).reduce((all, each) => all + each, 0),
    'b.ii': -(burrow - (sand[at] ?? 0)),
  }),
})

const FLOATING = ['large air space', 'lower epidermis', 'stoma', 'xylem'] as const

supplement('a-leaf-on-the-water', {
  facts: { difficulty: 3, checked: '2026-11-27' },
  values: random => {
    const area = random.pick([0.2, 0.25, 0.4, 0.5])
    const density = random.step(120, 200, 20)
    return {
      order: random.shuffle(FLOATING),
      area,
      count: area * density,
      plant: random.pick(['water lily', 'lotus', 'frogbit']),
    }
  },
  make: ({ order, area, count, plant }) => ({
    stem: [
      `The leaves of a ${plant} float on the water of a lake. The figure shows a section through one of them. Four parts are labelled **A** to **D**.`,
      `A floating leaf of a ${plant} is cut across. The figure shows it with four parts labelled **A** to **D**.`,
      `A student draws a section of a leaf of a ${plant}, which floats on a pond, and labels four parts **A** to **D**.`,
    ],
    figure: floatingLeaf.figure({
      name: 'variation-and-selection-2/leaf-with-letters',
      labels: Object.fromEntries(order.map((part, at) => [part, 'ABCD'.charAt(at)])),
    }),
    parts: {
      a: words({
        subject,
        prompt: 'State the name given to plants that are adapted to live in water.',
        answers: [{ text: 'hydrophytes' }],
        reject: [{ text: 'xerophytes', why: 'Xerophytes live where there is little water.' }],
        solution: 'Hydrophytes are adapted to live in water or in very wet places.',
      }),
      b: ask.match({
        prompt: 'Identify the parts labelled A to D.',
        marks: 2,
        items: asItems([...'ABCD']),
        targets: asItems(['large air space', 'lower epidermis', 'palisade cell', 'stoma', 'xylem']),
        answer: Object.fromEntries(order.map((part, at) => ['ABCD'.charAt(at), part])),
        scheme: matchScheme(4, 2),
        solution: `${order.map((part, at) => `${'ABCD'.charAt(at)}: ${part}`).join('; ')}.`,
      }),
      c: ask.written({
        prompt: 'Explain how the large air spaces help the leaf to carry out its function.',
        scheme: [FLOATS, MORE_LIGHT],
        modelAnswer:
          'The air keeps the leaf floating at the surface, so it receives more light for photosynthesis.',
        solution: 'Say what the air does to the leaf, and what the leaf gains by it.',
      }),
      d: ask.number({
        lead: `Under a microscope a student counts ${count} stomata on ${quantity(area, 'mm^2')} of the upper surface.`,
        prompt: 'Calculate the number of stomata per mm^{2}.',
        answer: count / area,
        scheme: [`C1 ${count} ÷ ${area}`, `A1 ${figures(count / area, 3)}`],
        solution: `Divide the number by the area: ${count} ÷ ${area} = ${count / area} stomata on each mm².`,
      }),
      e: ask.written({
        prompt: 'Explain why the stomata are on the upper surface of the leaf only.',
        scheme: [UPPER_IN_AIR, GASES_IN],
        modelAnswer: 'The upper surface is in contact with air, so carbon dioxide can diffuse in.',
        solution:
          'Only the upper surface touches air. Through stomata in water the leaf could not take in carbon dioxide from the air.',
      }),
      f: ask.written({
        prompt: `Suggest why the ${plant} can live with very little xylem.`,
        objective: 'AO2',
        scheme: [LITTLE_XYLEM],
        modelAnswer: 'The water all around supports the plant, and the plant can absorb water directly.',
        solution: 'Xylem carries water and supports the plant. Both are needed less in water.',
      }),
    },
  }),
  verify: ({ area, count }) => ({ d: (count * 100) / Math.round(area * 100) }),
})

const ROLLED = ['hair', 'stoma', 'thick cuticle', 'vein'] as const

supplement('a-leaf-that-rolls-up', {
  facts: { difficulty: 4, checked: '2026-11-27' },
  values: random => {
    const open = random.pick([40, 50, 60, 80])
    const percent = random.pick([55, 60, 65, 70, 75])
    return {
      order: random.shuffle(ROLLED),
      open,
      rolled: (open * (100 - percent)) / 100,
      place: random.pick(['dunes near the sea', 'a dry coast', 'dry hills']),
    }
  },
  make: ({ order, open, rolled, place }) => ({
    stem: [
      `A grass grows on ${place}. In dry air its leaves roll up. The figure shows a section through a rolled leaf.`,
      `The leaves of a grass from ${place} are rolled up in dry weather. The figure shows such a leaf, cut across.`,
      `The figure shows a section of a leaf of a grass from ${place}. In dry air the leaf is rolled up as shown, in moist air it is flat.`,
    ],
    figure: rolledLeaf.figure({
      name: 'variation-and-selection-2/roll-with-letters',
      title: 'A grass leaf in cross-section',
      labels: Object.fromEntries(order.map((part, at) => [part, 'ABCD'.charAt(at)])),
    }),
    parts: {
      a: words({
        subject,
        prompt: 'State the name given to plants that are adapted to dry places.',
        answers: [{ text: 'xerophytes' }],
        reject: [{ text: 'hydrophytes', why: 'Hydrophytes live in water.' }],
        solution: 'Xerophytes live where there is little water.',
      }),
      b: ask.match({
        prompt: 'Identify the parts labelled A to D.',
        marks: 2,
        items: asItems([...'ABCD']),
        targets: asItems(['hair', 'spine', 'stoma', 'thick cuticle', 'vein']),
        answer: Object.fromEntries(order.map((part, at) => ['ABCD'.charAt(at), part])),
        scheme: matchScheme(4, 2),
        solution: `${order.map((part, at) => `${'ABCD'.charAt(at)}: ${part}`).join('; ')}.`,
      }),
      c: ask.written({
        prompt: 'Explain how the rolled shape and the hairs reduce the loss of water from the leaf.',
        scheme: [HUMID_AIR, FLATTER_GRADIENT, DIFFUSES_SLOWER],
        modelAnswer:
          'Humid air is trapped inside the roll, so the concentration gradient of water vapour is less steep and water vapour diffuses out more slowly.',
        solution:
          'Three steps: what is kept in the roll, what this does to the gradient, and what follows for diffusion.',
      }),
      d: ask.number({
        lead: `A flat leaf loses ${quantity(open, 'mg')} of water in an hour, a rolled leaf ${quantity(rolled, 'mg')}.`,
        prompt: 'Calculate the percentage decrease in the loss of water.',
        answer: ((open - rolled) / open) * 100,
        unit: '%',
        scheme: [
          `C1 (${open} − ${rolled}) ÷ ${open} × 100`,
          `A1 ${figures(((open - rolled) / open) * 100, 2)}%`,
        ],
        solution: `The decrease is ${open} − ${rolled} = ${open - rolled} mg. As a percentage of the loss from the flat leaf: ${open - rolled} ÷ ${open} × 100 = ${figures(((open - rolled) / open) * 100, 2)}%.`,
      }),
      e: ask.written({
        prompt: 'Suggest why the plant grows more slowly while its leaves are rolled up.',
        objective: 'AO2',
        scheme: [LESS_CARBON_DIOXIDE, LESS_PHOTOSYNTHESIS],
        modelAnswer: 'Less carbon dioxide diffuses into the leaf, so photosynthesis is slower.',
        solution: 'What keeps water vapour in also keeps carbon dioxide out, and a roll absorbs less light.',
      }),
    },
  }),
  verify: ({ open, rolled }) => ({ d: 100 - (100 * rolled) / open }),
})
