import { ask } from '@/lib/exams/authoring/ask'
import type { Wrong } from '@/lib/exams/authoring/options'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { plain, quantity } from '@/lib/exams/format'
import { complement, describeDnaLadder, dnaLadder } from '@/lib/figures/biology/dna'
import { figure } from '@/lib/figures/figure'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { BASES } from '../shared'
import { storedJuice } from './drawings'
import {
  A_WITH_T,
  BIURET,
  BLUE_BLACK,
  CRUSH,
  IODINE,
  lostInWarm,
  ONE_FOR_EACH,
  ORANGE,
  PURPLE,
} from './points-more'

const { core, supplement, templates } = questionsOf('structured', '4.1', { calculator: 'needed' })

export { templates }

core('composition-of-two-seeds', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [protein, other] = random.pick([
      [10, 25],
      [25, 10],
      [20, 30],
      [30, 20],
      [15, 25],
    ] as const)
    const starch = random.pick([50, 55])
    return {
      p: [starch, protein, 5],
      q: [random.pick([5, 10]), other, random.pick([40, 45, 50])],
      mass: random.pick([40, 60, 80, 120, 160, 180]),
      asked: random.int(0, 1),
      use: random.pick(['to feed animals', 'to make food for humans', 'in bread']),
    }
  },
  make: ({ p, q, mass, asked, use }) => {
    const shares = asked === 0 ? p : q
    const letter = 'PQ'.charAt(asked)
    const share = shares[1] ?? 0
    const more = (p[1] ?? 0) > (q[1] ?? 0) ? 'P' : 'Q'
    const less = more === 'P' ? 'Q' : 'P'
    const wrong: Wrong[] = [
      ['seed P: a cloudier emulsion with ethanol and water', 'You reversed the seeds: Q has more oil.'],
      [
        `seed ${less}: a deeper purple with biuret reagent`,
        `You reversed the seeds: ${more} has more protein.`,
      ],
      ['seed Q: a deeper blue-black with iodine solution', 'You reversed the seeds: P has more starch.'],
    ]
    return {
      stem: [
        `The chart shows how much starch, protein and oil the seeds of two plants, P and Q, contain. The seeds are used ${use}.`,
        `Seeds of two plants, P and Q, are used ${use}. The chart shows three of the substances in them.`,
        `A company that uses seeds ${use} compares two kinds, P and Q. The chart shows what they contain.`,
      ],
      figure: chartFigure(
        { name: 'biological-molecules/substances-in-two-seeds', title: 'Substances in two seeds' },
        barChart({
          categories: ['starch', 'protein', 'oil'],
          values: [
            { name: 'seed P', values: p },
            { name: 'seed Q', values: q },
          ],
          yLabel: 'percentage of the mass',
          yEvery: 5,
          yMax: 60,
          height: 190,
        }),
      ),
      parts: {
        a: ask.number({
          prompt: `Calculate the mass of protein in ${quantity(mass, 'g')} of seed ${letter}.`,
          answer: (mass * share) / 100,
          unit: 'g',
          scheme: [`C1 ${share} ÷ 100 × ${mass}`, `A1 ${plain((mass * share) / 100)} g`],
          solution: `The bar shows ${share}%. ${share} ÷ 100 × ${mass} = ${plain((mass * share) / 100)} g.`,
        }),
        b: ask.choice({
          lead: 'Equal masses of the two seeds are crushed and tested in the same way.',
          prompt: 'Which seed will show which result, compared with the other seed?',
          command: 'Predict',
          objective: 'AO2',
          right: 'seed Q: a cloudier emulsion with ethanol and water',
          wrong,
          scheme: ['seed Q: a cloudier emulsion with ethanol and water'],
          solution: `P has more starch, Q has more oil and ${more} has more protein. More of a substance gives a stronger result in its test.`,
        }),
        c: ask.written({
          prompt: 'Describe how to show that a seed contains protein.',
          scheme: [CRUSH, BIURET, PURPLE],
          modelAnswer:
            'Crush the seed with water and add biuret reagent. A change from blue to purple shows protein.',
          solution: 'Three steps: prepare the seed, name the reagent, give the colour of a positive result.',
        }),
        'd.i': words({
          subject: 'igcse/biology',
          prompt: 'State the chemical element that protein contains but starch and oil do not.',
          answers: [{ text: 'nitrogen', allow: ['N', 'sulfur', 'sulphur'] }],
          mode: 'words',
          solution:
            'Starch and oil contain carbon, hydrogen and oxygen only. Protein also contains nitrogen.',
        }),
        'd.ii': words({
          subject: 'igcse/biology',
          prompt: 'State the names of the **two** kinds of smaller molecule from which oil is made.',
          asked: 2,
          answers: [
            { text: 'fatty acid', accept: ['fatty acids'] },
            { text: 'glycerol', accept: ['glycerine'] },
          ],
          reject: [
            { text: 'amino acid', why: 'Amino acids are the smaller molecules of proteins.' },
            { text: 'glucose', why: 'Glucose is the smaller molecule of starch.' },
          ],
          solution: 'Fats and oils are made from fatty acids and glycerol.',
        }),
      },
    }
  },
  verify: ({ p, q, mass, asked }) => {
    const share = (asked === 0 ? p : q)[1] ?? 0
    return { a: mass - (mass * (100 - share)) / 100 }
  },
})

