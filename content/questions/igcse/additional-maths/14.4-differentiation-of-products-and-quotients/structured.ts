import { ask } from '@/lib/exams/authoring/ask'
import { nonZero, pair, poly, signed, slopeTerm, term } from '@/lib/exams/authoring/maths'
import { bisect, derivative } from '@/lib/exams/authoring/numeric'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, roundTo } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { asymptote } from '@/lib/figures/plane/curves'
import { sketch } from '@/lib/figures/plane/sketches'
import { chartFigure } from '@/lib/figures/statistics/chart'

const { question, templates } = questionsOf('structured', '14.4')

export { templates }

const power = (n: number) => (n === 1 ? 'x' : `x^${n}`)

question('differentiate-a-product-and-a-quotient', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [one, two] = [random.int(0, 3), random.int(0, 3)]
    const [n, k, m, j] = [random.int(2, 4), random.int(2, 5), random.int(2, 3), random.int(2, 5)]
    const [a, b, c, d] = [
      random.int(2, 7),
      random.pick(nonZero(-7, 7)),
      random.int(1, 4),
      random.pick(nonZero(-7, 7)),
    ]
    // Kinds that are alike would be asked twice.
    return a * d === b * c || (one === two && one !== 3) || k === j
      ? null
      : { one, two, n, k, m, j, a, b, c, d }
  },
  make: ({ one, two, n, k, m, j, a, b, c, d }) => {
    const front = `${n}${power(n - 1)}`
    const products = [
      { f: `e^{${k}x}`, d: `${k}e^{${k}x}`, typed: [`e^(${k}x)`, `${k}e^(${k}x)`] },
      { f: `\\sin ${k}x`, d: `${k}\\cos ${k}x`, typed: [`sin(${k}x)`, `${k}cos(${k}x)`] },
      { f: `(${k}x + 1)^3`, d: `${3 * k}(${k}x + 1)^2`, typed: [`(${k}x + 1)^3`, `${3 * k}(${k}x + 1)^2`] },
      { f: '\\ln x', d: '\\frac{1}{x}', typed: ['ln(x)', '1/x'] },
    ] as const
    const product = products[one] ?? products[0]
    const quotients = [
      {
        f: `\\frac{e^{${j}x}}{x ${signed(d)}}`,
        slope: `\\frac{${j}(x ${signed(d)})e^{${j}x} - e^{${j}x}}{(x ${signed(d)})^2}`,
        typed: `(${j}(x ${signed(d)})e^(${j}x) - e^(${j}x))/(x ${signed(d)})^2`,
      },
      {
        f: `\\frac{\\sin ${j}x}{${power(m)}}`,
        slope: `\\frac{${j}${power(m)}\\cos ${j}x - ${m}${power(m - 1)}\\sin ${j}x}{x^${2 * m}}`,
        typed: `(${j}x^${m}*cos(${j}x) - ${m}x^${m - 1}*sin(${j}x))/x^${2 * m}`,
      },
      {
        f: `\\frac{${poly(a, b)}}{${poly(c, d)}}`,
        slope: `\\frac{${a * d - b * c}}{(${poly(c, d)})^2}`,
        typed: `${a * d - b * c}/(${poly(c, d)})^2`,
      },
      {
        f: `\\frac{\\ln x}{${power(m)}}`,
        slope: `\\frac{${power(m - 1)} - ${m}${power(m - 1)}\\ln x}{x^${2 * m}}`,
        typed: `(x^${m - 1} - ${m}x^${m - 1}*ln(x))/x^${2 * m}`,
      },
    ] as const
    const quotient = quotients[two] ?? quotients[0]
    const slope = `${front}${product.f.startsWith('(') || product.f.startsWith('e') ? '' : ' '}${product.f} + ${power(n)}\\left(${product.d}\\right)`
    return {
      stem: '',
      parts: {
        a: ask.expression({
          objective: 'AO1',
          command: 'Find',
          prompt: [
            `Differentiate $${power(n)}${product.f}$ with respect to *x*.`,
            `Given that $y = ${power(n)}${product.f}$, find $\\frac{dy}{dx}$.`,
            `Find $\\frac{d}{dx}\\left[${power(n)}${product.f}\\right]$.`,
          ],
          scheme: ['M1 product rule', `A1 one of the two terms right`, `A1 $${slope}$`],
          solution: `It is a product with $u = ${power(n)}$ and $v = ${product.f}$. $\\frac{du}{dx} = ${front}$ and $\\frac{dv}{dx} = ${product.d}$. So $v\\frac{du}{dx} + u\\frac{dv}{dx} = ${slope}$.`,
          answer: `${n}x^${n - 1}*${product.typed[0]} + x^${n}*(${product.typed[1]})`,
          letters: ['x'],
        }),
        b: ask.expression({
          objective: 'AO1',
          command: 'Find',
          prompt: [
            `Differentiate $${quotient.f}$ with respect to *x*.`,
            `Given that $y = ${quotient.f}$, find $\\frac{dy}{dx}$.`,
            `Find $\\frac{d}{dx}\\left[${quotient.f}\\right]$.`,
          ],
          scheme: ['M1 quotient rule', 'A1 numerator with at most one error', `A1 $${quotient.slope}$`],
          solution: `It is a quotient: $\\left(v\\frac{du}{dx} - u\\frac{dv}{dx}\\right) \\div v^2$, the function above first. This gives $${quotient.slope}$.`,
          answer: quotient.typed,
          letters: ['x'],
        }),
      },
    }
  },
  verify: ({ one, two, n, k, m, j, a, b, c, d }) => {
    // f′ = f · (ln f)′, a way without either rule.
    const f = [`e^(${k}*x)`, `sin(${k}*x)`, `(${k}*x + 1)^3`, 'ln(x)'][one] ?? ''
    const share = [`${k}`, `${k}*cos(${k}*x)/sin(${k}*x)`, `${3 * k}/(${k}*x + 1)`, '1/(x*ln(x))'][one] ?? ''
    const g =
      [
        `e^(${j}*x)/(x + (${d}))`,
        `sin(${j}*x)/x^${m}`,
        `(${a}*x + (${b}))/(${c}*x + (${d}))`,
        `ln(x)/x^${m}`,
      ][two] ?? ''
    const part =
      [
        `${j} - 1/(x + (${d}))`,
        `${j}*cos(${j}*x)/sin(${j}*x) - ${m}/x`,
        `${a}/(${a}*x + (${b})) - ${c}/(${c}*x + (${d}))`,
        `1/(x*ln(x)) - ${m}/x`,
      ][two] ?? ''
    return { a: `x^${n}*${f}*(${n}/x + ${share})`, b: `(${g})*(${part})` }
  },
})

