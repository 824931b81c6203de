import { ask } from '@/lib/exams/authoring/ask'
import { frac, gcd, nonZero, poly, signed, surd, typedFraction } from '@/lib/exams/authoring/maths'
import { bisect, integral } from '@/lib/exams/authoring/numeric'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { sketch } from '@/lib/figures/plane/sketches'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { frontOf, secondTest } from '../calculus-rates'

const { question, templates } = questionsOf('structured', '14.11')

export { templates }

const WITH_C = 'Use *c* for the constant of integration.'

/** "+ 3" or "- \\frac{2}{3}" in front of a power. */
const next = (above: number, below: number) =>
  `${above * below < 0 ? '-' : '+'} ${frontOf(Math.abs(above), Math.abs(below))}`

question('roots-and-fractions-as-powers', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => ({
    a: random.int(2, 12),
    b: random.pick(nonZero(-9, 9)),
    n: random.pick([2, 3, 4] as const),
    p: random.pick(nonZero(-6, 6)),
  }),
  make: ({ a, b, n, p }) => {
    const first = `${frontOf(2 * a, 3)}x^{\\frac{3}{2}}`
    const down = n - 1
    const second = `${next(-b, down)}x^{-${down}}`
    const sum = `${first} ${second} + c`
    const product = `x ${next(4 * p, 1)}x^{\\frac{1}{2}} + ${p * p === 1 ? '' : p * p}\\ln x + c`
    const opened = `1 ${next(2 * p, 1)}x^{-\\frac{1}{2}} + \\frac{${p * p}}{x}`
    return {
      stem: 'Take *x* to be positive.',
      parts: {
        a: ask.expression({
          objective: 'AO1',
          prompt: `Find $\\int \\left(${a}\\sqrt{x} ${signed(b)}x^{-${n}}\\right)dx$. ${WITH_C}`.replace(
            ' 1x^{',
            ' x^{',
          ),
          scheme: [`B1 $${first}$`, `B1 $${second.replace('+ ', '')}$`, `B1 $${sum}$, with the constant`],
          solution: `Write $\\sqrt{x} = x^{\\frac{1}{2}}$. Raise each power by 1 and divide by the new power: $\\frac{${a}}{\\frac{3}{2}} = ${frac(2 * a, 3)}$ and $${b} \\div (-${down}) = ${frac(-b, down)}$. So the integral is $${sum}$.`,
          answer: `${typedFraction(2 * a, 3, true)}x^(3/2) ${b < 0 ? '+' : '-'} ${typedFraction(Math.abs(b), down, true)}x^(-${down}) + c`,
          letters: ['x', 'c'],
          form: 'antiderivative',
        }),
        b: ask.expression({
          objective: 'AO2',
          prompt: `Find $\\int \\frac{(\\sqrt{x} ${signed(p)})^2}{x}\\,dx$. ${WITH_C}`,
          scheme: [
            `M1 expanded and divided by *x*: $${opened}$`,
            `A1 $x ${next(4 * p, 1)}x^{\\frac{1}{2}}$`,
            `A1 $${product}$`,
          ],
          solution: `Expand first: $\\frac{x ${next(2 * p, 1)}\\sqrt{x} + ${p * p}}{x} = ${opened}$. Then integrate each term; $\\frac{1}{x}$ gives $\\ln x$: $${product}$.`,
          answer: `x ${signed(4 * p)}x^(1/2) + ${p * p}ln(x) + c`,
          letters: ['x', 'c'],
          form: 'antiderivative',
        }),
      },
    }
  },
  verify: ({ a, b, n, p }) => ({
    a: `c + 2/3*${a}*x*sqrt(x) - (${b})/((${n} - 1)*x^(${n} - 1))`,
    b: `c + (sqrt(x))^2 + 4*(${p})*sqrt(x) + ${p * p}*ln(x)`,
  }),
})

