import { ask } from '@/lib/exams/authoring/ask'
import { frac, lineOf, lowest, nonZero, pair, poly, signed, typedFraction } from '@/lib/exams/authoring/maths'
import { derivative, integral } from '@/lib/exams/authoring/numeric'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'
import { sketch } from '@/lib/figures/plane/sketches'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { frontOf } from '../calculus-rates'

const { question, templates } = questionsOf('structured', '14.10')

export { templates }

question('curve-from-its-gradient', {
  facts: { difficulty: 2, checked: '2026-11-29' },
  values: random => {
    const [a, b, c] = [random.int(1, 4), random.int(-5, 5), random.pick(nonZero(-8, 8))]
    const [x, y] = [random.pick([-2, -1, 1, 2, 3]), random.int(-12, 20)]
    const d = y - (a * x ** 3 + b * x * x + c * x)
    const other = random.pick([-3, -2, -1, 1, 2, 3, 4])
    const far = a * other ** 3 + b * other ** 2 + c * other + d
    return b === 0 || d === 0 || Math.abs(d) > 60 || Math.abs(far) > 130 || other === x
      ? null
      : { a, b, c, x, y, d, other }
  },
  make: ({ a, b, c, x, y, d, other }) => {
    const slope = poly(3 * a, 2 * b, c)
    const curve = poly(a, b, c, d)
    const far = a * other ** 3 + b * other ** 2 + c * other + d
    return {
      stem: [
        `A curve passes through the point $${pair([x, y])}$ and is such that $\\frac{dy}{dx} = ${slope}$.`,
        `The gradient of a curve at the point $(x, y)$ is $${slope}$. The curve passes through $${pair([x, y])}$.`,
        `For a certain curve $\\frac{dy}{dx} = ${slope}$, and $y = ${y}$ when $x = ${x}$.`,
      ],
      parts: {
        a: ask.expression({
          objective: 'AO1',
          command: 'Find',
          prompt: 'Find the equation of the curve.',
          scheme: [
            'M1 integrated, two terms right',
            `A1 $y = ${poly(a, b, c, 0)} + k$, where *k* is a constant`,
            `M1 $x = ${x}$ and $y = ${y}$ used to find the constant`,
            `A1 $y = ${curve}$`,
          ],
          solution: `Integrate: $y = ${poly(a, b, c, 0)} + k$. At the given point $${y} = ${a * x ** 3 + b * x * x + c * x} + k$, so $k = ${d}$ and $y = ${curve}$.`,
          answer: `y = ${curve}`,
          letters: ['x', 'y'],
        }),
        b: ask.whole({
          objective: 'AO1',
          command: 'Find',
          prompt: `Find the value of *y* when *x* = ${plain(other)}.`,
          scheme: [`B1 ${plain(far)}`],
          solution: `Put $x = ${other}$ into the equation of the curve: $y = ${far}$.`,
          answer: far,
          coordinate: 'y',
          own: { from: 'a', key: `f(${other})` },
        }),
      },
    }
  },
  verify: ({ a, b, c, x, y, other }) => {
    const slope = (t: number) => 3 * a * t * t + 2 * b * t + c
    return {
      a: `y - (${y}) = ${a}*(x^3 - (${x ** 3})) + ${b}*(x^2 - ${x * x}) + ${c}*(x - (${x}))`,
      b: Math.round((y + integral(slope, x, other)) * 1e6) / 1e6,
    }
  },
})

