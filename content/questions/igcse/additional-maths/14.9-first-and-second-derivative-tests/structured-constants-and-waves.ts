import { ask } from '@/lib/exams/authoring/ask'
import { crossings, derivative } from '@/lib/exams/authoring/numeric'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'
import type { TableCell } from '@/lib/exams/question'
import { sketch } from '@/lib/figures/plane/sketches'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { secondTest } from '../calculus-rates'
import { piLatex, piTyped } from '../trigonometry'

const { question, templates } = questionsOf('structured', '14.9')

export { templates }

type Kind = 'maximum' | 'minimum'

// Curves in a and b, their derivatives, and the constants for a stationary point at x = p.
const FAMILIES = [
  {
    latex: 'y = ax^2 + \\frac{b}{x}',
    slope: '2ax - \\frac{b}{x^2}',
    typedSlope: '2*a*x - b/x^2',
    level: (p: number) => `$${2 * p}a - \\frac{b}{${p * p}} = 0$`,
    on: (p: number, q: number) => `$${p * p}a + \\frac{b}{${p}} = ${q}$`,
    a: (m: number) => m,
    b: (m: number, p: number) => 2 * m * p ** 3,
    f: (x: number, a: number, b: number) => a * x * x + b / x,
    second: '2a + \\frac{2b}{x^3}',
    typedSecond: '2*a + 2*b/x^3',
    positive: true,
  },
  {
    latex: 'y = ax + \\frac{b}{x^2}',
    slope: 'a - \\frac{2b}{x^3}',
    typedSlope: 'a - 2*b/x^3',
    level: (p: number) => `$a - \\frac{2b}{${p ** 3}} = 0$`,
    on: (p: number, q: number) => `$${p}a + \\frac{b}{${p * p}} = ${q}$`,
    a: (m: number) => 2 * m,
    b: (m: number, p: number) => m * p ** 3,
    f: (x: number, a: number, b: number) => a * x + b / (x * x),
    second: '\\frac{6b}{x^4}',
    typedSecond: '6*b/x^4',
    positive: true,
  },
  {
    latex: 'y = ax^3 + bx',
    slope: '3ax^2 + b',
    typedSlope: '3*a*x^2 + b',
    level: (p: number) => `$${3 * p * p}a + b = 0$`,
    on: (p: number, q: number) => `$${p ** 3}a + ${p}b = ${q}$`.replace('1a', 'a').replace('+ 1b', '+ b'),
    a: (m: number) => m,
    b: (m: number, p: number) => -3 * m * p * p,
    f: (x: number, a: number, b: number) => a * x ** 3 + b * x,
    second: '6ax',
    typedSecond: '6*a*x',
    positive: true,
  },
] as const

const familyOf = (at: number) => FAMILIES[at] ?? FAMILIES[0]

