import { ask } from '@/lib/exams/authoring/ask'
import { frac, poly, signed, slopeTerm, typedFraction } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { figures, plain, roundTo } from '@/lib/exams/format'
import type { Spot } from '@/lib/exams/sketch'
import { figure } from '@/lib/figures/figure'
import { functionCurve } from '@/lib/figures/plane/curves'
import { mark, plane } from '@/lib/figures/plane/plane'

const { question, templates } = questionsOf('structured', '7.4')

export { templates }

/** A line through two marked points, on axes that name what is plotted. */
function lineFigure(across: string, up: string, one: Spot, two: Spot) {
  const slope = (two[1] - one[1]) / (two[0] - one[0])
  const f = (x: number) => one[1] + slope * (x - one[0])
  const most = two[0] * 1.25
  const on = plane({
    x: { min: Math.min(0, one[0] * 1.3), max: most, label: across },
    y: { min: Math.min(0, f(0) * 1.2), max: Math.max(f(most), f(0)) * 1.1, label: up },
    left: 28,
    height: 180,
  })
  const names = [one, two].map(([x, y]) => `(${plain(x)}, ${plain(y)})`)
  return figure(
    {
      name: 'straight-line-graphs/line-through-two-points',
      title: 'A straight line through two points',
      description: `Axes without scales. A straight line passes through the marked points ${names.join(' and ')}.`,
      height: on.canvasHeight,
    },
    on.axes,
    functionCurve(on, f),
    mark(on, one, names[0], { place: slope > 0 ? 'below right' : 'above right' }),
    mark(on, two, names[1], { place: slope > 0 ? 'below right' : 'above right' }),
  )
}

question('power-law-from-two-points', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [above, below] = random.pick([
      [2, 1],
      [3, 1],
      [1, 2],
      [3, 2],
      [-1, 1],
      [-2, 1],
      [-1, 2],
      [5, 2],
    ] as const)
    const [c, from] = [random.int(1, 4), random.int(1, 3)]
    const to = from + below * random.int(1, 3)
    const n = above / below
    const [low, high] = [c + n * from, c + n * to]
    // At lg x = 2 the last part would ask for a given point.
    return from !== 2 && to !== 2 && low > 0 && high > 0 && Math.max(low, high) < 16
      ? { above, below, n, c, from, to, low, high }
      : null
  },
  make: ({ above, below, n, c, from, to, low, high }) => ({
    stem: [
      'Two variables *x* and *y* are connected by $y = Ax^n$, where *A* and *n* are constants.',
      'It is known that $y = Ax^n$, where *A* and *n* are constants.',
      'The variables *x* and *y* are related by $y = Ax^n$, where *A* and *n* are constants.',
    ].map(
      each =>
        `${each} When $\\lg y$ is plotted against $\\lg x$, a straight line is obtained that passes through $(${from}, ${low})$ and $(${to}, ${high})$.`,
    ),
    parts: {
      a: ask.expression({
        objective: 'AO1',
        command: 'Find',
        prompt: 'Find the exact value of *n*.',
        scheme: [`M1 gradient $\\frac{${high} - ${low}}{${to} - ${from}}$`, `A1 $n = ${frac(above, below)}$`],
        solution: `$\\lg y = n\\lg x + \\lg A$, so *n* is the gradient: $\\frac{${high} - ${low}}{${to} - ${from}} = ${frac(above, below)}$.`,
        answer: typedFraction(above, below),
        letters: [],
        form: 'exact',
      }),
      b: ask.whole({
        objective: 'AO1',
        prompt: 'Find the value of *A*.',
        scheme: [`M1 $\\lg A = ${c}$`, `A1 ${plain(10 ** c)}`],
        solution: `$\\lg A = ${low} - ${n < 0 ? `(${frac(above, below)})` : frac(above, below)} \\times ${from} = ${c}$, so $A = 10^{${c}} = ${10 ** c}$.`,
        answer: 10 ** c,
        own: { from: 'a', key: `10^(${low} - f*${from})` },
      }),
      c: ask.number({
        objective: 'AO2',
        prompt: 'Find the value of *y* when $x = 100$.',
        scheme: [`B1 ${plain(10 ** (c + 2 * n))}`],
        solution: `$\\lg x = 2$, so $\\lg y = ${c + 2 * n}$ and $y = 10^{${c + 2 * n}}$.`,
        answer: 10 ** (c + 2 * n),
        sigFigs: 1,
        own: { from: 'a', key: `10^(${low} + f*(${2 - from}))` },
      }),
    },
  }),
  verify: ({ from, to, low, high }) => {
    // Back to x and y themselves.
    const [x1, x2, y1, y2] = [10 ** from, 10 ** to, 10 ** low, 10 ** high]
    const power = Math.log(y2 / y1) / Math.log(x2 / x1)
    return { a: String(power), b: Math.round(y1 / x1 ** power), c: y1 * (100 / x1) ** power }
  },
})

