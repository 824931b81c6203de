import { ask } from '@/lib/exams/authoring/ask'
import { frac, gcd, line, poly, signed } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'
import { clean } from '@/lib/exams/random'

const { question, templates } = questionsOf('structured', '1.7')

export { templates }

question('differentiate-tangent-normal', {
  facts: { difficulty: 3, checked: '2026-11-20' },
  values: random => {
    const [a, b, x] = [random.int(1, 4), random.int(1, 6), random.int(1, 3)]
    const k = x * x * random.int(1, 3)
    const gradient = 2 * a * x - k / (x * x)
    return gradient === 0 || Math.abs(gradient) === 1
      ? null
      : { a, b, x, k, gradient, y: a * x * x + k / x - b }
  },
  make: ({ a, b, x, k, gradient, y }) => {
    const tangent = `y = ${poly(gradient, y - gradient * x)}`
    const normal = line(1, gradient, x + gradient * y)
    return {
      stem: `A curve has equation $y = ${poly(a, 0, 0)} + \\frac{${k}}{x} - ${b}$.`,
      parts: {
        a: ask.expression({
          objective: 'AO1',
          prompt: 'Find an expression for $\\frac{dy}{dx}$.',
          scheme: [`B1 $${2 * a}x$`, `B1 $-\\frac{${k}}{x^2}$`],
          solution: `Write $\\frac{${k}}{x}$ as $${k === 1 ? '' : k}x^{-1}$ and differentiate each term: $${2 * a}x - \\frac{${k}}{x^2}$.`,
          answer: `${2 * a}x - ${k}/x^2`,
          letters: ['x'],
        }),
        b: ask.expression({
          objective: 'AO1',
          prompt: `Find the equation of the tangent to the curve at the point where $x = ${x}$.`,
          scheme: [
            `B1 $y = ${y}$ and gradient $${gradient}$`,
            `M1 line through $(${x}, ${y})$ with their gradient`,
            `A1 $${tangent}$ or equivalent`,
          ],
          solution:
            `At $x = ${x}$, $y = ${y}$ and $\\frac{dy}{dx} = ${gradient}$. So $y ${signed(-y)} = ${gradient}(x - ${x})$, which is $${tangent}$.`
              .replace('y + 0 =', 'y =')
              .replace('y - 0 =', 'y ='),
          answer: tangent,
          letters: ['x', 'y'],
        }),
        c: ask.expression({
          objective: 'AO1',
          prompt: 'Find the equation of the normal to the curve at the same point.',
          scheme: [`M1 gradient $${frac(-1, gradient)}$`, `A1 $${normal}$ or equivalent`],
          solution: `The normal is perpendicular to the tangent, so its gradient is $${frac(-1, gradient)}$. Through $(${x}, ${y})$ this gives $${normal}$.`,
          answer: normal,
          letters: ['x', 'y'],
        }),
      },
    }
  },
  verify: ({ a, b, x, k }) => {
    const height = (at: number) => a * at * at + k / at - b
    const slope = Math.round(((height(x + 1e-5) - height(x - 1e-5)) / 2e-5) * 1e4) / 1e4
    return {
      a: `(${2 * a}*x^3 - ${k})/x^2`,
      b: `y - (${height(x)}) = ${slope}*(x - ${x})`,
      c: `${slope}*(y - (${height(x)})) = ${x} - x`,
    }
  },
})