question('product-with-a-root', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [e, times] = [random.int(1, 3), random.int(1, 6)]
    const [at, inside] = [random.int(-3, 6), e * times]
    const d = inside - 2 * e * at
    const a = -at - times
    return d === 0 || a === 0 || Math.abs(d) > 20 ? null : { e, times, at, inside, d, a }
  },
  make: ({ e, times, at, inside, d, a }) => {
    const inner = poly(2 * e, d)
    const y = `(${poly(1, a)})\\sqrt{${inner}}`
    const [p, q] = [3 * e, d + e * a]
    const fraction = `\\frac{${e === 1 ? poly(1, a) : `${e}(${poly(1, a)})`}}{\\sqrt{${inner}}}`
    const start = -d / (2 * e)
    const f = (x: number) => (x < start ? Number.NaN : (x + a) * Math.sqrt(2 * e * x + d))
    const root = Math.sqrt(inside)
    const low = -times * root
    const isWhole = Number.isInteger(root)
    const reach = Math.max(at - start, 0.5)
    const end = start + 4.4 * reach
    const surd = isWhole ? String(low) : slopeTerm(-times, 1, `\\sqrt{${inside}}`)
    return {
      stem: [
        `The diagram shows the curve $y = ${y}$. Its lowest point is *P*.`,
        `A curve has the equation $y = ${y}$. *P* is its lowest point, as the sketch shows.`,
        `The sketch shows $y = ${y}$ with its lowest point *P*.`,
      ],
      figure: chartFigure(
        {
          name: 'calculus/a-curve-with-its-lowest-point',
          title: 'Sketch of a curve with its lowest point P',
        },
        sketch({
          curves: [f],
          x: [Math.min(start - reach, -reach), Math.max(end, reach)],
          y: [low * 1.5, -low * 1.6],
          points: [{ at: [at, low], label: '*P*', place: 'below' }],
          height: 190,
        }),
      ),
      parts: {
        a: ask.expression({
          objective: 'AO1',
          prompt: 'Find $\\frac{dy}{dx}$.',
          scheme: [
            `B1 $\\sqrt{${inner}}$ gives $\\frac{${e}}{\\sqrt{${inner}}}$`,
            'M1 product rule',
            `A1 $\\sqrt{${inner}} + ${fraction}$`,
          ],
          solution: `$\\sqrt{${inner}} = (${inner})^{\\frac{1}{2}}$ has the derivative $\\frac{1}{2}(${inner})^{-\\frac{1}{2}} \\times ${2 * e} = \\frac{${e}}{\\sqrt{${inner}}}$. By the product rule $\\frac{dy}{dx} = \\sqrt{${inner}} + ${fraction}$.`,
          answer: `sqrt(${inner}) + ${e}(${poly(1, a)})/sqrt(${inner})`,
          letters: ['x'],
        }),
        'b.i': ask.whole({
          command: 'Find',
          lead: `$\\frac{dy}{dx}$ can be written in the form $\\frac{px + q}{\\sqrt{${inner}}}$, where *p* and *q* are integers.`,
          prompt: 'Find the value of *p*.',
          scheme: [`B1 $p = ${p}$`],
          solution: `Over one denominator: $\\frac{(${inner}) + ${e === 1 ? '' : e}(${poly(1, a)})}{\\sqrt{${inner}}} = \\frac{${poly(p, q)}}{\\sqrt{${inner}}}$. So $p = ${p}$.`,
          answer: p,
        }),
        'b.ii': ask.whole({
          command: 'Find',
          prompt: 'Find the value of *q*.',
          scheme: [`B1 $q = ${q}$`],
          solution: `By the same fraction $q = ${q}$.`,
          answer: q,
        }),
        c: ask.number({
          subtopic: '14.6',
          command: 'Find',
          objective: 'AO1',
          prompt: 'Hence find the *x*-coordinate of *P*.',
          scheme: [`M1 $${poly(p, q)} = 0$`, `A1 ${plain(at)}`],
          solution: `At the lowest point the tangent is level, so $\\frac{dy}{dx} = 0$. A fraction is zero when what is above is zero: $${poly(p, q)} = 0$, $x = ${at}$.`,
          answer: at,
          coordinate: 'x',
        }),
        d: ask.expression({
          subtopic: '14.6',
          command: 'Find',
          objective: 'AO1',
          form: 'exact',
          prompt: 'Find the exact *y*-coordinate of *P*.',
          scheme: ['M1 their *x* put into the equation of the curve', `A1 $${surd}$`],
          solution: `$y = (${at} ${signed(a)})\\sqrt{${inside}} = ${surd}$.`,
          answer: isWhole ? String(low) : `-${times}sqrt(${inside})`,
          letters: [],
        }),
      },
    }
  },
  verify: ({ e, a, d }) => {
    const f = (x: number) => (x + a) * Math.sqrt(2 * e * x + d)
    const scaled = (x: number) => derivative(f, x, 1e-4) * Math.sqrt(2 * e * x + d)
    const from = -d / (2 * e) + 1
    const p = Math.round(scaled(from + 1) - scaled(from))
    const q = Math.round(scaled(from) - p * from)
    const at = bisect(scaled, -d / (2 * e) + 1e-3, 60)
    const inner = `(${2 * e}*x + (${d}))`
    // f′ = f · (ln f)′
    const slope = `(x + (${a}))*sqrt${inner}*(1/(x + (${a})) + ${e}/${inner})`
    return { a: slope, 'b.i': p, 'b.ii': q, c: roundTo(at, 5), d: `-sqrt(${Math.round(f(at) ** 2)})` }
  },
})

