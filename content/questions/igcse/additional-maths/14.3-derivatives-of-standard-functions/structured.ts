import { ask } from '@/lib/exams/authoring/ask'
import { frac, nonZero, poly, signed, slopeTerm, term, typedFraction } from '@/lib/exams/authoring/maths'
import { bisect, derivative } from '@/lib/exams/authoring/numeric'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, roundTo } from '@/lib/exams/format'

const { question, templates } = questionsOf('structured', '14.3')

export { templates }

const POWERS = [
  { up: 1, under: 2, latex: '\\sqrt{x}' },
  { up: 3, under: 2, latex: 'x^{\\frac{3}{2}}' },
  { up: 5, under: 2, latex: 'x^{\\frac{5}{2}}' },
  { up: 1, under: 3, latex: '\\sqrt[3]{x}' },
  { up: 2, under: 3, latex: 'x^{\\frac{2}{3}}' },
  { up: 4, under: 3, latex: 'x^{\\frac{4}{3}}' },
] as const

const TRIG = [
  { name: 'sin', sign: 1, latex: (u: string) => `\\cos ${u}`, typed: (u: string) => `cos(${u})` },
  { name: 'cos', sign: -1, latex: (u: string) => `\\sin ${u}`, typed: (u: string) => `sin(${u})` },
  { name: 'tan', sign: 1, latex: (u: string) => `\\sec^2 ${u}`, typed: (u: string) => `sec(${u})^2` },
] as const

question('differentiate-standard-functions', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const [power, trig, log] = [random.int(0, POWERS.length - 1), random.int(0, 2), random.chance(0.5)]
    const [m, n] = [random.int(1, 4), random.pick([1, 2, 3])]
    const [b, p, q] = [random.pick(nonZero(-8, 8)), random.int(2, 7), random.int(2, 5)]
    const [r, s] = [random.int(2, 6), random.pick(nonZero(-7, 7))]
    return { power, trig, log, m, n, b, p, q, r, s, swapped: random.chance(0.5) }
  },
  make: ({ power, trig, log, m, n, b, p, q, r, s, swapped }) => {
    const { up, under, latex } = POWERS[power] ?? POWERS[0]
    const { name, sign, latex: after, typed } = TRIG[trig] ?? TRIG[0]
    const a = m * under
    const below = n === 1 ? 'x' : `x^${n}`
    const one = `${slopeTerm(a, 1, latex)} ${b < 0 ? '-' : '+'} \\frac{${Math.abs(b)}}{${below}}`
    const first = `${slopeTerm(m * up, 1, `x^{${frac(up - under, under)}}`)} ${b < 0 ? '+' : '-'} \\frac{${n * Math.abs(b)}}{x^${n + 1}}`
    const firstTyped = `${m * up}x^(${up - under}/${under}) ${signed(-n * b)}/x^${n + 1}`
    const trigPart = ask.expression({
      objective: 'AO1',
      command: 'Find',
      prompt: `Differentiate $${p}\\${name} ${q}x$ with respect to *x*.`,
      scheme: [`B1 a multiple of $${after(`${q}x`)}$`, `B1 $${p * q * sign}${after(`${q}x`)}$`],
      solution: `The derivative of $\\${name} u$ is $${sign < 0 ? '-' : ''}${after('u')}$. With $u = ${q}x$, multiply by $\\frac{du}{dx} = ${q}$: $${p * q * sign}${after(`${q}x`)}$.`,
      answer: `${p * q * sign}${typed(`${q}x`)}`,
      letters: ['x'],
    })
    const inner = poly(r, s)
    const logPart = ask.expression({
      objective: 'AO1',
      command: 'Find',
      prompt: `Differentiate $${log ? `\\ln(${inner})` : `e^{${inner}}`}$ with respect to *x*.`,
      scheme: [`M1 multiplies by ${r}`, `A1 $${log ? `\\frac{${r}}{${inner}}` : `${r}e^{${inner}}`}$`],
      solution: `With $u = ${inner}$, $\\frac{du}{dx} = ${r}$. ${log ? `$\\ln u$ gives $\\frac{1}{u}$, so the derivative is $\\frac{${r}}{${inner}}$` : `$e^u$ stays $e^u$, so the derivative is $${r}e^{${inner}}$`}.`,
      answer: log ? `${r}/(${inner})` : `${r}e^(${inner})`,
      letters: ['x'],
    })
    return {
      stem: '',
      parts: {
        a: ask.expression({
          objective: 'AO1',
          command: 'Find',
          prompt: `Differentiate $${one}$ with respect to *x*.`,
          scheme: [`B1 $${slopeTerm(m * up, 1, `x^{${frac(up - under, under)}}`)}$`, `B1 $${first}$`],
          solution: `Write powers: $${slopeTerm(a, 1, `x^{${frac(up, under)}}`)} ${term(b, `x^{-${n}}`)}$. Multiply each term by its power and make the power one smaller: $${first}$.`,
          answer: firstTyped,
          letters: ['x'],
        }),
        b: swapped ? logPart : trigPart,
        c: swapped ? trigPart : logPart,
      },
    }
  },
  verify: ({ power, trig, log, m, n, b, p, q, r, s, swapped }) => {
    const { up, under } = POWERS[power] ?? POWERS[0]
    const words = ['cos(x*Q)*P', '-P*sin(x*Q)', 'P/cos(x*Q)^2'][trig] ?? ''
    const two = words.replace('P', String(p * q)).replace('Q', String(q))
    const three = log ? `1/(x + (${s})/${r})` : `e^(${s})*e^(${r}*x)*${r}`
    return {
      a: `${m * under}*(${up}/${under})*x^(${up}/${under})/x - ${n}*(${b})*x^(-${n})/x`,
      b: swapped ? three : two,
      c: swapped ? two : three,
    }
  },
})

