import {
  type Chromosomes,
  cellOf,
  chromosomesInWords,
  dnaGraph,
  sliceFigure,
  stemCellFigure,
} from '@/content/figures/igcse/biology/inheritance-2'
import { inThisOrder, numbers, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { plain } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { text } from '@/lib/figures/shapes'

const { supplement, templates } = choiceQuestions('17.2')

export { templates }

const LETTERS = ['A', 'B', 'C', 'D'] as const

/** Chromosomes in a body cell, and a place where such cells divide. */
const SPECIES = [
  ['horse', 64, 'skin'],
  ['cat', 38, 'gut lining'],
  ['mouse', 40, 'bone marrow'],
  ['rabbit', 44, 'skin'],
  ['tomato plant', 24, 'root tip'],
  ['maize plant', 20, 'root tip'],
  ['pea plant', 14, 'shoot tip'],
] as const

supplement('chromosomes-after-mitosis', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({ species: random.pick(SPECIES) }),
  make: ({ species: [species, number, place] }) => ({
    stem: [
      `A cell in the ${place} of a ${species} has ${number} chromosomes. It divides once by mitosis.`,
      `Mitosis takes place in a cell in the ${place} of a ${species}. The cell has ${number} chromosomes.`,
      `One cell in the ${place} of a ${species} contains ${number} chromosomes and divides by mitosis.`,
    ],
    prompt: [
      'Which row describes the cells that are formed?',
      'Which row is correct for the daughter cells?',
    ],
    columns: 'number of cells | chromosomes in each cell',
    right: `2 | ${number}`,
    wrong: {
      [`2 | ${number / 2}`]: 'You shared the chromosomes out without copying them first.',
      [`4 | ${number / 2}`]: 'You described meiosis.',
      [`4 | ${number}`]: 'You counted the cells of two divisions; mitosis gives two daughter cells.',
    },
    solution: `Each chromosome is copied before mitosis. In mitosis the copies separate, so each of the two daughter cells has ${number} chromosomes again.`,
  }),
})

/** Wrong nuclei after mitosis of a cell with two pairs, each with the error. */
const OTHER_NUCLEI: readonly (readonly [Chromosomes, string])[] = [
  ['LS', 'You chose a nucleus with half of the chromosomes, as meiosis makes.'],
  ['ls', 'You chose a nucleus with half of the chromosomes, as meiosis makes.'],
  ['LLllSSss', 'You chose a nucleus with twice as many chromosomes; the copies separate.'],
  ['LLSS', 'You chose the right number, but two copies of the same chromosomes; the open ones are missing.'],
  [
    'llss',
    'You chose the right number, but two copies of the same chromosomes; the filled ones are missing.',
  ],
]

supplement('daughter-nucleus-of-mitosis', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const wrong = random.sample(OTHER_NUCLEI, 3)
    const isTwoHalves = wrong.filter(([list]) => list.length === 2).length > 1
    const order = random.shuffle([['LlSs', ''] as const, ...wrong])
    return isTwoHalves ? null : { order, where: random.pick(['a small worm', 'a mosquito', 'a young plant']) }
  },
  make: ({ order, where }) => {
    const four = order.map(([list], at) => [LETTERS[at] ?? '', list] as const)
    return {
      stem: [
        `The cell P is from ${where}. It contains one long and one short chromosome from each parent. P divides by mitosis.`,
        `P is a cell of ${where} that divides by mitosis. Its chromosomes from one parent are filled, those from the other are open.`,
        `In ${where}, cell P divides by mitosis. Filled chromosomes come from one parent, open ones from the other.`,
      ],
      figure: figure(
        {
          name: 'inheritance-2/cell-p-and-four-more',
          title: 'A cell and four other cells',
          description: `Cell P with ${chromosomesInWords('LlSs')} chromosomes. Below it four cells. ${four.map(([letter, list]) => `${letter}: ${chromosomesInWords(list)}.`).join(' ')}`,
          height: 228,
        },
        cellOf(180, 48, 42, 'LlSs'),
        text(130, 52, 'P', { anchor: 'middle', cls: 'b' }),
        ...four.map(
          ([letter, list], at) =>
            cellOf(51 + at * 86, 152, 38, list) + text(51 + at * 86, 212, letter, { anchor: 'middle' }),
        ),
      ),
      prompt: 'Which cell is one of the daughter cells of P?',
      options: inThisOrder(
        order.map(([, error], at): Wrong | string =>
          error === '' ? (LETTERS[at] ?? '') : [LETTERS[at] ?? '', error],
        ),
      ),
      solution:
        'Each chromosome is copied exactly and the copies separate. So a daughter cell has the same chromosomes as P: a long and a short filled one, and a long and a short open one.',
    }
  },
})

