import { ask } from '@/lib/exams/authoring/ask'
import { frac, nonZero, pair, poly, signed, slopeTerm, typedFraction } from '@/lib/exams/authoring/maths'
import { bisect, derivative } from '@/lib/exams/authoring/numeric'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, plain, roundTo } from '@/lib/exams/format'
import { sketch } from '@/lib/figures/plane/sketches'
import { chartFigure } from '@/lib/figures/statistics/chart'

const { question, templates } = questionsOf('structured', '14.6')

export { templates }

/** The constants of ax³ + bx² + cx + d whose stationary points are at p and q; null where b is no integer. */
function cubicOf(a: number, p: number, q: number, d: number) {
  const b = (-3 * a * (p + q)) / 2
  const c = 3 * a * p * q
  return Number.isInteger(b) ? { b, c, f: (x: number) => ((a * x + b) * x + c) * x + d } : null
}

question('stationary-points-of-a-cubic', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [a, p, d] = [random.pick([1, 2, -1, -2]), random.int(-4, 2), random.int(-9, 9)]
    const q = p + random.int(1, 4)
    const cubic = cubicOf(a, p, q, d)
    const far = !cubic || Math.abs(cubic.f(p)) > 60 || Math.abs(cubic.f(q)) > 60
    return far || cubic.b * cubic.c * d === 0 ? null : { a, p, q, d }
  },
  make: ({ a, p, q, d }) => {
    const { b = 0, c = 0, f = () => 0 } = cubicOf(a, p, q, d) ?? {}
    const slope = poly(3 * a, 2 * b, c)
    return {
      stem: [
        `A curve has the equation $y = ${poly(a, b, c, d)}$.`,
        `The equation of a curve is $y = ${poly(a, b, c, d)}$.`,
        `$y = ${poly(a, b, c, d)}$`,
      ],
      parts: {
        a: ask.expression({
          subtopic: '14.3',
          objective: 'AO1',
          prompt: 'Find $\\frac{dy}{dx}$.',
          scheme: [`B1 $${slope}$`],
          solution: `Term by term: $\\frac{dy}{dx} = ${slope}$.`,
          answer: slope,
          letters: ['x'],
        }),
        b: ask.solutions({
          objective: 'AO1',
          command: 'Find',
          prompt: 'Find the *x*-coordinates of the stationary points of the curve.',
          scheme: [`M1 $${slope} = 0$`, `A1 $x = ${p}$`, `A1 $x = ${q}$`],
          solution: `At a stationary point $${slope} = 0$. Divide by ${plain(3 * a)} and factorise: $(${poly(1, -p)})(${poly(1, -q)}) = 0$, so $x = ${p}$ or $x = ${q}$.`,
          answer: [String(p), String(q)],
          letter: 'x',
          interval: null,
          angles: null,
          figures: 'exact',
        }),
        'c.i': ask.whole({
          objective: 'AO1',
          command: 'Find',
          prompt: 'Find the *y*-coordinate of the stationary point with the smaller *x*-coordinate.',
          scheme: [`B1 $y = ${f(p)}$`],
          solution: `Put $x = ${p}$ into the equation of the *curve*: the point is $${pair([p, f(p)])}$.`,
          answer: f(p),
          coordinate: 'y',
        }),
        'c.ii': ask.whole({
          objective: 'AO1',
          command: 'Find',
          prompt: 'Find the *y*-coordinate of the other stationary point.',
          scheme: [`B1 $y = ${f(q)}$`],
          solution: `In the same way the other point is $${pair([q, f(q)])}$.`,
          answer: f(q),
          coordinate: 'y',
        }),
      },
    }
  },
  verify: ({ a, p, q, d }) => {
    const { b = 0, c = 0 } = cubicOf(a, p, q, d) ?? {}
    const f = (x: number) => a * x ** 3 + b * x ** 2 + c * x + d
    const found = Array.from({ length: 41 }, (_, at) => at - 20).filter(
      x => Math.abs(derivative(f, x)) < 1e-6,
    )
    const [one = Number.NaN, two = Number.NaN] = found
    return { a: `x*(${3 * a}*x + ${2 * b}) + ${c}`, b: found, 'c.i': f(one), 'c.ii': f(two) }
  },
})

