import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { frac, lowest, nonZero, poly, signed, typedFraction } from '@/lib/exams/authoring/maths'
import { bisect, derivative } from '@/lib/exams/authoring/numeric'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'
import type { TableCell } from '@/lib/exams/question'
import { fromRoots, sketch } from '@/lib/figures/plane/sketches'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { frontOf, secondTest } from '../calculus-rates'

const { question, templates } = questionsOf('structured', '14.9')

export { templates }

const KINDS = ['maximum', 'minimum'] as const
const SIGNS = ['+', '0', '−'] as const
const PAIRS = KINDS.flatMap(one => KINDS.map(other => `${one}, ${other}`))

const pick = (blank: string, answer: string, choices: readonly string[]): TableCell => ({
  blank,
  answer,
  mode: 'pick',
  choices: [...choices],
  inOrder: true,
  marks: 1,
})

const kindOf = (second: number) => (second > 0 ? 'minimum' : 'maximum')

question('nature-of-both-points-of-a-cubic', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    const [a, p, d] = [random.pick([1, 2, -1, -2]), random.int(-4, 3), random.pick(nonZero(-9, 9))]
    const q = p + random.int(1, 5)
    const b = (-3 * a * (p + q)) / 2
    return !Number.isInteger(b) || b === 0 || p * q === 0 ? null : { a, p, q, b, c: 3 * a * p * q, d }
  },
  make: ({ a, p, q, b, c, d }) => {
    const slope = poly(3 * a, 2 * b, c)
    const second = poly(6 * a, 2 * b)
    const at = (x: number) => 6 * a * x + 2 * b
    return {
      stem: [
        `A curve has the equation $y = ${poly(a, b, c, d)}$.`,
        `The equation of a curve is $y = ${poly(a, b, c, d)}$.`,
        `$y = ${poly(a, b, c, d)}$`,
      ],
      parts: {
        a: ask.solutions({
          objective: 'AO1',
          subtopic: '14.6',
          command: 'Find',
          prompt: 'Find the *x*-coordinates of the stationary points of the curve.',
          scheme: [
            `B1 $\\frac{dy}{dx} = ${slope}$`,
            'M1 put equal to zero and solved',
            `A1 $x = ${p}$`,
            `A1 $x = ${q}$`,
          ],
          solution: `$\\frac{dy}{dx} = ${slope} = 0$. Divide by ${plain(3 * a)}: $(${poly(1, -p)})(${poly(1, -q)}) = 0$.`,
          answer: [String(p), String(q)],
          letter: 'x',
          interval: null,
          angles: null,
          figures: 'exact',
        }),
        b: ask.expression({
          objective: 'AO1',
          command: 'Find',
          prompt: 'Find $\\frac{d^2y}{dx^2}$.',
          scheme: [`B1 $${second}$`],
          solution: `Differentiate $${slope}$ again: $\\frac{d^2y}{dx^2} = ${second}$.`,
          answer: second,
          letters: ['x'],
        }),
        c: ask.table({
          command: 'Determine',
          objective: 'AO2',
          prompt: 'Hence determine the nature of each stationary point. Complete the table.',
          head: ['', 'answer'],
          rows: [
            [
              { text: '$\\frac{d^2y}{dx^2}$ at the smaller *x*' },
              { blank: 'first', answer: at(p), marks: 1 },
            ],
            [
              { text: '$\\frac{d^2y}{dx^2}$ at the larger *x*' },
              { blank: 'second', answer: at(q), marks: 1 },
            ],
            [
              { text: 'natures, that at the smaller *x* first' },
              pick('natures', `${kindOf(at(p))}, ${kindOf(at(q))}`, PAIRS),
            ],
          ],
          scheme: [
            `B1 ${plain(at(p))} at $x = ${p}$`,
            `B1 ${plain(at(q))} at $x = ${q}$`,
            `B1 ${kindOf(at(p))}, ${kindOf(at(q))}`,
          ],
          solution: `At $x = ${p}$ the second derivative is ${plain(at(p))}, ${at(p) > 0 ? 'positive, so the point is a minimum' : 'negative, so the point is a maximum'}. At $x = ${q}$ it is ${plain(at(q))}: a ${kindOf(at(q))}.`,
        }),
      },
    }
  },
  verify: ({ a, b, c, d }) => {
    const f = (x: number) => a * x ** 3 + b * x ** 2 + c * x + d
    const whole = Array.from({ length: 61 }, (_, at) => at - 30)
    return {
      a: whole.filter(x => Math.abs(derivative(f, x)) < 1e-6),
      b: `2*(${3 * a}*x + ${b})`,
    }
  },
})