question('chain-rule-on-a-power', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [kind, a, k] = [random.int(0, 2), random.int(1, 4), random.pick([2, 3])]
    const [at, n] = [random.pick([-2, -1, 1, 2, 3]), random.int(4, 7)]
    const inside = kind === 1 ? random.pick([4, 9, 16, 25]) : random.pick([1, -1, 2, -2, 3])
    const b = inside - a * at ** k
    const steep = kind === 0 && Math.abs(n * a * k * at ** (k - 1) * inside ** (n - 1)) > 900
    return b === 0 || Math.abs(b) > 30 || steep
      ? null
      : { kind, a, k, at, n, inside, b, c: random.int(2, 12) }
  },
  make: ({ kind, a, k, at, n, inside, b, c }) => {
    const inner = poly(a, ...Array.from({ length: k - 1 }, () => 0), b)
    const du = poly(a * k, ...Array.from({ length: k - 1 }, () => 0))
    const rise = a * k * at ** (k - 1)
    const isEven = (a * k) % 2 === 0
    const two = isEven ? '' : '2'
    const halved = poly(isEven ? (a * k) / 2 : a * k, ...Array.from({ length: k - 1 }, () => 0))
    const forms = [
      {
        y: `(${inner})^${n}`,
        slope: `${poly(n * a * k, ...Array.from({ length: k - 1 }, () => 0))}(${inner})^${n - 1}`,
        typed: `${poly(n * a * k, ...Array.from({ length: k - 1 }, () => 0))}(${inner})^${n - 1}`,
        outer: `${n}u^${n - 1}`,
        u: `u^${n}`,
        value: [n * rise * inside ** (n - 1), 1] as const,
      },
      {
        y: `\\sqrt{${inner}}`,
        slope: `\\frac{${halved}}{${two}\\sqrt{${inner}}}`,
        typed: `${halved}/(${two}sqrt(${inner}))`,
        outer: '\\frac{1}{2}u^{-\\frac{1}{2}}',
        u: 'u^{\\frac{1}{2}}',
        value: [rise, 2 * Math.round(Math.sqrt(inside))] as const,
      },
      {
        y: `\\frac{${c}}{${inner}}`,
        slope: `-\\frac{${poly(c * a * k, ...Array.from({ length: k - 1 }, () => 0))}}{(${inner})^2}`,
        typed: `-${poly(c * a * k, ...Array.from({ length: k - 1 }, () => 0))}/(${inner})^2`,
        outer: `-${c}u^{-2}`,
        u: `${c}u^{-1}`,
        value: [-c * rise, inside * inside] as const,
      },
    ] as const
    const { y, slope, typed, outer, u, value } = forms[kind] ?? forms[0]
    const [above, below] = value
    return {
      stem: [`A curve has the equation $y = ${y}$.`, `The equation of a curve is $y = ${y}$.`, `$y = ${y}$`],
      parts: {
        a: ask.expression({
          objective: 'AO1',
          prompt: 'Find $\\frac{dy}{dx}$.',
          scheme: [`M1 $${outer}$ with $u = ${inner}$`, `M1 multiplies by $${du}$`, `A1 $${slope}$`],
          solution: `Put $u = ${inner}$, so $y = ${u}$. Then $\\frac{dy}{du} = ${outer}$ and $\\frac{du}{dx} = ${du}$. Multiply them: $\\frac{dy}{dx} = ${slope}$.`,
          answer: typed,
          letters: ['x'],
        }),
        b: ask.expression({
          subtopic: '14.5',
          command: 'Find',
          objective: 'AO1',
          form: 'exact',
          prompt: `Find the exact gradient of the curve at the point where $x = ${at}$.`,
          scheme: [`M1 $x = ${at}$ put into $\\frac{dy}{dx}$`, `A1 $${frac(above, below)}$`],
          solution: `At $x = ${at}$ the inner function is ${plain(inside)} and its derivative is ${plain(rise)}. The gradient is $${frac(above, below)}$.`,
          answer: typedFraction(above, below),
          letters: [],
          own: { from: 'a', key: `f(${at})` },
        }),
      },
    }
  },
  verify: ({ kind, a, k, at, n, b, c }) => {
    const f = (x: number) => {
      const u = a * x ** k + b
      return [u ** n, Math.sqrt(u), c / u][kind] ?? 0
    }
    const u = `(${a}*x^${k} + (${b}))`
    const du = `${a * k}*x^${k}/x`
    const [slope = ''] = [
      [`${n}*${u}^${n}/${u}*${du}`],
      [`0.5*${u}^(-0.5)*${du}`],
      [`-${c}*${u}^(-2)*${du}`],
    ][kind] ?? ['']
    const below = kind === 1 ? 20 : kind === 2 ? 36 : 1
    const value = derivative(f, at, 1e-4)
    return { a: slope, b: `${Math.round(value * below * 60)}/${below * 60}` }
  },
})