question('stationary-points-and-nature', {
  facts: { difficulty: 4, checked: '2026-11-20' },
  values: random => {
    const [p, q] = [random.int(1, 3), random.int(4, 6)]
    const c = random.int(1, 30)
    // y = 2x³ - 3(p + q)x² + 6pqx + c
    const value = (x: number) => 2 * x ** 3 - 3 * (p + q) * x * x + 6 * p * q * x + c
    return { p, q, c, top: value(p), low: value(q) }
  },
  make: ({ p, q, c, top, low }) => ({
    stem: `A curve has equation $y = ${poly(2, -3 * (p + q), 6 * p * q, c)}$.`,
    parts: {
      a: ask.values({
        prompt: 'Find the *x*-coordinates of the two stationary points.',
        scheme: [`B1 ${p}`, `B1 ${q}`],
        solution: `$\\frac{dy}{dx} = ${poly(6, -6 * (p + q), 6 * p * q)} = 6(x - ${p})(x - ${q})$, which is zero at $x = ${p}$ and $x = ${q}$.`,
        found: [
          ['smaller value of *x*', p],
          ['larger value of *x*', q],
        ],
      }),
      b: ask.expression({
        objective: 'AO1',
        prompt: 'Find an expression for $\\frac{d^2y}{dx^2}$.',
        scheme: [`B1 $${poly(12, -6 * (p + q))}$`],
        solution: `Differentiate $${poly(6, -6 * (p + q), 6 * p * q)}$ once more.`,
        answer: poly(12, -6 * (p + q)),
        letters: ['x'],
      }),
      c: ask.match({
        objective: 'AO2',
        prompt: 'Determine the nature of each stationary point.',
        scheme: ['B1 maximum for the smaller value of *x*', 'B1 minimum for the larger value of *x*'],
        solution: `At $x = ${p}$ the second derivative is $${12 * p - 6 * (p + q)} < 0$: a maximum. At $x = ${q}$ it is $${12 * q - 6 * (p + q)} > 0$: a minimum.`,
        items: [
          { id: 'first', text: `stationary point with the smaller value of *x*` },
          { id: 'second', text: `stationary point with the larger value of *x*` },
        ],
        targets: [
          { id: 'max', text: 'maximum' },
          { id: 'min', text: 'minimum' },
        ],
        answer: { first: 'max', second: 'min' },
      }),
      d: ask.whole({
        prompt:
          'Find the greatest value of the constant *k* for which the line $y = k$ meets the curve at more than one point.',
        scheme: [`M1 *y* found at the maximum point, $x = ${p}$`, `A1 $${top}$`],
        solution: `A horizontal line meets the curve more than once only between the levels of the two stationary points, these included. At the maximum $y = ${top}$${low < top ? ', which is the higher level' : ''}.`,
        answer: top,
      }),
    },
  }),
  verify: ({ p, q, c }) => {
    let top = -1e9
    for (let x = 0; x <= q; x += 0.25) top = Math.max(top, ((2 * x - 3 * (p + q)) * x + 6 * p * q) * x + c)
    return { b: `6*(x - ${p}) + 6*(x - ${q})`, d: top }
  },
})

question('chain-rule-and-connected-rates', {
  facts: { difficulty: 4, checked: '2026-11-20' },
  values: random => {
    const [a, n, root] = [random.int(2, 5), random.int(3, 4), random.int(1, 3)]
    const x = random.int(1, 4)
    const b = root - a * x
    const rate = random.pick([0.02, 0.05, 0.1, 0.2])
    return gcd(a, b) !== 1 ? null : { a, n, x, b, root, rate, gradient: a * n * root ** (n - 1) }
  },
  make: ({ a, n, x, b, root, rate, gradient }) => ({
    stem: `A curve has equation $y = (${poly(a, b)})^${n}$.`,
    parts: {
      a: ask.expression({
        objective: 'AO1',
        prompt: 'Find an expression for $\\frac{dy}{dx}$.',
        scheme: [`M1 $${n}(${poly(a, b)})^${n - 1} \\times k$`, `A1 $${a * n}(${poly(a, b)})^${n - 1}$`],
        solution: `By the chain rule, multiply $${n}(${poly(a, b)})^${n - 1}$ by the derivative of the bracket, ${a}: $\\frac{dy}{dx} = ${a * n}(${poly(a, b)})^${n - 1}$.`,
        answer: `${a * n}(${poly(a, b)})^${n - 1}`,
        letters: ['x'],
      }),
      b: ask.number({
        command: 'Find',
        prompt: `A point moves along the curve so that its *x*-coordinate increases at ${rate} units per second. Find the rate of increase of its *y*-coordinate, in units per second, when $x = ${x}$.`,
        scheme: [
          `M1 $\\frac{dy}{dt} = \\frac{dy}{dx} \\times \\frac{dx}{dt}$`,
          `M1 $${gradient} \\times ${rate}$`,
          `A1 ${plain(clean(gradient * rate))}`,
        ],
        solution: `At $x = ${x}$ the bracket is ${root}, so $\\frac{dy}{dx} = ${gradient}$. Then $\\frac{dy}{dt} = ${gradient} \\times ${rate} = ${clean(gradient * rate)}$.`,
        answer: clean(gradient * rate),
        sigFigs: 3,
      }),
    },
  }),
  verify: ({ a, n, x, b, rate }) => {
    const height = (at: number) => (a * at + b) ** n
    const slope = (height(x + 1e-4) - height(x - 1e-4)) / 2e-4
    return { a: `${n}*${a}*(${b} + ${a}*x)^(${n - 1})`, b: (Math.round(slope * 1000) / 1000) * rate }
  },
})
