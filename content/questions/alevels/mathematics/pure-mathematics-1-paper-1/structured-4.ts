import {
  algebra,
  ask,
  frac,
  fraction,
  gcd,
  number,
  poly,
  term,
  values,
  whole,
} from '@/lib/exams/authoring/maths'
import { plain } from '@/lib/exams/format'
import { clean } from '@/lib/exams/random'
import { template } from '@/lib/exams/template'

const stationary = template({
  name: 'stationary-points-and-nature',
  subtopic: '1.7',
  style: 'structured',
  tier: null,
  difficulty: 4,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const [p, q] = [random.int(1, 3), random.int(4, 6)]
    const c = random.int(1, 30)
    // y = 2x³ - 3(p + q)x² + 6pqx + c
    const value = (x: number) => 2 * x ** 3 - 3 * (p + q) * x * x + 6 * p * q * x + c
    return { p, q, c, top: value(p), low: value(q) }
  },
  make: ({ p, q, c, top, low }) => ({
    stem: `A curve has equation $y = ${poly(2, -3 * (p + q), 6 * p * q, c)}$.`,
    parts: [
      values(
        ask(
          'a',
          'Find',
          '1.7',
          'AO1',
          'Find the *x*-coordinates of the two stationary points.',
          [`B1 ${p}`, `B1 ${q}`],
          `$\\frac{dy}{dx} = ${poly(6, -6 * (p + q), 6 * p * q)} = 6(x - ${p})(x - ${q})$, which is zero at $x = ${p}$ and $x = ${q}$.`,
        ),
        [
          ['smaller value of *x*', p],
          ['larger value of *x*', q],
        ],
      ),
      algebra(
        ask(
          'b',
          'Find',
          '1.7',
          'AO1',
          'Find an expression for $\\frac{d^2y}{dx^2}$.',
          [`B1 $${poly(12, -6 * (p + q))}$`],
          `Differentiate $${poly(6, -6 * (p + q), 6 * p * q)}$ once more.`,
        ),
        poly(12, -6 * (p + q)),
        ['x'],
      ),
      {
        ...ask(
          'c',
          'Determine',
          '1.7',
          'AO2',
          'Determine the nature of each stationary point.',
          ['B1 maximum for the smaller value of *x*', 'B1 minimum for the larger value of *x*'],
          `At $x = ${p}$ the second derivative is $${12 * p - 6 * (p + q)} < 0$: a maximum. At $x = ${q}$ it is $${12 * q - 6 * (p + q)} > 0$: a minimum.`,
        ),
        kind: 'match',
        items: [
          { id: 'first', text: `stationary point with the smaller value of *x*` },
          { id: 'second', text: `stationary point with the larger value of *x*` },
        ],
        targets: [
          { id: 'max', text: 'maximum' },
          { id: 'min', text: 'minimum' },
        ],
        answer: { first: 'max', second: 'min' },
      },
      whole(
        ask(
          'd',
          'Find',
          '1.7',
          'AO2',
          'Find the greatest value of the constant *k* for which the line $y = k$ meets the curve at more than one point.',
          [`M1 *y* found at the maximum point, $x = ${p}$`, `A1 $${top}$`],
          `A horizontal line meets the curve more than once only between the levels of the two stationary points, these included. At the maximum $y = ${top}$${low < top ? ', which is the higher level' : ''}.`,
        ),
        top,
      ),
    ],
  }),
  verify: ({ p, q, c }) => {
    let top = -1e9
    for (let x = 0; x <= q; x += 0.25) top = Math.max(top, ((2 * x - 3 * (p + q)) * x + 6 * p * q) * x + c)
    return { b: `6*(x - ${p}) + 6*(x - ${q})`, d: top }
  },
})