question('reciprocals-of-linear-functions', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    const [a, m, k] = [random.int(2, 9), random.int(2, 5), random.pick([1, 2, 3, 4, 5, 7])]
    return gcd(m, k) > 1 ? null : { a, m, k, b: random.int(1, 12), d: random.int(2, 8) }
  },
  make: ({ a, m, k, b, d }) => {
    const inside = poly(m, k)
    const one = `${frontOf(a, m)}\\ln(${inside})`
    const other = `${frontOf(1, d)}\\ln x`
    return {
      stem: 'Take *x* to be positive.',
      parts: {
        a: ask.expression({
          objective: 'AO1',
          prompt: `Find $\\int \\frac{${a}}{${inside}}\\,dx$. ${WITH_C}`,
          scheme: [`M1 $k\\ln(${inside})$`, `A1 $${one} + c$`],
          solution: `$\\int \\frac{1}{${inside}}\\,dx = \\frac{1}{${m}}\\ln(${inside}) + c$: divide by the number in front of *x*. Times ${a}: $${one} + c$.`,
          answer: `${typedFraction(a, m, true)}ln(${inside}) + c`,
          letters: ['x', 'c'],
          form: 'antiderivative',
        }),
        b: ask.expression({
          objective: 'AO1',
          prompt: `Find $\\int \\left(\\frac{1}{${d}x} - \\frac{${b}}{x^2}\\right)dx$. ${WITH_C}`,
          scheme: [`B1 $${other}$`, `B1 $+ \\frac{${b}}{x} + c$`],
          solution: `$\\frac{1}{${d}x} = \\frac{1}{${d}} \\times \\frac{1}{x}$ gives $${other}$. $-${b}x^{-2}$ gives $${b}x^{-1}$. So the integral is $${other} + \\frac{${b}}{x} + c$.`,
          answer: `1/${d}*ln(x) + ${b}/x + c`,
          letters: ['x', 'c'],
          form: 'antiderivative',
        }),
      },
    }
  },
  verify: ({ a, m, k, b, d }) => ({
    a: `c + ${a}*ln(x + ${k}/${m})/${m}`,
    b: `c + (x*ln(x) + ${b * d})/(${d}*x)`,
  }),
})

question('curve-with-a-logarithm', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const [m, p, a] = [random.int(2, 5), random.int(1, 3), random.int(1, 4)]
    const k = 1 - m * p
    const [n, q, more] = [random.pick(nonZero(-5, 5)), random.pick(nonZero(-9, 9)), random.int(1, 4)]
    // Neither constant of the answers is zero.
    return q === n * p || q + n * more === 0 ? null : { m, p, times: a, k, n, q, far: p + more }
  },
  make: ({ m, p, times, k, n, q, far }) => {
    const a = m * times
    const inside = poly(m, k)
    const rest = q - n * p
    const line = poly(n, rest)
    const curve = `y = ${times === 1 ? '' : times}\\ln(${inside}) ${n < 0 ? line.replace('-', '- ') : `+ ${line}`}`
    const value = m * far + k
    const height = n * far + rest
    const shown = `${height} + ${times === 1 ? '' : times}\\ln ${value}`
    return {
      stem: [
        `A curve is such that $\\frac{dy}{dx} = \\frac{${a}}{${inside}} ${signed(n)}$ for $x > ${frac(-k, m)}$. It passes through $(${p}, ${q})$.`,
        `For $x > ${frac(-k, m)}$ the gradient of a curve is $\\frac{${a}}{${inside}} ${signed(n)}$. The point $(${p}, ${q})$ lies on the curve.`,
        `The curve $y = f(x)$, where $x > ${frac(-k, m)}$, passes through $(${p}, ${q})$, and $f'(x) = \\frac{${a}}{${inside}} ${signed(n)}$.`,
      ],
      parts: {
        a: ask.expression({
          objective: 'AO1',
          command: 'Find',
          prompt: 'Find the equation of the curve.',
          scheme: [
            `M1 $k\\ln(${inside})$`,
            `A1 $${times === 1 ? '' : times}\\ln(${inside}) ${signed(n)}x + c$`.replace(/ 1x/, ' x'),
            `M1 $(${p}, ${q})$ used, with $\\ln 1 = 0$`,
            `A1 $${curve}$`,
          ],
          solution:
            `Integrate: $y = ${times === 1 ? '' : times}\\ln(${inside}) ${signed(n)}x + c$. At $x = ${p}$ the bracket is 1 and $\\ln 1 = 0$: $${q} = ${n * p} + c$, so $c = ${rest}$.`.replace(
              / 1x \+ c/,
              ' x + c',
            ),
          answer: `y = ${times === 1 ? '' : times}ln(${inside}) ${n < 0 ? line.replace('-', '- ') : `+ ${line}`}`,
          letters: ['x', 'y'],
        }),
        b: ask.expression({
          objective: 'AO1',
          command: 'Find',
          form: 'exact',
          prompt: `Find the exact value of *y* when *x* = ${far}.`,
          scheme: ['M1 their equation used', `A1 $${shown}$`],
          solution: `At $x = ${far}$ the bracket is ${value}: $y = ${shown}$.`,
          answer: `${height} + ${times === 1 ? '' : times}ln(${value})`,
          letters: [],
          own: { from: 'a', key: `f(${far})` },
        }),
      },
    }
  },
  verify: ({ m, p, times, k, n, q, far }) => ({
    a: `y - (${q}) = ${times}*ln(${m}*x + (${k})) + (${n})*(x - ${p})`,
    b: String(q + integral(t => (m * times) / (m * t + k) + n, p, far, 8000)),
  }),
})

