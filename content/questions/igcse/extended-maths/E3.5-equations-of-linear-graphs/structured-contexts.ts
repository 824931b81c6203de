import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, money, plain } from '@/lib/exams/format'
import { clean } from '@/lib/exams/random'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'

const { core, supplement, templates } = questionsOf('structured', 'E3.5', { calculator: 'needed' })

export { templates }

const CHARGES = [
  {
    who: 'A taxi firm',
    what: 'a journey of *x* km',
    axis: '*x* / km',
    per: 'for each kilometre',
    fixed: 'before the journey begins',
    rates: [1.5, 2, 2.5],
  },
  {
    who: 'A delivery firm',
    what: 'a load of *x* kg',
    axis: '*x* / kg',
    per: 'for each kilogram',
    fixed: 'for every delivery',
    rates: [1.5, 2.5, 3.5],
  },
  {
    who: 'A water company',
    what: '*x* m^{3} of water in a month',
    axis: '*x* / m^{3}',
    per: 'for each cubic metre',
    fixed: 'every month',
    rates: [2, 3, 3.5],
  },
] as const

core('charge-from-a-graph', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const story = random.pick(CHARGES)
    const [fixed, rate] = [random.pick([4, 6, 8, 10]), random.pick(story.rates)]
    const far = random.step(14.5, 38.5, 0.1)
    const top = fixed + 10 * rate
    return top > 50 || Number.isInteger(far)
      ? null
      : { story, fixed, rate, far, spent: random.int(52, 90) + 0.5 }
  },
  make: ({ story, fixed, rate, far, spent }) => {
    const on = graph({
      x: { label: story.axis, max: 10, ticks: [0, 2, 4, 6, 8, 10], parts: 2, grid: true },
      y: { label: '*C* / $', max: 50, ticks: [0, 10, 20, 30, 40, 50], parts: 5, grid: true },
    })
    const cost = clean(fixed + rate * far)
    return {
      stem: `${story.who} charges \\$*C* for ${story.what}. The graph shows *C* for values of *x* from 0 to 10.`,
      figure: figure(
        {
          name: 'coordinate-geometry/charge-graph',
          title: 'A graph of the charge C against x',
          description: `Graph paper with x from 0 to 10 and C from 0 to 50 dollars. A straight line rises from ${fixed} on the vertical axis; at x = 10 it has risen by ${rate * 10}.`,
          height: 258,
        },
        on.axes,
        on.line([
          [0, fixed],
          [10, fixed + 10 * rate],
        ]),
      ),
      parts: {
        a: ask.number({
          command: 'Work out',
          objective: 'AO1',
          prompt: 'Work out the gradient of the line.',
          scheme: [
            `M1 $\\frac{${fixed + 10 * rate} - ${fixed}}{10}$, or another rise ÷ run`,
            `A1 ${plain(rate)}`,
          ],
          solution: `From $x = 0$ to $x = 10$ the charge rises from ${fixed} to ${fixed + 10 * rate}: $\\frac{${10 * rate}}{10} = ${rate}$. So ${money(rate)} is paid ${story.per}.`,
          answer: rate,
        }),
        b: ask.expression({
          command: 'Write down',
          objective: 'AO1',
          prompt: 'Write down a formula for *C* in terms of *x*.',
          scheme: [`B1 $C = ${rate}x + ${fixed}$`],
          solution: `The line crosses the vertical axis at ${fixed}; this is charged ${story.fixed}. So $C = ${rate}x + ${fixed}$.`,
          answer: `C = ${rate}x + ${fixed}`,
          letters: ['x', 'C'],
          own: { from: 'a', key: `C = f*x + ${fixed}` },
        }),
        c: ask.number({
          command: 'Calculate',
          objective: 'AO2',
          prompt: `The rule is the same for greater values of *x*. Calculate the charge when $x = ${far}$.`,
          scheme: [`B1 ${money(cost)}`],
          solution: `$${rate} \\times ${far} + ${fixed} = ${cost}$`,
          answer: cost,
          unit: '$',
          sigFigs: 3,
        }),
        d: ask.number({
          command: 'Calculate',
          objective: 'AO2',
          prompt: `Calculate the value of *x* when the charge is ${money(spent)}.`,
          scheme: [`M1 $${rate}x = ${spent} - ${fixed}$`, `A1 ${figures((spent - fixed) / rate, 3)}`],
          solution: `$${rate}x + ${fixed} = ${spent}$, so $${rate}x = ${spent - fixed}$ and $x = ${figures((spent - fixed) / rate, 3)}$.`,
          answer: (spent - fixed) / rate,
          sigFigs: 3,
        }),
      },
    }
  },
  verify: ({ fixed, rate, far, spent }) => {
    const [low, high] = [fixed, fixed + 10 * rate]
    const share = (spent - low) / (high - low)
    return {
      a: (high - low) / 10,
      b: `10*C = ${high}*x + ${low}*(10 - x)`,
      c: (low * (10 - far) + high * far) / 10,
      d: 10 * share,
    }
  },
})

