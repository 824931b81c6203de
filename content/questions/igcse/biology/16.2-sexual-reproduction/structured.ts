import { ask } from '@/lib/exams/authoring/ask'
import { inThisOrder } from '@/lib/exams/authoring/options'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { plain } from '@/lib/exams/format'
import { fiveStrips, type Genes, lifeCycle, populations } from './figures'
import {
  MAY_LOSE_GENES,
  NEEDS_TWO,
  NUCLEI_FUSE,
  NUMBER_STAYS,
  OFFSPRING_DIFFER,
  SOME_RESISTANT,
  SURVIVE_AND_REPRODUCE,
  TAKES_TIME_ENERGY,
  VARIATION,
  ZYGOTE_DIPLOID,
} from './points'

const { core, supplement, templates } = questionsOf('structured', '16.2', { calculator: 'needed' })

export { templates }

const FEATURES = [
  { name: 'number of parents', asexual: 'one', sexual: 'usually two' },
  { name: 'fusion of gametes', asexual: 'no', sexual: 'yes' },
  { name: 'genes of the offspring', asexual: 'identical', sexual: 'different' },
  { name: 'time needed', asexual: 'less', sexual: 'more' },
] as const

const flip = (genes: string, at: number) =>
  [...genes].map((gene, place) => (place === at ? (gene === 'X' ? 'O' : 'X') : gene)).join('')

core('one-plant-two-ways', {
  facts: { difficulty: 2, checked: '2026-11-27' },
  values: random => {
    const strip = () => Array.from({ length: 4 }, () => random.pick(['X', 'O'])).join('')
    const parent: Genes = [strip(), strip()]
    const others: Genes[] = [
      [parent[0], flip(parent[1], random.int(0, 3))],
      [flip(parent[0], random.int(0, 3)), parent[1]],
      [flip(parent[0], random.int(0, 3)), flip(parent[1], random.int(0, 3))],
    ]
    const young = random.shuffle([parent, ...others])
    const all = new Set(young.flatMap(([one, other]) => [`${one}${other}`, `${other}${one}`]))
    return parent[0] !== parent[1] && all.size >= 8
      ? {
          parent,
          young,
          features: random.sample(FEATURES, 2),
          seeds: random.step(40, 120, 20),
          percent: random.pick([15, 25, 35, 45]),
        }
      : null
  },
  make: ({ parent, young, features, seeds, percent }) => {
    const right = young.findIndex(([one, other]) => one === parent[0] && other === parent[1])
    const grown = (seeds * percent) / 100
    return {
      stem: [
        'A strawberry plant P reproduces by runners and by seeds. The figure shows some of its genes, and those of four young plants, as squares. Filled and empty squares are two forms of a gene.',
        'Strawberry plants reproduce by runners and by seeds. In the figure squares stand for some genes of plant P and of four young plants. A gene is of one form (filled) or another (empty).',
        'Four young strawberry plants grow near plant P. One of them grew from a runner of P, the others from seeds. The figure shows some of their genes: filled and empty squares are two forms of a gene.',
      ],
      figure: fiveStrips(parent, young),
      parts: {
        a: ask.written({
          prompt: 'Describe what is meant by sexual reproduction.',
          marks: 2,
          lines: 3,
          scheme: [NUCLEI_FUSE, OFFSPRING_DIFFER],
          modelAnswer:
            'The nuclei of two gametes fuse to form a zygote, and the offspring are genetically different from each other.',
          solution: 'Name what fuses, and what follows for the genes of the offspring.',
        }),
        'b.i': ask.choice({
          prompt: 'Which young plant grew from a runner of P?',
          objective: 'AO2',
          options: inThisOrder(
            [...'ABCD'].map((each, at): string | [string, string] =>
              at === right ? each : [each, 'You chose a plant with a gene that differs from that of P.'],
            ),
          ),
          solution: `Runners are asexual reproduction, so the genes are identical to those of P: ${'ABCD'.charAt(right)}.`,
        }),
        'b.ii': words({
          subject: 'igcse/biology',
          prompt: 'State the name of the cell that is formed at fertilisation, before a seed develops.',
          answers: [{ text: 'zygote' }],
          reject: [
            { text: 'gamete', why: 'Gametes are the cells whose nuclei fuse.' },
            { text: 'embryo', why: 'The embryo grows from this cell by division.' },
          ],
          solution: 'The nuclei of two gametes fuse and form a zygote.',
        }),
        c: ask.table({
          prompt: 'Complete the table to compare the two kinds of reproduction.',
          marks: 4,
          head: ['', 'by runners', 'by seeds'],
          rows: features.map(({ name, asexual, sexual }, at) => [
            { text: name },
            {
              blank: `asexual-${at + 1}`,
              answer: asexual,
              marks: 1,
              mode: 'pick' as const,
              choices: [asexual, sexual],
            },
            {
              blank: `sexual-${at + 1}`,
              answer: sexual,
              marks: 1,
              mode: 'pick' as const,
              choices: [asexual, sexual],
            },
          ]),
          scheme: features.flatMap(({ name, asexual, sexual }) => [
            `${name}, runners: ${asexual}`,
            `${name}, seeds: ${sexual}`,
          ]),
          solution: 'Runners are asexual, seeds are sexual reproduction.',
        }),
        d: ask.number({
          lead: `A grower sows ${seeds} seeds of P, and ${grown} of them become plants.`,
          prompt: 'Calculate the percentage of seeds that become plants.',
          answer: percent,
          unit: '%',
          scheme: [`A1 ${percent}%`],
          marks: 1,
          solution: `Divide the number of plants by the number of seeds: ${grown} ÷ ${seeds} × 100 = ${percent}%.`,
        }),
      },
    }
  },
  verify: ({ seeds, percent }) => ({ d: (((seeds * percent) / 100) * 100) / seeds }),
})

