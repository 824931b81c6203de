import {
  column,
  doughGraph,
  fermenter,
  stainGraph,
} from '@/content/figures/igcse/biology/biotechnology-and-genetic-modification-2'
import { inThisOrder, numbers, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { quantity } from '@/lib/exams/format'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { capital } from '../shared'

const { core, supplement, templates } = choiceQuestions('21.2')

export { templates }

const KINDS = ['warm', 'cold', 'hot'] as const

const OUTCOMES = {
  warm: { place: '35 °C', why: 'the yeast respires fast and releases much carbon dioxide' },
  cold: { place: '10 °C', why: 'the yeast respires slowly and releases little carbon dioxide' },
  hot: { place: '75 °C', why: 'the yeast is killed and releases no carbon dioxide' },
} as const

core('rise-of-dough', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({
    start: random.pick([20, 24, 30]),
    warm: random.step(70, 90, 2),
    cold: random.step(40, 46, 2),
    order: random.shuffle(KINDS),
    asked: random.pick(KINDS),
  }),
  make: ({ start, warm, cold, order, asked }) => {
    const letter = 'PQR'.charAt(order.indexOf(asked))
    const [one, other] = KINDS.filter(kind => kind !== asked)
    const row = (place: string, why: string) => `${place} | ${why}`
    const { place, why } = OUTCOMES[asked]
    const wrongWhy = {
      warm: 'the yeast respires fast and releases much oxygen',
      cold: 'the yeast is killed and releases no carbon dioxide',
      hot: 'the yeast respires slowly and releases little carbon dioxide',
    }[asked]
    const slip = {
      warm: 'You took oxygen for the gas; yeast releases carbon dioxide.',
      cold: 'You took the cold for deadly, but the dough rises, so the yeast respires.',
      hot: 'You took the yeast as slow, but the dough does not rise at all.',
    }[asked]
    return {
      stem: [
        'Three equal pieces of bread dough with yeast were kept at 10 °C, 35 °C and 75 °C. The graph shows their volumes.',
        'A baker keeps equal pieces of dough with yeast at 10 °C, at 35 °C and at 75 °C, and measures their volumes. The graph shows the results.',
        'A student puts the same volume of dough with yeast into three measuring cylinders, which are kept at 10 °C, 35 °C and 75 °C. The volumes are shown in the graph.',
      ],
      figure: doughGraph({ start, warm, cold, order }),
      prompt: [`Which row is correct for line ${letter}?`, `Which row explains line ${letter}?`],
      columns: 'temperature | reason',
      right: row(place, why),
      wrong: {
        [row(place, wrongWhy)]: slip,
        [row(OUTCOMES[one ?? 'warm'].place, OUTCOMES[one ?? 'warm'].why)]:
          `You took line ${letter} for another one: compare how far each line rises.`,
        [row(OUTCOMES[other ?? 'cold'].place, OUTCOMES[other ?? 'cold'].why)]:
          `You mixed up line ${letter} with a line of another shape.`,
      },
      solution: `Carbon dioxide from the anaerobic respiration of yeast makes dough rise. At 35 °C this is fast, at 10 °C it is slow, and at 75 °C the yeast is killed. Line ${letter} is the dough at ${place}: ${why}.`,
    }
  },
})

const FRUITS = [
  ['apple', 'pear'],
  ['orange', 'mango'],
  ['grape', 'plum'],
] as const

core('more-juice-with-pectinase', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const percent = random.pick([10, 20, 25, 30, 40, 50, 60, 75])
    const without = random.pick([20, 40, 50, 60])
    const more = (without * percent) / 100
    const withIt = without + more
    const other = random.pick([30, 50, 70])
    const wrong = threeSlips(
      random,
      percent,
      [
        [(more / withIt) * 100, 'You divided by the volume with pectinase, not by the one without.'],
        [more, 'You gave the increase in cm^{3}, not as a percentage.'],
        [
          (withIt / without) * 100,
          'You gave the whole volume as a percentage of the volume without pectinase.',
        ],
        [
          (without / withIt) * 100,
          'You gave the volume without pectinase as a percentage of the one with it.',
        ],
      ],
      value => value.toFixed(0),
    )
    return wrong && more % 5 === 0
      ? {
          percent,
          without,
          withIt,
          other,
          otherWith: other + random.pick([10, 20]),
          wrong,
          fruits: random.pick(FRUITS),
        }
      : null
  },
  make: ({ percent, without, withIt, other, otherWith, wrong, fruits }) => ({
    stem: [
      `Equal masses of crushed ${fruits[0]} and ${fruits[1]} were left for an hour with and without pectinase. The chart shows the volumes of juice.`,
      `A student collects juice from equal masses of crushed ${fruits[0]} and ${fruits[1]}, with and without pectinase. The results are shown in the chart.`,
      `The chart shows how much juice is obtained from equal masses of crushed ${fruits[0]} and ${fruits[1]} with and without pectinase.`,
    ],
    figure: chartFigure(
      {
        name: `biotechnology-and-genetic-modification/juice-${without}-${withIt}-${other}-${otherWith}`,
        title: 'Volumes of juice with and without pectinase',
      },
      barChart({
        categories: [...fruits],
        values: [
          { name: 'without pectinase', values: [without, other] },
          { name: 'with pectinase', values: [withIt, otherWith] },
        ],
        yLabel: 'volume of juice / cm^{3}',
        yEvery: 10,
        height: 200,
      }),
    ),
    prompt: `What is the percentage increase in the volume of ${fruits[0]} juice when pectinase is used?`,
    options: numbers({ right: percent, unit: '%', wrong, sigFigs: 2 }),
    solution: `The volume rises from ${quantity(without, 'cm^3')} to ${quantity(withIt, 'cm^3')}. The increase is ${quantity(withIt - without, 'cm^3')}: ${withIt - without} ÷ ${without} × 100 = ${percent}%.`,
  }),
  verify: ({ without, withIt }) => (withIt / without - 1) * 100,
})