supplement('cells-after-some-hours', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const hours = random.pick([6, 8, 12, 15, 18, 20])
    const rounds = random.int(4, 7)
    const right = 2 ** rounds
    const wrong = threeSlips(
      random,
      right,
      [
        [2 * rounds, 'You multiplied the number of divisions by 2; the number doubles at every division.'],
        [right / 2, 'You left out one division.'],
        [right * 2, 'You counted one division too many.'],
        [rounds + 1, 'You added one cell for each division; every cell divides.'],
        [rounds ** 2, 'You squared the number of divisions; the number of cells doubles each time.'],
      ],
      String,
    )
    return wrong
      ? {
          hours,
          rounds,
          right,
          wrong,
          place: random.pick(['the skin of a mouse', 'a root tip', 'an embryo']),
        }
      : null
  },
  make: ({ hours, rounds, right, wrong, place }) => ({
    stem: [
      `A cell taken from ${place} divides by mitosis. Each daughter cell divides again, and so on. There is one division every ${hours} hours.`,
      `One cell of ${place} is kept in a dish with nutrients. All cells in the dish divide by mitosis once every ${hours} hours.`,
      `A scientist follows one cell from ${place}. It and all cells that come from it divide by mitosis every ${hours} hours.`,
    ],
    prompt: [
      `How many cells are there after ${hours * rounds} hours?`,
      `What is the number of cells after ${hours * rounds} hours?`,
    ],
    options: numbers({ right, unit: '', wrong }),
    solution: `${hours * rounds} ÷ ${hours} = ${rounds} divisions. The number doubles each time: 2^{${rounds}} = ${right}.`,
  }),
  verify: ({ hours, rounds }) => {
    let cells = 1
    for (let time = hours; time <= hours * rounds; time += hours) cells += cells
    return cells
  },
})

const WORK = {
  right: [
    'The skin closes over a cut in a finger.',
    'New cells replace those lost from the lining of the gut.',
    'New strawberry plants grow from the runners of a plant.',
    'The root of a seedling grows longer at its tip.',
    'A new potato plant grows from a tuber.',
  ],
  wrong: [
    ['Sperm cells are made in the testes.', 'You chose the making of gametes, which needs meiosis.'],
    ['Egg cells are made in an ovary.', 'You chose the making of gametes, which needs meiosis.'],
    [
      'Pollen grains are made in the anthers.',
      'You chose the making of cells for gametes, which needs meiosis.',
    ],
    ['An egg cell is fertilised by a sperm cell.', 'You chose the fusion of two nuclei, not a division.'],
    [
      'A root hair cell takes up water by osmosis.',
      'You chose a movement of water, in which no nucleus divides.',
    ],
    [
      'A wilted plant cell becomes turgid again.',
      'You chose a cell that takes up water, in which no nucleus divides.',
    ],
  ],
} as const

supplement('work-of-mitosis', {
  facts: { difficulty: 2, checked: '2026-11-30', objective: 'AO1' },
  values: random => ({ right: random.pick(WORK.right), wrong: random.sample(WORK.wrong, 3) }),
  make: ({ right, wrong }) => ({
    stem: '',
    prompt: ['Which process needs mitosis?', 'Which process takes place by mitosis?'],
    right,
    wrong: wrong.map(([process, error]): Wrong => [process, error]),
    solution: `Mitosis is needed for growth, for the repair of damaged tissues, for the replacement of cells and for asexual reproduction. ${right}`,
  }),
})

const PERIODS = [
  { asked: 'are the chromosomes replicated', at: 1 },
  { asked: 'has every chromosome two copies that are still joined in one nucleus', at: 2 },
  { asked: 'has the nucleus already divided by mitosis', at: 3 },
] as const

const PERIOD_ERRORS = [
  'You chose a time before the chromosomes are copied.',
  'You chose the time in which DNA is being made: its mass rises.',
  'You chose the time after copying and before division: the mass of DNA is doubled.',
  'You chose the time after mitosis: the mass of DNA in one nucleus has halved.',
] as const

supplement('copies-on-a-graph', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({
    asked: random.pick(PERIODS),
    start: random.pick([2, 4, 6]),
    from: random.pick([4, 6]),
    takes: random.pick([4, 6]),
    wait: random.pick([4, 6]),
    organism: random.pick(['an animal', 'a plant', 'a human']),
  }),
  make: ({ asked, start, from, takes, wait, organism }) => ({
    stem: [
      `The graph shows the mass of DNA in one nucleus of ${organism} during growth. The letters stand for periods of time.`,
      `Scientists measure the mass of DNA in one nucleus of ${organism} over several hours. **A** to **D** are four periods.`,
      `A cell of ${organism} divides once by mitosis. The graph shows the mass of DNA in one nucleus in the periods **A** to **D**.`,
    ],
    figure: dnaGraph(
      'nucleus-over-time',
      { start, copies: [from, from + takes], parts: from + takes + wait, end: from + takes + wait + 4 },
      LETTERS,
    ),
    prompt: `In which period ${asked.asked}?`,
    options: inThisOrder(
      LETTERS.map((letter, at): Wrong | string =>
        at === asked.at ? letter : [letter, PERIOD_ERRORS[at] ?? ''],
      ),
    ),
    solution: `While chromosomes are copied, the mass of DNA doubles, from ${start} to ${2 * start} pg (B). In C each chromosome has two copies. Mitosis shares the copies out, so in D each nucleus has ${start} pg again.`,
  }),
})