question('number-of-stationary-points', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => ({
    c: random.pick([1, 2, 5, 7, 10, 11, 13]),
    d: random.pick(nonZero(-9, 9)),
    up: random.chance(0.5),
    at: random.pick([-3, -2, -1, 1, 2, 3]),
  }),
  make: ({ c, d, up, at }) => {
    const s = up ? 1 : -1
    const curve = `${up ? '' : '-'}x^3 + kx^2 ${up ? '+' : '-'} ${c === 1 ? '' : c}x ${signed(d)}`
    const slope = `${poly(3 * s, 0, 0)} + 2kx ${signed(s * c)}`
    const surd = `\\sqrt{${3 * c}}`
    const [above, below] = [-s * (3 * at * at + c), 2 * at]
    return {
      stem: [
        `A curve has the equation $y = ${curve}$, where *k* is a constant.`,
        `The equation of a curve is $y = ${curve}$. *k* is a constant.`,
        `$y = ${curve}$, where *k* is a constant.`,
      ],
      parts: {
        a: ask.expression({
          objective: 'AO1',
          prompt: 'Find $\\frac{dy}{dx}$ in terms of *k* and *x*.',
          scheme: ['B1 two of the three terms right', `B1 $${slope}$`],
          solution: `*k* is a constant: $\\frac{dy}{dx} = ${slope}$.`,
          answer: slope,
          letters: ['x', 'k'],
        }),
        'b.i': ask.expression({
          subtopic: '2.3',
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find the discriminant of $\\frac{dy}{dx}$, in terms of *k*.',
          scheme: [`B1 $4k^2 - ${12 * c}$`],
          solution: `$b^2 - 4ac$ of the quadratic $${slope}$ is $(2k)^2 - 4 \\times (${3 * s}) \\times (${s * c}) = 4k^2 - ${12 * c}$.`,
          answer: `4k^2 - ${12 * c}`,
          letters: ['k'],
        }),
        'b.ii': ask.expression({
          command: 'Find',
          form: 'exact',
          lead: 'The curve has no stationary points.',
          prompt: 'Find the exact set of possible values of *k*.',
          scheme: [
            'M1 the discriminant is negative',
            `A1 critical values $\\pm ${surd}$`,
            `A1 $-${surd} < k < ${surd}$`,
          ],
          solution: `There is no stationary point if $${slope} = 0$ has no real roots: $4k^2 - ${12 * c} < 0$, so $k^2 < ${3 * c}$ and $-${surd} < k < ${surd}$.`,
          answer: `-sqrt(${3 * c}) < k < sqrt(${3 * c})`,
          letters: ['k'],
        }),
        c: ask.expression({
          command: 'Find',
          objective: 'AO1',
          form: 'exact',
          prompt: `Another curve of this form has a stationary point at $x = ${at}$. Find its value of *k*.`,
          scheme: [
            `M1 $${poly(3 * s * at * at)} ${below < 0 ? '-' : '+'} ${Math.abs(below)}k ${signed(s * c)} = 0$`,
            `A1 $${frac(above, below)}$`,
          ],
          solution: `Put $x = ${at}$ into $\\frac{dy}{dx} = 0$: $${3 * s * at * at} ${below < 0 ? '-' : '+'} ${Math.abs(below)}k ${signed(s * c)} = 0$, so $k = ${frac(above, below)}$.`,
          answer: `${above / (below < 0 ? -1 : 1)}/${Math.abs(below)}`,
          letters: [],
        }),
      },
    }
  },
  verify: ({ c, d, up, at }) => {
    const s = up ? 1 : -1
    const f = (k: number) => (x: number) => s * x ** 3 + k * x * x + s * c * x + d
    // The least size of k for which the gradient changes its sign somewhere.
    const worst = (k: number) =>
      Math.min(...Array.from({ length: 401 }, (_, i) => s * derivative(f(k), i / 50 - 4)))
    const edge = bisect(worst, 0, 9)
    const zero = bisect(k => derivative(f(k), at), -60, 60)
    return {
      a: `${3 * s}*x*x + 2*x*k + (${s * c})`,
      'b.i': `4*(k - sqrt(${Math.round(edge * edge)}))*(k + sqrt(${Math.round(edge * edge)}))`,
      'b.ii': `-sqrt(${Math.round(edge * edge)}) < k < sqrt(${Math.round(edge * edge)})`,
      c: `${Math.round(zero * 12)}/12`,
    }
  },
})