// Functions whose derivative holds the integrand that is asked for next.
function hence(kind: number, n: number, a: number, m: number) {
  const [p, q] = lowest(m, kind === 0 ? 2 * n : n)
  const front = frontOf(p, q)
  const typed = typedFraction(p, q, true)
  const less = typedFraction(m, n * n, true)
  const power = n === 1 ? 'x' : `x^${n}`
  const inner = n === 1 ? '' : n === 2 ? 'x' : 'x^2'
  const exponential = n === 1 ? 'e^x' : `e^(${n}x)`
  const times = m === 1 ? '' : String(m)
  const forms = [
    {
      y: `(x^2 + ${a})^${n}`,
      slope: `${2 * n}x(x^2 + ${a})^{${n - 1}}`,
      typedSlope: `${2 * n}x*(x^2 + ${a})^${n - 1}`,
      asked: `${times}x(x^2 + ${a})^{${n - 1}}`,
      whole: `${front}(x^2 + ${a})^${n} + c`,
      typedWhole: `${typed}(x^2 + ${a})^${n} + c`,
      why: `$${times}x(x^2 + ${a})^{${n - 1}}$ is $${frac(m, 2 * n)}$ times the derivative in (a), so its integral is $${frac(m, 2 * n)}$ times the function.`,
      method: `M1 $k(x^2 + ${a})^${n}$`,
      f: (x: number) => m * x * (x * x + a) ** (n - 1),
    },
    {
      y: `${n === 1 ? 'x' : `x^${n}`}\\ln x`,
      slope: n === 1 ? '\\ln x + 1' : `${n}${n === 2 ? 'x' : 'x^2'}\\ln x + ${n === 2 ? 'x' : 'x^2'}`,
      typedSlope: n === 1 ? 'ln(x) + 1' : `${n}${inner}*ln(x) + ${inner}`,
      asked: `${times}${n === 1 ? '' : n === 2 ? 'x' : 'x^2'}\\ln x`,
      whole: `${front}${n === 1 ? 'x' : `x^${n}`}\\ln x - ${frontOf(m, n * n)}${n === 1 ? 'x' : `x^${n}`} + c`,
      typedWhole: `${typed}${power}*ln(x) - ${less}${power} + c`,
      why: `By (a), $\\int \\left(${n === 1 ? '\\ln x + 1' : `${n}${n === 2 ? 'x' : 'x^2'}\\ln x + ${n === 2 ? 'x' : 'x^2'}`}\\right)dx = ${n === 1 ? 'x' : `x^${n}`}\\ln x$. Take the integral of $${n === 1 ? '1' : n === 2 ? 'x' : 'x^2'}$, which is $${n === 1 ? 'x' : `\\frac{x^${n}}{${n}}`}$, to the other side${n === 1 && m === 1 ? '' : `, then multiply by $${frac(m, n)}$`}.`,
      method: `M1 $k${n === 1 ? 'x' : `x^${n}`}\\ln x$`,
      f: (x: number) => m * x ** (n - 1) * Math.log(x),
    },
    {
      y: `xe^{${n === 1 ? '' : n}x}`,
      slope: `e^{${n === 1 ? '' : n}x} + ${n === 1 ? '' : n}xe^{${n === 1 ? '' : n}x}`,
      typedSlope: `${exponential} + ${n === 1 ? '' : n}x*${exponential}`,
      asked: `${times}xe^{${n === 1 ? '' : n}x}`,
      whole: `${front}xe^{${n === 1 ? '' : n}x} - ${frontOf(m, n * n)}e^{${n === 1 ? '' : n}x} + c`,
      typedWhole: `${typed}x*${exponential} - ${less}${exponential} + c`,
      why: `By (a), $\\int \\left(e^{${n === 1 ? '' : n}x} + ${n === 1 ? '' : n}xe^{${n === 1 ? '' : n}x}\\right)dx = xe^{${n === 1 ? '' : n}x}$. Take the integral of $e^{${n === 1 ? '' : n}x}$, which is $${n === 1 ? '' : `\\frac{1}{${n}}`}e^{${n === 1 ? '' : n}x}$, to the other side${n === 1 && m === 1 ? '' : `, then multiply by $${frac(m, n)}$`}.`,
      method: `M1 $kxe^{${n === 1 ? '' : n}x}$`,
      f: (x: number) => m * x * Math.exp(n * x),
    },
  ] as const
  return forms[kind] ?? forms[0]
}

