import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { plain } from '@/lib/exams/format'
import { letteredMould, parentAndNew, twoFields } from './figures'
import {
  FAST,
  IDENTICAL,
  KEEPS_DESIRED,
  KEEPS_GOOD_GENES,
  NO_GAMETES,
  NO_POLLINATION,
  NO_VARIATION,
  NONE_RESISTANT,
  ONE_IS_ENOUGH,
  ONE_PARENT,
  QUICKLY_MANY,
  UNIFORM,
} from './points'

const { core, supplement, templates } = questionsOf('structured', '16.1', { calculator: 'needed' })

export { templates }

const KINDS = ['asexual', 'sexual'] as const

const EXAMPLES: readonly (readonly [text: string, kind: (typeof KINDS)[number]])[] = [
  ['a yeast cell forms a bud', 'asexual'],
  ['a pollen nucleus fuses with a nucleus in an ovule', 'sexual'],
  ['a bacterium divides into two', 'asexual'],
  ['frogs release eggs and sperm into water', 'sexual'],
  ['a potato plant forms tubers', 'asexual'],
  ['seeds form in a flower after a bee has visited it', 'sexual'],
  ['a small bulb grows beside an old bulb', 'asexual'],
  ['a spore of a mould grows into a mould', 'asexual'],
]

core('strawberry-runners', {
  facts: { difficulty: 2, checked: '2026-11-27' },
  values: random => {
    const examples = random.sample(EXAMPLES, 3)
    const kinds = new Set(examples.map(([, kind]) => kind))
    return kinds.size === 2
      ? {
          examples,
          plants: random.int(6, 15),
          runners: random.int(3, 6),
          fruit: random.pick(['very sweet', 'very large', 'dark red']),
        }
      : null
  },
  make: ({ examples, plants, runners, fruit }) => ({
    stem: [
      `The figure shows a strawberry plant, P, and a new plant, Q, that has grown from it. The fruits of P are ${fruit}.`,
      `Strawberry plant P has ${fruit} fruits. In the figure it has formed a new plant, Q, at the end of part R.`,
      `A gardener has a strawberry plant P with ${fruit} fruits. The figure shows how a new plant, Q, grows from it.`,
    ],
    figure: parentAndNew(),
    parts: {
      'a.i': words({
        subject: 'igcse/biology',
        prompt: 'State the name of part R.',
        answers: [{ text: 'runner', accept: ['stem', 'stolon', 'horizontal stem'] }],
        reject: [
          { text: 'root', why: 'It grows along the soil and carries a new plant: it is a stem.' },
          { text: 'tuber', why: 'A tuber is a swollen stem that stores food in the soil.' },
        ],
        solution: 'A stem that grows along the soil and forms a new plant is a runner.',
      }),
      'a.ii': ask.written({
        prompt: 'Give **two** reasons why this is asexual reproduction.',
        marks: 2,
        lines: 2,
        scheme: [ONE_PARENT, NO_GAMETES, IDENTICAL],
        modelAnswer: 'There is one parent, no gametes fuse, and Q is genetically identical to P.',
        solution: 'Look at the number of parents, at gametes, and at the genes of the offspring.',
      }),
      b: ask.choice({
        prompt: 'What will the fruits of Q be like, in the same conditions?',
        objective: 'AO2',
        right: `${fruit}, because P and Q have the same genes`,
        wrong: {
          [`${fruit}, because P and Q have two parents each`]:
            'You gave a wrong reason: there is one parent.',
          'like those of P or unlike them, because their genes differ': 'You described sexual reproduction.',
          'unlike those of P, because Q is a younger plant':
            'You took the age for the cause, but the genes are the same.',
        },
        solution: 'Q is genetically identical to P, so its fruits have the same features.',
      }),
      c: ask.number({
        lead: `The gardener has ${plants} plants. In one summer each of them forms ${runners} new plants.`,
        prompt: 'Calculate the number of plants at the end of this summer, old and new.',
        answer: plants * (1 + runners),
        unit: '',
        scheme: [`C1 ${plants} × ${runners} (+ ${plants})`, `A1 ${plants * (1 + runners)}`],
        solution: `New plants: ${plants} × ${runners} = ${plants * runners}. With the old ones: ${plants * runners} + ${plants} = ${plants * (1 + runners)}.`,
      }),
      d: ask.table({
        prompt: 'Complete the table to show which kind of reproduction each is.',
        marks: 3,
        head: ['example', 'kind of reproduction'],
        rows: examples.map(([text, kind], at) => [
          { text },
          { blank: `kind-${at + 1}`, answer: kind, marks: 1, mode: 'pick' as const, choices: [...KINDS] },
        ]),
        scheme: examples.map(([text, kind]) => `${text}: ${kind}`),
        solution:
          'Where gametes (eggs, sperm, the nuclei of pollen and ovules) fuse, reproduction is sexual.',
      }),
    },
  }),
  verify: ({ plants, runners }) => ({ c: plants * runners + plants }),
})