question('gradient-of-a-log-curve', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [m, half] = random.pick([
      [2, 1],
      [3, 1],
      [3, 2],
      [4, 1],
      [4, 2],
      [4, 3],
    ])
    const middle = random.int(-4, 5)
    if (m === undefined || half === undefined) return null
    const [r, s] = [middle - half, middle + half]
    const p = 2 * m - (r + s)
    const q = r * s + m * p
    return p * q * r * s === 0 ? null : { m, r, s, p, q, low: m * m - half * half }
  },
  make: ({ m, r, s, p, q, low }) => {
    const inner = poly(1, p, q)
    return {
      stem: [
        `A curve has the equation $y = \\ln(${inner})$.`,
        `The equation of a curve is $y = \\ln(${inner})$.`,
        `The function f is defined for all real *x*, and its graph is the curve $y = \\ln(${inner})$.`,
      ],
      parts: {
        'a.i': ask.whole({
          subtopic: '2.1',
          command: 'Find',
          objective: 'AO1',
          lead: `$${inner}$ can be written in the form $(x + a)^2 + b$.`,
          prompt: 'Find the value of *a*.',
          scheme: [`B1 $a = ${p / 2}$`],
          solution: `Half of the coefficient of *x* goes into the bracket: $a = ${p / 2}$.`,
          answer: p / 2,
        }),
        'a.ii': ask.whole({
          subtopic: '2.1',
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find the value of *b*.',
          scheme: [`B1 $b = ${low}$`],
          solution: `$(x ${signed(p / 2)})^2 = x^2 ${term(p, 'x')} + ${(p * p) / 4}$, so add ${low}. The bracket squared is never negative, so the logarithm is of a positive number.`,
          answer: low,
          follow: { from: 'a.i', formula: `${q} - x^2` },
        }),
        b: ask.expression({
          objective: 'AO1',
          prompt: 'Find $\\frac{dy}{dx}$.',
          scheme: [`M1 $${poly(2, p)}$ above the function`, `A1 $\\frac{${poly(2, p)}}{${inner}}$`],
          solution: `$\\ln(f(x))$ has the derivative $\\frac{f'(x)}{f(x)}$: $\\frac{dy}{dx} = \\frac{${poly(2, p)}}{${inner}}$.`,
          answer: `(${poly(2, p)})/(${inner})`,
          letters: ['x'],
        }),
        c: ask.solutions({
          subtopic: '14.5',
          command: 'Find',
          prompt: `Find the *x*-coordinates of the points on the curve where the gradient is $\\frac{1}{${m}}$.`,
          scheme: [
            `M1 $${m}(${poly(2, p)}) = ${inner}$`,
            `A1 $${poly(1, p - 2 * m, q - m * p)} = 0$`,
            `A1 $x = ${r}$`,
            `A1 $x = ${s}$`,
          ],
          solution: `$\\frac{${poly(2, p)}}{${inner}} = \\frac{1}{${m}}$ gives $${inner} = ${poly(2 * m, m * p)}$, so $${poly(1, p - 2 * m, q - m * p)} = 0$ and $(${poly(1, -r)})(${poly(1, -s)}) = 0$. So $x = ${r}$ or $x = ${s}$.`,
          answer: [String(r), String(s)],
          letter: 'x',
          interval: null,
          angles: null,
          figures: 'exact',
        }),
        d: ask.expression({
          subtopic: '14.6',
          command: 'Find',
          form: 'exact',
          prompt:
            'At one point of the curve the tangent is parallel to the *x*-axis. Find the exact *y*-coordinate of this point.',
          scheme: [`M1 $x = ${-p / 2}$`, `A1 $\\ln ${low}$`],
          solution: `$\\frac{dy}{dx} = 0$ when $${poly(2, p)} = 0$, so $x = ${-p / 2}$. In the form of part (a) the bracket is then 0, and $y = \\ln ${low}$.`,
          answer: `ln(${low})`,
          letters: [],
        }),
      },
    }
  },
  verify: ({ m, p, q }) => {
    const f = (x: number) => Math.log(x * x + p * x + q)
    const found = Array.from({ length: 41 }, (_, at) => at - 20).filter(
      x => Math.abs(derivative(f, x) - 1 / m) < 1e-7,
    )
    const lowest = Math.min(...Array.from({ length: 161 }, (_, at) => f(at / 4 - 20)))
    return {
      'a.i': p * 0.5,
      'a.ii': q - p * p * 0.25,
      b: `2*(x + ${p}/2)/((x + ${p}/2)^2 + ${q - (p * p) / 4})`,
      c: found,
      d: `ln(${Math.round(Math.exp(lowest))})`,
    }
  },
})