question('derivative-hence-integral', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const kind = random.int(0, 2)
    const n = kind === 0 ? random.int(3, 8) : random.int(1, 3)
    return { kind, n, a: random.int(1, 9), m: random.int(1, 12) }
  },
  make: ({ kind, n, a, m }) => {
    const { y, slope, typedSlope, asked, whole, typedWhole, why, method } = hence(kind, n, a, m)
    return {
      stem: [
        `$y = ${y}$${kind === 1 ? ', for $x > 0$.' : ''}`,
        `It is given that $y = ${y}$${kind === 1 ? ', for $x > 0$' : ''}.`,
      ],
      parts: {
        a: ask.expression({
          objective: 'AO1',
          subtopic: kind === 0 ? '14.3' : '14.4',
          prompt: 'Find $\\frac{dy}{dx}$.',
          scheme: [kind === 0 ? 'M1 chain rule' : 'M1 product rule', `A1 $${slope}$`],
          solution: `${kind === 0 ? 'Chain' : 'Product'} rule: $\\frac{dy}{dx} = ${slope}$.`,
          answer: typedSlope,
          letters: ['x'],
        }),
        b: ask.expression({
          objective: 'AO2',
          command: 'Find',
          prompt: `Hence find $\\int ${asked}\\,dx$. Use *c* for the constant of integration.`,
          scheme: ['M1 their answer to (a) used in reverse', method, `A1 $${whole}$`],
          solution: `${why} With the constant: $${whole}$.`,
          answer: typedWhole,
          letters: ['x', 'c'],
          form: 'antiderivative',
        }),
      },
    }
  },
  verify: ({ kind, n, a, m }) => {
    const slopes = [
      `2*x*${n}*(x*x + ${a})^(${n} - 1)`,
      `x^(${n} - 1)*(1 + ${n}*ln(x))`,
      `(1 + ${n}*x)*e^(${n}*x)`,
    ]
    const wholes = [
      `c + ${m}/(2*${n})*(${a} + x*x)^${n}`,
      `c + ${m}*x^${n}*(${n}*ln(x) - 1)/${n * n}`,
      `c + ${m}*e^(${n}*x)*(${n}*x - 1)/${n * n}`,
    ]
    return { a: slopes[kind] ?? '', b: wholes[kind] ?? '' }
  },
})

