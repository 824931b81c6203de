import { lifeCycle, meiosisFigure } from '@/content/figures/igcse/biology/inheritance-2'
import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { figures, plain } from '@/lib/exams/format'
import {
  CANNOT_HALVE,
  CHANCE_OF_EACH,
  CLONES,
  DIFFERENT_CELLS,
  DIPLOID_AGAIN,
  FROM_DIPLOID,
  FUSE,
  NO_PAIRS,
  REDUCTION,
  TWO_PARENTS,
  WOULD_DOUBLE,
} from './points'
import { ANIMALS, HYBRIDS } from './species'

const { supplement, templates } = questionsOf('structured', '17.3', { calculator: 'needed' })

export { templates }

const SUBJECT = 'igcse/biology'

supplement('number-from-parents-to-young', {
  facts: { difficulty: 3, checked: '2026-11-27' },
  values: random => ({
    species: random.pick(ANIMALS.slice(0, 5)),
    letters: random.shuffle(['X', 'Y', 'Z']),
    given: random.chance(0.5),
  }),
  make: ({ species: [species, number], letters: [meiosis = '', fusion = '', mitosis = ''], given }) => ({
    stem: [
      `The diagram shows the life cycle of a ${species}. Some numbers of chromosomes are given.`,
      `In the diagram of the life cycle of a ${species}, three steps are labelled **X**, **Y** and **Z**. Numbers are those of chromosomes in a nucleus.`,
      `The diagram leads from the parents to the young of a ${species}. Numbers are numbers of chromosomes in one nucleus.`,
    ],
    figure: lifeCycle('life-cycle-with-gaps', {
      boxes: [
        given ? `male: body cells\n${number}` : 'male: body cells',
        'female: body cells',
        'sperm cell',
        given ? 'egg cell' : `egg cell\n${number / 2}`,
        'zygote',
        'young: body cells',
      ],
      arrows: [meiosis, fusion, mitosis],
    }),
    parts: {
      a: ask.table({
        prompt: 'Complete the table with the numbers of chromosomes.',
        objective: 'AO2',
        head: ['nucleus', 'number of chromosomes'],
        rows: [
          [{ text: 'of a sperm cell' }, { blank: 'sperm cell', answer: number / 2, marks: 1 }],
          [{ text: 'of the zygote' }, { blank: 'zygote', answer: number, marks: 1 }],
          [{ text: 'of a body cell of the young' }, { blank: 'body cell', answer: number, marks: 1 }],
        ],
        scheme: [String(number / 2), String(number), String(number)],
        solution: `Gametes are haploid: ${number / 2}. In the zygote two haploid nuclei have fused: ${number}. Mitosis keeps this number.`,
      }),
      b: ask.table({
        prompt: 'Complete the table with the names of the steps.',
        head: ['step', 'name'],
        rows: [
          [
            { text: meiosis },
            {
              blank: 'first step',
              answer: 'meiosis',
              choices: ['fertilisation', 'meiosis', 'mitosis', 'pollination'],
              mode: 'pick',
              marks: 1,
            },
          ],
          [
            { text: fusion },
            {
              blank: 'second step',
              answer: 'fertilisation',
              choices: ['fertilisation', 'meiosis', 'mitosis', 'pollination'],
              mode: 'pick',
              marks: 1,
            },
          ],
          [
            { text: mitosis },
            {
              blank: 'third step',
              answer: 'mitosis',
              choices: ['fertilisation', 'meiosis', 'mitosis', 'pollination'],
              mode: 'pick',
              marks: 1,
            },
          ],
        ],
        scheme: ['meiosis', 'fertilisation', 'mitosis'],
        solution: 'Gametes are made by meiosis. They fuse at fertilisation. The zygote grows by mitosis.',
      }),
      c: ask.written({
        prompt:
          'Explain why it is important that the number of chromosomes in gametes is half of that in body cells.',
        scheme: [FUSE, DIPLOID_AGAIN, WOULD_DOUBLE],
        modelAnswer:
          'At fertilisation the nuclei of two gametes fuse. If both are haploid, the zygote has the diploid number again. Otherwise the number of chromosomes would double in each generation.',
        solution:
          'Say what happens to the gametes (they fuse), what follows for the zygote (diploid), and what would happen without halving (the number doubles in each generation).',
      }),
    },
  }),
})