const ORGANISMS = [
  { name: 'horse', body: 64 },
  { name: 'cat', body: 38 },
  { name: 'dog', body: 78 },
  { name: 'mouse', body: 40 },
  { name: 'pig', body: 38 },
  { name: 'hamster', body: 44 },
] as const

supplement('chromosomes-in-a-life-cycle', {
  facts: { difficulty: 3, checked: '2026-11-27' },
  values: random => ({ organism: random.pick(ORGANISMS), embryos: random.pick([8, 16, 32, 64]) }),
  make: ({ organism: { name, body }, embryos }) => {
    const half = body / 2
    return {
      stem: [
        `The chart shows the sexual reproduction of a ${name}. A body cell of a ${name} has ${body} chromosomes.`,
        `In a body cell of a ${name} there are ${body} chromosomes. The chart shows how a ${name} reproduces.`,
        `A student draws a chart of the sexual reproduction of a ${name}, whose body cells have ${body} chromosomes each.`,
      ],
      figure: lifeCycle(
        `cycle-${name}`,
        { parent: 'body cell', gamete: 'J', zygote: 'K', embryo: 'embryo' },
        ['', 'L'],
        'The boxes say body cell; J; K; embryo. L marks the arrows from the two boxes J to the box K.',
      ),
      parts: {
        a: ask.table({
          prompt: 'Complete the table.',
          objective: 'AO2',
          marks: 4,
          head: ['cell', 'number of chromosomes', 'nucleus'],
          rows: [
            [
              { text: 'J' },
              { blank: 'number-j', answer: String(half), marks: 1 },
              {
                blank: 'nucleus-j',
                answer: 'haploid',
                marks: 1,
                mode: 'pick' as const,
                choices: ['haploid', 'diploid'],
              },
            ],
            [
              { text: 'K' },
              { blank: 'number-k', answer: String(body), marks: 1 },
              {
                blank: 'nucleus-k',
                answer: 'diploid',
                marks: 1,
                mode: 'pick' as const,
                choices: ['haploid', 'diploid'],
              },
            ],
          ],
          scheme: [`J: ${half}`, 'J: haploid', `K: ${body}`, 'K: diploid'],
          solution: `J is a gamete: haploid, ${body} ÷ 2 = ${half}. K is the zygote: diploid, ${half} + ${half} = ${body}.`,
        }),
        b: words({
          subject: 'igcse/biology',
          prompt: 'State the name of process L.',
          answers: [{ text: 'fertilisation', accept: ['fertilization'] }],
          reject: [
            { text: 'pollination', why: 'Pollination is the transfer of pollen in plants.' },
            { text: 'reproduction', why: 'Reproduction is the whole of it, L is one step.' },
          ],
          solution: 'At L the nuclei of two gametes fuse: fertilisation.',
        }),
        c: ask.written({
          prompt: 'Explain why the nuclei of the cells at J must have half the number of chromosomes.',
          marks: 2,
          lines: 3,
          scheme: [ZYGOTE_DIPLOID, NUMBER_STAYS],
          modelAnswer:
            'Two nuclei fuse, so that the zygote is diploid. The number of chromosomes stays the same in each generation and does not double.',
          solution: 'Think of what happens at fertilisation, and of what would happen if J were diploid.',
        }),
        d: ask.number({
          lead: `By divisions, in which its chromosomes are copied, K becomes an embryo of ${embryos} cells.`,
          prompt: 'Calculate the number of chromosomes in all cells of this embryo together.',
          answer: embryos * body,
          unit: '',
          scheme: [`C1 ${embryos} × ${body}`, `A1 ${plain(embryos * body)}`],
          solution: `Each cell of the embryo is diploid, like K: ${embryos} × ${body} = ${plain(embryos * body)}.`,
        }),
      },
    }
  },
  verify: ({ organism: { body }, embryos }) => ({ d: (embryos * body * 2) / 2 }),
})