// Gradients of standard curves at special angles: rational part + surd part × √root.
const times = (k: number) => (k === 1 ? 'x' : `${k}x`)
const sin = (n: number, rational: number, surd: number) => ({
  latex: `\\sin ${times(n)}`,
  k: n,
  d: `\\cos ${times(n)}`,
  typed: `cos(${times(n)})`,
  f: (x: number) => Math.sin(n * x),
  rational,
  surd,
})
const cos = (n: number, rational: number, surd: number) => ({
  latex: `\\cos ${times(n)}`,
  k: -n,
  d: `\\sin ${times(n)}`,
  typed: `sin(${times(n)})`,
  f: (x: number) => Math.cos(n * x),
  rational,
  surd,
})
const tan = (n: number, rational: number, surd: number) => ({
  latex: `\\tan ${times(n)}`,
  k: n,
  d: `\\sec^2 ${times(n)}`,
  typed: `sec(${times(n)})^2`,
  f: (x: number) => Math.tan(n * x),
  rational,
  surd,
})

const SPECIAL = [
  { angle: '\\frac{\\pi}{6}', at: Math.PI / 6, root: 3, f: [sin(2, 1, 0), cos(2, 0, -1), tan(2, 8, 0)] },
  { angle: '\\frac{\\pi}{3}', at: Math.PI / 3, root: 3, f: [cos(2, 0, -1), tan(1, 4, 0), sin(3, -3, 0)] },
  {
    angle: '\\frac{\\pi}{12}',
    at: Math.PI / 12,
    root: 3,
    f: [sin(2, 0, 1), cos(2, -1, 0), sin(4, 2, 0), cos(4, 0, -2)],
  },
  {
    angle: '\\frac{\\pi}{8}',
    at: Math.PI / 8,
    root: 2,
    f: [sin(2, 0, 1), cos(2, 0, -1), tan(2, 4, 0), cos(4, -4, 0)],
  },
] as const

const angleOf = (set: number, one: number, two: number) => {
  const { f, ...rest } = SPECIAL[set] ?? SPECIAL[0]
  return { ...rest, one: f[one] ?? f[0], two: f[two] ?? f[1] }
}