core('conclusion-about-two-powders', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const powders = {
      optimum: random.pick([36, 40, 44]),
      top: random.pick([70, 74, 78, 82]),
      base: random.pick([4, 6, 8]),
    }
    return { powders, stain: random.pick(['egg', 'blood', 'butter', 'milk']), asked: random.int(0, 2) }
  },
  make: ({ powders, stain, asked }) => {
    const { optimum } = powders
    const limit = optimum + 20
    const right = [
      `At ${limit + 10} °C, powder P works no better than powder Q.`,
      `From 10 °C to ${optimum} °C, both powders work better in warmer water.`,
      `At ${optimum + 2} °C, powder P removes more of the stain than at ${limit} °C.`,
    ][asked]
    return {
      stem: [
        `Pieces of cloth with stains of ${stain} were washed with powder P, which contains enzymes, and with powder Q, which does not. The graph shows the results.`,
        `A student washes stains of ${stain} with a biological powder, P, and a non-biological one, Q. The results are shown in the graph.`,
        `Two washing powders, P with enzymes and Q without, are tested on stains of ${stain}. The graph shows how much of the stain is removed.`,
      ],
      figure: stainGraph(powders, ['P', 'Q'], `powders-${powders.optimum}-${powders.top}-${powders.base}`),
      prompt: ['Which conclusion is supported by the graph?', 'What does the graph show?'],
      right: right ?? '',
      wrong: {
        [`At ${limit + 10} °C, powder Q works better than powder P.`]:
          'You took the fall of P for a fall below Q, but the two lines lie together there.',
        [`At ${optimum} °C, powder P removes all of the stain.`]:
          'You took the highest point for 100%, but it is lower on the axis.',
        'At all temperatures, powder P removes more of the stain than powder Q.':
          'You looked at the left part only: at high temperatures the lines lie together.',
      },
      solution: `The enzymes of P work best at ${optimum} °C. At ${limit} °C they are denatured, so from there on P removes only as much as Q, which has no enzymes. Up to ${optimum} °C both lines rise.`,
    }
  },
})

const ASKED = ['water jacket', 'sterile air in', 'waste gases out', 'stirrer', 'product out'] as const

const DOES: Record<(typeof ASKED)[number], { asked: string; error: string }> = {
  'water jacket': {
    asked: 'removes heat that is released in respiration',
    error: 'You chose the space through which cold water flows.',
  },
  'sterile air in': {
    asked: 'supplies oxygen to the microorganisms',
    error: 'You chose the pipe from which air bubbles through the liquid.',
  },
  'waste gases out': {
    asked: 'lets carbon dioxide leave the tank',
    error: 'You chose the pipe at the top through which gases leave.',
  },
  stirrer: {
    asked: 'spreads oxygen, heat and nutrients evenly',
    error: 'You chose the bars that turn and mix the liquid.',
  },
  'product out': {
    asked: 'is opened at the end to collect the product',
    error: 'You chose the pipe at the bottom from which the liquid is drained.',
  },
}

const PRODUCTS = [
  'penicillin from a fungus',
  'mycoprotein from a fungus',
  'insulin from modified bacteria',
] as const

supplement('part-of-the-fermenter', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => {
    const order = random.sample(ASKED, 4)
    return { order, right: random.pick(order), product: random.pick(PRODUCTS) }
  },
  make: ({ order, right, product }) => ({
    stem: [
      `The diagram shows a fermenter that is used to make ${product}.`,
      `A company makes ${product}. The diagram shows the fermenter. Arrows show what flows in and out.`,
      `The fermenter in the diagram is used to make ${product}. Four parts are labelled A to D.`,
    ],
    figure: fermenter.figure({
      name: 'biotechnology-and-genetic-modification/tank-with-four-letters',
      title: 'A fermenter with four labels',
      labels: Object.fromEntries(order.map((part, at) => [part, 'ABCD'.charAt(at)])),
    }),
    prompt: `Which part ${DOES[right].asked}?`,
    options: inThisOrder(
      order.map((part, at): Wrong | string =>
        part === right ? 'ABCD'.charAt(at) : ['ABCD'.charAt(at), DOES[part].error],
      ),
    ),
    solution: `${capital(right)}: this part ${DOES[right].asked}.`,
  }),
})