question('exponential-law-from-its-line', {
  facts: { difficulty: 3, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const [m, c] = [random.int(4, 30) / 100, random.int(5, 25) / 10]
    const [from, to, at] = [random.int(1, 3), random.int(5, 9), random.int(10, 14)]
    const letter = random.pick(['y', 'P', 'N'])
    return { m, low: roundTo(c + m * from, 2), high: roundTo(c + m * to, 2), c, from, to, at, letter }
  },
  make: ({ m, low, high, c, from, to, at, letter }) => ({
    stem: [
      `*${letter}* and *x* are connected by $${letter} = Ab^x$, where *A* and *b* are constants.`,
      `It is thought that $${letter} = Ab^x$, where *A* and *b* are constants.`,
      `The variables *x* and *${letter}* are related by $${letter} = Ab^x$, where *A* and *b* are constants.`,
    ].map(each => `${each} The diagram shows the graph of $\\lg ${letter}$ against *x*.`),
    figure: lineFigure('*x*', `lg *${letter}*`, [from, low], [to, high]),
    parts: {
      a: ask.number({
        objective: 'AO1',
        prompt: 'Find the value of *b*.',
        scheme: [`M1 $\\lg b = \\frac{${high} - ${low}}{${to} - ${from}}$`, `A1 ${figures(10 ** m, 3)}`],
        solution: `$\\lg ${letter} = x\\lg b + \\lg A$, so $\\lg b = \\frac{${high} - ${low}}{${to} - ${from}} = ${m}$ and *b* is ${figures(10 ** m, 3)}.`,
        answer: 10 ** m,
        sigFigs: 3,
      }),
      b: ask.number({
        objective: 'AO1',
        prompt: 'Find the value of *A*.',
        scheme: [`M1 $\\lg A = ${low} - ${from} \\times ${m}$`, `A1 ${figures(10 ** c, 3)}`],
        solution: `The line meets the vertical axis at $\\lg A = ${low} - ${from} \\times ${m} = ${c}$, so *A* is ${figures(10 ** c, 3)}.`,
        answer: 10 ** c,
        sigFigs: 3,
        follow: { from: 'a', formula: `10^${low}/x^${from}` },
      }),
      c: ask.number({
        objective: 'AO2',
        prompt: `Find the value of *${letter}* when $x = ${at}$.`,
        scheme: [`M1 $\\lg ${letter} = ${roundTo(c + m * at, 2)}$`, `A1 ${figures(10 ** (c + m * at), 3)}`],
        solution: `$\\lg ${letter} = ${m} \\times ${at} + ${c} = ${roundTo(c + m * at, 2)}$, so *${letter}* is ${figures(10 ** (c + m * at), 3)}.`,
        answer: 10 ** (c + m * at),
        sigFigs: 3,
        follow: { from: 'a', formula: `10^${low}*x^${at - from}` },
      }),
    },
  }),
  verify: ({ low, high, from, to, at }) => {
    const [one, two] = [10 ** low, 10 ** high]
    const b = (two / one) ** (1 / (to - from))
    return { a: b, b: one / b ** from, c: one * b ** (at - from) }
  },
})

const FORMS = [
  {
    up: 'e^y',
    across: 'x^3',
    upLabel: 'e^{y}',
    acrossLabel: '*x*^{3}',
    at: [1, 2, 3],
    of: (x: number) => x ** 3,
  },
  {
    up: 'e^y',
    across: 'x^2',
    upLabel: 'e^{y}',
    acrossLabel: '*x*^{2}',
    at: [2, 3, 4, 5],
    of: (x: number) => x ** 2,
  },
  {
    up: 'y^2',
    across: '\\sqrt{x}',
    upLabel: '*y*^{2}',
    acrossLabel: '√*x*',
    at: [4, 9, 16, 25],
    of: Math.sqrt,
  },
  {
    up: 'y^2',
    across: '\\ln x',
    upLabel: '*y*^{2}',
    acrossLabel: 'ln *x*',
    // Powers of e.
    at: [2, 3, 4],
    of: (power: number) => power,
  },
] as const