question('constants-from-one-stationary-point', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const [at, p] = [random.int(0, 2), random.int(2, 4)]
    const m = random.pick([1, 2, 3, -1, -2, -3])
    const { a, b, f } = familyOf(at)
    const q = f(p, a(m), b(m, p))
    return Math.abs(q) > 110 || Math.abs(b(m, p)) > 130 ? null : { at, p, m, q }
  },
  make: ({ at, p, m, q }) => {
    const { latex, slope, typedSlope, level, on, second, typedSecond, ...family } = familyOf(at)
    const [a, b] = [family.a(m), family.b(m, p)]
    const isMinimum = m > 0
    const value = derivative(x => derivative(t => family.f(t, a, b), x), p)
    return {
      stem: [
        `The curve $${latex}$, where *a* and *b* are constants${at === 2 ? '' : ' and $x \\neq 0$'}, has a stationary point at $(${p}, ${q})$.`,
        `It is given that the curve $${latex}$${at === 2 ? '' : ', for $x \\neq 0$,'} has a stationary point at $(${p}, ${q})$. *a* and *b* are constants.`,
        `A curve has the equation $${latex}$${at === 2 ? '' : ' for $x \\neq 0$'}, with constants *a* and *b*. The point $(${p}, ${q})$ is a stationary point of the curve.`,
      ],
      parts: {
        a: ask.expression({
          objective: 'AO1',
          subtopic: '14.3',
          command: 'Find',
          prompt: 'Find $\\frac{dy}{dx}$ in terms of *a*, *b* and *x*.',
          scheme: ['B1 one term right', `B1 $${slope}$`],
          solution: `*a* and *b* are constants: $\\frac{dy}{dx} = ${slope}$.`,
          answer: typedSlope,
          letters: ['a', 'b', 'x'],
        }),
        'b.i': ask.whole({
          objective: 'AO2',
          subtopic: '14.6',
          command: 'Find',
          prompt: 'Find the value of *a*.',
          scheme: [`M1 ${level(p)}`, `M1 ${on(p, q)}`, `A1 $a = ${a}$`],
          solution: `The gradient is zero at $x = ${p}$: ${level(p)}. The point lies on the curve: ${on(p, q)}. Solved together, $a = ${a}$.`,
          answer: a,
        }),
        'b.ii': ask.whole({
          objective: 'AO1',
          subtopic: '14.6',
          command: 'Find',
          prompt: 'Find the value of *b*.',
          scheme: [`B1 $b = ${b}$`],
          solution: `Put $a = ${a}$ into one of the equations: $b = ${b}$.`,
          answer: b,
          own: { from: 'b.i', key: [`${2 * p ** 3}*f`, `${p ** 3}*f/2`, `-${3 * p * p}*f`][at] ?? '' },
        }),
        'c.i': ask.expression({
          objective: 'AO1',
          command: 'Find',
          prompt: 'Find $\\frac{d^2y}{dx^2}$ in terms of *a*, *b* and *x*.',
          scheme: [`B1 $${second}$`],
          solution: `Differentiate $${slope}$ again: $\\frac{d^2y}{dx^2} = ${second}$.`,
          answer: typedSecond,
          letters: ['a', 'b', 'x'],
        }),
        'c.ii': secondTest({
          derivative: '\\frac{d^2y}{dx^2}',
          isMinimum,
          shown: `$${plain(Math.round(value))}$`.replaceAll('−', '-'),
        }),
      },
    }
  },
  verify: ({ at, p, q }) => {
    const { f } = familyOf(at)
    // y and its gradient are linear in a and b: two equations by trying each constant alone.
    const [one, two] = [(x: number) => f(x, 1, 0), (x: number) => f(x, 0, 1)]
    const [d1, d2] = [derivative(one, p), derivative(two, p)]
    const det = one(p) * d2 - two(p) * d1
    const slopes = ['a*x*2 - b*x^(-2)', 'a - 2*b*x^(-3)', 'b + a*x*x*3']
    const seconds = ['2*(a + b*x^(-3))', '6*b*x^(-4)', '6*x*a']
    return {
      a: slopes[at] ?? '',
      'b.i': Math.round((q * d2) / det),
      'b.ii': Math.round((-q * d1) / det),
      'c.i': seconds[at] ?? '',
    }
  },
})

// sin x = up/down with both solutions between 0 and 2π as parts of π.
const ANGLES = [
  { root: 1, below: 2, sine: [1, 5, 6], cosine: [1, 5, 3] },
  { root: 3, below: 2, sine: [1, 2, 3], cosine: [1, 11, 6] },
  { root: 2, below: 2, sine: [1, 3, 4], cosine: [1, 7, 4] },
] as const

