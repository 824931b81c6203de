import { growthGraph } from '@/content/figures/igcse/biology/biotechnology-and-genetic-modification'
import { inThisOrder, numbers, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { plain } from '@/lib/exams/format'
import { bacterialCell } from '@/lib/figures/biology/cells'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'

const { core, supplement, templates } = choiceQuestions('21.1')

export { templates }

const PRODUCTS = [
  'an enzyme for washing powder',
  'human insulin',
  'a human growth hormone',
  'a protein for a vaccine',
] as const

const REASONS = [
  'They reproduce rapidly.',
  'They can make complex molecules.',
  'They need only simple and cheap food.',
] as const

const NO_REASONS: readonly Wrong[] = [
  [
    'They carry out photosynthesis.',
    'You took bacteria for plants: the bacteria in a fermenter are given food.',
  ],
  ['They have a large nucleus.', 'You gave bacteria a nucleus, but their DNA lies free in the cytoplasm.'],
  ['They reproduce by fusing gametes.', 'You chose sexual reproduction; bacteria divide, which is asexual.'],
  [
    'They grow without any nutrients.',
    'You took simple needs for no needs at all: bacteria must be given nutrients.',
  ],
  [
    'They have cell walls made of cellulose.',
    'You chose a feature of plants, which would not help to make a product.',
  ],
]

core('why-bacteria-are-used', {
  facts: { difficulty: 1, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    product: random.pick(PRODUCTS),
    right: random.pick(REASONS),
    wrong: random.sample(NO_REASONS, 3),
  }),
  make: ({ product, right, wrong }) => ({
    stem: [
      `A company uses bacteria to make ${product}.`,
      `In a factory, bacteria make ${product}.`,
      `Bacteria are grown in large tanks, where they make ${product}.`,
    ],
    prompt: ['Why are bacteria useful for this?', 'Which feature of bacteria makes them useful for this?'],
    right,
    wrong,
    solution:
      'Bacteria reproduce rapidly, so a large amount of product is made in a short time. They can make complex molecules such as proteins, and they need only simple, cheap food.',
  }),
})

core('number-after-some-hours', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const start = random.pick([20, 30, 50, 80, 100, 200])
    const time = random.pick([20, 30, 40, 60])
    const doublings = random.int(4, 8)
    const minutes = time * doublings
    if (minutes % 60 !== 0) return null
    const right = start * 2 ** doublings
    const wrong = threeSlips(
      random,
      right,
      [
        [
          start * 2 * doublings,
          'You multiplied by two and by the number of doublings, instead of doubling again and again.',
        ],
        [start * doublings, 'You multiplied by the number of doublings only.'],
        [start * 2 ** (doublings - 1), 'You stopped one doubling too early.'],
        [start * 2 ** (doublings + 1), 'You counted one doubling too many.'],
        [2 ** doublings, 'You began with a single bacterium.'],
      ],
      String,
    )
    return wrong ? { start, time, hours: minutes / 60, right, wrong, doublings } : null
  },
  make: ({ start, time, hours, right, wrong, doublings }) => ({
    stem: [
      `A flask contains ${start} bacteria. In warm nutrient solution their number doubles every ${time} minutes.`,
      `${start} bacteria are put into a warm solution of nutrients. The number of bacteria doubles every ${time} minutes.`,
      `Bacteria are used to make a protein. A culture starts with ${start} bacteria, which double in number every ${time} minutes.`,
    ],
    prompt: [
      `How many bacteria are there after ${hours} ${hours === 1 ? 'hour' : 'hours'}?`,
      `What is the number of bacteria after ${hours} ${hours === 1 ? 'hour' : 'hours'}?`,
    ],
    options: numbers({ right, unit: '', wrong }),
    solution: `${hours} × 60 ÷ ${time} = ${doublings} doublings. ${start} × 2^{${doublings}} = ${start} × ${2 ** doublings} = ${plain(right)}.`,
  }),
  verify: ({ start, time, hours }) => {
    let count = start
    for (let minute = time; minute <= 60 * hours; minute += time) count += count
    return count
  },
})