question('expand-and-find-the-curve', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const [a, b, q] = [random.int(1, 4), random.pick(nonZero(-6, 6)), random.pick(nonZero(-12, 12))]
    const far = random.pick([2, 3, 4])
    // (ax² + b)²/x² = a²x² + 2ab + b²/x²
    const rest = 3 * q - (a * a + 6 * a * b - 3 * b * b)
    return rest === 0 || gcd(a, b) > 1 ? null : { a, b, q, far, rest }
  },
  make: ({ a, b, q, far, rest }) => {
    const opened = `${a * a === 1 ? '' : a * a}x^2 ${signed(2 * a * b)} + ${b * b === 1 ? '' : b * b}x^{-2}`
    const inside = poly(a, 0, b)
    const whole = `${frontOf(a * a, 3)}x^3 ${signed(2 * a * b)}x - ${b * b === 1 ? '' : b * b}x^{-1}`
    const end = `${rest < 0 ? '-' : '+'} ${frac(Math.abs(rest), 3)}`
    const top = a * a * far ** 4 + 6 * a * b * far ** 2 - 3 * b * b + rest * far
    return {
      stem: [
        `A curve, for $x > 0$, is such that $\\frac{dy}{dx} = \\frac{(${inside})^2}{x^2}$. It passes through the point $(1, ${q})$.`,
        `The gradient of a curve at the point $(x, y)$, where $x > 0$, is $\\frac{(${inside})^2}{x^2}$. The point $(1, ${q})$ lies on the curve.`,
        `For $x > 0$, $\\frac{dy}{dx} = \\frac{(${inside})^2}{x^2}$, and $y = ${q}$ when $x = 1$.`,
      ],
      parts: {
        a: ask.values({
          objective: 'AO1',
          command: 'Find',
          prompt: `Given that $\\frac{dy}{dx} = ${a * a === 1 ? '' : a * a}x^2 + p + \\frac{q}{x^2}$, find the values of the constants *p* and *q*.`,
          found: [
            ['*p*', 2 * a * b, 'p'],
            ['*q*', b * b, 'q'],
          ],
          scheme: [`B1 $p = ${2 * a * b}$`, `B1 $q = ${b * b}$`],
          solution: `Expand the bracket: $${poly(a * a, 0, 2 * a * b, 0, b * b)}$. Divide each term by $x^2$: $${opened}$. So $p = ${2 * a * b}$ and $q = ${b * b}$.`,
        }),
        b: ask.expression({
          objective: 'AO2',
          command: 'Find',
          prompt: 'Hence find the equation of the curve.',
          scheme: [
            'M1 their sum integrated, two terms right',
            `A1 $${whole} + c$`,
            `M1 $(1, ${q})$ used`,
            `A1 $y = ${whole} ${end}$`,
          ],
          solution: `Integrate: $y = ${whole} + c$. At $(1, ${q})$, $${q} = ${frac(a * a, 3)} ${signed(2 * a * b)} - ${b * b} + c$, so $c = ${frac(rest, 3)}$.`,
          answer: `y = ${a * a}/3*x^3 ${signed(2 * a * b)}x - ${b * b}/x ${rest < 0 ? '-' : '+'} ${Math.abs(rest)}/3`,
          letters: ['x', 'y'],
        }),
        c: ask.expression({
          objective: 'AO1',
          command: 'Find',
          form: 'exact',
          prompt: `Find the exact value of *y* when *x* = ${far}.`,
          scheme: [`B1 $${frac(top, 3 * far)}$`],
          solution: `Put $x = ${far}$ into the equation of the curve: $y = ${frac(top, 3 * far)}$.`,
          answer: typedFraction(top, 3 * far),
          letters: [],
          own: { from: 'b', key: `f(${far})` },
        }),
      },
    }
  },
  verify: ({ a, b, q, far }) => {
    const slope = (t: number) => ((a * t * t + b) / t) ** 2
    const y = q + integral(slope, 1, far, 4000)
    return {
      b: `y - (${q}) = ${a * a}*(x^3 - 1)/3 + 2*${a}*(${b})*(x - 1) + ${b * b}*(1 - 1/x)`,
      c: `${Math.round(y * 3 * far)}/${3 * far}`,
    }
  },
})