supplement('two-populations', {
  facts: { difficulty: 4, checked: '2026-11-27' },
  values: random => ({
    low: random.step(100, 200, 50),
    again: random.step(450, 650, 50),
    plant: random.pick(['a grass', 'a water plant', 'a wild strawberry', 'a reed']),
  }),
  make: ({ low, again, plant }) => ({
    stem: [
      `Two populations of ${plant} are counted for ten years. Population P reproduces only by runners, population Q only by seeds. After four years a new disease reaches both. The graph shows the results.`,
      `The graph shows the numbers of plants in two populations of ${plant}. P reproduces asexually, Q reproduces sexually. A new disease comes after four years.`,
      `A scientist counts the plants in two populations of ${plant}. In P new plants come from runners only, in Q from seeds only. A disease that is new to both comes after four years.`,
    ],
    figure: populations(['P', 'Q'], low, again),
    parts: {
      a: ask.number({
        prompt: 'Calculate the percentage decrease in population Q from year 4 to year 5.',
        answer: ((800 - low) / 800) * 100,
        unit: '%',
        tolerance: 4.5,
        scheme: [
          `C1 (800 − ${low}) ÷ 800 × 100`,
          `A1 ${plain(Number((((800 - low) / 800) * 100).toFixed(1)))}%`,
        ],
        solution: `The number falls from 800 to ${low}. ${800 - low} ÷ 800 × 100 = ${plain(Number((((800 - low) / 800) * 100).toFixed(1)))}%.`,
      }),
      b: ask.written({
        prompt: 'Explain why population Q increased again after year 5.',
        objective: 'AO2',
        lines: 4,
        scheme: [VARIATION, SOME_RESISTANT, SURVIVE_AND_REPRODUCE],
        modelAnswer:
          'Sexual reproduction gives variation. Some plants were resistant to the disease. They survived and reproduced.',
        solution:
          'Begin with the genes of the plants, then say what this means when a disease comes, and what follows.',
      }),
      c: ask.choice({
        prompt: 'Why did population P die out?',
        objective: 'AO2',
        right: 'Its plants had the same genes, and none was resistant.',
        wrong: {
          'Its plants had different genes, and none was resistant.':
            'You gave variation to plants from runners.',
          'Its plants had the same genes, and a few were resistant.':
            'You left out that resistant plants would have survived.',
          'Its plants had no genes that a disease could change.': 'You let the disease change genes.',
        },
        solution:
          'Plants from runners are genetically identical. A disease that kills one of them can kill all.',
      }),
      d: ask.written({
        prompt: 'State **two** disadvantages of sexual reproduction for a wild population.',
        marks: 2,
        lines: 2,
        scheme: [NEEDS_TWO, TAKES_TIME_ENERGY, MAY_LOSE_GENES],
        modelAnswer:
          'Two parents are needed, it takes more time and energy, and good combinations of genes may be lost.',
        solution:
          'Think of the parents, of time and energy, and of the genes of parents that are well adapted.',
      }),
    },
  }),
  verify: ({ low }) => ({ a: 100 - (100 * low) / 800 }),
})