core('doubling-time-from-a-graph', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const doubling = random.pick([20, 30, 40])
    const wrong = threeSlips(
      random,
      doubling,
      [
        [doubling * 2, 'You read the time in which the number becomes four times as large.'],
        [doubling * 3, 'You read the time in which the number becomes eight times as large.'],
        [doubling * 4, 'You took the time of the whole curve, in which the number doubles four times.'],
        [doubling / 2, 'You read only half of the time, when the number has not yet doubled.'],
      ],
      String,
    )
    return wrong ? { doubling, factor: random.pick([10, 20, 50, 100]), wrong } : null
  },
  make: ({ doubling, factor, wrong }) => ({
    stem: [
      'Bacteria grow in a flask of nutrient solution. The graph shows their number.',
      'A scientist counts the bacteria in a flask again and again. The graph shows the results.',
      'Bacteria that make a medicine are grown in a flask. The graph shows the number of bacteria.',
    ],
    figure: growthGraph({ factor, doubling }),
    prompt: [
      'How long does it take for the number of bacteria to double?',
      'What is the doubling time of the bacteria?',
    ],
    options: numbers({ right: doubling, unit: 'min', wrong }),
    solution: `The number rises from ${2 * factor} to ${4 * factor} per mm^{3} in the first ${doubling} min, and from ${4 * factor} to ${8 * factor} per mm^{3} in the next ${doubling} min.`,
  }),
  verify: ({ doubling }) => (4 * doubling) / Math.log2(32 / 2),
})

const TIMES = [15, 20, 30, 40, 60, 120] as const

core('cells-of-two-bacteria', {
  facts: { difficulty: 5, checked: '2026-11-27', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const hours = 2
    const times = random.sample(TIMES, 4)
    const [fast = 15, slow = 60] = times.slice(0, 2).toSorted((one, other) => one - other)
    const [many, few] = [(60 * hours) / fast, (60 * hours) / slow]
    const right = 2 ** (many - few)
    if (right < 4 || right > 64) return null
    const wrong = threeSlips(
      random,
      right,
      [
        [many / few, 'You divided the numbers of doublings, but each doubling multiplies the cells by two.'],
        [
          2 ** many,
          'You found how often the faster one doubles, and left out that the other one doubles as well.',
        ],
        [2 ** few, 'You found only how much the slower one grows.'],
        [
          2 * (many - few),
          'You multiplied the difference in doublings by two instead of doubling that many times.',
        ],
        [2 ** many - 2 ** few, 'You subtracted the numbers of cells; “how many times” asks for a division.'],
      ].filter((slip): slip is [number, string] => Number.isInteger(slip[0])),
      String,
    )
    return wrong && [many, few].every(Number.isInteger)
      ? { times, fast, slow, many, few, right, wrong, product: random.pick(PRODUCTS) }
      : null
  },
  make: ({ times, fast, slow, many, few, right, wrong, product }) => {
    const letter = (time: number) => 'PQRS'.charAt((times as readonly number[]).indexOf(time))
    return {
      stem: [
        `Four kinds of bacteria, P to S, could be used to make ${product}. The chart shows the time in which the number of cells doubles.`,
        `A company that makes ${product} compares four kinds of bacteria. The chart shows how long each needs to double its number of cells.`,
        `The chart shows the time in which the cells of four kinds of bacteria double in number. One kind will be used to make ${product}.`,
      ],
      figure: chartFigure(
        {
          name: `biotechnology-and-genetic-modification/doubling-times-${times.join('-')}`,
          title: 'Doubling times of four kinds of bacteria',
        },
        barChart({
          categories: [...'PQRS'],
          values: times,
          yLabel: 'time to double / min',
          label: 'kind of bacteria',
          yEvery: Math.max(...times) > 40 ? 10 : 5,
        }),
      ),
      prompt: `Cultures of ${letter(fast)} and ${letter(slow)} start with equal numbers of cells. After 2 hours, how many times as many cells are there of ${letter(fast)} as of ${letter(slow)}?`,
      options: numbers({ right, unit: '', wrong }),
      solution: `In 120 min, ${letter(fast)} doubles 120 ÷ ${fast} = ${many} times, and ${letter(slow)} doubles 120 ÷ ${slow} = ${few} ${few === 1 ? 'time' : 'times'}. 2^{${many}} ÷ 2^{${few}} = 2^{${many - few}} = ${right}.`,
    }
  },
  verify: ({ fast, slow }) => {
    let ratio = 1
    for (let minute = 1; minute <= 120; minute += 1) {
      if (minute % fast === 0) ratio *= 2
      if (minute % slow === 0) ratio /= 2
    }
    return ratio
  },
})