const MODELS = [
  {
    says: (p: string, q: string) =>
      `A printer charges ${p} and ${q}. The cost *C* dollars is a linear function of the number *n* of posters.`,
    pair: (n: number, c: number) => `${money(c)} for ${n} posters`,
    rates: [0.35, 0.95],
    starts: [12, 40],
    xs: [40, 400],
    letters: ['n', 'C'],
    gradient: 'the cost of each further poster',
    asked: 'number of posters',
  },
  {
    says: (p: string, q: string) =>
      `A factory finds that ${p}, and that ${q}. The energy *C* kWh used in a day is a linear function of the mass *n* kg of bread.`,
    pair: (n: number, c: number) => `${plain(c)} kWh are used for ${n} kg of bread`,
    rates: [0.35, 0.85],
    starts: [45, 95],
    xs: [60, 420],
    letters: ['n', 'C'],
    gradient: 'the energy for each further kilogram',
    asked: 'mass of bread',
  },
  {
    says: (p: string, q: string) =>
      `In a lake, ${p} and ${q}. The pressure *C* kPa is a linear function of the depth *n* m.`,
    pair: (n: number, c: number) => `the pressure is ${plain(c)} kPa at a depth of ${n} m`,
    rates: [9.75, 9.85],
    starts: [96, 103],
    xs: [3, 48],
    letters: ['n', 'C'],
    gradient: 'the rise of the pressure for each metre',
    asked: 'depth',
  },
] as const

supplement('linear-model-from-two-values', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const story = random.pick(MODELS)
    const [x1, x2, x3] = [0, 0, 0].map(() => random.int(story.xs[0], story.xs[1])).sort((p, q) => p - q) as [
      number,
      number,
      number,
    ]
    const m = random.step(story.rates[0], story.rates[1], 0.05)
    const c = random.step(story.starts[0], story.starts[1], 0.5)
    const gap = (story.xs[1] - story.xs[0]) / 5
    if (x2 - x1 < gap || x3 - x2 < gap) return null
    const total = Math.round((m * x3 + c) * 1.4)
    return { story, x1, x2, m, c, y1: clean(m * x1 + c), y2: clean(m * x2 + c), total }
  },
  make: ({ story, x1, x2, m, c, y1, y2, total }) => ({
    stem: story.says(story.pair(x1, y1), story.pair(x2, y2)),
    parts: {
      a: ask.expression({
        command: 'Find',
        objective: 'AO2',
        prompt: [
          'Find the formula for *C* in terms of *n*. Write it in the form $C = mn + k$.',
          'Work out the formula for *C* in the form $C = mn + k$.',
          'The formula is $C = mn + k$, where *m* and *k* are numbers. Write down the whole formula.',
        ],
        scheme: [
          `M1 $\\frac{${y2} - ${y1}}{${x2} - ${x1}}$`,
          `A1 $m = ${m}$`,
          `M1 $${y1} = ${m} \\times ${x1} + k$, or with the other pair`,
          `A1 $C = ${m}n + ${c}$`,
        ],
        solution: `$m = \\frac{${y2} - ${y1}}{${x2} - ${x1}} = ${m}$, which is ${story.gradient}.\n\n$${y1} = ${m} \\times ${x1} + k$, so $k = ${c}$. The formula is $C = ${m}n + ${c}$.`,
        answer: `C = ${m}n + ${c}`,
        letters: ['n', 'C'],
        form: 'expanded',
      }),
      b: ask.number({
        command: 'Calculate',
        objective: 'AO2',
        prompt: `Calculate *n* when $C = ${total}$.`,
        scheme: [`M1 $${m}n = ${total} - ${c}$`, `A1 ${figures((total - c) / m, 3)}`],
        solution: `$${m}n = ${total} - ${c}$, so $n = ${figures((total - c) / m, 3)}$.`,
        answer: (total - c) / m,
        sigFigs: 3,
      }),
    },
  }),
  verify: ({ x1, x2, y1, y2, total }) => ({
    a: `(C - ${y1})*${x2 - x1} = (n - ${x1})*${clean(y2 - y1)}`,
    b: x1 + ((total - y1) * (x2 - x1)) / (y2 - y1),
  }),
})