/** "From − to +" in a student's words; the other way round for a maximum. */
const CHANGE_AT_MINIMUM = judged(
  'the gradient is negative before the point and positive after it',
  `
  UP = positive/rise/increase/plus/up/uphill/upward
  DOWN = negative/fall/decrease/minus/down/downhill/downward
  LEFT = before/left/smaller/less
  RIGHT = after/right/larger/greater/then
  reject RIGHT ... DOWN ... LEFT ... UP
  reject DOWN ... RIGHT ... UP ... LEFT
  accept "- to +" | "− to +" | "-ve to +ve" | "−ve to +ve"
  reject "> 0" ... "< 0"
  accept "< 0" ... "> 0"
  accept UP ... RIGHT ... DOWN ... LEFT
  accept RIGHT ... UP ... LEFT ... DOWN
  accept DOWN ... UP
  reject UP ... DOWN
  earns: dy/dx changes from negative to positive
  earns: the gradient is negative before and positive after
  earns: the curve falls and then rises
  earns: the gradiant goes from negativ to positive
  earns: it is positive after the point and negative before it
  earns: dy/dx < 0 before the point and dy/dx > 0 after it
  earns: dy/dx goes from -ve to +ve
  earns: the curve goes down and then up
  misses: the gradient changes from positive to negative
  misses: positive before and negative after
  misses: the second derivative is zero
  misses: after it the gradient is negative, before it positive`,
)

const CHANGE_AT_MAXIMUM = judged(
  'the gradient is positive before the point and negative after it',
  `
  UP = positive/rise/increase/plus/up/uphill/upward
  DOWN = negative/fall/decrease/minus/down/downhill/downward
  LEFT = before/left/smaller/less
  RIGHT = after/right/larger/greater/then
  reject RIGHT ... UP ... LEFT ... DOWN
  reject UP ... RIGHT ... DOWN ... LEFT
  accept "+ to -" | "+ to −" | "+ve to -ve" | "+ve to −ve"
  reject "< 0" ... "> 0"
  accept "> 0" ... "< 0"
  accept DOWN ... RIGHT ... UP ... LEFT
  accept RIGHT ... DOWN ... LEFT ... UP
  accept UP ... DOWN
  reject DOWN ... UP
  earns: dy/dx changes from positive to negative
  earns: the gradient is positive before and negative after
  earns: the curve rises and then falls
  earns: the gradiant goes from positiv to negative
  earns: it is negative after the point and positive before it
  earns: dy/dx > 0 before the point and dy/dx < 0 after it
  earns: dy/dx goes from +ve to -ve
  earns: the curve goes up and then down
  misses: the gradient changes from negative to positive
  misses: negative before and positive after
  misses: the second derivative is zero
  misses: after it the gradient is positive, before it negative`,
)

const ITS_KIND = {
  minimum: judged(
    'so the point is a minimum',
    `
    reject not (minimum | min)
    reject maximum/max
    accept minimum/min
    earns: so it is a minimum
    earns: therefore minimum point
    earns: it is a minimun
    misses: so it is a maximum
    misses: it is stationary
    misses: it is not a minimum`,
  ),
  maximum: judged(
    'so the point is a maximum',
    `
    reject not (maximum | max)
    reject minimum/min
    accept maximum/max
    earns: so it is a maximum
    earns: therefore maximum point
    earns: it is a maximun
    misses: so it is a minimum
    misses: it is stationary
    misses: it is not a maximum`,
  ),
}