question('divide-first', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const [m, k, a, b] = [
      random.int(2, 5),
      random.pick(nonZero(-7, 7)),
      random.int(2, 6),
      random.pick(nonZero(-12, 12)),
    ]
    const p = random.int(1, 6)
    const top = a * k + b
    const q = random.pick(nonZero(-9, 9))
    return m * p + k !== 1 || top === 0 || q === a * p ? null : { m, k, a, b, p, q }
  },
  make: ({ m, k, a, b, p, q }) => {
    const inside = poly(m, k)
    const integrand = `\\frac{${poly(a * m, a * k + b)}}{${inside}}`
    const log = `${next(b, m)}\\ln(${inside})`
    const rest = q - a * p
    return {
      stem: [
        `It is given that $${integrand} = A + \\frac{B}{${inside}}$, where *A* and *B* are integers.`,
        `The integers *A* and *B* are such that $${integrand} \\equiv A + \\frac{B}{${inside}}$.`,
        `$${integrand}$ can be written in the form $A + \\frac{B}{${inside}}$, with integers *A* and *B*.`,
      ],
      parts: {
        'a.i': ask.whole({
          objective: 'AO1',
          command: 'Find',
          prompt: 'Find the value of *A*.',
          scheme: [`B1 $A = ${a}$`],
          solution: `$${poly(a * m, a * k + b)} = ${a}(${inside}) ${signed(b)}$, so $A = ${a}$.`,
          answer: a,
        }),
        'a.ii': ask.whole({
          objective: 'AO1',
          command: 'Find',
          prompt: 'Find the value of *B*.',
          scheme: [`B1 $B = ${b}$`],
          solution: `What remains is $B = ${a * k + b} - ${a} \\times ${k < 0 ? `(${k})` : k} = ${b}$.`,
          answer: b,
          own: { from: 'a.i', key: `${a * k + b} - f*(${k})` },
        }),
        b: ask.expression({
          objective: 'AO2',
          command: 'Find',
          prompt: `Hence find $\\int ${integrand}\\,dx$, where $x > ${frac(-k, m)}$. ${WITH_C}`,
          scheme: [`B1 $${a}x$`, `M1 $k\\ln(${inside})$`, `A1 $${a}x ${log} + c$`],
          solution: `$\\int \\left(${a} ${b < 0 ? '-' : '+'} \\frac{${Math.abs(b)}}{${inside}}\\right)dx = ${a}x ${log} + c$.`,
          answer: `${a}x ${signed(b)}/${m}*ln(${inside}) + c`,
          letters: ['x', 'c'],
          form: 'antiderivative',
        }),
        c: ask.expression({
          objective: 'AO2',
          subtopic: '14.10',
          command: 'Find',
          lead: `A curve with the gradient $\\frac{dy}{dx} = ${integrand}$ passes through $(${p}, ${q})$.`,
          prompt: 'Find the equation of the curve.',
          scheme: [`M1 $(${p}, ${q})$ used`, `A1 $y = ${a}x ${log} ${signed(rest)}$`],
          solution: `At $x = ${p}$ the bracket is 1, so the logarithm is zero: $${q} = ${a * p} + c$ and $c = ${rest}$.`,
          answer: `y = ${a}x ${signed(b)}/${m}*ln(${inside}) ${signed(rest)}`,
          letters: ['x', 'y'],
        }),
      },
    }
  },
  verify: ({ m, k, a, b, p, q }) => {
    const f = (x: number) => (a * m * x + a * k + b) / (m * x + k)
    // Far out only A is left; B is what is missing at x = p, where the denominator is 1.
    const far = Math.round(f(1e7))
    return {
      'a.i': far,
      'a.ii': Math.round(f(p)) - far,
      b: `c + ${a}*x + (${b})*ln(x + (${k})/${m})/${m}`,
      c: `y - (${q}) = ${a}*(x - ${p}) + (${b})*ln(${m}*x + (${k}))/${m}`,
    }
  },
})