const TRUE_OF_STEM = 'They are unspecialised and divide by mitosis.'

supplement('true-of-stem-cells', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    place: random.pick(['bone marrow', 'an embryo', 'the skin', 'the lining of the gut']),
  }),
  make: ({ place }) => ({
    stem: [
      `Stem cells are found in ${place}.`,
      `Scientists study stem cells from ${place}.`,
      `A scientist keeps stem cells from ${place} in a dish.`,
    ],
    prompt: ['What is true of these cells?', 'Which statement about stem cells is correct?'],
    right: TRUE_OF_STEM,
    wrong: {
      'They are specialised and divide by mitosis.':
        'You took stem cells for specialised; only their daughter cells may become so.',
      'They are unspecialised and divide by meiosis.':
        'You took meiosis, which makes gametes, for the division of stem cells.',
      'They are specialised and no longer divide.':
        'You described cells such as red blood cells and nerve cells.',
    },
    solution:
      'Stem cells are unspecialised cells that divide by mitosis. Their daughter cells can become specialised for specific functions.',
  }),
})

supplement('cells-of-bone-marrow', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({ letters: random.shuffle(['X', 'Y', 'Z']), chromosomes: random.pick([46, 40, 38]) }),
  make: ({ letters: [stem = '', division = '', blood = ''], chromosomes }) => {
    const animal = chromosomes === 46 ? 'a human' : chromosomes === 40 ? 'a mouse' : 'a cat'
    return {
      stem: [
        `The diagram shows a cell in the bone marrow of ${animal} and cells that come from it. A body cell of ${animal} has ${chromosomes} chromosomes.`,
        `Blood cells are made in bone marrow, as the diagram shows for ${animal}. Body cells of ${animal} have ${chromosomes} chromosomes.`,
        `In the bone marrow of ${animal}, whose body cells have ${chromosomes} chromosomes, blood cells are made as shown.`,
      ],
      figure: stemCellFigure('bone-marrow', [stem, division, blood]),
      prompt: [`Which statement is correct?`, `What can be concluded?`],
      right: `Division ${division} gives cells with ${chromosomes} chromosomes each.`,
      wrong: {
        [`Division ${division} gives cells with ${chromosomes / 2} chromosomes each.`]:
          'You took the division for meiosis; body cells are made by mitosis.',
        [`Cell ${stem} is specialised for one function before it divides.`]:
          'You took the stem cell for specialised, but different kinds of cells come from it.',
        [`White blood cells ${blood} have other genes than cell ${stem}.`]:
          'You took cells for different in their genes; they have the same genes and express different ones.',
      },
      solution: `${stem} is a stem cell, which is unspecialised. It divides by mitosis (${division}), so all daughter cells have ${chromosomes} chromosomes and the same genes. Cells ${blood} have become specialised: they express different genes.`,
    }
  },
})

supplement('time-of-a-division', {
  facts: { difficulty: 5, checked: '2026-11-27', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const [rows, columns] = random.pick([
      [4, 6],
      [4, 5],
      [5, 6],
      [5, 5],
    ] as const)
    const all = rows * columns
    const count = random.int(2, 6)
    const hours = random.pick([15, 18, 20, 24])
    const right = (count / all) * hours
    if (Math.abs(right * 10 - Math.round(right * 10)) > 1e-9) return null
    const dividing = random.sample(
      Array.from({ length: all }, (_, at) => at),
      count,
    )
    const round = (value: number) => Math.round(value * 10) / 10
    const wrong = threeSlips(
      random,
      right,
      [
        [
          round((count / (all - count)) * hours),
          'You divided by the cells that are not dividing, not by all cells.',
        ],
        [round(((all - count) / all) * hours), 'You took the cells that are not dividing.'],
        [round(hours / count), 'You divided the hours by the number of dividing cells.'],
        [round(hours / all), 'You took one cell of all for dividing.'],
        [count, 'You gave the number of dividing cells, not a time.'],
      ],
      value => value.toFixed(1),
    )
    return wrong ? { rows, columns, dividing, count, all, hours, right, wrong } : null
  },
  make: ({ rows, columns, dividing, count, all, hours, right, wrong }) => ({
    stem: [
      `The drawing shows cells in a root tip. Where dark threads are seen, a cell is dividing by mitosis. A cell takes ${hours} hours from the end of one division to the end of the next. The share of cells that are dividing equals the share of this time that division takes.`,
      `A student draws some cells of a root tip. Cells in which dark threads are seen are dividing by mitosis. From the end of one division to the end of the next it takes ${hours} hours. The share of this time that division takes is the same as the share of the cells that are dividing.`,
    ],
    figure: sliceFigure('root-cells', rows, columns, dividing),
    prompt: ['How long does the division of a cell take?', 'For how long is a cell dividing?'],
    options: numbers({ right, unit: 'h', wrong, sigFigs: 2 }),
    solution: `${count} of ${all} cells are dividing. ${count} ÷ ${all} × ${hours} = ${plain(Math.round(right * 10) / 10)} h.`,
  }),
  verify: ({ dividing, rows, columns, hours }) => (hours * dividing.length) / (rows * columns),
})