const pick = (blank: string, answer: string, choices: string[]) => ({
  blank,
  answer,
  choices,
  mode: 'pick' as const,
  marks: 1 as const,
})

supplement('division-in-a-reproductive-organ', {
  facts: { difficulty: 3, checked: '2026-11-27' },
  values: random => ({
    letters: random.pick([
      ['P', 'Q', 'R'],
      ['X', 'Y', 'Z'],
      ['J', 'K', 'L'],
    ] as const),
    organ: random.pick(['a testis of an insect', 'an anther of a flower', 'a testis of a worm']),
    mixed: random.chance(0.5),
    number: random.pick([14, 16, 20, 24]),
  }),
  make: ({ letters: [before, copied, after], organ, mixed, number }) => ({
    stem: [
      `The diagram shows how a cell in ${organ} divides. Only two pairs of its chromosomes are drawn.`,
      `A cell in ${organ} divides as the diagram shows. The drawing contains two of its pairs of chromosomes.`,
      `In ${organ}, cells divide in this way. Two pairs of chromosomes of one cell are drawn.`,
    ],
    figure: meiosisFigure(
      'division-into-four',
      'LlSs',
      mixed ? ['Ls', 'Ls', 'lS', 'lS'] : ['LS', 'LS', 'ls', 'ls'],
      [before, copied, after],
    ),
    parts: {
      a: words({
        subject: SUBJECT,
        prompt: 'State the name of this type of nuclear division.',
        answers: [{ text: 'meiosis' }],
        reject: [
          { text: 'mitosis', why: 'Mitosis makes two cells with the same number of chromosomes.' },
          { text: 'miosis', why: 'The spelling must tell meiosis from mitosis.' },
        ],
        solution: 'The number of chromosomes is halved and four cells are made: meiosis.',
      }),
      b: ask.written({
        prompt: 'Describe what this type of division is, and its result.',
        scheme: [REDUCTION, FROM_DIPLOID, DIFFERENT_CELLS],
        modelAnswer:
          'It is a reduction division in which the chromosome number is halved from diploid to haploid. It results in genetically different cells.',
        solution:
          'Three ideas: the chromosome number is halved, from diploid to haploid, and the cells are genetically different.',
      }),
      c: ask.table({
        prompt: 'Complete the table to compare this division with the other type of nuclear division.',
        head: ['feature', 'meiosis', 'mitosis'],
        rows: [
          [
            { text: 'number of cells from one cell' },
            pick('cells from meiosis', 'four', ['two', 'three', 'four', 'eight']),
            pick('cells from mitosis', 'two', ['two', 'three', 'four', 'eight']),
          ],
          [
            { text: 'cells that result are' },
            { text: 'genetically different' },
            pick('identity after mitosis', 'genetically identical', [
              'genetically identical',
              'genetically different',
              'different in their number of chromosomes',
            ]),
          ],
          [
            { text: 'purpose in animals' },
            pick('purpose of meiosis', 'production of gametes', [
              'production of gametes',
              'repair of tissues',
              'replacement of cells',
              'growth',
            ]),
            { text: 'growth, repair and replacement' },
          ],
        ],
        scheme: ['four', 'two', 'genetically identical', 'production of gametes'],
        solution:
          'Meiosis: four different cells, gametes. Mitosis: two identical cells, for growth, repair and replacement.',
      }),
      d: ask.number({
        lead: `Each body cell of this species has ${number} chromosomes.`,
        prompt: `Calculate the number of chromosomes in all the cells ${after} together.`,
        answer: 2 * number,
        unit: '',
        scheme: [`C1 ${number} ÷ 2 = ${number / 2} in each cell`, `A1 ${2 * number}`],
        solution: `Each of the four cells has half of ${number}, which is ${number / 2}. 4 × ${number / 2} = ${2 * number}.`,
      }),
    },
  }),
  verify: ({ number }) => ({ d: number + number }),
})

