import { inThisOrder, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'

const { question, templates } = choiceQuestions('1.3')

export { templates }

const SYSTEMATIC = [
  'a micrometer that does not read zero when it is closed',
  'a stop-watch that runs slow',
  'an ammeter whose pointer is not at zero when there is no current',
  'a ruler whose end has been worn away, used from its end',
  'a balance that was calibrated wrongly',
]

const RANDOM = [
  'differences in the reaction time of a student from one timing to the next',
  'fluctuations of the last digit of a voltmeter',
  'a scale read from slightly different angles each time',
  'small draughts that disturb the reading of a sensitive balance',
]

question('systematic-or-random', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const systematic = random.chance(0.5)
    const [right, wrong] = systematic ? [SYSTEMATIC, RANDOM] : [RANDOM, SYSTEMATIC]
    return { systematic, right: random.pick(right), wrong: random.sample(wrong, 3) }
  },
  make: ({ systematic, right, wrong }) => ({
    stem: '',
    prompt: `Which is a source of a **${systematic ? 'systematic' : 'random'}** error?`,
    right,
    wrong: wrong.map(
      (each): Wrong => [
        each,
        systematic
          ? 'You chose a cause that scatters the readings about the true value: it is random.'
          : 'You chose a cause that shifts all readings in the same way: it is systematic.',
      ],
    ),
    solution: `A systematic error shifts all readings in the same way, a random error scatters them about the true value. So the answer is: ${right}.`,
  }),
})

const SQUARES = [
  { what: 'kinetic energy', formula: '*E* = ½*mv*^{2}', once: 'mass *m*', twice: 'speed *v*' },
  {
    what: 'power',
    formula: '*P* = *I*^{2}*R*',
    once: 'resistance *R*',
    twice: 'current *I*',
  },
  { what: 'volume', formula: '*V* = π*r*^{2}*l*', once: 'length *l*', twice: 'radius *r*' },
  {
    what: 'acceleration',
    formula: '*a* = 2*s* ÷ *t*^{2}',
    once: 'distance *s*',
    twice: 'time *t*',
  },
] as const

question('percentage-uncertainty-with-a-square', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const [one, two] = [random.step(1, 4, 0.5), random.step(1, 4, 0.5)]
    if (one === two) return null
    return { about: random.pick(SQUARES), one, two }
  },
  make: ({ about, one, two }) => ({
    stem: `The ${about.what} is calculated from ${about.formula}. The percentage uncertainty of the ${about.once} is ${plain(one, 1)}%, and that of the ${about.twice} is ${plain(two, 1)}%.`,
    prompt: `What is the percentage uncertainty of the ${about.what}?`,
    options: inThisOrder(
      (
        [
          [one + 2 * two, ''],
          [one + two, `You did not multiply the uncertainty of the ${about.twice} by its power, 2.`],
          [2 * one + two, `You doubled the uncertainty of the ${about.once}, which is not squared.`],
          [2 * one + 2 * two, 'You doubled both uncertainties, but only one quantity is squared.'],
        ] as [number, string][]
      )
        .sort(([first], [second]) => first - second)
        .map(([value, error]) => (error === '' ? `${plain(value, 1)}%` : [`${plain(value, 1)}%`, error])),
    ),
    solution: `For products and quotients the percentage uncertainties are added, and a power multiplies: ${plain(one, 1)}% + 2 × ${plain(two, 1)}% = ${plain(one + 2 * two, 1)}%. Exact numbers in a formula add nothing.`,
  }),
  verify: ({ one, two }) => `${(one + two + two).toFixed(1)}%`,
})

const KINDS = ['both', 'precise', 'accurate', 'neither'] as const

const KIND_TEXT = {
  both: 'precise and accurate',
  precise: 'precise but not accurate',
  accurate: 'accurate but not precise',
  neither: 'neither precise nor accurate',
}

const ASKED = {
  both: 'precise readings and an accurate mean',
  precise: 'precise readings but a mean that is **not** accurate',
  accurate: 'an accurate mean but readings that are **not** precise',
}

question('precise-or-accurate', {
  facts: { difficulty: 2, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const truth = random.step(9, 24, 0.1)
    const order = random.shuffle(KINDS)
    const readings = order.map(kind => {
      const middle = truth + (kind === 'precise' || kind === 'neither' ? random.pick([-2, 2]) : 0)
      const spread = kind === 'both' || kind === 'precise' ? 0.1 : random.step(1.1, 1.4, 0.1)
      return random.shuffle([middle - spread, middle, middle + spread])
    })
    return { truth, order, readings, asked: random.pick(['both', 'precise', 'accurate'] as const) }
  },
  make: ({ truth, order, readings, asked }) => ({
    stem: `Four students measure the same length, whose true value is ${plain(truth, 1)} cm. Each takes three readings and calculates their mean.`,
    table: {
      head: ['Student', 'readings / cm'],
      rows: readings.map((three, at) => ['ABCD'.charAt(at), three.map(each => plain(each, 1)).join(', ')]),
    },
    prompt: `Which student has ${ASKED[asked]}?`,
    options: inThisOrder(
      order.map((kind, at) => {
        const name = `student ${'ABCD'.charAt(at)}`
        return kind === asked ? name : [name, `You chose a student whose results are ${KIND_TEXT[kind]}.`]
      }),
    ),
    solution: `Readings are precise when they lie close together, and the mean is accurate when it is close to the true value, ${plain(truth, 1)} cm. That makes ${order.map((kind, at) => `${'ABCD'.charAt(at)} ${KIND_TEXT[kind]}`).join(', ')}.`,
  }),
  verify: ({ truth, readings, asked }) => {
    const at = readings.findIndex(three => {
      const close = Math.max(...three) - Math.min(...three) < 0.5
      const right = Math.abs(three.reduce((sum, each) => sum + each, 0) / 3 - truth) < 0.5
      return close === (asked !== 'accurate') && right === (asked !== 'precise')
    })
    return `student ${['A', 'B', 'C', 'D'][at]}`
  },
})