supplement('clone-and-disease', {
  facts: { difficulty: 4, checked: '2026-11-27' },
  values: random => {
    const clone = [random.step(36, 40, 2), random.step(4, 10, 2)] as const
    const mixed = [random.step(24, 30, 2), random.step(18, 22, 2)] as const
    return { clone, mixed, crop: random.pick(['potatoes', 'yams', 'sweet potatoes']) }
  },
  make: ({ clone, mixed, crop }) => {
    const percent = ((clone[0] - clone[1]) / clone[0]) * 100
    return {
      stem: [
        `Field P is planted with tubers of one plant, field Q with ${crop} from seeds of many plants. In the second year a new disease reaches both fields. The figure shows the yields.`,
        `A farmer grows ${crop} in two fields. All plants in P come from tubers of one parent. The plants in Q come from seeds of many parents. A disease reaches both fields in the second year.`,
        `The figure shows the yield of ${crop} in two fields before and after the arrival of a disease. Field P was planted with tubers of a single plant, field Q with seedlings of many parents.`,
      ],
      figure: twoFields(['field P', 'field Q'], [clone[0], mixed[0]], [clone[1], mixed[1]]),
      parts: {
        a: ask.number({
          prompt: 'Calculate the percentage decrease in the yield of field P.',
          answer: percent,
          unit: '%',
          tolerance: 4,
          scheme: [
            `C1 (${clone[0]} − ${clone[1]}) ÷ ${clone[0]} × 100`,
            `A1 ${plain(Number(percent.toFixed(1)))}%`,
          ],
          solution: `The yield falls from ${clone[0]} to ${clone[1]}. Decrease ÷ first yield × 100 = ${clone[0] - clone[1]} ÷ ${clone[0]} × 100 = ${plain(Number(percent.toFixed(1)))}%.`,
        }),
        b: ask.written({
          prompt: 'Explain why the yield of field P decreased so much.',
          objective: 'AO2',
          marks: 2,
          lines: 3,
          scheme: [NO_VARIATION, NONE_RESISTANT],
          modelAnswer:
            'The plants are genetically identical, so there is no variation. None is resistant, so the disease harms all of them.',
          solution: 'Say what is true of the genes of these plants, and what follows when a disease comes.',
        }),
        c: ask.choice({
          prompt: 'Why did field Q lose a smaller part of its yield?',
          objective: 'AO2',
          right: 'Its plants vary, so some of them were resistant.',
          wrong: {
            'Its plants vary, so each of them was resistant.':
              'You went too far: some plants fell ill, as the yield fell.',
            'Its plants are identical, so all of them were resistant.':
              'You took seeds of many parents for a clone.',
            'Its plants are identical, so the disease passed them by.':
              'You took seeds of many parents for a clone, and the yield did fall.',
          },
          solution: 'Sexual reproduction gives variation. Some plants have genes that make them resistant.',
        }),
        d: ask.written({
          prompt: 'Describe **two** advantages for a farmer of crops that are produced asexually.',
          marks: 2,
          lines: 3,
          scheme: [KEEPS_DESIRED, UNIFORM, QUICKLY_MANY, NO_POLLINATION],
          modelAnswer:
            'All plants have the desired features of the parent. The crop is uniform, many plants are produced quickly, and no pollination is needed.',
          solution: 'Think of the features, of the harvest, of the time and of pollination.',
        }),
      },
    }
  },
  verify: ({ clone }) => ({ a: 100 - (100 * clone[1]) / clone[0] }),
})