question('exact-gradient-of-a-trig-curve', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const set = random.int(0, SPECIAL.length - 1)
    const count = (SPECIAL[set] ?? SPECIAL[0]).f.length
    const [one, two] = random.sample(
      Array.from({ length: count }, (_, at) => at),
      2,
    ) as [number, number]
    const [a, b] = [random.int(2, 6), random.pick(nonZero(-5, 5))]
    const { one: f, two: g } = angleOf(set, one, two)
    const [rational, surd] = [a * f.rational + b * g.rational, a * f.surd + b * g.surd]
    return surd === 0 || rational === 0 ? null : { set, one, two, a, b, rational, surd }
  },
  make: ({ set, one, two, a, b, rational, surd }) => {
    const { angle, root, one: f, two: g } = angleOf(set, one, two)
    const y = `${slopeTerm(a, 1, f.latex)} ${term(b, g.latex)}`
    const [first, second] = [slopeTerm(a * f.k, 1, f.d), slopeTerm(b * g.k, 1, g.d)]
    const slope = `${first} ${term(b * g.k, g.d)}`
    const worth = (times: number, { rational, surd }: { rational: number; surd: number }) =>
      surd === 0 ? `${times * rational}` : slopeTerm(times * surd, 1, `\\sqrt{${root}}`)
    const value = `${rational} ${term(surd, `\\sqrt{${root}}`)}`
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
          scheme: [`B1 $${first}$`, `B1 $${second}$`],
          solution: `Differentiate each term, and multiply by the derivative of the angle: $\\frac{dy}{dx} = ${slope}$.`,
          answer: `${a * f.k}${f.typed} ${signed(b * g.k)}${g.typed}`,
          letters: ['x'],
        }),
        b: ask.expression({
          subtopic: '14.5',
          command: 'Find',
          objective: 'AO2',
          form: 'exact',
          prompt: `Find the exact gradient of the curve at the point where $x = ${angle}$. Give your answer in the form $p + q\\sqrt{${root}}$, where *p* and *q* are integers.`,
          scheme: [`M1 $x = ${angle}$ in $\\frac{dy}{dx}$`, 'M1 exact values of both terms', `A1 $${value}$`],
          solution: `At $x = ${angle}$ the first term of $\\frac{dy}{dx}$ is $${worth(a, f)}$ and the second is $${worth(b, g)}$. Together $${value}$.`,
          answer: `${rational} ${surd < 0 ? '-' : '+'} ${Math.abs(surd)}sqrt(${root})`,
          letters: [],
          own: { from: 'a', key: `f(${angle.replace('\\frac{\\pi}{', 'pi/').replace('}', '')})` },
        }),
      },
    }
  },
  verify: ({ set, one, two, a, b }) => {
    const { at, root, one: f, two: g } = angleOf(set, one, two)
    const slope = derivative(x => a * f.f(x) + b * g.f(x), at)
    // The only p + q√root with whole p and q that fits to eight places.
    const all = Array.from({ length: 121 }, (_, each) => each - 60)
    const q = all.find(each => {
      const p = slope - each * Math.sqrt(root)
      return Math.abs(p - Math.round(p)) < 1e-7 && Math.abs(p) < 90
    })
    const p = Math.round(slope - (q ?? Number.NaN) * Math.sqrt(root))
    const word = (d: string) => d.replace(/sec\((\d?x)\)\^2/, '(1/cos($1)^2)')
    return {
      a: `(${b * g.k})*${word(g.typed)} + (${a * f.k})*${word(f.typed)}`,
      b: `${q}*sqrt(${root}) + (${p})`,
    }
  },
})

