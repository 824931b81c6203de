import { ask } from '@/lib/exams/authoring/ask'
import { frac, gcd, poly, term } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'

const { question, templates } = questionsOf('structured', '1.8')

export { templates }

question('curve-from-its-gradient', {
  facts: { difficulty: 3, checked: '2026-11-20' },
  values: random => {
    const [a, b, x, y] = [random.int(1, 3), random.int(1, 6), random.int(1, 3), random.int(-5, 12)]
    return { a, b, x, y, c: y - a * x ** 3 - b * x * x }
  },
  make: ({ a, b, x, y, c }) => ({
    stem: `A curve is such that $\\frac{dy}{dx} = ${poly(3 * a, 2 * b, 0)}$. It passes through the point $(${x}, ${y})$.`,
    parts: {
      '': ask.expression({
        objective: 'AO1',
        prompt: 'Find the equation of the curve.',
        scheme: [
          `B1 $${poly(a, b, 0, 0)}$`,
          `M1 $(${x}, ${y})$ used to find the constant`,
          `A1 $y = ${poly(a, b, 0, c)}$`,
        ],
        solution: `Integrate: $y = ${poly(a, b, 0, 0)} + c$. At $(${x}, ${y})$: $${y} = ${a * x ** 3 + b * x * x} + c$, so $c = ${c}$.`,
        answer: `y = ${poly(a, b, 0, c)}`,
        letters: ['x', 'y'],
      }),
    },
  }),
  verify: ({ a, b, x, y }) => `y - (${y}) = ${a}*(x^3 - ${x ** 3}) + ${b}*(x^2 - ${x * x})`,
})

question('integrate-a-bracket-and-area', {
  facts: { difficulty: 4, checked: '2026-11-20' },
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
    parts: {
      a: ask.expression({
        objective: 'AO1',
        prompt: `Find $\\int \\sqrt{${poly(a, b)}}\\,dx$. Use *c* for the constant of integration.`,
        scheme: [
          `M1 $k(${poly(a, b)})^{\\frac{3}{2}}$`,
          `M1 division by $\\frac{3}{2}$ and by ${a}`,
          `A1 $${frac(2, 3 * a)}(${poly(a, b)})^{\\frac{3}{2}} + c$`,
        ],
        solution: `Raise the power by one to $\\frac{3}{2}$, then divide by $\\frac{3}{2}$ and by the derivative of the bracket, ${a}: $${frac(2, 3 * a)}(${poly(a, b)})^{\\frac{3}{2}} + c$.`,
        answer: `${2 / gcd(2, 3 * a) === 1 ? '' : 2}(${poly(a, b)})^(3/2)/${(3 * a) / gcd(2, 3 * a)} + c`,
        letters: ['x', 'c'],
        form: 'antiderivative',
      }),
      b: ask.fraction({
        objective: 'AO1',
        prompt: `Find the exact area of the region bounded by the curve, the *x*-axis and the lines $x = ${from}$ and $x = ${to}$.`,
        scheme: [`M1 limits ${from} and ${to} substituted in their integral`, `A1 $${frac(above, below)}$`],
        solution: `The bracket is ${high * high} at $x = ${to}$ and ${low * low} at $x = ${from}$: $${frac(2, 3 * a)}(${high ** 3} - ${low ** 3}) = ${frac(above, below)}$.`,
        answer: above / below,
      }),
      c: ask.expression({
        command: 'Find',
        prompt:
          'The region is rotated through $360^\\circ$ about the *x*-axis. Find the exact volume of the solid formed.',
        scheme: [
          `M1 $\\pi\\int (${poly(a, b)})\\,dx$`,
          `M1 $\\pi\\left[${a === 2 ? '' : frac(a, 2)}x^2 ${term(b, 'x')}\\right]$ with both limits`,
          `A1 $${frac(high ** 4 - low ** 4, 2 * a)}\\pi$`,
        ],
        solution: `$V = \\pi\\int y^2\\,dx = \\pi\\int_{${from}}^{${to}} (${poly(a, b)})\\,dx = \\pi\\left[${a === 2 ? '' : frac(a, 2)}x^2 ${term(b, 'x')}\\right]_{${from}}^{${to}} = ${frac(high ** 4 - low ** 4, 2 * a)}\\pi$.`,
        answer:
          `${(high ** 4 - low ** 4) / gcd(high ** 4 - low ** 4, 2 * a)}pi/${(2 * a) / gcd(high ** 4 - low ** 4, 2 * a)}`.replace(
            /\/1$/,
            '',
          ),
        letters: [],
        form: 'exact',
      }),
    },
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