question('quotient-and-two-level-tangents', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [d, h] = [random.pick(nonZero(-5, 5)), random.int(2, 7)]
    const c = h * h - d * d
    return c === 0 ? null : { d, h, c }
  },
  make: ({ d, h, c }) => {
    const [r, s] = [-d - h, -d + h]
    const [above, below] = [poly(1, 0, c), poly(1, d)]
    const y = `\\frac{${above}}{${below}}`
    const chart = sketch({
      curves: [(x: number) => (x * x + c) / (x + d)],
      x: [Math.min(r - 1.4 * h, -2), Math.max(s + 1.4 * h, 2)],
      y: [Math.min(-2 * d - 4.6 * h, -4), Math.max(-2 * d + 4.6 * h, 4)],
      points: [
        { at: [r, 2 * r], label: '*A*' },
        { at: [s, 2 * s], label: '*B*' },
      ],
      height: 210,
    })
    return {
      stem: [
        `The diagram shows the curve $y = ${y}$ and its asymptote $x = ${-d}$. The tangents to the curve at *A* and at *B* are parallel to the *x*-axis.`,
        `A curve has the equation $y = ${y}$, $x \\neq ${-d}$. The sketch shows the curve with the points *A* and *B*, where its tangent is parallel to the *x*-axis.`,
        `The sketch shows $y = ${y}$ for $x \\neq ${-d}$. At *A* and *B* the gradient of the curve is zero.`,
      ],
      figure: figure(
        {
          name: 'calculus/two-branches',
          title: 'Sketch of a curve with two branches',
          description: `${chart.description} A dashed upright asymptote stands between the branches, at x = ${plain(-d)}.`,
          height: chart.height,
        },
        chart.shape,
        asymptote(chart.on, `x = ${-d}`, { label: '' }),
      ),
      parts: {
        a: ask.expression({
          objective: 'AO1',
          prompt: 'Find $\\frac{dy}{dx}$.',
          scheme: ['M1 quotient rule', `A1 $\\frac{2x(${below}) - (${above})}{(${below})^2}$`],
          solution: `With $u = ${above}$ and $v = ${below}$: $\\frac{dy}{dx} = \\frac{(${below}) \\times 2x - (${above}) \\times 1}{(${below})^2}$.`,
          answer: `(2x(${below}) - (${above}))/(${below})^2`,
          letters: ['x'],
        }),
        'b.i': ask.whole({
          command: 'Find',
          lead: `$\\frac{dy}{dx}$ can be written in the form $\\frac{x^2 + px + q}{(${below})^2}$, where *p* and *q* are integers.`,
          prompt: 'Find the value of *p*.',
          scheme: [`B1 $p = ${2 * d}$`],
          solution: `Multiply out and collect the terms of the numerator: $${poly(2, 2 * d, 0)} - (${above}) = ${poly(1, 2 * d, -c)}$. So $p = ${2 * d}$.`,
          answer: 2 * d,
        }),
        'b.ii': ask.whole({
          command: 'Find',
          prompt: 'Find the value of *q*.',
          scheme: [`B1 $q = ${-c}$`],
          solution: `In the same numerator the constant is $q = ${-c}$.`,
          answer: -c,
        }),
        c: ask.solutions({
          subtopic: '14.6',
          command: 'Find',
          prompt: 'Find the values of *x* for which $\\frac{dy}{dx} = 0$.',
          scheme: [`M1 $${poly(1, 2 * d, -c)} = 0$`, `A1 $x = ${r}$`, `A1 $x = ${s}$`],
          solution: `$\\frac{dy}{dx} = 0$ when $${poly(1, 2 * d, -c)} = 0$, so $(${poly(1, -r)})(${poly(1, -s)}) = 0$: $x = ${r}$ at *A* and $x = ${s}$ at *B*.`,
          answer: [String(r), String(s)],
          letter: 'x',
          interval: null,
          angles: null,
          figures: 'exact',
        }),
        d: ask.expression({
          subtopic: '7.3',
          command: 'Find',
          form: 'exact',
          prompt: 'Find the exact length of *AB*.',
          scheme: [
            `M1 $y = ${2 * r}$ and $y = ${2 * s}$`,
            `M1 $\\sqrt{${2 * h}^2 + ${4 * h}^2}$`,
            `A1 $${2 * h}\\sqrt{5}$`,
          ],
          solution: `Put both values of *x* into the equation of the curve: *A* is $${pair([r, 2 * r])}$ and *B* is $${pair([s, 2 * s])}$. The coordinates differ by ${2 * h} and by ${4 * h}: $AB = \\sqrt{${2 * h}^2 + ${4 * h}^2} = \\sqrt{${20 * h * h}} = ${2 * h}\\sqrt{5}$.`,
          answer: `${2 * h}sqrt(5)`,
          letters: [],
        }),
      },
    }
  },
  verify: ({ d, h, c }) => {
    const f = (x: number) => (x * x + c) / (x + d)
    const scaled = (x: number) => derivative(f, x, 1e-4) * (x + d) ** 2 - x * x
    const p = Math.round((scaled(-d + 3) - scaled(-d + 1)) / 2)
    const q = Math.round(scaled(-d + 1) - p * (1 - d))
    const found = [-1, 1].map(side =>
      bisect(x => derivative(f, x, 1e-5), -d + side * 0.8, -d + side * (h + 9)),
    )
    const [one = 0, two = 0] = found
    const [above, below] = [`(x^2 + (${c}))`, `(x + (${d}))`]
    return {
      a: `${above}/${below}*(2*x/${above} - 1/${below})`,
      'b.i': p,
      'b.ii': q,
      c: found,
      d: `sqrt(${Math.round((two - one) ** 2 + (f(two) - f(one)) ** 2)})`,
    }
  },
})