const PARTS = ['plasmid', 'circular DNA', 'ribosome', 'cell wall', 'flagellum'] as const

const PART_ERRORS: Record<(typeof PARTS)[number], string> = {
  plasmid: 'You chose a plasmid, the small ring of DNA that carries new genes.',
  'circular DNA': 'You chose the main DNA of the cell, which stays in the cell.',
  ribosome: 'You chose a ribosome, where proteins are made.',
  'cell wall': 'You chose the cell wall, which supports the cell.',
  flagellum: 'You chose the flagellum, with which the cell moves.',
}

supplement('part-that-carries-genes', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    order: random.shuffle(['plasmid', 'circular DNA', ...random.sample(PARTS.slice(2), 2)] as const),
    gene: random.pick(['a human gene', 'the gene for human insulin', 'a gene from a jellyfish']),
  }),
  make: ({ order, gene }) => ({
    stem: [
      `The diagram shows a bacterium. Scientists want to put ${gene} into it.`,
      `A bacterium is to be given ${gene}. Four of its parts are labelled A to D.`,
      `Before they put ${gene} into bacteria, scientists look at the parts of the cell in the diagram.`,
    ],
    figure: bacterialCell.figure({
      name: 'biotechnology-and-genetic-modification/cell-with-letters',
      title: 'A bacterium with four labels',
      labels: Object.fromEntries(order.map((part, at) => [part, 'ABCD'.charAt(at)])),
    }),
    prompt: [
      'Which part is taken out of the cell, altered and put back to carry the gene?',
      'Which part can be removed, changed and returned to the cell to bring the new gene into it?',
    ],
    options: inThisOrder(
      order.map((part, at): Wrong | string =>
        part === 'plasmid' ? 'ABCD'.charAt(at) : ['ABCD'.charAt(at), PART_ERRORS[part]],
      ),
    ),
    solution:
      'Plasmids are small rings of DNA, separate from the main loop. They are easily removed, altered and put back, so they carry new genes into bacteria.',
  }),
})

supplement('few-concerns', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    animal: random.pick(['sheep', 'goats', 'cows', 'pigs']),
    product: random.pick(['a human hormone', 'a protein that clots blood', 'a human enzyme']),
    right: random.pick([
      'Bacteria have no nervous system, so they cannot feel pain.',
      'Growing and changing bacteria does not cause suffering.',
      'Bacteria cannot suffer when they are grown and changed.',
    ]),
  }),
  make: ({ animal, product, right }) => ({
    stem: [
      `To make ${product}, a company could change the genes of bacteria or of ${animal}.`,
      `Both bacteria and ${animal} could be modified so that they make ${product}.`,
      `A newspaper reports that ${product} can be made by modified bacteria, or by modified ${animal}.`,
    ],
    prompt: [
      'Why are there fewer ethical concerns about the bacteria?',
      'What is the reason that fewer people have ethical concerns about the bacteria?',
    ],
    right,
    wrong: {
      'Bacteria reproduce faster, so more product is made in an hour.':
        'You gave an advantage for production. It does not say whether the method is right or wrong.',
      'Bacteria need less space and cheaper food than large animals.':
        'You gave an advantage in costs. It does not say whether the method is right or wrong.',
      'Bacteria have plasmids, which are easily removed and put back.':
        'You gave a technical advantage. It does not say whether the method is right or wrong.',
    },
    solution: `An ethical concern is about right and wrong, for example whether an animal suffers. ${animal.charAt(0).toUpperCase() + animal.slice(1)} can feel pain. Bacteria have no nervous system and cannot.`,
  }),
})