question('exponential-and-a-line', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [k, a, n] = [random.pick([2, 3, 4]), random.int(1, 4), random.pick([2, 3, 4, 5, 6, 7])]
    return { k, a, n, b: a * k * n, down: random.chance(0.4) }
  },
  make: ({ k, a, n, b, down }) => {
    const s = down ? -1 : 1
    const e = `${a === 1 ? '' : a}e^{${down ? '-' : ''}${k}x}`
    const y = `${e} ${down ? '+' : '-'} ${b}x`
    const x = `${down ? '-' : ''}\\frac{1}{${k}}\\ln ${n}`
    const low = `${a * n} - ${a * n}\\ln ${n}`
    const f = (t: number) => a * Math.exp(s * k * t) - s * b * t
    const [at, height] = [(s * Math.log(n)) / k, a * n * (1 - Math.log(n))]
    const [left, right] = [Math.min(at, 0) - 0.9 / k ** 0.5, Math.max(at, 0) + 0.9 / k ** 0.5]
    return {
      stem: [
        `The diagram shows the curve $y = ${y}$ and its stationary point *M*.`,
        `A curve has the equation $y = ${y}$. It has one stationary point, *M*, as the sketch shows.`,
        `The sketch shows $y = ${y}$. *M* is the stationary point of the curve.`,
      ],
      figure: chartFigure(
        { name: 'calculus/a-curve-with-m', title: 'Sketch of a curve with the point M' },
        sketch({
          curves: [f],
          x: [left, right],
          y: [Math.min(height, 0) - 0.5 * a * n, Math.max(height, 0, a) + 1.2 * a * n],
          points: [{ at: [at, height], label: '*M*', place: 'below' }],
          height: 180,
        }),
      ),
      parts: {
        a: ask.expression({
          objective: 'AO1',
          prompt: 'Find $\\frac{dy}{dx}$.',
          scheme: [
            `B1 $${slopeTerm(s * a * k, 1, `e^{${down ? '-' : ''}${k}x}`)}$`,
            `B1 $${slopeTerm(s * a * k, 1, `e^{${down ? '-' : ''}${k}x}`)} ${down ? '+' : '-'} ${b}$`,
          ],
          solution: `The exponential is multiplied by ${plain(s * k)}: $\\frac{dy}{dx} = ${slopeTerm(s * a * k, 1, `e^{${down ? '-' : ''}${k}x}`)} ${down ? '+' : '-'} ${b}$.`,
          answer: `${s * a * k}e^(${s * k}x) ${signed(-s * b)}`,
          letters: ['x'],
        }),
        b: ask.expression({
          command: 'Find',
          form: 'exact',
          prompt: 'Find the exact *x*-coordinate of *M*.',
          scheme: [`M1 $e^{${down ? '-' : ''}${k}x} = ${n}$`, `A1 $${x}$`],
          solution: `$\\frac{dy}{dx} = 0$ gives $e^{${down ? '-' : ''}${k}x} = ${n}$. Take logarithms: $${down ? '-' : ''}${k}x = \\ln ${n}$, so $x = ${x}$.`,
          answer: `${down ? '-' : ''}ln(${n})/${k}`,
          letters: [],
        }),
        c: ask.expression({
          command: 'Find',
          form: 'exact',
          prompt: `Find the exact *y*-coordinate of *M*, in the form $p - q\\ln ${n}$.`,
          scheme: ['M1 their *x* put into the equation of the curve', `A1 $${low}$`],
          solution: `$${e}$ is $${a === 1 ? '' : `${a} \\times `}${n}$ there, and $${b}x$ has the size $\\frac{${b}}{${k}}\\ln ${n} = ${a * n}\\ln ${n}$. So $y = ${low}$.`,
          answer: `${a * n} - ${a * n}ln(${n})`,
          letters: [],
          own: { from: 'b', key: `${a}*e^(${s * k}*f) - (${s * b})*f` },
        }),
      },
    }
  },
  verify: ({ k, a, n, b, down }) => {
    const f = (x: number) => (down ? a / Math.exp(k * x) + b * x : a * Math.exp(k * x) - b * x)
    const x = bisect(t => derivative(f, t), -3, 3)
    return {
      a: down ? `${b} - ${a * k}/e^(${k}*x)` : `${a}*${k}*e^(${k}*x) - ${a * k * n}`,
      b: String(x),
      c: String(f(x)),
    }
  },
})