supplement('runners-and-seeds', {
  facts: { difficulty: 4, checked: '2026-11-27' },
  values: random => {
    const low = random.step(15.5, 18.5, 0.5)
    const spread = random.pick([0.4, 0.6, 0.8])
    const wide = random.pick([2.5, 3, 4, 5])
    return {
      plant: random.pick([
        ['wild strawberry', 14],
        ['spider plant', 28],
        ['creeping buttercup', 32],
      ] as const),
      low,
      spread,
      wide,
    }
  },
  make: ({ plant: [plant, number], low, spread, wide }) => {
    const runners = [low, low + spread / 2, low + spread]
    const seeds = [low - 2 * wide, low + 1, low + 2 * wide + 1]
    const range = seeds[2] !== undefined && seeds[0] !== undefined ? seeds[2] - seeds[0] : 0
    return {
      stem: [
        `A ${plant} makes new plants by runners and also by seeds. A grower took runners and seeds of one plant and grew them in the same conditions. The table shows the height of the new plants.`,
        `From one ${plant}, new plants were grown from runners and from seeds, all in the same conditions. The table shows their heights.`,
        `A scientist grows new plants from the runners and from the seeds of one ${plant}. All have the same light, water and soil. She measures their heights.`,
      ],
      table: {
        head: ['grown from', 'shortest plant / cm', 'middle plant / cm', 'tallest plant / cm'],
        rows: [
          ['runners', ...runners.map(each => each.toFixed(1))],
          ['seeds', ...seeds.map(each => each.toFixed(1))],
        ],
      },
      parts: {
        a: ask.number({
          prompt:
            'Calculate how many times greater the difference between tallest and shortest plant is for plants from seeds than for plants from runners.',
          answer: range / spread,
          unit: '',
          scheme: [
            `C1 ${figures(range, 3)} cm and ${figures(spread, 1)} cm`,
            `A1 ${figures(range / spread, 3)}`,
          ],
          solution: `Seeds: ${(seeds[2] ?? 0).toFixed(1)} − ${(seeds[0] ?? 0).toFixed(1)} = ${figures(range, 3)} cm. Runners: ${figures(spread, 1)} cm. ${figures(range, 3)} ÷ ${figures(spread, 1)} = ${figures(range / spread, 3)}.`,
        }),
        b: ask.written({
          prompt: 'Explain the results for the plants from runners and the plants from seeds.',
          objective: 'AO2',
          scheme: [CLONES, CHANCE_OF_EACH, TWO_PARENTS],
          modelAnswer:
            'Plants from runners grow by mitosis, so they are genetically identical. Gametes are made by meiosis, which makes them genetically different, and different gametes fuse at fertilisation when seeds are formed.',
          solution:
            'Name the division for each kind: runners by mitosis (identical), gametes by meiosis (different). Then say that different gametes fuse at fertilisation.',
        }),
        c: ask.table({
          lead: `A leaf cell of this plant has ${number} chromosomes.`,
          prompt: 'Complete the table.',
          objective: 'AO2',
          head: ['cell', 'number of chromosomes'],
          rows: [
            [{ text: 'leaf cell of a plant from a runner' }, { blank: 'runner', answer: number, marks: 1 }],
            [{ text: 'male gamete of the plant' }, { blank: 'gamete', answer: number / 2, marks: 1 }],
          ],
          scheme: [String(number), String(number / 2)],
          solution: `Mitosis keeps the number: ${number}. Meiosis halves it: ${plain(number / 2)}.`,
        }),
      },
    }
  },
  verify: ({ low, spread, wide }) => ({ a: (low + 2 * wide + 1 - (low - 2 * wide)) / spread }),
})