const LETTERS = ['J', 'K', 'L'] as const

supplement('a-mould-on-bread', {
  facts: { difficulty: 3, checked: '2026-11-27' },
  values: random => {
    const cases = random.int(20, 60)
    const spores = random.step(400, 900, 100)
    const percent = random.pick([2, 5, 10])
    const [first = 'J', second = 'K', third = 'L'] = random.shuffle(LETTERS)
    return { cases, spores, percent, letters: { sporangium: first, hypha: second, spore: third } }
  },
  make: ({ cases, spores, percent, letters }) => {
    const answer = (cases * spores * percent) / 100
    return {
      stem: [
        'The figure shows a mould that grows on bread. It reproduces asexually.',
        'A mould grows on a slice of bread, as the figure shows. Its reproduction is asexual.',
        'A student draws a mould that grows on old bread. The mould reproduces asexually.',
      ],
      figure: letteredMould(letters),
      parts: {
        'a.i': ask.choice({
          prompt: 'Which part, carried by the air, can grow into a new mould on other bread?',
          objective: 'AO2',
          right: letters.spore,
          wrong: [
            [letters.sporangium, 'You chose the case, which stays on its stalk.'],
            [letters.hypha, 'You chose a thread that feeds in the bread.'],
            ['none of them alone', 'You looked for two parents, but reproduction is asexual.'],
          ],
          solution: `The tiny cells that leave the open case are light and are carried by the air: ${letters.spore}.`,
        }),
        'a.ii': words({
          subject: 'igcse/biology',
          prompt: 'State the name of the structures that are carried by the air.',
          answers: [{ text: 'spores', accept: ['spore'] }],
          reject: [
            { text: 'pollen', why: 'Pollen is made by flowers, in sexual reproduction.' },
            { text: 'seeds', why: 'Seeds are made by plants, in sexual reproduction.' },
            { text: 'hyphae', why: 'Hyphae are the threads of the mould.' },
          ],
          solution: 'A mould reproduces asexually by spores.',
        }),
        b: ask.number({
          lead: `On one slice there are ${cases} cases with ${spores} of these structures in each. Only ${percent}% of them land on food and grow.`,
          prompt: 'Calculate how many new moulds grow.',
          answer,
          unit: '',
          scheme: [`C1 ${cases} × ${spores}`, `C1 × ${percent} ÷ 100`, `A1 ${plain(answer)}`],
          solution: `There are ${cases} × ${spores} = ${plain(cases * spores)} spores. ${percent}% of them: ${plain(cases * spores)} × ${percent} ÷ 100 = ${plain(answer)}.`,
        }),
        c: ask.written({
          prompt: 'Describe **two** advantages of asexual reproduction for the mould in the wild.',
          marks: 2,
          lines: 3,
          scheme: [FAST, ONE_IS_ENOUGH, KEEPS_GOOD_GENES],
          modelAnswer:
            'It is fast, only one parent is needed, and good genes are kept, so that the offspring are adapted to the same conditions.',
          solution: 'Think of the time, of the number of parents, and of the genes.',
        }),
        d: ask.written({
          prompt: 'Explain why a change in conditions could harm this population of mould.',
          marks: 2,
          lines: 3,
          scheme: [NO_VARIATION, NONE_RESISTANT],
          modelAnswer:
            'The moulds are genetically identical, so there is no variation. None may be adapted, so all may die.',
          solution: 'Identical genes mean no variation. What harms one mould harms all of them.',
        }),
      },
    }
  },
  verify: ({ cases, spores, percent }) => ({ b: cases * ((spores * percent) / 100) }),
})
