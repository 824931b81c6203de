import {
  type Chromosomes,
  cellOf,
  chromosomesInWords,
  lifeCycle,
  meiosisGraph,
} from '@/content/figures/igcse/biology/inheritance-2'
import { inThisOrder, numbers, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { figure } from '@/lib/figures/figure'
import { text } from '@/lib/figures/shapes'
import { ANIMALS, HYBRIDS } from './species'

const { supplement, templates } = choiceQuestions('17.3')

export { templates }

const LETTERS = ['A', 'B', 'C', 'D'] as const

const FEATURES = [
  {
    feature: 'number of chromosomes in a nucleus',
    mitosis: 'stays the same',
    meiosis: 'is halved',
  },
  {
    feature: 'cells that are formed',
    mitosis: 'genetically identical',
    meiosis: 'genetically different',
  },
  {
    feature: 'kind of cell that it makes in an animal',
    mitosis: 'body cells',
    meiosis: 'gametes',
  },
  {
    feature: 'cells that come from one cell',
    mitosis: 'two',
    meiosis: 'four',
  },
] as const

supplement('two-divisions-in-a-table', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({ one: random.pick(FEATURES), meiosisFirst: random.chance(0.5) }),
  make: ({ one: { feature, mitosis, meiosis }, meiosisFirst }) => {
    const columns = meiosisFirst ? 'meiosis | mitosis' : 'mitosis | meiosis'
    const row = (ofMitosis: string, ofMeiosis: string) =>
      meiosisFirst ? `${ofMeiosis} | ${ofMitosis}` : `${ofMitosis} | ${ofMeiosis}`
    return {
      stem: [
        `Mitosis and meiosis are compared. The feature is: ${feature}.`,
        `A student makes a table about the two kinds of nuclear division. One feature is: ${feature}.`,
        `The two kinds of nuclear division differ in this feature: ${feature}.`,
      ],
      prompt: ['Which row is correct?', 'Which row describes both divisions correctly?'],
      columns,
      right: row(mitosis, meiosis),
      wrong: {
        [row(meiosis, mitosis)]: 'You exchanged mitosis and meiosis.',
        [row(mitosis, mitosis)]: 'You gave what is true of mitosis for both.',
        [row(meiosis, meiosis)]: 'You gave what is true of meiosis for both.',
      },
      solution:
        'Mitosis gives two genetically identical body cells with the same number of chromosomes as the parent cell. Meiosis gives four genetically different cells with half the number; it makes gametes.',
    }
  },
})

/** Wrong gametes of a cell with two pairs, each with the error. */
const NO_GAMETES: readonly (readonly [Chromosomes, string])[] = [
  ['LlSs', 'You chose a cell with both chromosomes of each pair, as mitosis makes.'],
  ['Ll', 'You chose half of the number, but both are of the same pair; one of each pair is needed.'],
  ['Ss', 'You chose half of the number, but both are of the same pair; one of each pair is needed.'],
  ['LLSS', 'You chose a cell with four chromosomes; the number is halved.'],
  ['Lls', 'You chose a cell with three chromosomes; a gamete of P has one of each pair.'],
]

supplement('gamete-of-a-cell', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const wrong = random.sample(NO_GAMETES, 3)
    const right = random.pick(['Ls', 'lS', 'LS', 'ls'])
    return {
      order: random.shuffle([[right, ''] as const, ...wrong]),
      where: random.pick(['an ovary of a small fly', 'an anther of a flower', 'a testis of a worm']),
    }
  },
  make: ({ order, where }) => {
    const four = order.map(([list], at) => [LETTERS[at] ?? '', list] as const)
    return {
      stem: [
        `Cell P is from ${where}. It has two pairs of chromosomes and divides by meiosis. In each pair one chromosome is filled and one is open.`,
        `In ${where}, cell P divides by meiosis. Filled chromosomes came from one parent, open ones from the other.`,
        `P is a cell from ${where}, with a long pair and a short pair of chromosomes. It divides by meiosis.`,
      ],
      figure: figure(
        {
          name: 'inheritance-2/cell-p-that-divides',
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
      prompt: ['Which cell could be made from P?', 'Which cell could be formed from P by meiosis?'],
      options: inThisOrder(
        order.map(([, error], at): Wrong | string =>
          error === '' ? (LETTERS[at] ?? '') : [LETTERS[at] ?? '', error],
        ),
      ),
      solution:
        'Meiosis gives each new cell one chromosome of each pair: one long and one short one. Which of the two, the filled or the open one, is a matter of chance.',
    }
  },
})

