import { sourcesAndSinks } from '@/content/figures/igcse/biology/transport-in-plants-3'
import { inThisOrder, numbers, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { plain, quantity } from '@/lib/exams/format'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { capital } from '../shared'
import { tuberGraph } from './figures'

const { supplement, templates } = choiceQuestions('8.4')

export { templates }

const letter = (at: number) => 'ABCD'.charAt(at)

supplement('what-translocation-is', {
  facts: { difficulty: 1, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    plant: random.pick(['an apple tree', 'a potato plant', 'a sugar cane plant', 'a grape vine']),
    substance: random.pick(['sucrose', 'amino acids']),
  }),
  make: ({ plant, substance }) => ({
    stem: [
      `Translocation takes place in ${plant}.`,
      `A scientist studies translocation in ${plant}.`,
      `Food made in the leaves of ${plant} reaches its other parts by translocation.`,
    ],
    prompt: ['Which row describes translocation?', 'Which row is correct for translocation?'],
    columns: 'substance | tissue | direction',
    right: `${substance} | phloem | from source to sink`,
    wrong: {
      [`${substance} | phloem | from sink to source`]:
        'You reversed the direction: a source releases the substance.',
      [`${substance} | xylem | from source to sink`]:
        'You chose xylem, which carries water and mineral ions.',
      'water | xylem | from root to leaf': 'You described the transport of water.',
    },
    solution: 'Translocation is the movement of sucrose and amino acids in phloem from sources to sinks.',
  }),
})

const PARTS = {
  leaf: {
    asked: 'is the main source of sucrose',
    what: 'a full-grown leaf, which makes sugars and releases sucrose',
  },
  'growing tip': {
    asked: 'uses sucrose and amino acids to make the plant taller',
    what: 'the growing tip of the shoot, where new cells are made',
  },
  root: {
    asked: 'is a sink that absorbs water and mineral ions',
    what: 'a root, which cannot photosynthesise',
  },
  fruit: { asked: 'stores sugar around the seeds', what: 'a fruit, which stores sugar' },
} as const

const PART_NAMES = ['leaf', 'growing tip', 'root', 'fruit'] as const

supplement('letter-of-a-part', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    order: random.shuffle(PART_NAMES),
    asked: random.pick(['leaf', ...PART_NAMES] as const),
    plant: random.pick(['tomato', 'pepper', 'melon', 'blueberry']),
  }),
  make: ({ order, asked, plant }) => ({
    stem: [
      `The figure shows a ${plant} plant in summer. Sucrose moves in its phloem.`,
      `A ${plant} plant stands in the light in summer. Four of its parts are labelled A to D.`,
      `A student draws a ${plant} plant in summer and labels four parts A to D.`,
    ],
    figure: sourcesAndSinks.figure({
      name: `transport-in-plants/summer-plant-${order.map(part => part.charAt(0)).join('')}`,
      labels: Object.fromEntries(order.map((part, at) => [part, letter(at)])),
    }),
    prompt: [
      `Which labelled part ${PARTS[asked].asked}?`,
      `What is the letter of the part that ${PARTS[asked].asked}?`,
    ],
    options: inThisOrder(
      order.map((part, at): Wrong | string =>
        part === asked ? letter(at) : [letter(at), `You chose ${PARTS[part].what}.`],
      ),
    ),
    solution: `Full-grown leaves in the light release sucrose: they are the source. The growing tip, the fruit and the roots are sinks. ${letter(order.indexOf(asked))} is ${PARTS[asked].what}.`,
  }),
})

const SINKS: readonly string[] = [
  'a root that grows through dark soil',
  'an apple that grows and becomes sweet',
  'a tuber that grows larger in summer',
  'a bud at the tip of a shoot that grows',
]