question('three-curves-with-one-gradient', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const [a, h] = [random.pick([1, 1, 2, -1]), random.pick([-3, -2, -1, 1, 2, 3])]
    const [x, up] = [random.pick([-2, -1, 1, 2, 3, 4]), random.int(4, 8)]
    const first = random.int(4, 9)
    // A crosses the y-axis at `start`; B passes through (x, y); C touches the x-axis.
    const start = a * h * h + Math.sign(a) * first
    const y = a * (x - h) ** 2 - Math.sign(a) * up
    return x === 0 || Math.abs(y) > 25 || y === 0 || Math.abs(start) > 30
      ? null
      : { a, h, x, y, start, first, up }
  },
  make: ({ a, h, x, y, start, first, up }) => {
    const slope = poly(2 * a, -2 * a * h)
    const plainCurve = poly(a, -2 * a * h, 0)
    const ofB = y - (a * x * x - 2 * a * h * x)
    const s = Math.sign(a)
    const [left, right] = [Math.min(h - 3, -1.2), Math.max(h + 3, 1.2)]
    const f = (lift: number) => (t: number) => a * (t - h) ** 2 + lift
    const top = Math.abs(a) * 5 + first
    const inside = a > 0 ? 'above' : 'below'
    return {
      stem: [
        `The sketch shows three curves *A*, *B* and *C*. For each of them $\\frac{dy}{dx} = ${slope}$. *A* crosses the *y*-axis at $(0, ${start})$, *B* passes through $${pair([x, y])}$, and *C* touches the *x*-axis. The sketch is not to scale.`,
        `Three curves *A*, *B* and *C* have the same gradient function, $\\frac{dy}{dx} = ${slope}$. *A* passes through $(0, ${start})$ and *B* through $${pair([x, y])}$. The *x*-axis is a tangent to *C*. A sketch, not to scale, is given.`,
        `Each of the three curves in the sketch, which is not to scale, has the gradient $${slope}$ at the point whose *x*-coordinate is *x*. Curve *A* passes through $(0, ${start})$, curve *B* through $${pair([x, y])}$, and the *x*-axis is a tangent to curve *C*.`,
      ],
      figure: chartFigure(
        {
          name: 'calculus/three-curves-of-one-shape',
          title: 'Sketch of three curves A, B and C',
          description: `Three parabolas of the same shape, one above the other, which open ${a > 0 ? 'upwards' : 'downwards'}. ${a > 0 ? 'A is the highest and B the lowest' : 'B is the highest and A the lowest'}. C touches the x-axis.`,
        },
        sketch({
          curves: [
            { f: f(s * first), label: '*A*', cls: 'p', labelAt: h, place: inside },
            { f: f(0), label: '*C*', cls: 'p', labelAt: h, place: inside },
            { f: f(-s * up), label: '*B*', cls: 'p', labelAt: h, place: inside },
          ],
          x: [left, right],
          y: a > 0 ? [-up - 2, top] : [-top, up + 2],
          height: 200,
        }),
      ),
      parts: {
        a: ask.expression({
          objective: 'AO1',
          command: 'Find',
          prompt: 'Find the equation of *A*.',
          scheme: ['M1 integrated', `A1 $y = ${plainCurve} + c$`, `A1 $y = ${poly(a, -2 * a * h, start)}$`],
          solution: `Integrate: $y = ${plainCurve} + c$. At $(0, ${start})$, $c = ${start}$.`,
          answer: `y = ${poly(a, -2 * a * h, start)}`,
          letters: ['x', 'y'],
        }),
        b: ask.expression({
          objective: 'AO1',
          command: 'Find',
          prompt: 'Find the equation of *B*.',
          scheme: [`M1 $${pair([x, y])}$ used to find the constant`, `A1 $y = ${poly(a, -2 * a * h, ofB)}$`],
          solution: `For *B*, $${y} = ${a * x * x - 2 * a * h * x} + c$, so $c = ${ofB}$: $y = ${poly(a, -2 * a * h, ofB)}$.`,
          answer: `y = ${poly(a, -2 * a * h, ofB)}`,
          letters: ['x', 'y'],
        }),
        c: ask.expression({
          objective: 'AO2',
          command: 'Find',
          prompt: 'Find the equation of *C*.',
          scheme: [
            `M1 stationary point at $x = ${h}$, or discriminant zero`,
            `M1 $y = 0$ there`,
            `A1 $y = ${poly(a, -2 * a * h, a * h * h)}$`,
          ],
          solution: `*C* touches the axis where its gradient is zero, at $x = ${h}$, and there $y = 0$: $0 = ${a * h * h - 2 * a * h * h} + c$, so $c = ${a * h * h}$.`,
          answer: `y = ${poly(a, -2 * a * h, a * h * h)}`,
          letters: ['x', 'y'],
        }),
      },
    }
  },
  verify: ({ a, h, x, y, start }) => ({
    a: `y = ${a}*((x - (${h}))^2 - ${h * h}) + (${start})`,
    b: `y - (${y}) = ${a}*(x - (${x}))*(x + (${x}) - 2*(${h}))`,
    c: `y = ${a}*(x - (${h}))^2`,
  }),
})