const TYPED: Readonly<Record<string, string>> = { '\\sqrt{x}': 'sqrt(x)', '\\ln x': 'ln(x)' }
const typedAcross = (across: string) => TYPED[across] ?? across

question('law-from-a-straight-line', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const form = random.pick(FORMS)
    const [m, c] = [random.int(2, 7), random.pick([1, 2, 3, 4, 5, 6, 7, 8, 9, 11])]
    const [from, to] = [random.int(1, 3), random.int(5, 9)]
    const at = random.pick(form.at)
    const [X, Y] = [form.of(at), m * form.of(at) + c]
    const isPlain = X === from || X === to || (form.up === 'y^2' && Number.isInteger(Math.sqrt(Y)))
    return isPlain ? null : { form, m, c, from, to, at }
  },
  make: ({ form, m, c, from, to, at }) => {
    const [low, high] = [m * from + c, m * to + c]
    const typed = typedAcross(form.across)
    const x = form.across === '\\ln x' ? `e^${at}` : `${at}`
    const value = m * Math.round(form.of(at)) + c
    const isLog = form.up === 'e^y'
    return {
      stem: [
        `When $${form.up}$ is plotted against $${form.across}$, a straight line is obtained. It passes through $(${from}, ${low})$ and $(${to}, ${high})$.`,
        `Variables *x* and *y* are such that a graph of $${form.up}$ against $${form.across}$ is a straight line. The line passes through $(${from}, ${low})$ and $(${to}, ${high})$.`,
        `The graph of $${form.up}$ against $${form.across}$ is the straight line through $(${from}, ${low})$ and $(${to}, ${high})$.`,
      ],
      figure: lineFigure(form.acrossLabel, form.upLabel, [from, low], [to, high]),
      parts: {
        a: ask.expression({
          objective: 'AO1',
          command: 'Find',
          prompt: `Find $${form.up}$ in terms of *x*.`,
          scheme: [
            `M1 gradient $\\frac{${high} - ${low}}{${to} - ${from}}$`,
            `M1 $${low} = ${m} \\times ${from} + c$`,
            `A1 $${m}${form.across} + ${c}$`,
          ],
          solution: `The gradient is $\\frac{${high} - ${low}}{${to} - ${from}} = ${m}$, and $${low} = ${m} \\times ${from} + c$ gives $c = ${c}$. So $${form.up} = ${m}${form.across} + ${c}$.`,
          answer: `${m}*${typed} + ${c}`,
          otherKeys: [`${form.up} = ${m}*${typed} + ${c}`],
          letters: ['x', 'y'],
        }),
        b: ask.expression({
          objective: 'AO2',
          command: 'Find',
          prompt: `Find the exact ${isLog ? '' : 'positive '}value of *y* when $x = ${x}$.`,
          scheme: [`M1 $${form.up} = ${value}$`, `A1 $${isLog ? `\\ln ${value}` : `\\sqrt{${value}}`}$`],
          solution: `At $x = ${x}$, $${form.up} = ${value}$, so $y = ${isLog ? `\\ln ${value}` : `\\sqrt{${value}}`}$.`,
          answer: isLog ? `ln(${value})` : `sqrt(${value})`,
          own: { from: 'a', key: `${isLog ? 'ln' : 'sqrt'}(f(${x}))` },
          letters: [],
          form: 'exact',
        }),
      },
    }
  },
  verify: ({ form, m, c, from, to, at }) => {
    // The line between its two points, as a weighted mean.
    const [low, high] = [m * from + c, m * to + c]
    const typed = typedAcross(form.across)
    const share = (form.of(at) - from) / (to - from)
    const value = low + share * (high - low)
    return {
      a: `(${low}*(${to} - ${typed}) + ${high}*(${typed} - ${from}))/(${to - from})`,
      b: String(form.up === 'e^y' ? Math.log(value) : Math.sqrt(value)),
    }
  },
})