const connectedRates = template({
  name: 'chain-rule-and-connected-rates',
  subtopic: '1.7',
  style: 'structured',
  tier: null,
  difficulty: 4,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const [a, n, root] = [random.int(2, 5), random.int(3, 4), random.int(1, 3)]
    const x = random.int(1, 4)
    const b = root - a * x
    const rate = random.pick([0.02, 0.05, 0.1, 0.2])
    return gcd(a, b) !== 1 ? null : { a, n, x, b, root, rate, gradient: a * n * root ** (n - 1) }
  },
  make: ({ a, n, x, b, root, rate, gradient }) => ({
    stem: `A curve has equation $y = (${poly(a, b)})^${n}$.`,
    parts: [
      algebra(
        ask(
          'a',
          'Find',
          '1.7',
          'AO1',
          'Find an expression for $\\frac{dy}{dx}$.',
          [`M1 $${n}(${poly(a, b)})^${n - 1} \\times k$`, `A1 $${a * n}(${poly(a, b)})^${n - 1}$`],
          `By the chain rule, multiply $${n}(${poly(a, b)})^${n - 1}$ by the derivative of the bracket, ${a}: $\\frac{dy}{dx} = ${a * n}(${poly(a, b)})^${n - 1}$.`,
        ),
        `${a * n}(${poly(a, b)})^${n - 1}`,
        ['x'],
      ),
      number(
        ask(
          'b',
          'Find',
          '1.7',
          'AO2',
          `A point moves along the curve so that its *x*-coordinate increases at ${rate} units per second. Find the rate of increase of its *y*-coordinate, in units per second, when $x = ${x}$.`,
          [
            `M1 $\\frac{dy}{dt} = \\frac{dy}{dx} \\times \\frac{dx}{dt}$`,
            `M1 $${gradient} \\times ${rate}$`,
            `A1 ${plain(clean(gradient * rate))}`,
          ],
          `At $x = ${x}$ the bracket is ${root}, so $\\frac{dy}{dx} = ${gradient}$. Then $\\frac{dy}{dt} = ${gradient} \\times ${rate} = ${clean(gradient * rate)}$.`,
        ),
        clean(gradient * rate),
      ),
    ],
  }),
  verify: ({ a, n, x, b, rate }) => {
    const height = (at: number) => (a * at + b) ** n
    const slope = (height(x + 1e-4) - height(x - 1e-4)) / 2e-4
    return { a: `${n}*${a}*(${b} + ${a}*x)^(${n - 1})`, b: (Math.round(slope * 1000) / 1000) * rate }
  },
})

const findCurve = template({
  name: 'curve-from-its-gradient',
  subtopic: '1.8',
  style: 'structured',
  tier: null,
  difficulty: 3,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const [a, b, x, y] = [random.int(1, 3), random.int(1, 6), random.int(1, 3), random.int(-5, 12)]
    return { a, b, x, y, c: y - a * x ** 3 - b * x * x }
  },
  make: ({ a, b, x, y, c }) => ({
    stem: `A curve is such that $\\frac{dy}{dx} = ${poly(3 * a, 2 * b, 0)}$. It passes through the point $(${x}, ${y})$.`,
    parts: [
      algebra(
        ask(
          '',
          'Find',
          '1.8',
          'AO1',
          'Find the equation of the curve.',
          [
            `B1 $${poly(a, b, 0, 0)}$`,
            `M1 $(${x}, ${y})$ used to find the constant`,
            `A1 $y = ${poly(a, b, 0, c)}$`,
          ],
          `Integrate: $y = ${poly(a, b, 0, 0)} + c$. At $(${x}, ${y})$: $${y} = ${a * x ** 3 + b * x * x} + c$, so $c = ${c}$.`,
        ),
        `y = ${poly(a, b, 0, c)}`,
        ['x', 'y'],
      ),
    ],
  }),
  verify: ({ a, b, x, y }) => `y - (${y}) = ${a}*(x^3 - ${x ** 3}) + ${b}*(x^2 - ${x * x})`,
})