question('logarithm-times-a-power', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => ({ n: random.pick([1, 2, 3]), k: random.int(1, 5), a: random.int(1, 6) }),
  make: ({ n, k, a }) => {
    const front = a === 1 ? '' : String(a)
    const inside = k === 1 ? 'x' : `${k}x`
    const y = `${front}${n === 1 ? 'x' : `x^${n}`}\\ln ${inside}`
    const power = n === 1 ? '' : n === 2 ? 'x' : 'x^2'
    const slope = `${n * a === 1 ? '' : n * a}${power}\\ln ${inside} + ${power === '' ? a : `${front}${power}`}`
    const x =
      n === 1 ? `\\frac{1}{${k === 1 ? '' : k}e}` : `${k === 1 ? '' : `\\frac{1}{${k}}`}e^{-\\frac{1}{${n}}}`
    const below = n * k ** n
    const low = `-\\frac{${a}}{${below === 1 ? '' : below}e}`
    return {
      stem: [
        `A curve has the equation $y = ${y}$ for $x > 0$.`,
        `The equation of a curve is $y = ${y}$, where $x > 0$.`,
        `$y = ${y}$, where $x > 0$.`,
      ],
      parts: {
        a: ask.expression({
          subtopic: '14.4',
          objective: 'AO1',
          prompt: 'Find $\\frac{dy}{dx}$.',
          scheme: ['M1 product rule', 'A1 one of the two terms right', `A1 $${slope}$`],
          solution: `It is a product. The derivative of $\\ln ${inside}$ is $\\frac{1}{x}$, whatever the number in front of *x*. So $\\frac{dy}{dx} = ${slope}$.`,
          answer: `${n * a}x^${n - 1}*ln(${k}x) + ${a}x^${n - 1}`,
          letters: ['x'],
        }),
        b: ask.expression({
          command: 'Find',
          form: 'exact',
          prompt: 'Find the exact *x*-coordinate of the stationary point of the curve.',
          scheme: [`M1 $${n === 1 ? '' : n}\\ln ${inside} + 1 = 0$`, `A1 $${x}$`],
          solution: `$\\frac{dy}{dx} = 0$ and $x > 0$, so $${n === 1 ? '' : n}\\ln ${inside} = -1$ and $${inside} = e^{-${n === 1 ? '1' : `\\frac{1}{${n}}`}}$. Then $x = ${x}$.`,
          answer: `e^(-1/${n})/${k}`,
          letters: [],
        }),
        c: ask.expression({
          command: 'Find',
          form: 'exact',
          prompt: 'Find the exact *y*-coordinate of the stationary point.',
          scheme: ['M1 their *x* put into the equation of the curve', `A1 $${low}$`],
          solution: `There $\\ln ${inside} = -${n === 1 ? '1' : `\\frac{1}{${n}}`}$${n === 1 ? '' : ` and $x^${n} = \\frac{1}{${k ** n === 1 ? '' : k ** n}e}$`}, so $y = ${low}$.`,
          answer: `-${a}/(${below}e)`,
          letters: [],
          own: { from: 'b', key: `${a}*f^${n}*ln(${k}*f)` },
        }),
      },
    }
  },
  verify: ({ n, k, a }) => {
    const f = (x: number) => a * x ** n * Math.log(k * x)
    const x = bisect(t => derivative(f, t, 1e-5), 0.02, 3)
    return {
      a: `${a}*x^${n}*ln(${k}*x)*(${n}/x + 1/(x*ln(${k}*x)))`,
      b: String(x),
      c: String(Math.min(...Array.from({ length: 2001 }, (_, at) => f(x * (0.9 + at / 10000))))),
    }
  },
})