supplement('chromosomes-along-the-way', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const [species, number] = random.pick(ANIMALS)
    return { species, number, fromGamete: random.chance(0.5) }
  },
  make: ({ species, number, fromGamete }) => {
    const half = number / 2
    const shared = {
      [`${number} | ${number} | ${number}`]: 'You left out that meiosis halves the number in gametes.',
      [`${half} | ${number} | ${half}`]:
        'You halved the number in a body cell, but mitosis keeps the number of the zygote.',
    }
    return {
      stem: fromGamete
        ? [
            `An egg cell of a ${species} contains ${half} chromosomes.`,
            `There are ${half} chromosomes in the nucleus of an egg cell of a ${species}.`,
          ]
        : [
            `A skin cell of a ${species} contains ${number} chromosomes.`,
            `There are ${number} chromosomes in the nucleus of a cell of the skin of a ${species}.`,
          ],
      prompt: `Which row shows the numbers of chromosomes in cells of the ${species}?`,
      columns: 'sperm cell | zygote | liver cell',
      right: `${half} | ${number} | ${number}`,
      wrong: {
        ...shared,
        [`${half} | ${half} | ${number}`]:
          'You took the zygote for haploid, but two haploid nuclei have fused in it.',
      },
      solution: `Gametes are haploid: ${half}. In the zygote two haploid nuclei have fused: ${half} + ${half} = ${number}. It divides by mitosis, so body cells have ${number} as well.`,
    }
  },
})

const STAGES = [
  { asked: 'a division that halves the number of chromosomes', at: 0 },
  { asked: 'the fusion of two haploid nuclei', at: 1 },
  { asked: 'divisions that give genetically identical cells', at: 2 },
] as const

supplement('stage-of-a-life-cycle', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    species: random.pick(ANIMALS),
    asked: random.pick(STAGES),
    letters: random.shuffle(['X', 'Y', 'Z']),
  }),
  make: ({ species: [species, number], asked, letters: [meiosis = '', fusion = '', mitosis = ''] }) => {
    const letters = [meiosis, fusion, mitosis]
    const right = letters[asked.at] ?? ''
    const errors = [
      'You chose the step from body cells to gametes, which is meiosis.',
      'You chose the step in which the nuclei of two gametes fuse, fertilisation.',
      'You chose the step from the zygote to body cells, which is mitosis.',
    ]
    const options = [...letters].sort()
    return {
      stem: [
        `The diagram shows the life cycle of a ${species}, with the number of chromosomes in some of the nuclei.`,
        `Numbers of chromosomes are shown for some cells in the life cycle of a ${species}.`,
        `The diagram leads from the body cells of two parents to those of their young. The species is the ${species}.`,
      ],
      figure: lifeCycle('cells-of-two-generations', {
        boxes: [
          `male: body cells\n${number}`,
          `female: body cells\n${number}`,
          `sperm cell\n${number / 2}`,
          `egg cell\n${number / 2}`,
          'zygote',
          `young: body cells\n${number}`,
        ],
        arrows: [meiosis, fusion, mitosis],
      }),
      prompt: `Which letter stands for ${asked.asked}?`,
      options: inThisOrder([
        ...options.map((letter): Wrong | string =>
          letter === right ? letter : [letter, errors[letters.indexOf(letter)] ?? ''],
        ),
        [
          `both ${meiosis} and ${mitosis}`,
          asked.at === 1
            ? 'You chose both steps in which nuclei divide, not the one in which they fuse.'
            : 'You took both steps in which nuclei divide, but one is meiosis and one is mitosis.',
        ],
      ]),
      solution: `From body cells to gametes the number is halved by meiosis (${meiosis}). Two gametes fuse at fertilisation (${fusion}). The zygote grows by mitosis (${mitosis}), which gives genetically identical cells.`,
    }
  },
})

supplement('children-of-the-same-parents', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    who: random.pick([
      'two brothers',
      'two kittens of one litter',
      'two puppies of one litter',
      'two sisters',
    ]),
  }),
  make: ({ who }) => ({
    stem: [
      `The genotypes of ${who} are compared. They have the same parents but are not identical twins, and their genotypes differ.`,
      `A scientist studies ${who}. They have the same parents and are not identical twins. They differ in many alleles.`,
      `Although ${who} have the same parents, they have different alleles. They are not identical twins.`,
    ],
    prompt: ['What explains the difference?', 'Which statement explains this?'],
    right: 'Meiosis makes gametes that are genetically different.',
    wrong: {
      'Mitosis makes body cells that are genetically different.':
        'You took the cells made by mitosis for different, but they are identical.',
      'Meiosis makes gametes with different numbers of chromosomes.':
        'You took the number for different, but all gametes of a species have the haploid number.',
      'Fertilisation gives all the alleles of only one parent.':
        'You left out one parent, but the zygote has one set of chromosomes from each.',
    },
    solution:
      'Each gamete receives one chromosome of each pair, and which one is a matter of chance. So gametes are genetically different, and so are the zygotes that come from them.',
  }),
})