supplement('animal-with-parents-of-two-kinds', {
  facts: { difficulty: 5, checked: '2026-11-27' },
  values: random => {
    const one = random.pick(
      HYBRIDS.filter(({ one, first, second }) => one !== 'goat' && ((first + second) / 2) % 2 === 1),
    )
    return { one, swap: random.chance(0.5) }
  },
  make: ({ one: { one, first, other, second }, swap }) => {
    const right = (first + second) / 2
    const [father, mother] = swap ? [one, other] : [other, one]
    const [ofFather, ofMother] = swap ? [first, second] : [second, first]
    return {
      stem: [
        `An animal has a ${father} as its father and a ${mother} as its mother. The diagram gives numbers of chromosomes in nuclei of the parents.`,
        `A ${father} and a ${mother} have young together. Numbers of chromosomes in body cells of the parents are given in the diagram.`,
        `The diagram shows how a ${father} and a ${mother} have young together. The numbers are those of chromosomes in body cells.`,
      ],
      figure: lifeCycle('young-of-two-kinds', {
        boxes: [
          `${father}\n${ofFather}`,
          `${mother}\n${ofMother}`,
          'sperm cell',
          'egg cell',
          'zygote',
          'young: body cells',
        ],
        arrows: ['P', 'Q', 'R'],
      }),
      parts: {
        a: ask.table({
          prompt: 'Complete the table.',
          objective: 'AO2',
          head: ['nucleus', 'number of chromosomes'],
          rows: [
            [{ text: 'of the sperm cell' }, { blank: 'sperm cell', answer: ofFather / 2, marks: 1 }],
            [{ text: 'of the egg cell' }, { blank: 'egg cell', answer: ofMother / 2, marks: 1 }],
            [{ text: 'of a body cell of the young' }, { blank: 'young', answer: right, marks: 1 }],
          ],
          scheme: [String(ofFather / 2), String(ofMother / 2), String(right)],
          solution: `Meiosis halves the numbers: ${ofFather / 2} and ${ofMother / 2}. At fertilisation they are added: ${right}. Mitosis keeps this number.`,
        }),
        b: words({
          subject: SUBJECT,
          prompt: 'State the name of the nuclear division by which the zygote grows, labelled **R**.',
          answers: [{ text: 'mitosis' }],
          reject: [{ text: 'meiosis', why: 'Meiosis makes gametes.' }],
          solution: 'A zygote grows by mitosis, which gives genetically identical cells.',
        }),
        c: ask.written({
          lead: 'The young animal grows up healthy, but it cannot produce gametes.',
          prompt: 'Suggest why it cannot produce gametes although its body can grow.',
          objective: 'AO2',
          scheme: [NO_PAIRS, CANNOT_HALVE],
          modelAnswer: `It has an odd number of chromosomes, ${right}, which cannot all form pairs. So meiosis cannot share them out equally.`,
          solution: `To make gametes, meiosis gives one chromosome of each pair to each cell. ${right} chromosomes from two species do not all form pairs. Mitosis needs no pairs: it copies every chromosome.`,
        }),
        d: ask.number({
          prompt: `Calculate the number of chromosomes in a body cell of the ${father} as a percentage of that in a body cell of the young.`,
          answer: (ofFather / right) * 100,
          unit: '%',
          scheme: [`C1 ${ofFather} ÷ ${right} × 100`, `A1 ${figures((ofFather / right) * 100, 3)}%`],
          solution: `${ofFather} ÷ ${right} × 100 = ${figures((ofFather / right) * 100, 3)}%.`,
        }),
      },
    }
  },
  verify: ({ one: { first, second }, swap }) => ({
    d: (200 * (swap ? first : second)) / (first + second),
  }),
})