const SOURCES: readonly (readonly [string, string])[] = [
  ['a full-grown leaf in bright sunlight', 'You chose a leaf that makes more sugar than it uses: a source.'],
  ['an old tuber that sprouts in spring', 'You chose a store that is being used by the shoots: a source.'],
  ['a food store in a germinating seed', 'You chose a store that releases food for the seedling: a source.'],
  ['a carrot from which flowers grow', 'You chose a store that is being used by the flowers: a source.'],
]

supplement('which-is-a-sink', {
  facts: { difficulty: 3, checked: '2026-11-30', objective: 'AO1' },
  values: random => ({
    isSink: random.chance(0.5),
    sinks: random.shuffle(SINKS),
    sources: random.shuffle(SOURCES),
    what: random.pick(['sucrose', 'sucrose and amino acids']),
  }),
  make: ({ isSink, sinks, sources, what }) => {
    const right = (isSink ? sinks[0] : sources[0]?.[0]) ?? ''
    const wrong = isSink
      ? sources.slice(0, 3).map(([text, why]): Wrong => [text, why])
      : sinks
          .slice(0, 3)
          .map(
            (text): Wrong => [text, 'You chose a part that grows or stores, so it receives sucrose: a sink.'],
          )
    return {
      stem: '',
      prompt: [
        `Which part of a plant is a ${isSink ? 'sink for' : 'source of'} ${what}?`,
        `Which of these is a ${isSink ? 'sink for' : 'source of'} ${what}?`,
      ],
      right,
      wrong,
      solution: `A ${isSink ? 'sink uses or stores' : 'source releases'} sucrose or amino acids. ${capital(right)} does so; the other three ${isSink ? 'release' : 'use or store'} them.`,
    }
  },
})

const ROLES = [
  {
    part: 'a potato tuber',
    one: 'in summer, when it forms',
    other: 'in spring, when it sprouts',
    roles: ['sink', 'source'],
  },
  {
    part: 'a leaf',
    one: 'while it is very young',
    other: 'when it is full-grown, in the light',
    roles: ['sink', 'source'],
  },
  {
    part: 'the root of a carrot',
    one: 'when flowers grow from it',
    other: 'in its first summer',
    roles: ['source', 'sink'],
  },
  {
    part: 'the food store of a bean seed',
    one: 'while the seed germinates',
    other: 'while the seed grows in the pod',
    roles: ['source', 'sink'],
  },
] as const

supplement('role-in-a-season', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    role: random.pick(ROLES),
    place: random.pick(['a field', 'a garden', 'a greenhouse']),
  }),
  make: ({ role: { part, one, other, roles }, place }) => {
    const [first, second] = roles
    return {
      stem: [
        `A student compares ${part} at two times. The plants grow in ${place}.`,
        `The role of ${part} in ${place} is compared at two times.`,
        `In ${place}, ${part} is studied at two different times.`,
      ],
      prompt: [
        'Which row shows its role at these times?',
        'Which row shows whether it is a source or a sink?',
      ],
      columns: `${one} | ${other}`,
      right: `${first} | ${second}`,
      wrong: {
        [`${second} | ${first}`]:
          'You reversed the roles: a source releases sucrose, a sink uses or stores it.',
        [`${first} | ${first}`]: 'You kept the role, but it changes between these times.',
        [`${second} | ${second}`]: 'You kept the role, and it is the wrong one at the first of these times.',
      },
      solution: `A part that grows or stores is a sink, and a part that releases sucrose is a source. So ${part} is a ${first} ${one} and a ${second} ${other}.`,
    }
  },
})

const PERIODS = [
  { at: 1, why: 'You chose a time when the tuber grows slowly, so it receives little sucrose.' },
  { at: 3, why: 'You chose a time when the tuber grows fastest, so it receives sucrose.' },
  { at: 6.5, why: 'You chose a time when the mass stays the same, in winter.' },
  { at: 10, why: 'You chose a time when the mass falls, so the tuber releases sucrose.' },
] as const