question('from-the-second-derivative', {
  facts: { difficulty: 5, checked: '2026-11-29' },
  values: random => {
    const [a, p] = [random.pick([1, 2, -1, -2]), random.int(-3, 3)]
    const q = p + random.pick([-5, -4, -3, -2, -1, 1, 2, 3, 4, 5])
    const b = (-3 * a * (p + q)) / 2
    const c = 3 * a * p * q
    const y = random.int(-12, 20)
    const d = y - (a * p ** 3 + b * p * p + c * p)
    const other = a * q ** 3 + b * q * q + c * q + d
    const odd = !Number.isInteger(b) || b === 0 || c === 0 || p === 0 || Math.abs(d) > 90
    return odd || Math.abs(other) > 150 || Math.abs(q) > 6 ? null : { a, p, q, b, c, d, y, other }
  },
  make: ({ a, p, q, b, c, d, y, other }) => {
    const second = poly(6 * a, 2 * b)
    const slope = poly(3 * a, 2 * b, c)
    const curve = poly(a, b, c, d)
    const natures = 6 * a * p + 2 * b > 0 ? 'minimum, maximum' : 'maximum, minimum'
    const tall = 0.3 * (Math.max(y, other, 0) - Math.min(y, other, 0))
    return {
      stem: [
        `A curve is such that $\\frac{d^2y}{dx^2} = ${second}$. It has a stationary point at $${pair([p, y])}$.`,
        `The curve $y = f(x)$ has a stationary point at $${pair([p, y])}$, and $f''(x) = ${second}$.`,
        `It is given that $\\frac{d^2y}{dx^2} = ${second}$ for a curve that has a stationary point at $${pair([p, y])}$.`,
      ],
      parts: {
        a: ask.expression({
          objective: 'AO2',
          command: 'Find',
          prompt: 'Find $\\frac{dy}{dx}$ in terms of *x*.',
          scheme: [
            `M1 integrated: $${poly(3 * a, 2 * b, 0)} + k$`,
            `M1 $\\frac{dy}{dx} = 0$ at $x = ${p}$ used`,
            `A1 $${slope}$`,
          ],
          solution: `Integrate once: $\\frac{dy}{dx} = ${poly(3 * a, 2 * b, 0)} + k$. At the stationary point it is zero: $${3 * a * p * p + 2 * b * p} + k = 0$, so $k = ${c}$ and $\\frac{dy}{dx} = ${slope}$.`,
          answer: slope,
          letters: ['x'],
        }),
        b: ask.expression({
          objective: 'AO2',
          command: 'Find',
          prompt: 'Find the equation of the curve.',
          scheme: [
            'M1 their $\\frac{dy}{dx}$ integrated, with a new constant',
            `M1 $${pair([p, y])}$ used`,
            `A1 $y = ${curve}$`,
          ],
          solution: `Integrate again: $y = ${poly(a, b, c, 0)} + d$. At $${pair([p, y])}$: $${y} = ${a * p ** 3 + b * p * p + c * p} + d$, so $d = ${d}$ and $y = ${curve}$.`,
          answer: `y = ${curve}`,
          letters: ['x', 'y'],
        }),
        c: ask.expression({
          objective: 'AO2',
          command: 'Find',
          subtopic: '14.6',
          prompt: 'Find the coordinates of the other stationary point of the curve.',
          scheme: ['M1 their $\\frac{dy}{dx} = 0$ solved', `A1 $x = ${q}$`, `A1 $${pair([q, other])}$`],
          solution:
            `$${slope} = ${plain(3 * a)}(${poly(1, -p)})(${poly(1, -q)})$. So the other one is at $x = ${q}$, where $y = ${other}$.`.replace(
              '−',
              '-',
            ),
          answer: `(${q}, ${other})`,
          letters: [],
        }),
        d: ask.table({
          command: 'Determine',
          objective: 'AO2',
          subtopic: '14.9',
          prompt: `Use $\\frac{d^2y}{dx^2}$ to determine the nature of the stationary point at $${pair([p, y])}$ and of the other one. Complete the table.`,
          head: ['', 'answer'],
          rows: [
            [
              { text: `value of $\\frac{d^2y}{dx^2}$ at $${pair([p, y])}$` },
              { blank: 'value', answer: 6 * a * p + 2 * b, marks: 1 },
            ],
            [
              { text: `natures, that of $${pair([p, y])}$ first` },
              {
                blank: 'natures',
                answer: natures,
                mode: 'pick',
                choices: ['maximum, maximum', 'maximum, minimum', 'minimum, maximum', 'minimum, minimum'],
                inOrder: true,
                marks: 1,
              },
            ],
          ],
          scheme: [`B1 ${plain(6 * a * p + 2 * b)}`, `B1 ${natures}`],
          solution: `$${second}$ is $${6 * a * p + 2 * b}$ at $x = ${p}$ and $${6 * a * q + 2 * b}$ at $x = ${q}$: positive at a minimum, negative at a maximum.`,
          solutionFigure: chartFigure(
            { name: 'calculus/the-curve-with-its-points', title: 'Sketch of the curve' },
            sketch({
              curves: [t => a * t ** 3 + b * t * t + c * t + d],
              x: [Math.min(p, q, 0) - 1.4, Math.max(p, q, 0) + 1.4],
              y: [Math.min(y, other, 0) - tall, Math.max(y, other, 0) + tall],
              points: [{ at: [p, y] }, { at: [q, other] }],
              height: 180,
            }),
          ),
        }),
      },
    }
  },
  verify: ({ a, p, b, y }) => {
    // By summing the second derivative from the stationary point on.
    const slope = (x: number) => integral(t => 6 * a * t + 2 * b, p, x, 20)
    const height = (x: number) => y + integral(slope, p, x, 40)
    const whole = Array.from({ length: 41 }, (_, at) => at - 20)
    const other = whole.find(x => x !== p && Math.abs(slope(x)) < 1e-6) ?? Number.NaN
    return {
      a: `3*${a}*(x^2 - ${p * p}) + 2*${b}*(x - (${p}))`,
      b: `y - (${y}) = ${a}*(x^3 - 3*${p * p}*x + 2*(${p ** 3})) + ${b}*(x - (${p}))^2`,
      c: `(${other}, ${Math.round(height(other) * 1e6) / 1e6})`,
    }
  },
})