question('second-derivative-relation', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const [a, b] = [random.int(1, 4), random.int(1, 4)]
    const [A, B] = [random.int(1, 8), random.int(2, 24)]
    const N = (B * b) / (A * a)
    return a === b || !Number.isInteger(N) || N < 2 ? null : { a, b, A, B, N }
  },
  make: ({ a, b, A, B, N }) => {
    const e = (k: number) => `e^{${k === 1 ? '' : k === -1 ? '-' : k}x}`
    const times = (k: number) => (k === 1 ? '' : String(k))
    const y = `${times(A)}${e(a)} + ${times(B)}${e(-b)}`
    const first = `${times(A * a)}${e(a)} - ${times(B * b)}${e(-b)}`
    const second = `${times(A * a * a)}${e(a)} + ${times(B * b * b)}${e(-b)}`
    const [p, q] = [b - a, -a * b]
    return {
      stem: [
        `A curve has the equation $y = ${y}$.`,
        `The equation of a curve is $y = ${y}$.`,
        `$y = ${y}$ for all real *x*.`,
      ],
      parts: {
        a: ask.expression({
          objective: 'AO1',
          prompt: 'Find $\\frac{dy}{dx}$.',
          scheme: [`B1 $${times(A * a)}${e(a)}$`, `B1 $${first}$`],
          solution: `$e^{kx}$ gives $ke^{kx}$: $\\frac{dy}{dx} = ${first}$.`,
          answer: `${A * a}e^(${a}x) - ${B * b}e^(-${b}x)`,
          letters: ['x'],
        }),
        b: ask.expression({
          subtopic: '14.2',
          objective: 'AO1',
          command: 'Find',
          prompt: `Find $\\frac{d^2y}{dx^2}$.`,
          scheme: [`B1 $${second}$`],
          solution: `Differentiate again; minus times minus is plus: $\\frac{d^2y}{dx^2} = ${second}$.`,
          answer: `${A * a * a}e^(${a}x) + ${B * b * b}e^(-${b}x)`,
          letters: ['x'],
        }),
        'c.i': ask.whole({
          command: 'Find',
          lead: 'It is given that $\\frac{d^2y}{dx^2} + p\\frac{dy}{dx} + qy = 0$ for all values of *x*, where *p* and *q* are constants.',
          prompt: 'Find the value of *p*.',
          scheme: [
            `M1 compares the terms in $${e(a)}$ and the terms in $${e(-b)}$`,
            `A1 $${a * a} + ${times(a)}p + q = 0$ and $${b * b} - ${times(b)}p + q = 0$`,
            `A1 $p = ${p}$`,
          ],
          solution: `Put the three functions in. It can hold for all *x* only if the terms in $${e(a)}$ and those in $${e(-b)}$ vanish apart: $${a * a} + ${times(a)}p + q = 0$ and $${b * b} - ${times(b)}p + q = 0$. Subtract: $${a + b}p = ${b * b - a * a}$, so $p = ${p}$.`,
          answer: p,
        }),
        'c.ii': ask.whole({
          command: 'Find',
          prompt: 'Find the value of *q*.',
          scheme: [`B1 $q = ${q}$`],
          solution: `From $${a * a} + ${times(a)}p + q = 0$ with $p = ${p}$: $q = ${q}$.`,
          answer: q,
          follow: { from: 'c.i', formula: `0 - ${a * a} - ${a}*x` },
        }),
        d: ask.expression({
          subtopic: '14.6',
          command: 'Find',
          form: 'exact',
          prompt:
            'Find the exact *x*-coordinate of the point where the tangent to the curve is parallel to the *x*-axis.',
          scheme: [
            `M1 $${times(A * a)}${e(a)} = ${times(B * b)}${e(-b)}$`,
            `M1 $${e(a + b)} = ${N}$`,
            `A1 $\\frac{1}{${a + b}}\\ln ${N}$`,
          ],
          solution: `$\\frac{dy}{dx} = 0$ gives $${times(A * a)}${e(a)} = ${times(B * b)}${e(-b)}$. Multiply by $${e(b)}$ and divide: $${e(a + b)} = ${N}$, so $x = \\frac{1}{${a + b}}\\ln ${N}$.`,
          answer: `ln(${N})/${a + b}`,
          letters: [],
        }),
      },
    }
  },
  verify: ({ a, b, A, B }) => {
    const f = (x: number) => A * Math.exp(a * x) + B * Math.exp(-b * x)
    const d = (x: number) => derivative(f, x, 1e-3)
    const root = bisect(d, -4, 4)
    // Two places give two linear equations for p and q.
    const at = (x: number) =>
      [
        A * a * Math.exp(a * x) - B * b * Math.exp(-b * x),
        f(x),
        A * a * a * Math.exp(a * x) + B * b * b * Math.exp(-b * x),
      ] as const
    const [[d1, y1, s1], [d2, y2, s2]] = [at(0), at(0.7)]
    const det = d1 * y2 - d2 * y1
    const [p, q] = [(-s1 * y2 + s2 * y1) / det, (-d1 * s2 + d2 * s1) / det]
    return {
      a: `${a}*${A}*e^(${a}*x) - ${b}*${B}/e^(${b}*x)`,
      b: `${a}^2*${A}*e^(${a}*x) + ${b}^2*${B}/e^(${b}*x)`,
      'c.i': p,
      'c.ii': q,
      d: `ln(${roundTo(Math.exp(root * (a + b)), 4)})/${a + b}`,
    }
  },
})