// Exact gradients of x times a trigonometric function: rational + surd part, and a part with π.
const MIXED = [
  {
    f: 'x\\sin 2x',
    d: '\\sin 2x + 2x\\cos 2x',
    at: '\\frac{\\pi}{6}',
    x: Math.PI / 6,
    first: '\\frac{\\sqrt{3}}{2}',
    second: '\\frac{\\pi}{6}',
    typed: 'sqrt(3)/2 + pi/6',
    slope: 'sin(2x) + 2x*cos(2x)',
    fn: (x: number) => x * Math.sin(2 * x),
  },
  {
    f: 'x\\cos 2x',
    d: '\\cos 2x - 2x\\sin 2x',
    at: '\\frac{\\pi}{6}',
    x: Math.PI / 6,
    first: '\\frac{1}{2}',
    second: '-\\frac{\\pi\\sqrt{3}}{6}',
    typed: '1/2 - pi*sqrt(3)/6',
    slope: 'cos(2x) - 2x*sin(2x)',
    fn: (x: number) => x * Math.cos(2 * x),
  },
  {
    f: 'x\\tan x',
    d: '\\tan x + x\\sec^2 x',
    at: '\\frac{\\pi}{4}',
    x: Math.PI / 4,
    first: '1',
    second: '\\frac{\\pi}{2}',
    typed: '1 + pi/2',
    slope: 'tan(x) + x*sec(x)^2',
    fn: (x: number) => x * Math.tan(x),
  },
  {
    f: 'x\\tan x',
    d: '\\tan x + x\\sec^2 x',
    at: '\\frac{\\pi}{3}',
    x: Math.PI / 3,
    first: '\\sqrt{3}',
    second: '\\frac{4\\pi}{3}',
    typed: 'sqrt(3) + 4pi/3',
    slope: 'tan(x) + x*sec(x)^2',
    fn: (x: number) => x * Math.tan(x),
  },
  {
    f: 'x\\sin x',
    d: '\\sin x + x\\cos x',
    at: '\\frac{\\pi}{4}',
    x: Math.PI / 4,
    first: '\\frac{\\sqrt{2}}{2}',
    second: '\\frac{\\pi\\sqrt{2}}{8}',
    typed: 'sqrt(2)/2 + pi*sqrt(2)/8',
    slope: 'sin(x) + x*cos(x)',
    fn: (x: number) => x * Math.sin(x),
  },
  {
    f: 'x\\cos x',
    d: '\\cos x - x\\sin x',
    at: '\\frac{\\pi}{3}',
    x: Math.PI / 3,
    first: '\\frac{1}{2}',
    second: '-\\frac{\\pi\\sqrt{3}}{6}',
    typed: '1/2 - pi*sqrt(3)/6',
    slope: 'cos(x) - x*sin(x)',
    fn: (x: number) => x * Math.cos(x),
  },
  {
    f: 'x\\tan 2x',
    d: '\\tan 2x + 2x\\sec^2 2x',
    at: '\\frac{\\pi}{8}',
    x: Math.PI / 8,
    first: '1',
    second: '\\frac{\\pi}{2}',
    typed: '1 + pi/2',
    slope: 'tan(2x) + 2x*sec(2x)^2',
    fn: (x: number) => x * Math.tan(2 * x),
  },
  {
    f: 'x\\sin 4x',
    d: '\\sin 4x + 4x\\cos 4x',
    at: '\\frac{\\pi}{12}',
    x: Math.PI / 12,
    first: '\\frac{\\sqrt{3}}{2}',
    second: '\\frac{\\pi}{6}',
    typed: 'sqrt(3)/2 + pi/6',
    slope: 'sin(4x) + 4x*cos(4x)',
    fn: (x: number) => x * Math.sin(4 * x),
  },
] as const