const definiteIntegral = template({
  name: 'integrate-a-bracket-and-area',
  subtopic: '1.8',
  style: 'structured',
  tier: null,
  difficulty: 4,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const a = random.int(2, 4)
    const [low, high] = random.pick([
      [1, 3],
      [1, 4],
      [2, 3],
      [2, 4],
      [2, 5],
      [3, 5],
      [1, 5],
    ] as const)
    // √(ax + b) runs from low to high
    const b = low * low + a * random.int(0, 2) * -1
    const [from, to] = [(low * low - b) / a, (high * high - b) / a]
    if (!Number.isInteger(from) || !Number.isInteger(to) || b === 0) return null
    const [above, below] = [2 * (high ** 3 - low ** 3), 3 * a]
    return above % below === 0 ? null : { a, b, low, high, from, to, above, below }
  },
  make: ({ a, b, low, high, from, to, above, below }) => ({
    stem: `A curve has equation $y = \\sqrt{${poly(a, b)}}$.`,
    parts: [
      algebra(
        ask(
          'a',
          'Find',
          '1.8',
          'AO1',
          `Find $\\int \\sqrt{${poly(a, b)}}\\,dx$. Use *c* for the constant of integration.`,
          [
            `M1 $k(${poly(a, b)})^{\\frac{3}{2}}$`,
            `M1 division by $\\frac{3}{2}$ and by ${a}`,
            `A1 $${frac(2, 3 * a)}(${poly(a, b)})^{\\frac{3}{2}} + c$`,
          ],
          `Raise the power by one to $\\frac{3}{2}$, then divide by $\\frac{3}{2}$ and by the derivative of the bracket, ${a}: $${frac(2, 3 * a)}(${poly(a, b)})^{\\frac{3}{2}} + c$.`,
        ),
        `${2 / gcd(2, 3 * a) === 1 ? '' : 2}(${poly(a, b)})^(3/2)/${(3 * a) / gcd(2, 3 * a)} + c`,
        ['x', 'c'],
      ),
      fraction(
        ask(
          'b',
          'Find',
          '1.8',
          'AO1',
          `Find the exact area of the region bounded by the curve, the *x*-axis and the lines $x = ${from}$ and $x = ${to}$.`,
          [`M1 limits ${from} and ${to} substituted in their integral`, `A1 $${frac(above, below)}$`],
          `The bracket is ${high * high} at $x = ${to}$ and ${low * low} at $x = ${from}$: $${frac(2, 3 * a)}(${high ** 3} - ${low ** 3}) = ${frac(above, below)}$.`,
        ),
        above / below,
      ),
      algebra(
        ask(
          'c',
          'Find',
          '1.8',
          'AO2',
          'The region is rotated through $360^\\circ$ about the *x*-axis. Find the exact volume of the solid formed.',
          [
            `M1 $\\pi\\int (${poly(a, b)})\\,dx$`,
            `M1 $\\pi\\left[${a === 2 ? '' : frac(a, 2)}x^2 ${term(b, 'x')}\\right]$ with both limits`,
            `A1 $${frac(high ** 4 - low ** 4, 2 * a)}\\pi$`,
          ],
          `$V = \\pi\\int y^2\\,dx = \\pi\\int_{${from}}^{${to}} (${poly(a, b)})\\,dx = \\pi\\left[${a === 2 ? '' : frac(a, 2)}x^2 ${term(b, 'x')}\\right]_{${from}}^{${to}} = ${frac(high ** 4 - low ** 4, 2 * a)}\\pi$.`,
        ),
        `${(high ** 4 - low ** 4) / gcd(high ** 4 - low ** 4, 2 * a)}pi/${(2 * a) / gcd(high ** 4 - low ** 4, 2 * a)}`.replace(
          /\/1$/,
          '',
        ),
        [],
        'exact',
      ),
    ],
  }),
  verify: ({ a, b, from, to }) => {
    const steps = 20000
    const width = (to - from) / steps
    let area = 0
    // Simpson's rule.
    for (let at = 0; at <= steps; at += 1)
      area +=
        (at === 0 || at === steps ? 1 : at % 2 === 0 ? 2 : 4) *
        Math.sqrt(Math.max(0, a * (from + at * width) + b))
    return {
      a: `c + (${b} + ${a}*x)*sqrt(${a}*x + ${b})*2/(3*${a})`,
      b: (area * width) / 3,
      c: `pi*(${to} - ${from})*(${a}*(${to} + ${from})/2 + (${b}))`,
    }
  },
})

export const templates = [stationary, connectedRates, findCurve, definiteIntegral]