question('log-curve-and-its-turning-point', {
  facts: { difficulty: 5, checked: '2026-11-29' },
  values: random => {
    const [a, n, q] = [random.int(1, 6), random.pick([2, 3, 5, 6, 7, 10]), random.pick(nonZero(-9, 9))]
    const up = random.chance(0.65)
    // Neither the constant nor the first term of the answer to (c) is zero.
    const rest = up ? q - a : q + a
    return rest === 0 || rest + (up ? a * n : -a * n) === 0 ? null : { a, n, q, up }
  },
  make: ({ a, n, q, up }) => {
    // y = s(ax² − 2an ln x) + c, level at √n, through (1, q).
    const s = up ? 1 : -1
    const [two, log] = [2 * a, 2 * a * n]
    const slope = up ? `${two}x - \\frac{${log}}{x}` : `\\frac{${log}}{x} - ${two}x`
    const rest = q - s * a
    const square = a === 1 ? 'x^2' : `${a}x^2`
    const curve = up ? `${square} - ${log}\\ln x ${signed(rest)}` : `${log}\\ln x - ${square} ${signed(rest)}`
    const x = surd(1, 1, n)
    const whole = s * a * n + rest
    const low = `${whole} ${up ? '-' : '+'} ${a * n === 1 ? '' : a * n}\\ln ${n}`
    const height = (t: number) => (t > 0.05 ? s * (a * t * t - log * Math.log(t)) + rest : Number.NaN)
    const top = height(Math.sqrt(n))
    const room = 1.2 * a * n
    const second = up ? `${two} + \\frac{${log}}{x^2}` : `-\\frac{${log}}{x^2} - ${two}`
    return {
      stem: [
        `A curve, for $x > 0$, is such that $\\frac{dy}{dx} = ${slope}$. It passes through the point $(1, ${q})$.`,
        `For $x > 0$ a curve has the gradient $${slope}$. The point $(1, ${q})$ lies on the curve.`,
        `The curve $y = f(x)$ is defined for $x > 0$ and passes through $(1, ${q})$. It is given that $f'(x) = ${slope}$.`,
      ],
      parts: {
        a: ask.expression({
          objective: 'AO1',
          subtopic: '14.6',
          command: 'Find',
          form: 'exact',
          prompt: 'Find the exact *x*-coordinate of the stationary point of the curve.',
          scheme: [`M1 $${two}x^2 = ${log}$`, `A1 $x = ${x.latex}$`],
          solution: `$${slope} = 0$ gives $x^2 = ${n}$; since $x > 0$, $x = ${x.latex}$.`,
          answer: x.typed,
          letters: [],
        }),
        b: ask.expression({
          objective: 'AO2',
          command: 'Find',
          prompt: 'Find the equation of the curve.',
          scheme: [
            `B1 $${up ? square : `-${square}`}$`,
            `B1 $${up ? '-' : ''}${log}\\ln x$`,
            `M1 $(1, ${q})$ used to find the constant`,
            `A1 $y = ${curve}$`,
          ],
          solution: `Integrate; $\\frac{1}{x}$ gives $\\ln x$. At $x = 1$, $\\ln 1 = 0$: $${q} = ${s * a} + c$, so $c = ${rest}$ and $y = ${curve}$.`,
          answer: `y = ${s * a}x^2 ${up ? '-' : '+'} ${log}ln(x) ${signed(rest)}`,
          letters: ['x', 'y'],
        }),
        c: ask.expression({
          objective: 'AO2',
          subtopic: '14.6',
          command: 'Find',
          form: 'exact',
          prompt: `Find the exact *y*-coordinate of the stationary point, in the form $p + q\\ln ${n}$.`,
          scheme: [`M1 $\\ln ${x.latex} = \\frac{1}{2}\\ln ${n}$ used`, `A1 $${low}$`],
          solution: `$\\ln ${x.latex} = \\frac{1}{2}\\ln ${n}$, so $y = ${s * a * n} ${up ? '-' : '+'} ${a * n === 1 ? '' : a * n}\\ln ${n} ${signed(rest)} = ${low}$.`,
          answer: `${whole} ${up ? '-' : '+'} ${a * n}ln(${n})`,
          letters: [],
          own: { from: 'b', key: `f(sqrt(${n}))` },
        }),
        'd.i': ask.expression({
          objective: 'AO1',
          subtopic: '14.9',
          command: 'Find',
          prompt: 'Find $\\frac{d^2y}{dx^2}$.',
          scheme: [`B1 $${second}$`],
          solution: `Write $\\frac{${log}}{x} = ${log}x^{-1}$ and differentiate: $\\frac{d^2y}{dx^2} = ${second}$.`,
          answer: up ? `${two} + ${log}/x^2` : `-${two} - ${log}/x^2`,
          letters: ['x'],
        }),
        'd.ii': secondTest({
          derivative: '\\frac{d^2y}{dx^2}',
          isMinimum: up,
          shown: `$${up ? 2 * two : -2 * two}$`,
          solutionFigure: chartFigure(
            { name: 'calculus/the-curve-with-its-point', title: 'Sketch of the curve' },
            sketch({
              curves: [height],
              x: [-0.3, 2.2 * Math.sqrt(n)],
              y: [Math.min(0, top) - room, Math.max(0, top) + room],
              points: [{ at: [Math.sqrt(n), top] }],
              height: 180,
            }),
          ),
        }),
      },
    }
  },
  verify: ({ a, n, q, up }) => {
    const s = up ? 1 : -1
    const slope = (x: number) => s * (2 * a * x - (2 * a * n) / x)
    const x = bisect(slope, 0.5, 10)
    return {
      a: `sqrt(${Math.round(x * x)})`,
      b: `y - (${q}) = ${s}*(${a}*(x^2 - 1) - 2*${a}*${n}*ln(x))`,
      c: String(q + integral(slope, 1, x, 8000)),
      'd.i': `${s}*(2*${a}*x*x + 2*${a}*${n})/(x*x)`,
    }
  },
})