question('exact-gradient-of-a-product', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => ({
    kind: random.int(0, MIXED.length - 1),
    a: random.int(2, 6),
    b: random.pick(nonZero(-7, 7)),
  }),
  make: ({ kind, a, b }) => {
    const { f, d, at, first, second, typed, slope } = MIXED[kind] ?? MIXED[0]
    const y = `${a}${f} ${term(b, 'x')}`
    const value = `${a}\\left(${first} ${second.startsWith('-') ? second : `+ ${second}`}\\right) ${signed(b)}`
    return {
      stem: [
        `A curve has the equation $y = ${y}$, where *x* is in radians.`,
        `The equation of a curve is $y = ${y}$. The angle *x* is in radians.`,
        `$y = ${y}$, where *x* is measured in radians.`,
      ],
      parts: {
        a: ask.expression({
          objective: 'AO1',
          prompt: 'Find $\\frac{dy}{dx}$.',
          scheme: ['M1 product rule', `A1 $${d}$`, `A1 $${a}(${d}) ${signed(b)}$`],
          solution: `$${f}$ is a product of *x* and a function of *x*: its derivative is $${d}$. So $\\frac{dy}{dx} = ${a}(${d}) ${signed(b)}$.`,
          answer: `${a}(${slope}) ${signed(b)}`,
          letters: ['x'],
        }),
        b: ask.expression({
          subtopic: '14.5',
          command: 'Find',
          form: 'exact',
          prompt: `Find the exact gradient of the curve at the point where $x = ${at}$, in terms of $\\pi$.`,
          scheme: [`M1 $x = ${at}$ in $\\frac{dy}{dx}$, with one exact value`, `A1 $${value}$`],
          solution: `With the exact values at $x = ${at}$, the two terms of $${d}$ are $${first}$ and $${second}$. The gradient is $${value}$.`,
          answer: `${a}(${typed}) ${signed(b)}`,
          letters: [],
          own: { from: 'a', key: `f(${at.replace('\\frac{\\pi}{', 'pi/').replace('}', '')})` },
        }),
      },
    }
  },
  verify: ({ kind, a, b }) => {
    const { f, x, fn } = MIXED[kind] ?? MIXED[0]
    const g = f.replace('x\\', '').replace(/ (\d?)x/, '($1*x)')
    const angle = /\((\d?)\*x\)/.exec(g)?.[1] || '1'
    const inner = `(${angle}*x)`
    const name = g.slice(0, 3)
    const own = name === 'sin' ? `cos${inner}` : name === 'cos' ? `(0 - sin${inner})` : `(1 + tan${inner}^2)`
    return {
      a: `(${b}) + ${a}*${name}${inner} + ${a}*${angle}*x*${own}`,
      b: String(derivative(z => a * fn(z) + b * z, x)),
    }
  },
})