const STORED = [
  { start: 10, cold: [10, 11, 12, 13, 14], warm: [10, 14, 20, 28, 40] },
  { start: 12, cold: [12, 13, 14, 15, 16], warm: [12, 16, 24, 30, 48] },
  { start: 8, cold: [8, 9, 9, 10, 11], warm: [8, 12, 16, 25, 40] },
  { start: 9, cold: [9, 10, 11, 12, 13], warm: [9, 12, 18, 30, 45] },
] as const

core('juice-in-store', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const kept = random.pick(STORED)
    const late = random.pick([2, 4])
    return {
      kept,
      late,
      drops: kept.warm[late] ?? 1,
      cold: random.pick([4, 5]),
      warm: random.pick([22, 25]),
      fruit: random.pick(['orange', 'lemon', 'kiwi', 'guava']),
    }
  },
  make: ({ kept, late, drops, cold, warm, fruit }) => {
    const left = (kept.start / drops) * 100
    return {
      stem: [
        `Samples of ${fruit} juice are kept at two temperatures. Every two days a student counts the drops that take the colour from 1 cm^{3} of a blue reagent. The reagent shows vitamin C.`,
        `A scientist keeps ${fruit} juice at two temperatures and tests it for vitamin C every two days. The graph shows the drops of juice that take the colour from 1 cm^{3} of a blue reagent.`,
        `How long does vitamin C last in ${fruit} juice? Juice from two places is added in drops to 1 cm^{3} of a blue reagent until its colour has gone. The graph shows the results.`,
      ],
      figure: storedJuice(kept, cold, warm),
      parts: {
        'a.i': words({
          subject: 'igcse/biology',
          prompt: 'State the name of the blue reagent.',
          answers: [{ text: 'DCPIP', accept: ['DCPIP solution'] }],
          mode: 'words',
          reject: [
            { text: 'biuret', why: 'Biuret reagent is blue, but it shows protein.' },
            { text: 'Benedict', why: 'Benedict’s solution is blue, but it shows reducing sugars.' },
          ],
          solution: 'DCPIP is blue and loses its colour with vitamin C.',
        }),
        'a.ii': ask.number({
          prompt: `State the number of drops needed after ${2 * late} days at ${quantity(warm, '°C')}.`,
          objective: 'AO2',
          answer: drops,
          unit: '',
          tolerance: 1,
          scheme: [`${drops} drops (± 1)`],
          solution: `Go up from ${2 * late} days to the line of ${warm} °C: a small step stands for 2 drops, and the value is ${drops}.`,
        }),
        'a.iii': ask.number({
          prompt: `Calculate the percentage of its vitamin C that is left in this juice after ${2 * late} days at ${quantity(warm, '°C')}.`,
          answer: left,
          unit: '%',
          tolerance: 3,
          follow: { from: 'a.ii', formula: `${kept.start}/x*100` },
          scheme: [`C1 ${kept.start} ÷ ${drops}`, `A1 ${plain(Math.round(left * 10) / 10)}%`],
          solution: `On day 0, ${kept.start} drops hold as much vitamin C as ${drops} drops now. Each drop holds ${kept.start} ÷ ${drops} of what it held: ${plain(Math.round(left * 10) / 10)}%.`,
        }),
        b: ask.written({
          prompt: 'State a conclusion about the temperature and the vitamin C in the juice.',
          objective: 'AO2',
          lines: 2,
          scheme: [lostInWarm(cold, warm)],
          modelAnswer: `Vitamin C is lost faster at ${warm} °C than at ${cold} °C.`,
          solution:
            'More drops mean less vitamin C in each drop. The line of the warm juice rises more steeply.',
        }),
        c: ask.written({
          lead: 'A pulp of the same fruit may contain starch.',
          prompt: 'Describe how to find out, with the colours of the reagent.',
          command: 'Describe',
          scheme: [IODINE, ORANGE, BLUE_BLACK],
          modelAnswer:
            'Add iodine solution. If starch is present, the colour changes from orange-brown to blue-black.',
          solution: 'Name the reagent, its colour at the start and the colour with starch.',
        }),
        d: words({
          subject: 'igcse/biology',
          prompt: 'State the name of the group of substances to which starch, cellulose and sugars belong.',
          answers: [{ text: 'carbohydrate', accept: ['carbohydrates'] }],
          reject: [{ text: 'protein', why: 'Proteins contain nitrogen; starch and sugars do not.' }],
          solution:
            'Starch, cellulose and sugars contain only carbon, hydrogen and oxygen: they are carbohydrates.',
        }),
      },
    }
  },
  verify: ({ kept, late }) => {
    const seen = kept.warm[late] ?? 1
    return { 'a.ii': seen, 'a.iii': 100 / (seen / kept.start) }
  },
})