question('wave-and-a-line', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const [at, k, kind] = [random.int(0, 2), random.int(1, 3), random.chance(0.5) ? 'sin' : 'cos']
    return { at, k, isSine: kind === 'sin', c: random.int(-6, 6) }
  },
  make: ({ at, k, isSine, c }) => {
    const { root, sine, cosine } = ANGLES[at] ?? ANGLES[0]
    const line = root === 1 ? String(k) : `${k === 1 ? '' : k}\\sqrt{${root}}`
    const lineX = line === '1' ? 'x' : `${line}x`
    const wave = isSine ? '\\sin x' : '\\cos x'
    const rest = c === 0 ? '' : c < 0 ? ` - ${-c}` : ` + ${c}`
    // y = line·x + 2k cos x levels where sin x = √root/2, y = line·x − 2k sin x where cos x = √root/2.
    const y = isSine ? `${lineX} - ${2 * k}\\sin x${rest}` : `${lineX} + ${2 * k}\\cos x${rest}`
    const slope = isSine ? `${line} - ${2 * k}\\cos x` : `${line} - ${2 * k}\\sin x`
    const second = isSine ? `${2 * k}\\sin x` : `-${2 * k}\\cos x`
    const [one, two, below] = isSine ? cosine : sine
    const [first, last]: readonly [Kind, Kind] = isSine ? ['minimum', 'maximum'] : ['maximum', 'minimum']
    const typedLine = root === 1 ? String(k) : `${k}*sqrt(${root})`
    const ratio = root === 1 ? '\\frac{1}{2}' : `\\frac{\\sqrt{${root}}}{2}`
    const places = [piLatex(one, below), piLatex(two, below)]
    const height = (x: number) =>
      k * Math.sqrt(root) * x + (isSine ? -2 * k * Math.sin(x) : 2 * k * Math.cos(x)) + c
    const end = 2 * Math.PI
    const ys = Array.from({ length: 60 }, (_, i) => height((end * i) / 59))
    const tall = Math.max(0, ...ys) - Math.min(0, ...ys)
    return {
      stem: [
        `A curve has the equation $y = ${y}$ for $0 \\le x \\le 2\\pi$.`,
        `The equation of a curve is $y = ${y}$, where $0 \\le x \\le 2\\pi$.`,
        `$y = ${y}$, for $0 \\le x \\le 2\\pi$.`,
      ],
      parts: {
        a: ask.expression({
          objective: 'AO1',
          subtopic: '14.3',
          prompt: 'Find $\\frac{dy}{dx}$.',
          scheme: [`B1 $${slope}$`],
          solution: `$${wave}$ gives $${isSine ? '\\cos x' : '-\\sin x'}$: $\\frac{dy}{dx} = ${slope}$.`,
          answer: isSine ? `${typedLine} - ${2 * k}cos(x)` : `${typedLine} - ${2 * k}sin(x)`,
          letters: ['x'],
        }),
        b: ask.solutions({
          objective: 'AO1',
          subtopic: '14.6',
          command: 'Find',
          prompt: 'Find the *x*-coordinates of the stationary points, in terms of $\\pi$.',
          scheme: [`M1 $\\${isSine ? 'cos' : 'sin'} x = ${ratio}$`, `A1 $${places[0]}$`, `A1 $${places[1]}$`],
          solution: `$${slope} = 0$ gives $\\${isSine ? 'cos' : 'sin'} x = ${ratio}$. Between $0$ and $2\\pi$ the solutions are $${places[0]}$ and $${places[1]}$.`,
          answer: [piTyped(one, below), piTyped(two, below)],
          letter: 'x',
          interval: { from: '0', to: '2pi' },
          angles: 'radians',
          figures: 'exact',
        }),
        'c.i': ask.expression({
          objective: 'AO1',
          command: 'Find',
          prompt: 'Find $\\frac{d^2y}{dx^2}$.',
          scheme: [`B1 $${second}$`],
          solution: `Differentiate $${slope}$ again: $\\frac{d^2y}{dx^2} = ${second}$.`,
          answer: isSine ? `${2 * k}sin(x)` : `-${2 * k}cos(x)`,
          letters: ['x'],
        }),
        'c.ii': ask.table({
          command: 'Determine',
          objective: 'AO2',
          prompt:
            'Determine the nature of each stationary point, with its reason. Complete the table; the first row is for the smaller value of *x*.',
          head: ['stationary point', 'there $\\frac{d^2y}{dx^2}$ is'],
          rows: [
            [{ text: 'smaller *x*' }, conclusion('first point', first)],
            [{ text: 'larger *x*' }, conclusion('second point', last)],
          ],
          scheme: [`B1 ${says(first)}`, `B1 ${says(last)}`],
          solution: `At $x = ${places[0]}$, $${second}$ is ${says(first)}. At $x = ${places[1]}$ it is ${says(last)}.`,
          solutionFigure: chartFigure(
            { name: 'calculus/the-curve-with-both-points', title: 'Sketch of the curve' },
            sketch({
              curves: [t => (t < -0.01 || t > end + 0.01 ? Number.NaN : height(t))],
              x: [-0.6, end + 0.6],
              y: [Math.min(0, ...ys) - 0.15 * tall, Math.max(0, ...ys) + 0.15 * tall],
              points: [one, two].map(each => ({
                at: [(each * Math.PI) / below, height((each * Math.PI) / below)],
              })),
              onX: [{ at: end, label: '2π' }],
              height: 180,
            }),
          ),
        }),
      },
    }
  },
  verify: ({ at, k, isSine, c }) => {
    const { root } = ANGLES[at] ?? ANGLES[0]
    const f = (x: number) =>
      k * root ** 0.5 * x + (isSine ? -1 : 1) * 2 * k * (isSine ? Math.sin(x) : Math.cos(x)) + c
    return {
      a: `${k}*sqrt(${root}) - 2*${k}*${isSine ? 'cos' : 'sin'}(x)`,
      b: crossings(x => derivative(f, x), 0.001, 2 * Math.PI - 0.001),
      'c.i': isSine ? `sin(x)*${2 * k}` : `cos(x)*(0 - ${2 * k})`,
    }
  },
})

function says(kind: Kind): string {
  return kind === 'minimum' ? 'positive, so a minimum' : 'negative, so a maximum'
}

/** The sign and what follows from it, chosen as one. */
function conclusion(blank: string, kind: Kind): TableCell {
  return {
    blank,
    answer: says(kind),
    mode: 'pick',
    choices: [says('maximum'), 'negative, so a minimum', 'positive, so a maximum', says('minimum')],
    inOrder: true,
    marks: 1,
  }
}