question('logarithm-over-a-power', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => ({ a: random.pick([1, 2, 3, 4, 5, 6, 8, 10, 12]), n: random.pick([1, 2, 3, 4]) }),
  make: ({ a, n }) => {
    const first = a === 1 ? '' : String(a)
    const y = `\\frac{${first}\\ln x}{${power(n)}}`
    const slope = `\\frac{${a} - ${a * n === 1 ? '' : a * n}\\ln x}{x^${n + 1}}`
    const [p, q] = [a * n * (n + 1), -a * (2 * n + 1)]
    const high = n === 1 ? 'e' : `e^{\\frac{1}{${n}}}`
    const zero = `e^{\\frac{${2 * n + 1}}{${n * (n + 1)}}}`
    return {
      stem: [
        `A curve has the equation $y = ${y}$ for $x > 0$.`,
        `The equation of a curve is $y = ${y}$, where $x > 0$.`,
        `$y = ${y}$, where $x > 0$.`,
      ],
      parts: {
        a: ask.expression({
          objective: 'AO1',
          prompt: 'Find $\\frac{dy}{dx}$.',
          scheme: [
            'M1 quotient or product rule',
            'A1 one of the two terms right',
            `A1 $${slope}$, or an equal form`,
          ],
          solution: `By the quotient rule the numerator is $${power(n)} \\times \\frac{${a}}{x} - ${first}\\ln x \\times ${n === 1 ? '1' : `${n}${power(n - 1)}`}$ and the denominator $x^${2 * n}$. ${n === 1 ? 'So' : `Divide both by $${power(n - 1)}$:`} $\\frac{dy}{dx} = ${slope}$.`,
          answer: `(${a} - ${a * n}ln(x))/x^${n + 1}`,
          letters: ['x'],
        }),
        'b.i': ask.expression({
          subtopic: '14.6',
          command: 'Find',
          form: 'exact',
          lead: 'The tangent to the curve at *P* is parallel to the *x*-axis.',
          prompt: 'Find the exact *x*-coordinate of *P*.',
          scheme: [`M1 $\\ln x = ${n === 1 ? '1' : `\\frac{1}{${n}}`}$`, `A1 $${high}$`],
          solution: `$\\frac{dy}{dx} = 0$ when $${a} - ${a * n === 1 ? '' : a * n}\\ln x = 0$, so $\\ln x = ${n === 1 ? '1' : `\\frac{1}{${n}}`}$ and $x = ${high}$.`,
          answer: `e^(1/${n})`,
          letters: [],
        }),
        'b.ii': ask.expression({
          subtopic: '14.6',
          command: 'Find',
          form: 'exact',
          prompt: 'Find the exact *y*-coordinate of *P*.',
          scheme: [`B1 $\\frac{${a}}{${n === 1 ? '' : n}e}$`],
          solution: `${n === 1 ? `At $x = e$ the logarithm is 1` : `With $x = ${high}$, $${power(n)} = e$ and $\\ln x = \\frac{1}{${n}}$`}, so $y = \\frac{${a}}{${n === 1 ? '' : n}e}$.`,
          answer: `${a}/(${n}e)`,
          letters: [],
          own: { from: 'b.i', key: `${a}*ln(f)/f^${n}` },
        }),
        c: ask.expression({
          subtopic: '14.2',
          command: 'Find',
          prompt: 'Find $\\frac{d^2y}{dx^2}$.',
          scheme: [
            'M1 quotient or product rule again',
            'A1 one of the two terms right',
            `A1 $\\frac{${p}\\ln x - ${-q}}{x^${n + 2}}$, or an equal form`,
          ],
          solution: `Differentiate $${slope}$: the numerator is $x^${n + 1} \\times \\left(-\\frac{${a * n}}{x}\\right) - (${a} - ${a * n}\\ln x) \\times ${n + 1}${power(n)}$ and the denominator $x^${2 * n + 2}$. Divide both by $${power(n)}$: above stands $-${a * n} - ${a * (n + 1)} + ${p}\\ln x$, so $\\frac{d^2y}{dx^2} = \\frac{${p}\\ln x - ${-q}}{x^${n + 2}}$.`,
          answer: `(${p}ln(x) - ${-q})/x^${n + 2}`,
          letters: ['x'],
        }),
        d: ask.expression({
          command: 'Find',
          form: 'exact',
          prompt: 'Hence find the exact value of *x* for which $\\frac{d^2y}{dx^2} = 0$.',
          scheme: [`M1 $\\ln x = \\frac{${2 * n + 1}}{${n * (n + 1)}}$`, `A1 $${zero}$`],
          solution: `$${p}\\ln x = ${-q}$, so $\\ln x = \\frac{${2 * n + 1}}{${n * (n + 1)}}$ and $x = ${zero}$.`,
          answer: `e^(${2 * n + 1}/${n * (n + 1)})`,
          letters: [],
        }),
      },
    }
  },
  verify: ({ a, n }) => {
    const f = (x: number) => (a * Math.log(x)) / x ** n
    const one = (x: number) => derivative(f, x, 1e-3) * x ** (n + 1)
    const two = (x: number) => derivative(z => derivative(f, z, 1e-3), x, 1e-2) * x ** (n + 2)
    const at = bisect(one, 0.9, 5)
    const zero = bisect(two, 1, 9)
    return {
      a: `${a}*ln(x)/x^${n}*(1/(x*ln(x)) - ${n}/x)`,
      'b.i': String(at),
      'b.ii': String(f(at)),
      // (uv)″ = u″v + 2u′v′ + uv″
      c: `${a}*(-x^(-2)*x^(-${n}) - 2*${n}*x^(-1)*x^(-${n + 1}) + ${n}*${n + 1}*ln(x)*x^(-${n + 2}))`,
      d: `e^(${Math.round(Math.log(zero) * n * (n + 1) * 1000) / 1000}/${n * (n + 1)})`,
    }
  },
})