question('constants-from-two-stationary-points', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const [a, p, d] = [random.pick([1, 2, -1, -2]), random.int(-4, 2), random.pick(nonZero(-9, 9))]
    const q = p + random.int(2, 5)
    const cubic = cubicOf(a, p, q, d)
    if (!cubic || p * q === 0) return null
    return Math.abs(cubic.f(p)) > 60 || Math.abs(cubic.f(q)) > 60 || cubic.b === 0 ? null : { a, p, q, d }
  },
  make: ({ a, p, q, d }) => {
    const { b = 0, c = 0, f = () => 0 } = cubicOf(a, p, q, d) ?? {}
    const [y, z] = [f(p), f(q)]
    const [low, high] = [Math.min(y, z), Math.max(y, z)]
    return {
      stem: [
        `A curve has the equation $y = ax^3 + bx^2 + cx ${signed(d)}$, where *a*, *b* and *c* are constants. It has stationary points at *P* $${pair([p, y])}$ and at *Q*, where $x = ${q}$.`,
        `The curve $y = ax^3 + bx^2 + cx ${signed(d)}$, with constants *a*, *b* and *c*, has two stationary points: *P* $${pair([p, y])}$, and *Q* with the *x*-coordinate ${plain(q)}.`,
        `*P* $${pair([p, y])}$ and *Q* are the stationary points of the curve $y = ax^3 + bx^2 + cx ${signed(d)}$, where *a*, *b* and *c* are constants. At *Q* $x = ${q}$.`,
      ],
      parts: {
        'a.i': ask.expression({
          command: 'Find',
          prompt: 'Find *b* in terms of *a*.',
          scheme: [
            'B1 $\\frac{dy}{dx} = 3ax^2 + 2bx + c$',
            `M1 $\\frac{dy}{dx} = 0$ at $x = ${p}$ and at $x = ${q}$, or $\\frac{dy}{dx} = 3a(${poly(1, -p)})(${poly(1, -q)})$`,
            `A1 $b = ${slopeTerm(-3 * (p + q), 2, 'a')}$`,
          ],
          solution: `$\\frac{dy}{dx}$ is a quadratic with the roots ${plain(p)} and ${plain(q)} and the first term $3ax^2$: it is $3a(${poly(1, -p)})(${poly(1, -q)})$. Compare the terms in *x* with those of $3ax^2 + 2bx + c$: $2b = ${-3 * (p + q)}a$, so $b = ${slopeTerm(-3 * (p + q), 2, 'a')}$.`,
          answer: `${typedFraction(-3 * (p + q), 2, true)}a`,
          letters: ['a'],
        }),
        'a.ii': ask.expression({
          command: 'Find',
          prompt: 'Find *c* in terms of *a*.',
          scheme: [`B1 $c = ${slopeTerm(3 * p * q, 1, 'a')}$`],
          solution: `Compare the constant terms: $c = 3a \\times (${-p}) \\times (${-q}) = ${slopeTerm(3 * p * q, 1, 'a')}$.`,
          answer: `${3 * p * q}a`,
          letters: ['a'],
        }),
        b: ask.whole({
          command: 'Find',
          prompt: 'Find the value of *a*.',
          scheme: ['M1 the coordinates of *P* put into the equation of the curve', `A1 $a = ${a}$`],
          solution: `*P* is on the curve: with these *b* and *c*, $${y} = ${slopeTerm(f(p) - d, a, 'a')} ${signed(d)}$. So $a = ${a}$, $b = ${b}$ and $c = ${c}$.`,
          answer: a,
        }),
        c: ask.whole({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find the *y*-coordinate of *Q*.',
          scheme: [`B1 ${plain(z)}`],
          solution: `Put $x = ${q}$ into $y = ${poly(a, b, c, d)}$: $y = ${z}$.`,
          answer: z,
          coordinate: 'y',
        }),
        d: ask.expression({
          subtopic: '4.5',
          command: 'Find',
          prompt: `Hence find the set of values of *k* for which the equation $ax^3 + bx^2 + cx ${signed(d)} = k$ has three different solutions.`,
          scheme: [
            'M1 the level line $y = k$ lies between the two stationary points',
            `A1 $${low} < k < ${high}$`,
          ],
          solution: `The line $y = k$ cuts the curve three times if it lies between the lower and the higher of the two stationary points: $${low} < k < ${high}$.`,
          answer: `${low} < k < ${high}`,
          letters: ['k'],
        }),
      },
    }
  },
  verify: ({ a, p, q, d }) => {
    const { f = () => 0 } = cubicOf(a, p, q, d) ?? {}
    // Differences give the constants back; counted crossings give the range.
    const third = (f(2) - 3 * f(1) + 3 * f(0) - f(-1)) / 6
    const second = (f(1) + f(-1)) / 2 - f(0)
    const first = f(1) - f(0) - third - second
    const xs = Array.from({ length: 4001 }, (_, at) => p - 12 + ((q - p + 24) * at) / 4000 + 1e-5)
    const crossings = (k: number) =>
      xs.filter((x, at) => at > 0 && f(x) > k !== f(xs[at - 1] ?? x) > k).length
    const halves = Array.from({ length: 261 }, (_, at) => at - 129.5)
    const fits = halves.filter(k => crossings(k) === 3)
    return {
      'a.i': `${second}*a/(${third})`,
      'a.ii': `${first}*a/(${third})`,
      b: third,
      c: f(q),
      d: `${Math.min(...fits) - 0.5} < k < ${Math.max(...fits) + 0.5}`,
    }
  },
})