const FAILS = [
  {
    part: 'water jacket',
    fails: 'Water stops flowing through the part that is labelled X.',
    right: 'Heat from respiration is not removed, and enzymes denature.',
    why: 'X is the water jacket. Respiration releases heat, which the cold water carries away. Without it the temperature rises above the optimum.',
  },
  {
    part: 'sterile air in',
    fails: 'The flow through the part that is labelled X stops.',
    right: 'Aerobic respiration slows down, and so less energy is released.',
    why: 'Sterile air enters at X. Without its oxygen there is no aerobic respiration, and the microorganisms have less energy for growth.',
  },
  {
    part: 'acid or alkali in',
    fails: 'The part that is labelled X is blocked. It should let in acid or alkali.',
    right: 'The pH moves away from the optimum, and enzymes denature.',
    why: 'Products of the microorganisms change the pH. It can no longer be brought back to the optimum.',
  },
  {
    part: 'stirrer',
    fails: 'The part that is labelled X stops turning.',
    right: 'Cells settle, and oxygen is not spread evenly.',
    why: 'X is the stirrer, which mixes the liquid and so spreads oxygen, nutrients and heat.',
  },
] as const

const SLIPS: readonly Wrong[] = [
  [
    'The microorganisms get cold, and so their enzymes denature.',
    'You took cold for a cause of denaturing; respiration makes the fermenter warmer, not colder.',
  ],
  [
    'Oxygen can no longer leave the tank, and so the pressure rises.',
    'You took oxygen for a waste gas; the microorganisms use it up and release carbon dioxide.',
  ],
  [
    'The microorganisms carry out less photosynthesis, and so grow less.',
    'You took the microorganisms for plants; they are given sugars and do not photosynthesise.',
  ],
  [
    'Respiration releases less carbon dioxide, and so less product forms from it.',
    'You took carbon dioxide for a raw material; it is a waste product here.',
  ],
  [
    'Respiration takes in more heat, and so the liquid freezes.',
    'You reversed it: respiration releases heat.',
  ],
]

supplement('when-a-part-fails', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({
    fault: random.pick(FAILS),
    wrong: random.sample(SLIPS, 3),
    product: random.pick(PRODUCTS),
  }),
  make: ({ fault, wrong, product }) => ({
    stem: [
      `The diagram shows a fermenter in which ${product} is made. ${fault.fails}`,
      `A fermenter is used to make ${product}. ${fault.fails}`,
      `In the fermenter of the diagram a company makes ${product}. ${fault.fails}`,
    ],
    figure: fermenter.figure({
      name: 'biotechnology-and-genetic-modification/tank-with-part-x',
      title: 'A fermenter with one label',
      labels: { [fault.part]: 'X' },
    }),
    prompt: ['What is the effect of this?', 'What happens as a result?'],
    right: fault.right,
    wrong,
    solution: fault.why,
  }),
})

supplement('milk-through-beads', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({
    animal: random.pick(['cows', 'goats', 'sheep']),
    who: random.pick(['a dairy', 'a company', 'a student']),
    asked: random.chance(0.5),
  }),
  make: ({ animal, who, asked }) => ({
    stem: [
      `As the diagram shows, ${who} passes milk of ${animal} through a column of beads that contain an immobilised enzyme, lactase.`,
      `To make milk for people with lactose intolerance, ${who} lets milk of ${animal} flow past beads in which lactase is trapped, as in the diagram.`,
      `The diagram shows how ${who} treats milk of ${animal} with lactase that is immobilised in beads.`,
    ],
    figure: column({ above: 'milk in', beads: 'beads', below: 'milk out' }, 'column-of-beads'),
    prompt: asked
      ? 'Which row describes the milk that has flowed slowly past the beads?'
      : 'What does the milk contain after it has flowed slowly past the beads?',
    columns: 'lactose | glucose | lactase',
    right: 'almost none | much | none',
    wrong: {
      'almost none | much | much': 'You let the enzyme get into the milk, but it is trapped in the beads.',
      'much | almost none | none': 'You reversed the reaction: lactose is broken down and glucose is formed.',
      'almost none | almost none | none':
        'You forgot the products: lactose is broken down to glucose and galactose.',
    },
    solution:
      'Lactase breaks down lactose to glucose and galactose. It is immobilised, so it stays in the beads and does not get into the milk.',
  }),
})