question('where-the-second-derivative-is-zero', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => ({
    n: random.pick([4, 6] as const),
    k: random.pick([1, 2, 3, -1, -2, -3]),
    a: random.pick(nonZero(-5, 5)),
    c: random.pick(nonZero(-9, 9)),
  }),
  make: ({ n, k, a, c }) => {
    const inside = `(${poly(1, -a)})`
    const front = k === 1 ? '' : k === -1 ? '-' : String(k)
    const slope = `${k * n}${inside}^${n - 1}`
    const second = `${k * n * (n - 1)}${inside}^${n - 2}`
    const isMinimum = k > 0
    const word = isMinimum ? 'minimum' : 'maximum'
    return {
      stem: [
        `A curve has the equation $y = ${front}${inside}^${n} ${signed(c)}$.`,
        `The equation of a curve is $y = ${front}${inside}^${n} ${signed(c)}$.`,
        `$y = ${front}${inside}^${n} ${signed(c)}$`,
      ],
      parts: {
        a: ask.expression({
          objective: 'AO1',
          subtopic: '14.3',
          prompt: 'Find $\\frac{dy}{dx}$.',
          scheme: ['M1 chain rule', `A1 $${slope}$`],
          solution: `Chain rule: the bracket has the derivative 1, so $\\frac{dy}{dx} = ${slope}$.`,
          answer: slope,
          letters: ['x'],
        }),
        b: ask.expression({
          objective: 'AO1',
          subtopic: '14.6',
          command: 'Find',
          form: 'any',
          prompt: 'Find the coordinates of the stationary point of the curve.',
          scheme: [`B1 $x = ${a}$`, `B1 $(${a}, ${c})$`],
          solution: `$\\frac{dy}{dx} = 0$ only where the bracket is zero, at $x = ${a}$. There $y = ${c}$.`,
          answer: `(${a}, ${c})`,
          letters: [],
        }),
        c: ask.expression({
          objective: 'AO1',
          command: 'Find',
          prompt: 'Find $\\frac{d^2y}{dx^2}$.',
          scheme: [`B1 $${second}$`],
          solution: `Differentiate again: $\\frac{d^2y}{dx^2} = ${second}$. At $x = ${a}$ it is zero, so it does not decide.`,
          answer: second,
          letters: ['x'],
        }),
        d: ask.table({
          command: 'Complete',
          objective: 'AO1',
          prompt:
            'Complete the table of values of $\\frac{dy}{dx}$, where *p* is the *x*-coordinate of the stationary point.',
          head: ['*x*', '$p - 1$', '*p*', '$p + 1$'],
          rows: [
            [
              { text: 'value of $\\frac{dy}{dx}$' },
              { blank: 'before', answer: -k * n, marks: 1 },
              { text: '0' },
              { blank: 'after', answer: k * n, marks: 1 },
            ],
          ],
          scheme: [`B1 ${plain(-k * n)}`, `B1 ${plain(k * n)}`],
          solution: `At $x = ${a - 1}$ the bracket is $-1$ and so is its odd power: $\\frac{dy}{dx} = ${-k * n}$. At $x = ${a + 1}$ the bracket is 1: $\\frac{dy}{dx} = ${k * n}$.`,
        }),
        e: ask.written({
          command: 'Explain',
          objective: 'AO2',
          prompt: 'Explain what your table shows about the nature of the stationary point.',
          scheme: [
            isMinimum ? CHANGE_AT_MINIMUM : CHANGE_AT_MAXIMUM,
            isMinimum ? ITS_KIND.minimum : ITS_KIND.maximum,
          ],
          modelAnswer: isMinimum
            ? 'The gradient changes from negative to positive, so the point is a minimum.'
            : 'The gradient changes from positive to negative, so the point is a maximum.',
          solution: `The curve ${isMinimum ? 'falls and then rises' : 'rises and then falls'}: the point is a ${word}.`,
        }),
      },
    }
  },
  verify: ({ n, k, a, c }) => ({
    a: `${k * n}*(x - (${a}))^${n - 3}*(x^2 - 2*(${a})*x + ${a * a})`,
    b: `(${a}, ${c})`,
    c: `${k * n * n}*(x - (${a}))^${n - 2} - (${k * n})*(x - (${a}))^${n - 2}`,
  }),
})