question('stationary-points-of-a-trig-curve', {
  facts: { difficulty: 4, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const [a, b] = [random.int(1, 9), random.pick(nonZero(-9, 9))]
    return Math.abs(a) === Math.abs(b) ? null : { a, b, c: random.int(0, 4) }
  },
  make: ({ a, b, c }) => {
    const y = `${slopeTerm(a, 1, '\\sin x')} ${b < 0 ? '-' : '+'} ${slopeTerm(Math.abs(b), 1, '\\cos x')}${c === 0 ? '' : ` + ${c}`}`
    const f = (x: number) => (x < 0 || x > 2 * Math.PI ? Number.NaN : a * Math.sin(x) + b * Math.cos(x) + c)
    const first = (Math.atan2(a, b) + 2 * Math.PI) % Math.PI
    const xs = [first, first + Math.PI]
    const size = Math.hypot(a, b)
    const slope = `${slopeTerm(a, 1, '\\cos x')} ${b < 0 ? '+' : '-'} ${slopeTerm(Math.abs(b), 1, '\\sin x')}`
    return {
      stem: [
        `The diagram shows the curve $y = ${y}$ for $0 \\leqslant x \\leqslant 2\\pi$, where *x* is in radians.`,
        `A curve has the equation $y = ${y}$ for $0 \\leqslant x \\leqslant 2\\pi$. The angle *x* is in radians. The sketch shows the curve.`,
        `The sketch shows $y = ${y}$, with *x* in radians and $0 \\leqslant x \\leqslant 2\\pi$.`,
      ],
      figure: chartFigure(
        { name: 'calculus/one-turn-of-a-wave', title: 'Sketch of a curve' },
        sketch({
          curves: [f],
          x: [-0.4, 6.8],
          y: [Math.min(c - size, 0) - 0.2 * size, Math.max(c + size, 0) + 0.2 * size],
          onX: [{ at: 2 * Math.PI, label: '2π' }],
          height: 180,
        }),
      ),
      parts: {
        a: ask.expression({
          subtopic: '14.3',
          objective: 'AO1',
          prompt: 'Find $\\frac{dy}{dx}$.',
          scheme: [`B1 $${slopeTerm(a, 1, '\\cos x')}$`, `B1 $${slope}$`],
          solution: `$\\sin x$ gives $\\cos x$ and $\\cos x$ gives $-\\sin x$: $\\frac{dy}{dx} = ${slope}$.`,
          answer: `${a}cos(x) ${signed(-b)}sin(x)`,
          letters: ['x'],
        }),
        b: ask.solutions({
          command: 'Find',
          prompt:
            'Find the *x*-coordinates of the stationary points. Give your answers correct to 3 significant figures.',
          scheme: [
            `M1 $${slope} = 0$`,
            `M1 $\\tan x = ${frac(a, b)}$`,
            ...xs.map(x => `A1 ${figures(x, 3)}`),
          ],
          solution: `$${slope} = 0$. Divide by $\\cos x$: $\\tan x = ${frac(a, b)}$. In radians, between 0 and 2π: *x* is ${figures(first, 3)}, or π more, ${figures(first + Math.PI, 3)}.`,
          answer: xs.map(x => String(roundTo(x, 6))),
          letter: 'x',
          interval: { from: '0', to: '2pi' },
          angles: 'radians',
          figures: { kind: 'significant', count: 3 },
        }),
        c: ask.number({
          command: 'Find',
          prompt: 'Find the greatest value of *y*.',
          scheme: [
            'M1 the *x*-coordinate of the higher stationary point in the equation of the curve',
            `A1 ${figures(size + c, 3)}`,
          ],
          solution: `Put both unrounded values of *x* into the equation of the curve; the larger value of *y* is ${figures(size + c, 3)}.`,
          answer: size + c,
          sigFigs: 3,
        }),
      },
    }
  },
  verify: ({ a, b, c }) => {
    const f = (x: number) => a * Math.sin(x) + b * Math.cos(x) + c
    const d = (x: number) => derivative(f, x)
    const width = Math.PI / 300
    const found = Array.from({ length: 600 }, (_, at) => at * width + 1e-7)
      .filter(x => d(x) * d(x + width) < 0)
      .map(x => bisect(d, x, x + width))
    return { a: `(0 - (${b}))*sin(x) + (${a})*cos(x)`, b: found, c: Math.max(...found.map(f)) }
  },
})