supplement('combinations-in-gametes', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const pairs = random.int(3, 7)
    const right = 2 ** pairs
    const wrong = threeSlips(
      random,
      right,
      [
        [2 * pairs, 'You counted the chromosomes; the choices multiply, 2 for each pair.'],
        [pairs, 'You counted the pairs, not the combinations.'],
        [pairs ** 2, 'You squared the number of pairs; there are 2 choices for each pair.'],
        [right * 2, 'You counted one pair too many.'],
        [right / 2, 'You counted one pair too few.'],
      ],
      String,
    )
    return wrong ? { pairs, right, wrong, where: random.pick(['a plant', 'an insect', 'a worm']) } : null
  },
  make: ({ pairs, right, wrong, where }) => ({
    stem: [
      `A diploid cell of ${where} has ${pairs} pairs of chromosomes. The two chromosomes of each pair carry different alleles. In meiosis, one chromosome of each pair goes to a gamete, and which one is a matter of chance.`,
      `In ${where}, body cells have ${pairs} pairs of chromosomes, and the two of a pair always differ. From each pair, a gamete receives one chromosome by chance.`,
      `The cells of ${where} contain ${2 * pairs} chromosomes in pairs. The chromosomes of a pair are not identical, and in meiosis either of them can go to a gamete.`,
    ],
    prompt: [
      'How many different combinations of whole chromosomes are possible in its gametes?',
      'In how many ways can whole chromosomes be combined in its gametes?',
    ],
    options: numbers({ right, unit: '', wrong }),
    solution: `There are 2 possibilities for each pair, so they multiply: 2^{${pairs}} = ${right}.`,
  }),
  verify: ({ pairs }) => {
    let gametes = ['']
    for (let pair = 0; pair < pairs; pair += 1) gametes = gametes.flatMap(each => [`${each}m`, `${each}f`])
    return new Set(gametes).size
  },
})

supplement('number-in-a-hybrid', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const { one, first, other, second } = random.pick(HYBRIDS)
    const right = (first + second) / 2
    const wrong = threeSlips(
      random,
      right,
      [
        [first + second, 'You added the numbers of body cells, but gametes have half of them.'],
        [Math.min(first, second), 'You took the number of one parent; each parent gives half of its own.'],
        [Math.max(first, second), 'You took the number of one parent; each parent gives half of its own.'],
        [first / 2, `You took the gamete of the ${one} only.`],
        [second / 2, `You took the gamete of the ${other} only.`],
      ],
      String,
    )
    return wrong ? { one, first, other, second, right, wrong, swap: random.chance(0.5) } : null
  },
  make: ({ one, first, other, second, right, wrong, swap }) => {
    const [a, b] = swap
      ? [`${second} in a ${other}`, `${first} in a ${one}`]
      : [`${first} in a ${one}`, `${second} in a ${other}`]
    return {
      stem: [
        `The number of chromosomes in a body cell is ${a} and ${b}. Such animals sometimes have young together.`,
        `A ${one} and a ${other} can have young together. Their body cells contain different numbers of chromosomes: ${a} and ${b}.`,
        `An animal has a ${one} and a ${other} as parents. The numbers of chromosomes in a body cell are ${a} and ${b}.`,
      ],
      prompt: [
        'How many chromosomes are in a body cell of the young?',
        'What is the number of chromosomes in a body cell of the young?',
      ],
      options: numbers({ right, unit: '', wrong }),
      solution: `Meiosis halves the number: ${first / 2} in a gamete of the ${one} and ${second / 2} in one of the ${other}. They fuse: ${first / 2} + ${second / 2} = ${right}.`,
    }
  },
  verify: ({ first, second }) => first - first / 2 + (second - second / 2),
})

const PERIODS = [
  {
    at: 1,
    asked: 'contain two copies of each chromosome, still joined',
    error: 'You chose the time after the DNA has been copied, when its mass is highest.',
  },
  {
    at: 2,
    asked: 'belong to a gamete',
    error: 'You chose the time of the lowest mass, when the nucleus is that of a gamete.',
  },
  {
    at: 3,
    asked: 'belong to a zygote',
    error: 'You chose the time after the mass has doubled at once, as two nuclei fused.',
  },
] as const

supplement('dna-on-the-way-to-a-zygote', {
  facts: { difficulty: 5, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({
    asked: random.pick(PERIODS),
    start: random.pick([2, 4, 6, 8]),
    where: random.pick(['a testis of a mammal', 'a testis of a fish', 'a testis of a lizard']),
  }),
  make: ({ asked, start, where }) => ({
    stem: [
      `A cell in ${where} divides by meiosis. One of the cells that are formed takes part in fertilisation. The graph shows the mass of DNA in the nucleus on the way.`,
      `The graph follows the mass of DNA in a nucleus, from a cell in ${where} before it divides by meiosis until after fertilisation.`,
      `From a cell in ${where}, the path of a nucleus through meiosis and fertilisation is followed. The graph shows its mass of DNA.`,
    ],
    figure: meiosisGraph('nucleus-on-its-way', start, LETTERS),
    prompt: `At which time does the nucleus that was measured ${asked.asked}?`,
    options: inThisOrder(
      LETTERS.map((letter, at): Wrong | string =>
        at === asked.at
          ? letter
          : [
              letter,
              PERIODS.find(each => each.at === at)?.error ??
                'You chose the time before anything was copied, in the cell of the reproductive organ.',
            ],
      ),
    ),
    solution: `In A the nucleus is diploid. The DNA is copied (${start} to ${2 * start} pg, B). Meiosis brings it down to ${start / 2} pg, half of the diploid amount, in a gamete (C). At fertilisation two gametes fuse, and the zygote has ${start} pg (D).`,
  }),
})