supplement('mass-of-a-tuber', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({
    year: { early: random.pick([10, 20]), full: random.step(100, 130, 10), left: random.step(20, 50, 10) },
    order: random.shuffle([0, 1, 2, 3]),
    isSource: random.chance(0.6),
    plant: random.pick(['potato', 'yam']),
  }),
  make: ({ year, order, isSource, plant }) => {
    const right = isSource ? 3 : 1
    return {
      stem: [
        `The graph shows the mass of a ${plant} tuber from June of one year to May of the next.`,
        `A ${plant} tuber forms in June and sprouts in the next spring. The graph shows its mass.`,
        `The mass of a ${plant} tuber changes as in the graph. A, B, C and D are four parts of the line.`,
      ],
      figure: tuberGraph(
        year,
        order.map((period, at) => [letter(at), PERIODS[period]?.at ?? 0] as const),
      ),
      prompt: isSource
        ? ['In which part is the tuber a source?', 'Which part of the line shows that the tuber is a source?']
        : [
            'In which part does the tuber receive sucrose fastest?',
            'In which part does the tuber store sucrose as starch fastest?',
          ],
      options: inThisOrder(
        order.map((period, at): Wrong | string =>
          period === right ? letter(at) : [letter(at), PERIODS[period]?.why ?? ''],
        ),
      ),
      solution: `${isSource ? 'A source releases sucrose, so its mass falls' : 'A sink that stores gains mass, and the steepest rise is the fastest'}: ${letter(order.indexOf(right))}.`,
    }
  },
})

supplement('sucrose-above-a-ring', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const below = random.pick([2, 4, 5])
    const percent = random.pick([150, 200, 250, 300])
    const above = below * (1 + percent / 100)
    const wrong = threeSlips(
      random,
      percent,
      [
        [
          ((above - below) / above) * 100,
          'You divided by the value above the ring, not by the one below it.',
        ],
        [
          (above / below) * 100,
          'You gave the value above as a percentage of the one below, not the difference.',
        ],
        [(below / above) * 100, 'You gave the lower value as a percentage of the higher one.'],
        [
          ((above - below) / (above + below)) * 100,
          'You divided by the sum of both values, not by the one below the ring.',
        ],
      ],
      value => plain(value, 0),
    )
    return wrong && above <= 20 && Number.isInteger(above)
      ? { below, above, percent, wrong, tree: random.pick(['willow', 'ash', 'lime']) }
      : null
  },
  make: ({ below, above, percent, wrong, tree }) => ({
    stem: [
      `In summer a ring of tissue that contains the phloem is cut off the stem of a young ${tree}. The xylem is left in place. After a week the concentration of sucrose is measured just above and just below the ring.`,
      `In summer a scientist removes the phloem, but not the xylem, from a ring around the stem of a young ${tree}. The figure shows the sucrose in the stem one week later.`,
      `The figure shows how much sucrose is in the stem of a young ${tree} in summer, above and below a ring from which the phloem was removed a week ago.`,
    ],
    figure: chartFigure(
      {
        name: `transport-in-plants/ring-${below}-${plain(above).replace('.', '')}`,
        title: 'Sucrose above and below a ring',
      },
      barChart({
        categories: ['above the ring', 'below the ring'],
        values: [above, below],
        yLabel: 'sucrose / mg per g of stem',
        yEvery: 2,
        yMax: 20,
        height: 190,
      }),
    ),
    prompt: [
      'By what percentage is the concentration above the ring higher than below it?',
      'What is the percentage difference, compared with the concentration below the ring?',
    ],
    options: numbers({
      right: percent,
      unit: '%',
      wrong: wrong.map(([value, why]) => [Math.round(value), why]),
    }),
    solution: `The difference is ${plain(above)} − ${plain(below)} = ${quantity(above - below, 'mg')} per g. Divided by the value below the ring: ${plain(above - below)} ÷ ${plain(below)} × 100 = ${percent}%. Sucrose from the leaves cannot pass the ring, because the phloem is missing.`,
  }),
  verify: ({ above, below }) => (100 * above) / below - 100,
})