question('product-against-square', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [a, r] = [random.int(1, 4), random.int(1, 4)]
    const s = random.int(1, 6)
    const b = a * r * s
    const [from, to] = [random.int(1, 3), random.int(6, 10)]
    return r === s ? null : { a, b, r, s, from, to }
  },
  make: ({ a, b, r, s, from, to }) => {
    const [low, high] = [a * from + b, a * to + b]
    const sum = a * (r + s)
    const ax = slopeTerm(a)
    return {
      stem: `Variables *x* and *y* are connected by $y = ax + \\frac{b}{x}$, where *a* and *b* are constants. When $xy$ is plotted against $x^2$, the straight line in the diagram is obtained. It passes through $(${from}, ${low})$ and $(${to}, ${high})$.`,
      figure: lineFigure('*x*^{2}', '*xy*', [from, low], [to, high]),
      parts: {
        a: ask.expression({
          objective: 'AO2',
          command: 'Write',
          prompt:
            'Express $xy$ in terms of $x$, *a* and *b*, without a fraction, to show why the graph is a straight line.',
          scheme: ['B1 $ax^2 + b$'],
          solution:
            'Multiply $y = ax + \\frac{b}{x}$ by *x*: $xy = ax^2 + b$. With $X = x^2$ this is a line with gradient *a*.',
          answer: 'a*x^2 + b',
          letters: ['x', 'a', 'b'],
          form: 'expanded',
        }),
        'b.i': ask.whole({
          objective: 'AO1',
          prompt: 'Find the value of *a*.',
          scheme: [`M1 $\\frac{${high} - ${low}}{${to} - ${from}}$`, `A1 ${a}`],
          solution: `*a* is the gradient: $\\frac{${high} - ${low}}{${to} - ${from}} = ${a}$.`,
          answer: a,
        }),
        'b.ii': ask.whole({
          objective: 'AO1',
          prompt: 'Find the value of *b*.',
          scheme: [`B1 ${b}`],
          solution: `$${low} = ${a} \\times ${from} + b$, so $b = ${b}$.`,
          answer: b,
          follow: { from: 'b.i', formula: `${low} - x*${from}` },
        }),
        c: ask.solutions({
          command: 'Find',
          objective: 'AO2',
          prompt: `Find the values of *x* for which $y = ${sum}$.`,
          scheme: [
            `M1 $${ax} + \\frac{${b}}{x} = ${sum}$`,
            `M1 $${poly(a, -sum, b)} = 0$`,
            `A1 ${r}`,
            `A1 ${s}`,
          ],
          solution: `$${ax} + \\frac{${b}}{x} = ${sum}$. Multiply by *x*: $${poly(a, -sum, b)} = 0$, so $(x ${signed(-r)})(x ${signed(-s)}) = 0$ and $x = ${r}$ or $x = ${s}$.`,
          answer: [String(r), String(s)],
          letter: 'x',
          interval: null,
          angles: null,
          figures: 'exact',
        }),
      },
    }
  },
  verify: ({ a, b, r, s, from, to }) => {
    const sum = a * (r + s)
    const found: number[] = []
    for (let x = 1; x <= 40; x += 1) if (Math.abs(a * x + b / x - sum) < 1e-9) found.push(x)
    const slope = (a * to + b - (a * from + b)) / (to - from)
    return { a: 'x*(a*x + b/x)', 'b.i': slope, 'b.ii': a * from + b - slope * from, c: found }
  },
})

const ABOUT = [
  ['The number of cells, *y* thousand, in a sample after *x* hours', 'cells'],
  ['The value, *y* dollars, of a share after *x* years', 'share'],
  ['The mass, *y* grams, of a mould after *x* days', 'mould'],
] as const

