import { placentaExchange, twoGametes } from '@/content/figures/igcse/biology/reproduction-2'
import { asItems, ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { plain, quantity } from '@/lib/exams/format'
import { sequenceScheme } from '@/lib/exams/rising-scheme'
import { femaleSystem } from '@/lib/figures/biology/reproduction'
import {
  ACROSS_PLACENTA,
  CORD_CARRIES,
  DIFFUSES,
  DOWN_GRADIENT,
  ENERGY_RELEASED,
  FOR_SWIMMING,
  HARMS_FETUS,
  MOTILITY,
  NUCLEI_FUSE,
  NUMBERS,
  SIZE,
  STRUCTURE,
  TOXIN_CROSSES,
} from './points'

const { core, supplement, templates } = questionsOf('structured', '16.4', { calculator: 'needed' })

export { templates }

const SUBJECT = 'igcse/biology'

const FEMALE = ['oviduct', 'ovary', 'cervix', 'vagina'] as const

const EVENTS = [
  { id: 'release', text: 'an ovary releases an egg' },
  { id: 'fuse', text: 'a sperm and the egg form a zygote' },
  { id: 'divide', text: 'cell divisions make a ball of cells' },
  { id: 'implant', text: 'the ball of cells implants in the lining' },
]

core('from-egg-to-embryo', {
  facts: { difficulty: 3, checked: '2026-11-27' },
  values: random => ({
    order: random.shuffle(FEMALE),
    every: random.pick([12, 15, 18, 20]),
    divisions: random.pick([4, 5, 6]),
  }),
  make: ({ order, every, divisions }) => {
    const letter = (part: (typeof FEMALE)[number]) => 'ABCD'.charAt(order.indexOf(part))
    const cells = 2 ** divisions
    return {
      stem: [
        'The diagram shows the female reproductive system from the front.',
        'A student draws the female reproductive system and labels four parts **A** to **D**.',
        'Four parts of the female reproductive system are labelled **A** to **D** in the diagram.',
      ],
      figure: femaleSystem.figure({
        name: `reproduction/system-${order.map(part => part.slice(0, 3)).join('')}`,
        labels: Object.fromEntries(order.map((part, at) => [part, 'ABCD'.charAt(at)])),
      }),
      parts: {
        a: ask.match({
          prompt: 'Identify the parts labelled A to D.',
          marks: 4,
          items: asItems([...'ABCD']),
          targets: asItems(['cervix', 'ovary', 'oviduct', 'uterus', 'vagina']),
          answer: Object.fromEntries(order.map((part, at) => ['ABCD'.charAt(at), part])),
          scheme: order.map((part, at) => `${'ABCD'.charAt(at)}: ${part}`),
          solution:
            'The two oval bodies are ovaries, the curved tubes oviducts. The ring below the uterus is the cervix, which leads to the vagina.',
        }),
        'b.i': ask.choice({
          prompt: 'In which part does fertilisation take place?',
          options: {
            options: [...'ABCD'].map(each => ({
              text: each,
              error:
                each === letter('oviduct')
                  ? null
                  : `You chose the ${order['ABCD'.indexOf(each)]}; sperm meet the egg in an oviduct.`,
            })),
            inOrder: true,
          },
          solution: `Sperm swim into the oviducts. Fertilisation takes place there: ${letter('oviduct')}.`,
        }),
        'b.ii': ask.written({
          prompt: 'State what is meant by fertilisation.',
          lines: 2,
          scheme: [NUCLEI_FUSE],
          modelAnswer: 'The fusion of the nuclei of a male gamete (sperm) and a female gamete (egg).',
          solution: 'It is not enough that the cells meet: the nuclei fuse.',
        }),
        c: ask.order({
          prompt: 'Put these events into the order in which they happen.',
          command: 'Identify',
          marks: 2,
          items: EVENTS.toSorted((one, other) => one.text.localeCompare(other.text)),
          answer: EVENTS.map(({ id }) => id),
          scheme: sequenceScheme(4, 2),
          solution:
            'The egg is released from an ovary and fertilised in the oviduct. The zygote divides to a ball of cells, the embryo, which implants in the lining of the uterus.',
        }),
        d: ask.number({
          lead: `A zygote and all the cells that it forms divide once every ${every} hours.`,
          prompt: `Calculate the number of cells just after ${every * divisions} hours.`,
          answer: cells,
          form: 'integer',
          scheme: [`C1 ${every * divisions} ÷ ${every} = ${divisions} (divisions)`, `A1 ${cells}`],
          solution: `There are ${every * divisions} ÷ ${every} = ${divisions} divisions, and each doubles the number of cells: 2^{${divisions}} = ${cells}.`,
        }),
      },
    }
  },
  verify: ({ every, divisions }) => {
    let count = 1
    for (let hour = every; hour <= every * divisions; hour += every) count += count
    return { d: count }
  },
})

const JOBS = {
  acrosome: 'contains enzymes that digest a way through the jelly coat',
  flagellum: 'moves the cell',
  'jelly coat': 'changes so that no second sperm can enter',
  cytoplasm: 'contains energy stores',
} as const

type Job = keyof typeof JOBS

core('sperm-and-egg', {
  facts: { difficulty: 3, checked: '2026-11-27' },
  values: random => ({
    order: random.shuffle(Object.keys(JOBS) as Job[]),
    distance: random.step(14, 20, 2),
    speed: random.pick([2, 2.5, 4, 5]),
  }),
  make: ({ order, distance, speed }) => {
    const minutes = (distance * 10) / speed
    return {
      stem: [
        'The diagram shows a sperm and an egg. They are not drawn to the same scale.',
        'A student draws a human sperm and a human egg, not to the same scale, and labels four parts **A** to **D**.',
        'Two human gametes are shown in the diagram. They are not drawn to the same scale.',
      ],
      figure: twoGametes(
        `reproduction/gametes-${order.map(part => part.slice(0, 2)).join('')}`,
        Object.fromEntries(order.map((part, at) => [part, 'ABCD'.charAt(at)])),
      ),
      parts: {
        a: ask.match({
          prompt: 'Match each labelled part with its function.',
          objective: 'AO1',
          marks: 4,
          items: asItems([...'ABCD']),
          targets: [
            ...(Object.entries(JOBS) as [Job, string][]).map(([part, job]) => ({ id: part, text: job })),
            { id: 'other', text: 'carries chromosomes' },
          ].toSorted((one, other) => one.text.localeCompare(other.text)),
          answer: Object.fromEntries(order.map((part, at) => ['ABCD'.charAt(at), part])),
          scheme: order.map((part, at) => `${'ABCD'.charAt(at)}: ${JOBS[part]}`),
          solution: `${order.map((part, at) => `${'ABCD'.charAt(at)} is the ${part}`).join(', ')}. The acrosome contains enzymes, the flagellum moves the sperm, the jelly coat keeps other sperm out, and the cytoplasm of an egg holds energy stores.`,
        }),
        b: ask.written({
          prompt: 'State **two** differences between sperm and eggs.',
          marks: 2,
          lines: 3,
          scheme: [SIZE, MOTILITY, NUMBERS, STRUCTURE],
          modelAnswer: 'An egg is much larger than a sperm. A sperm can swim, but an egg cannot.',
          solution: 'Compare size, structure, motility or numbers, and name both gametes.',
        }),
        c: ask.written({
          prompt: 'Explain why a sperm contains many mitochondria.',
          scheme: [ENERGY_RELEASED, FOR_SWIMMING],
          modelAnswer:
            'Mitochondria release energy by aerobic respiration, so that the flagellum can move and the sperm can swim to the egg.',
          solution: 'Mitochondria → aerobic respiration → energy → the flagellum moves.',
        }),
        d: ask.number({
          lead: `A sperm swims at ${quantity(speed, 'mm')} per minute. Its way to the egg is ${quantity(distance, 'cm')} long.`,
          prompt: 'Calculate the time that it needs.',
          answer: minutes,
          unit: 'min',
          scheme: [`C1 ${distance * 10} ÷ ${plain(speed)}`, `A1 ${plain(minutes)} min`],
          solution: `${quantity(distance, 'cm')} = ${quantity(distance * 10, 'mm')}. Time = ${distance * 10} ÷ ${plain(speed)} = ${plain(minutes)} minutes.`,
        }),
      },
    }
  },
  verify: ({ distance, speed }) => ({ d: distance / (speed / 10) }),
})

const TOXINS = [
  { habit: 'smokes', toxin: 'nicotine' },
  { habit: 'drinks alcohol', toxin: 'alcohol' },
] as const

supplement('across-the-placenta', {
  facts: { difficulty: 4, checked: '2026-11-27' },
  values: random => {
    const without = random.step(3.3, 3.6, 0.1)
    const percent = random.int(5, 9)
    return {
      letters: random.pick(['PQ', 'QP', 'XY', 'YX']),
      toxin: random.pick(TOXINS),
      without,
      exposed: Number((without * (1 - percent / 100)).toFixed(2)),
    }
  },
  make: ({ letters, toxin, without, exposed }) => {
    const [into, out] = [letters.charAt(0), letters.charAt(1)]
    const percent = ((without - exposed) / without) * 100
    return {
      stem: [
        `The diagram shows exchange in the placenta. Arrows ${[into, out].sort().join(' and ')} show the net movement of substances.`,
        `Arrows ${[into, out].sort().join(' and ')} in the diagram show the net movement of substances in the placenta.`,
        `A part of the placenta is shown in the diagram. The net movement of substances is shown by arrows ${[into, out].sort().join(' and ')}.`,
      ],
      figure: placentaExchange(`reproduction/exchange-${letters.toLowerCase()}`, { into, out, words: false }),
      parts: {
        'a.i': words({
          subject: SUBJECT,
          asked: 2,
          marks: 2,
          prompt: `State **two** substances that move in the direction of arrow ${into}.`,
          answers: [
            { text: 'oxygen', accept: ['o2'] },
            { text: 'glucose', accept: ['sugar'] },
            { text: 'amino acids', accept: ['amino acid'] },
            { text: 'water' },
            { text: 'mineral ions', accept: ['minerals', 'ions', 'salts', 'iron', 'calcium'] },
            { text: 'vitamins', accept: ['vitamin'] },
            { text: 'fatty acids', accept: ['fatty acid', 'glycerol'] },
            { text: 'antibodies', accept: ['antibody'] },
          ],
          reject: [
            { text: 'carbon dioxide', why: 'Carbon dioxide moves from the fetus to the mother.' },
            { text: 'urea', why: 'Urea moves from the fetus to the mother.' },
            { text: 'blood', why: 'The blood of mother and fetus does not mix.' },
          ],
          scheme: ['one of: oxygen, glucose, amino acids, another useful substance', 'a second of these'],
          solution: `Arrow ${into} leads to the fetus, which needs oxygen and nutrients such as glucose and amino acids.`,
        }),
        'a.ii': words({
          subject: SUBJECT,
          prompt: `State **one** excretory product that moves in the direction of arrow ${out}.`,
          answers: [{ text: 'carbon dioxide', accept: ['co2'] }, { text: 'urea' }],
          marks: 1,
          scheme: ['carbon dioxide or urea'],
          reject: [
            { text: 'urine', why: 'Urine is made by kidneys; the substance in the blood is urea.' },
            { text: 'oxygen', why: 'Oxygen moves to the fetus.' },
          ],
          solution: `Arrow ${out} leads to the mother: carbon dioxide and urea.`,
        }),
        b: ask.written({
          prompt: 'Describe how oxygen gets from the blood of the mother to the fetus.',
          marks: 3,
          scheme: [DIFFUSES, DOWN_GRADIENT, ACROSS_PLACENTA, CORD_CARRIES],
          modelAnswer:
            'Oxygen diffuses from the blood of the mother, where its concentration is higher, across the placenta into the blood of the fetus. The umbilical cord carries it to the fetus.',
          solution:
            'Say how (diffusion), from where to where (concentrations) and on which way (placenta, cord).',
        }),
        c: ask.written({
          lead: `A pregnant woman ${toxin.habit}.`,
          prompt: `Explain how ${toxin.toxin} in her blood can harm the fetus.`,
          scheme: [TOXIN_CROSSES, HARMS_FETUS],
          modelAnswer: `It is a toxin that passes across the placenta into the blood of the fetus and affects its development.`,
          solution: 'Some toxins pass across the placenta, and then they act on the fetus.',
        }),
        d: ask.number({
          lead: `In a study, babies of mothers who ${toxin.habit === 'smokes' ? 'smoked' : 'drank alcohol'} had a mean mass of ${quantity(exposed, 'kg')} at birth. Other babies had a mean mass of ${quantity(without, 'kg')}.`,
          prompt: `Calculate the percentage by which the mass was lower than that of the other babies.`,
          answer: percent,
          unit: '%',
          scheme: [
            `C1 (${plain(without)} − ${plain(exposed)}) ÷ ${plain(without)} × 100`,
            `A1 ${percent.toFixed(1)}%`,
          ],
          solution: `The difference is ${quantity(without - exposed, 'kg')}. As a percentage of the other babies: ${plain(without - exposed)} ÷ ${plain(without)} × 100 = ${percent.toFixed(1)}%.`,
        }),
      },
    }
  },
  verify: ({ without, exposed }) => ({ d: 100 - (100 * exposed) / without }),
})