question('product-with-an-exponential', {
  facts: { difficulty: 5, checked: '2026-11-29' },
  values: random => {
    const [a, times, k] = [random.int(1, 3), random.int(-4, 4), random.pick([1, 2, 3, -1, -2, -3])]
    return times === 0 || Math.abs(1 + k * times) > 4 ? null : { a, b: a * times, k }
  },
  make: ({ a, b, k }) => {
    // y = (ax + b)e^{kx}: level at x = −1/k − b/a.
    const power = `e^{${k === 1 ? '' : k === -1 ? '-' : k}x}`
    const typed = k === 1 ? 'e^x' : `e^(${k === -1 ? '-' : k}x)`
    const inside = poly(a, b)
    const slope = `${power}(${poly(k * a, a + k * b)})`
    const second = `${power}(${poly(k * k * a, 2 * k * a + k * k * b)})`
    const [up, down] = lowest(-a - k * b, k * a)
    // The exponent there is k times it, a whole number.
    const exponent = -1 - (k * b) / a
    const [high, under] = lowest(-a, k)
    const y = `${frontOf(high, under)}e^{${exponent}}`
    const isMinimum = a * k > 0
    return {
      stem: [
        `A curve has the equation $y = (${inside})${power}$.`,
        `The equation of a curve is $y = (${inside})${power}$.`,
        `The curve $y = (${inside})${power}$ has one stationary point, *M*.`,
      ],
      parts: {
        a: ask.expression({
          objective: 'AO1',
          subtopic: '14.4',
          prompt: 'Find $\\frac{dy}{dx}$.',
          scheme: [
            'M1 product rule',
            `A1 $${a === 1 ? '' : a}${power} ${k < 0 ? '-' : '+'} ${Math.abs(k) === 1 ? '' : Math.abs(k)}(${inside})${power}$`,
          ],
          solution: `Product rule: $\\frac{dy}{dx} = ${a === 1 ? '' : a}${power} ${k < 0 ? '-' : '+'} ${Math.abs(k) === 1 ? '' : Math.abs(k)}(${inside})${power} = ${slope}$.`,
          answer: `(${poly(k * a, a + k * b)})*${typed}`,
          letters: ['x'],
        }),
        'b.i': ask.expression({
          objective: 'AO2',
          subtopic: '14.6',
          command: 'Find',
          form: 'exact',
          prompt: 'Find the exact *x*-coordinate of the stationary point.',
          scheme: ['M1 the linear factor put equal to zero', `A1 $x = ${frac(up, down)}$`],
          solution: `$${slope} = 0$, and an exponential is never zero: $${poly(k * a, a + k * b)} = 0$, so $x = ${frac(up, down)}$.`,
          answer: typedFraction(up, down),
          letters: [],
        }),
        'b.ii': ask.expression({
          objective: 'AO1',
          subtopic: '14.6',
          command: 'Find',
          form: 'exact',
          prompt: 'Find the exact *y*-coordinate of the stationary point.',
          scheme: ['M1 their *x* put into the equation of the curve', `A1 $${y}$`],
          solution: `There $${inside} = ${frac(high, under)}$ and the exponent is ${plain(exponent)}, so $y = ${y}$.`,
          answer: `${typedFraction(high, under)}*e^(${exponent})`,
          letters: [],
          own: { from: 'b.i', key: `(${a}*f + (${b}))*e^(${k}*f)` },
        }),
        'c.i': ask.expression({
          objective: 'AO1',
          command: 'Find',
          prompt: 'Find $\\frac{d^2y}{dx^2}$.',
          scheme: ['M1 product rule on their $\\frac{dy}{dx}$', `A1 $${second}$, or not simplified`],
          solution: `Product rule on $${slope}$: $\\frac{d^2y}{dx^2} = ${second}$.`,
          answer: `(${poly(k * k * a, 2 * k * a + k * k * b)})*${typed}`,
          letters: ['x'],
        }),
        'c.ii': secondTest({
          derivative: '\\frac{d^2y}{dx^2}',
          isMinimum,
          shown: `$${frontOf(a * k)}${`e^{${exponent}}`}$`,
          subtopic: '14.9',
        }),
      },
    }
  },
  verify: ({ a, b, k }) => {
    const f = (x: number) => (a * x + b) * Math.exp(k * x)
    // Near where it must be: the curve has one level point only.
    const x = bisect(t => derivative(f, t, 1e-4) * Math.exp(-k * t), -12, 12)
    return {
      a: `${a}*e^(${k}*x) + (${k})*(${a}*x + (${b}))*e^(${k}*x)`,
      'b.i': `${Math.round(x * 6)}/6`,
      'b.ii': `(${a}*(${Math.round(x * 6)}/6) + (${b}))*e^(${k}*${Math.round(x * 6)}/6)`,
      'c.i': `2*${a}*(${k})*e^(${k}*x) + (${k})^2*(${a}*x + (${b}))*e^(${k}*x)`,
    }
  },
})