question('exponential-law-from-a-table', {
  facts: { difficulty: 4, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const [m, c] = [random.pick([0.12, 0.14, 0.16, 0.18, 0.2, 0.22]), random.pick([0.3, 0.4, 0.5, 0.6])]
    const slips = [1, 2, 3, 4, 5].map(() => random.pick([-0.01, 0, 0, 0.01]))
    const ys = slips.map((slip, at) => Number((10 ** (c + m * (at + 1) + slip)).toPrecision(3)))
    return { about: random.pick(ABOUT)[0], m, c, ys, target: random.pick([2.5, 3.5]) }
  },
  make: ({ about, m, c, ys, target }) => {
    const logs = ys.map(y => roundTo(Math.log10(y), 2))
    return {
      stem: `${about} is thought to follow the law $y = Ab^x$, where *A* and *b* are constants. The table shows values of *x* and *y*.`,
      table: { head: ['*x*', '1', '2', '3', '4', '5'], rows: [['*y*', ...ys.map(y => figures(y, 3))]] },
      parts: {
        a: ask.table({
          objective: 'AO1',
          command: 'Complete',
          prompt: 'Complete the table of values of $\\lg y$, each correct to 2 decimal places.',
          head: ['*x*', '1', '2', '3', '4', '5'],
          rows: [
            [
              { text: '$\\lg y$' },
              ...logs.map((value, at) =>
                at === 1 || at === 3
                  ? { blank: `lg-${at + 1}`, answer: value, sigFigs: 2, tolerance: 0.006, marks: 1 as const }
                  : { text: plain(value, 2) },
              ),
            ],
          ],
          scheme: [`B1 ${plain(logs[1] ?? 0, 2)}`, `B1 ${plain(logs[3] ?? 0, 2)}`],
          solution: `Take the logarithm to base 10 of each *y*: $\\lg ${ys[1]}$ is ${plain(logs[1] ?? 0, 2)} and $\\lg ${ys[3]}$ is ${plain(logs[3] ?? 0, 2)}.`,
        }),
        b: plotPart({
          name: 'straight-line-graphs/grid-for-logarithms',
          title: 'Grid for a graph of lg y against x',
          description: 'Empty graph paper to plot on, with x from 0 to 6 and lg y from 0 to 2.',
          objective: 'AO1',
          command: 'Plot',
          prompt:
            'Plot the five points of $\\lg y$ against *x* on the grid. Draw a straight line of best fit that begins on the vertical axis.',
          axes: {
            x: { label: '*x*', min: 0, max: 6, large: 1, parts: 5 },
            y: { label: 'lg *y*', min: 0, max: 2, large: 0.2, parts: 5 },
          },
          tasks: [
            { task: 'points', wanted: logs.map((value, at): Spot => [at + 1, value]), marks: 2 },
            {
              task: 'line',
              gradient: [m - 0.015, m + 0.015],
              intercept: [c - 0.05, c + 0.05],
              covers: [0, 5],
              marks: 1,
            },
          ],
          scheme: [
            'B1 at least three points within half a small square',
            'B1 all five points',
            'B1 ruled line of best fit',
          ],
          solution: `The points lie close to a line that starts near (0, ${plain(c)}). Rule it so that the points lie evenly on both sides.`,
        }),
        'c.i': ask.number({
          objective: 'AO2',
          command: 'Find',
          prompt: 'Use your line to estimate the value of *b*.',
          scheme: [
            'M1 gradient of the line $= \\lg b$',
            `A1 ${figures(10 ** m, 3)}, within ${plain(roundTo(10 ** m * 0.05, 2))}`,
          ],
          solution: `The gradient is about ${plain(m)}, so *b* is about $10^{${m}}$, which is ${figures(10 ** m, 3)}.`,
          answer: 10 ** m,
          tolerance: roundTo(10 ** m * 0.05, 2),
        }),
        'c.ii': ask.number({
          objective: 'AO2',
          command: 'Find',
          prompt: 'Use your line to estimate the value of *A*.',
          scheme: [
            'M1 intercept of the line $= \\lg A$',
            `A1 ${figures(10 ** c, 3)}, within ${plain(roundTo(10 ** c * 0.13, 2))}`,
          ],
          solution: `The line meets the vertical axis at about ${plain(c)}, so *A* is about $10^{${c}}$, which is ${figures(10 ** c, 3)}.`,
          answer: 10 ** c,
          tolerance: roundTo(10 ** c * 0.13, 2),
        }),
        d: ask.number({
          objective: 'AO2',
          command: 'Find',
          prompt: `Use your line to estimate *y* when $x = ${target}$.`,
          scheme: [
            `M1 $\\lg y$ read at $x = ${target}$`,
            `A1 ${figures(10 ** (c + m * target), 2)}, within 10 %`,
          ],
          solution: `At $x = ${target}$ the line is at about ${plain(roundTo(c + m * target, 2))}, so *y* is about ${figures(10 ** (c + m * target), 2)}.`,
          answer: 10 ** (c + m * target),
          tolerance: roundTo(10 ** (c + m * target) * 0.1, 2),
        }),
      },
    }
  },
  verify: ({ m, c, target }) => ({
    'c.i': Math.exp(m * Math.LN10),
    'c.ii': Math.exp(c * Math.LN10),
    d: Math.exp(c * Math.LN10) * Math.exp(m * Math.LN10) ** target,
  }),
})