question('curve-from-a-tangent', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const [a, k, p] = [random.int(1, 3), random.pick(nonZero(-9, 9)), random.pick([-2, -1, 1, 2, 3])]
    const [n, square] = [random.pick(nonZero(-9, 9)), random.chance(0.4)]
    const m = 3 * a * p * p + k * p
    const constant = (square ? n : m * p + n) - (a * p ** 3 + (k * p * p) / 2)
    return k % 2 !== 0 || m === 0 || Math.abs(m) > 16 || Math.abs(constant) > 40 || constant === 0
      ? null
      : { a, k, p, n, square, m, constant }
  },
  make: ({ a, k, p, n, square, m, constant }) => {
    // A tangent y = mx + n, or a normal through (p, n).
    const y = square ? n : m * p + n
    const straight = square ? lineOf(-1, m, y * m + p, m) : lineOf(m, 1, n)
    const name = square ? 'normal' : 'tangent'
    const curve = poly(a, k / 2, 0, constant)
    const slope = `${poly(3 * a, 0, 0)} + kx`
    return {
      stem: [
        `A curve is such that $\\frac{dy}{dx} = ${slope}$, where *k* is a constant. The ${name} to the curve at the point *P*, where $x = ${p}$, is $${straight.latex}$.`,
        `The line $${straight.latex}$ is the ${name} to a curve at the point *P* with the *x*-coordinate ${plain(p)}. For the curve $\\frac{dy}{dx} = ${slope}$, where *k* is a constant.`,
        `At the point *P* of a curve, where $x = ${p}$, the ${name} has the equation $${straight.latex}$. The gradient of the curve is $${slope}$, with a constant *k*.`,
      ],
      parts: {
        a: ask.whole({
          objective: 'AO2',
          subtopic: '14.5',
          command: 'Find',
          prompt: 'Find the value of *k*.',
          scheme: [
            `B1 gradient of the curve at *P* $${m}$`,
            `M1 $${3 * a * p * p} ${signed(p)}k = ${m}$`.replace(/([+-]) 1k/, '$1 k'),
            `A1 $k = ${k}$`,
          ],
          solution:
            `${square ? `The normal has the gradient $${straight.gradient}$, so the curve has $${m}$ at *P*` : `The gradient of the tangent is $${m}$, and so is that of the curve at *P*`}. $${3 * a * p * p} ${signed(p)}k = ${m}$ gives $k = ${k}$.`.replace(
              /([+-]) 1k/,
              '$1 k',
            ),
          answer: k,
        }),
        b: ask.expression({
          objective: 'AO2',
          command: 'Find',
          prompt: 'Find the equation of the curve.',
          scheme: [
            `B1 $y = ${y}$ at *P*`,
            'M1 integrated with their *k*, and a constant added',
            `M1 $${pair([p, y])}$ used to find the constant`,
            `A1 $y = ${curve}$`,
          ],
          solution: `*P* lies on the line, so $y = ${y}$. Integrate $${poly(3 * a, k, 0)}$: $y = ${poly(a, k / 2, 0, 0)} + c$. At *P*, $${y} = ${a * p ** 3 + (k / 2) * p * p} + c$, so $c = ${constant}$.`,
          answer: `y = ${curve}`,
          letters: ['x', 'y'],
          own: { from: 'a', key: `y = ${a}*(x^3 - (${p ** 3})) + f/2*(x^2 - ${p * p}) + (${y})` },
        }),
      },
    }
  },
  verify: ({ a, p, n, square, k }) => {
    const m = derivative(x => a * x ** 3 + (k * x * x) / 2, p)
    const slope = square ? -1 / (-1 / m) : m
    const y = square ? n : Math.round(m) * p + n
    return {
      a: Math.round((slope - 3 * a * p * p) / p),
      b: `2*(y - (${y})) = 2*${a}*(x^3 - (${p ** 3})) + ${k}*(x - (${p}))*(x + (${p}))`,
    }
  },
})