supplement('bases-and-elements', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const bases = Array.from({ length: 9 }, () => random.pick(BASES)).join('')
    const asked = random.pick(['A', 'C', 'G', 'T'])
    const count = [...bases, ...complement(bases)].filter(each => each === asked).length
    return new Set(bases).size === 4 && count >= 3
      ? {
          bases,
          asked,
          count,
          given: random.step(20, 32, 1),
          of: random.pick(['a mouse', 'a bean plant', 'a bacterium', 'a yeast', 'a salmon']),
        }
      : null
  },
  make: ({ bases, asked, count, given, of }) => {
    const hidden = [...bases].map((_, at) => at)
    return {
      stem: [
        `The diagram shows a piece of DNA of ${of}, laid flat. The bases of the lower strand are left out.`,
        `Only the upper strand of a piece of DNA of ${of} has been drawn with its bases.`,
        `A student has begun to draw a piece of DNA of ${of}. The bases of the lower strand are still missing.`,
      ],
      figure: figure(
        {
          name: 'biological-molecules/nine-bases',
          title: 'Part of a molecule of DNA',
          description: describeDnaLadder({ bases, hidden }),
          height: 106,
        },
        dnaLadder({ x: 63, y: 10, bases, hidden }),
      ),
      parts: {
        'a.i': ask.number({
          prompt: `Determine how many bases ${asked} this piece of DNA has in both strands together.`,
          objective: 'AO2',
          answer: count,
          form: 'integer',
          scheme: [plain(count)],
          solution: `The upper strand has ${[...bases].filter(each => each === asked).length} bases ${asked}. Opposite each ${complement(asked)} of the upper strand stands one more ${asked}: ${[...bases].filter(each => each === complement(asked)).length}. Together: ${count}.`,
        }),
        'a.ii': ask.table({
          lead: `In the whole DNA of ${of}, ${given}% of the bases are A.`,
          prompt: 'Complete the table.',
          objective: 'AO2',
          head: ['base', 'percentage of the bases'],
          rows: [
            [{ text: 'A' }, { text: String(given) }],
            [{ text: 'T' }, { blank: 't', answer: given, marks: 1 }],
            [
              { text: 'C' },
              {
                blank: 'c',
                answer: 50 - given,
                marks: 1,
                follow: { from: [{ cell: 't' }], formula: `(100 - ${given} - a)/2` },
              },
            ],
            [
              { text: 'G' },
              { blank: 'g', answer: 50 - given, marks: 1, follow: { from: [{ cell: 'c' }], formula: 'a' } },
            ],
          ],
          scheme: [`T: ${given}`, `C: ${50 - given}`, `G: ${50 - given}`],
          solution: `There is as much T as A: ${given}%. The rest is 100 − 2 × ${given} = ${100 - 2 * given}%, and half of it is C, half is G: ${50 - given}% each.`,
        }),
        b: ask.written({
          prompt: 'Explain why DNA contains equal numbers of A and T.',
          scheme: [A_WITH_T, ONE_FOR_EACH],
          modelAnswer: 'A always pairs with T. So for each A in one strand there is a T in the other strand.',
          solution: 'Give the rule of pairs, and say where the partner of each A stands.',
        }),
        c: words({
          subject: 'igcse/biology',
          prompt: 'State the name of the shape of a whole molecule of DNA.',
          answers: [{ text: 'double helix' }],
          reject: [{ text: 'helix', why: 'There are two strands: a double helix.' }],
          solution: 'Two strands are coiled around each other: a double helix.',
        }),
        d: words({
          lead: 'Cells also contain proteins.',
          subject: 'igcse/biology',
          prompt: 'State the names of the **four** chemical elements that all proteins contain.',
          asked: 4,
          marks: 2,
          mode: 'words',
          answers: [
            { text: 'carbon', accept: ['C'] },
            { text: 'hydrogen', accept: ['H'] },
            { text: 'oxygen', accept: ['O'] },
            { text: 'nitrogen', accept: ['N'] },
          ],
          solution:
            'Carbohydrates and fats contain carbon, hydrogen and oxygen; proteins contain nitrogen as well. Some also contain sulfur, but not all.',
        }),
      },
    }
  },
  verify: ({ bases, asked }) => {
    let count = 0
    for (const base of bases) if (base === asked || complement(base) === asked) count += 1
    return { 'a.i': count }
  },
})