question('graph-of-the-derivative', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const p = random.int(-5, 0)
    const q = p + random.int(2, 5)
    const r = q + random.int(2, 5)
    const roots = [p, q, r]
    // At ±1 the label would stand against that of the origin.
    return roots.some(each => Math.abs(each) < 2)
      ? null
      : { roots, leading: random.pick([1, -1]), letter: random.pick(['f', 'g']) }
  },
  make: ({ roots, leading, letter }) => {
    const first = roots[0] ?? 0
    const last = roots.at(-1) ?? 0
    const f = fromRoots(leading, roots)
    const inside = Array.from({ length: 60 }, (_, at) => f(first + ((last - first) * at) / 59))
    const size = Math.max(...inside.map(Math.abs))
    const stands = roots.map(x => kindOf(derivative(f, x)))
    // Where the derivative is negative, as sets.
    const [a, b, c] = roots
    const falls =
      leading > 0
        ? { latex: `$x < ${a}$ or $${b} < x < ${c}$`, typed: `x < ${a} or ${b} < x < ${c}` }
        : { latex: `$${a} < x < ${b}$ or $x > ${c}$`, typed: `${a} < x < ${b} or x > ${c}` }
    return {
      stem: [
        `The sketch shows the graph of $y = ${letter}'(x)$, the derivative of a function ${letter}. The graph meets the *x*-axis only at the points that are marked.`,
        `The graph of the **derivative** $y = ${letter}'(x)$ of a function ${letter} is sketched. It cuts the *x*-axis at the marked points and nowhere else.`,
        `A curve has the equation $y = ${letter}(x)$. The sketch shows $y = ${letter}'(x)$, with all its intersections with the *x*-axis.`,
      ],
      figure: chartFigure(
        { name: 'calculus/a-graph-of-a-derivative', title: 'Sketch of the graph of a derivative' },
        sketch({
          curves: [f],
          x: [Math.min(first - 1, -1), Math.max(last + 1, 1)],
          y: [-1.7 * size, 1.7 * size],
          onX: [...roots],
          height: 190,
        }),
      ),
      parts: {
        'a.i': pointsOf(leading > 0 ? 'minimum' : 'maximum', letter, roots, stands),
        'a.ii': pointsOf(leading > 0 ? 'maximum' : 'minimum', letter, roots, stands),
        b: ask.expression({
          command: 'Write down',
          objective: 'AO2',
          subtopic: '14.1',
          prompt: `Write down the set of values of *x* for which the curve $y = ${letter}(x)$ has a negative gradient.`,
          scheme: ['B1 the right ends', `B1 ${falls.latex}`],
          solution: `The gradient of $y = ${letter}(x)$ is the derivative. It is negative where the sketch lies below the *x*-axis: ${falls.latex}.`,
          answer: falls.typed,
          letters: ['x'],
        }),
        c: ask.table({
          command: 'State',
          objective: 'AO2',
          prompt: `State the sign of $${letter}''(x)$ at $x = ${b}$.`,
          head: [`sign of $${letter}''(${b})$`],
          rows: [[pick('sign', derivative(f, b ?? 0) > 0 ? '+' : '−', SIGNS)]],
          scheme: [`B1 ${derivative(f, b ?? 0) > 0 ? '+' : '−'}`],
          solution: `$${letter}''(x)$ is the gradient of the sketched graph, which ${derivative(f, b ?? 0) > 0 ? 'rises' : 'falls'} through the axis at $x = ${b}$: ${derivative(f, b ?? 0) > 0 ? '+' : '−'}.`,
        }),
      },
    }
  },
  verify: ({ roots, leading }) => {
    // The signs between the roots, by trying.
    const f = (x: number) => roots.reduce((product, root) => product * (x - root), leading)
    const ends = [Number.NEGATIVE_INFINITY, ...roots, Number.POSITIVE_INFINITY]
    const sets = ends.slice(0, -1).flatMap((from, at) => {
      const to = ends[at + 1] ?? 0
      const inside = Number.isFinite(from) ? (Number.isFinite(to) ? (from + to) / 2 : from + 1) : to - 1
      if (f(inside) > 0) return []
      if (!Number.isFinite(from)) return [`x < ${to}`]
      return [Number.isFinite(to) ? `${to} > x > ${from}` : `x > ${from}`]
    })
    const goes = (x: number) => Math.sign(f(x + 0.01)) - Math.sign(f(x - 0.01))
    return {
      'a.i': roots.filter(x => goes(x) * leading > 0),
      'a.ii': roots.filter(x => goes(x) * leading < 0),
      b: sets.reverse().join(' or '),
    }
  },
})

/** A mark for each point of the kind, how many there are not told. */
function pointsOf(
  kind: 'maximum' | 'minimum',
  letter: string,
  roots: readonly number[],
  stands: readonly string[],
) {
  const found = roots.filter((_, at) => stands[at] === kind)
  const change = kind === 'maximum' ? 'from positive to negative' : 'from negative to positive'
  return ask.solutions({
    command: 'Find',
    objective: 'AO2',
    prompt: `Find the *x*-coordinate of every ${kind} point of the curve $y = ${letter}(x)$.`,
    scheme: found.map(x => `B1 $x = ${x}$`),
    solution: `The curve has a ${kind} where the derivative changes ${change}: ${found.map(x => `$x = ${x}$`).join(' and ')}.`,
    answer: found.map(String),
    letter: 'x',
    interval: null,
    angles: null,
    figures: 'exact',
  })
}