question('amount-from-its-rate', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    const [half, q, at] = [random.int(2, 10), random.pick([1, 2, 3] as const), random.int(0, 2)]
    const [start, t] = [random.step(20, 200, 10), random.int(2, 6)]
    // The rate is 2·half·q·t − q·t²·… : zero at t = 2·half.
    const peak = 2 * half
    return (q * peak ** 3) % 6 !== 0 || (q * t ** 3) % 3 !== 0 || t >= peak || q * peak ** 3 > 9000
      ? null
      : { half, q, at, start, t }
  },
  make: ({ half, q, at, start, t }) => {
    const peak = 2 * half
    const rate = `${q * peak}t - ${q === 1 ? '' : q}t^2`
    const amount = `${q * half}t^2 - ${frontOf(q, 3)}t^3 + ${start}`
    const value = q * half * t * t - (q * t ** 3) / 3 + start
    const best = q * half * peak ** 2 - (q * peak ** 3) / 3 + start
    const letter = ['V', 'N', 'h'][at] ?? 'V'
    const unit = ['L', '', 'm'][at] ?? ''
    const told = [
      `Water flows into a tank and out of it. After *t* minutes the tank holds *V* litres (L), and $\\frac{dV}{dt} = ${rate}$ for $0 \\le t \\le ${3 * half}$. At first it holds ${start} litres.`,
      `The number *N* of people in a hall changes so that, *t* minutes after the doors are opened, $\\frac{dN}{dt} = ${rate}$ for $0 \\le t \\le ${3 * half}$. There are ${start} people in the hall when the doors are opened.`,
      `The height of a balloon above the ground is *h* metres at time *t* minutes, where $\\frac{dh}{dt} = ${rate}$ for $0 \\le t \\le ${3 * half}$. At time $t = 0$ the balloon is ${start} m above the ground.`,
    ]
    return {
      stem: told[at] ?? '',
      parts: {
        a: ask.expression({
          objective: 'AO1',
          command: 'Find',
          prompt: `Find *${letter}* in terms of *t*.`,
          scheme: ['M1 integrated, one term right', 'A1 both terms right', `A1 $${amount}$`],
          solution: `Integrate: $${letter} = ${q * half}t^2 - ${frontOf(q, 3)}t^3 + c$. At $t = 0$ it is ${start}, so $c = ${start}$.`,
          answer: `${q * half}t^2 - ${typedFraction(q, 3, true)}t^3 + ${start}`,
          letters: ['t'],
        }),
        b: ask.whole({
          objective: 'AO1',
          command: 'Find',
          prompt: `Find the value of *${letter}* when *t* = ${t}.`,
          unit,
          scheme: [`B1 ${plain(value)}`],
          solution: `Put $t = ${t}$ into the answer to (a): ${plain(value)}.`,
          answer: value,
          own: { from: 'a', key: `f(${t})` },
        }),
        c: ask.whole({
          objective: 'AO2',
          subtopic: '14.8',
          command: 'Find',
          prompt: `Find the greatest value of *${letter}*.`,
          unit,
          scheme: [`M1 rate zero, $t = ${peak}$`, `A1 ${plain(best)}`],
          solution: `*${letter}* increases while the rate is positive. $${rate} = 0$ gives $t = ${peak}$ (or $t = 0$); afterwards the rate is negative. At $t = ${peak}$ it is ${plain(best)}.`,
          answer: best,
          own: { from: 'a', key: `f(${peak})` },
        }),
      },
    }
  },
  verify: ({ half, q, start, t }) => {
    const rate = (s: number) => q * s * (2 * half - s)
    const amount = (to: number) => start + integral(rate, 0, to, 40)
    const most = Math.max(...Array.from({ length: 3 * half + 1 }, (_, s) => amount(s)))
    return {
      a: `${start} + ${q}*t^2*(${half} - t/3)`,
      b: Math.round(amount(t) * 1e6) / 1e6,
      c: Math.round(most * 1e6) / 1e6,
    }
  },
})