question('amount-from-a-slowing-rate', {
  facts: { difficulty: 4, checked: '2026-11-29', calculator: 'needed' },
  values: random => {
    const [m, times, start, at] = [
      random.int(2, 5),
      random.int(3, 12),
      random.step(10, 60, 5),
      random.int(0, 2),
    ]
    const [t, more] = [random.int(3, 12), random.int(4, 30)]
    const end = (Math.exp(more / times) - 1) / m
    return end < 2 || end > 40 || Math.abs(end - t) < 1 ? null : { m, times, start, at, t, more }
  },
  make: ({ m, times, start, at, t, more }) => {
    const letter = ['M', 'h', 'A'][at] ?? 'M'
    const unit = ['g', 'cm', 'm^2'][at] ?? ''
    const rate = `\\frac{${m * times}}{${m}t + 1}`
    const value = times * Math.log(m * t + 1) + start
    const end = (Math.exp(more / times) - 1) / m
    const told = [
      `The mass of a colony of bacteria is *M* g at time *t* hours, where $\\frac{dM}{dt} = ${rate}$. At time $t = 0$ the mass is ${start} g.`,
      `The height of a plant, *t* weeks after it was moved to a garden, is *h* cm, and $\\frac{dh}{dt} = ${rate}$. It was ${start} cm high when it was moved.`,
      `Oil spreads on water. After *t* minutes the patch has the area *A* m^{2}, and $\\frac{dA}{dt} = ${rate}$. At time $t = 0$ the area is ${start} m^{2}.`,
    ]
    return {
      stem: told[at] ?? '',
      parts: {
        a: ask.expression({
          objective: 'AO2',
          command: 'Find',
          prompt: `Find *${letter}* in terms of *t*.`,
          scheme: [
            `M1 $k\\ln(${m}t + 1)$`,
            `A1 $${times}\\ln(${m}t + 1) + c$`,
            `M1 $${letter} = ${start}$ at $t = 0$ used`,
            `A1 $${times}\\ln(${m}t + 1) + ${start}$`,
          ],
          solution: `Integrate; divide by the number in front of *t*: $${letter} = ${times}\\ln(${m}t + 1) + c$. At $t = 0$ the logarithm is zero, so $c = ${start}$.`,
          answer: `${times}ln(${m}t + 1) + ${start}`,
          letters: ['t'],
        }),
        b: ask.number({
          objective: 'AO1',
          command: 'Find',
          prompt: `Find the value of *${letter}* when *t* = ${t}.`,
          unit,
          sigFigs: 3,
          scheme: [`B1 ${quantity(value, unit, 3)}`],
          solution: `$${times}\\ln ${m * t + 1} + ${start}$ is ${quantity(value, unit, 3)}.`,
          answer: value,
          own: { from: 'a', key: `f(${t})` },
        }),
        c: ask.number({
          objective: 'AO2',
          subtopic: '6.3',
          command: 'Find',
          prompt: `Find, correct to 3 significant figures, the value of *t* when *${letter}* = ${start + more}.`,
          sigFigs: 3,
          scheme: [
            `M1 $${times}\\ln(${m}t + 1) = ${more}$`,
            `M1 $${m}t + 1 = e^{\\frac{${more}}{${times}}}$`,
            `A1 ${plain(Number(end.toPrecision(3)))}`,
          ],
          solution: `$\\ln(${m}t + 1) = ${frac(more, times)}$, so $${m}t + 1 = e^{${frac(more, times)}}$ and $t = ${plain(Number(end.toPrecision(3)))}$.`,
          answer: end,
        }),
      },
    }
  },
  verify: ({ m, times, start, t, more }) => {
    const amount = (to: number) => start + integral(x => (m * times) / (m * x + 1), 0, to, 8000)
    return {
      a: `${start} + ${m * times}*ln(${m}*t + 1)/${m}`,
      b: amount(t),
      c: bisect(x => amount(x) - start - more, 0, 60),
    }
  },
})
