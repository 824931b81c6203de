import { ask } from '@/lib/exams/authoring/ask'
import { frac, gcd, nonZero, poly } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, plain } from '@/lib/exams/format'
import { clean, type Random } from '@/lib/exams/random'
import { rectangleOf } from './drawings'

const { supplement, templates } = questionsOf('structured', 'E2.3')

export { templates }

const lcm = (a: number, b: number) => (a * b) / gcd(a, b)
const over = (top: string, bottom: string | number) => `\\frac{${top}}{${bottom}}`
/** A bracket with its factor; a factor of one is not written. */
const times = (factor: number, inside: string) => `${factor === 1 ? '' : factor}(${inside})`

supplement('add-with-numbers-below', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const [m, n] = random.pick([
      [2, 3],
      [3, 4],
      [4, 6],
      [2, 5],
      [3, 5],
      [4, 5],
      [6, 4],
      [5, 2],
      [3, 2],
    ] as const)
    const [a, b, c] = [random.pick(nonZero(-4, 5)), random.int(1, 3), random.pick(nonZero(-5, 4))]
    const sign = random.pick([1, -1])
    const below = lcm(m, n)
    const [p, q] = [below / m, below / n]
    const [x, number] = [p + sign * q * b, p * a + sign * q * c]
    const bad = x === 0 || number === 0 || gcd(gcd(x, number), below) > 1 || x < 0 || gcd(b, n) > 1
    return bad ? null : { m, n, a, b, c, sign, below, p, q, x, number }
  },
  make: ({ m, n, a, b, c, sign, below, p, q, x, number }) => {
    const minus = sign < 0
    const sum = `${over(poly(1, a), m)} ${minus ? '-' : '+'} ${over(poly(b, c), n)}`
    const top = `${times(p, poly(1, a))} ${minus ? '-' : '+'} ${times(q, poly(b, c))}`
    return {
      stem: '',
      parts: [
        ask.expression({
          command: 'Write',
          objective: 'AO1',
          prompt: [
            `Write $${sum}$ as a single fraction in its simplest form.`,
            `Simplify $${sum}$. Give your answer as a single fraction.`,
            `Work out $${sum}$ as a single fraction in its simplest form.`,
          ],
          scheme: [
            `M1 a common denominator of ${below}, or a multiple of it`,
            `M1 $${top}$, with at most one sign wrong when expanded`,
            `A1 $${over(poly(x, number), below)}$`,
          ],
          solution: `The lowest common denominator of ${m} and ${n} is ${below}: $${over(top, below)}$.\n\nExpand the top${minus ? '; the minus changes both signs of the second bracket' : ''}: $${over(poly(x, number), below)}$. Nothing cancels.`,
          answer: `(${poly(x, number)})/${below}`,
          letters: ['x'],
          form: 'simplified',
        }),
      ],
    }
  },
  verify: ({ m, n, a, b, c, sign }) => `(x + (${a}))/${m} + (${sign})*(${b}*x + (${c}))/${n}`,
})

/** The top of one of two fractions: a number, or x, or a multiple of it. */
const TOPS = [
  (k: number, l: number) => [
    [0, k],
    [0, l],
  ],
  (k: number, _: number) => [
    [0, k],
    [1, 0],
  ],
  (_: number, l: number) => [
    [1, 0],
    [0, l],
  ],
] as const

supplement('add-with-letters-below', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [a, b] = random.sample(nonZero(-5, 5), 2) as [number, number]
    const [k, l] = random.sample([2, 3, 4, 5, 7], 2) as [number, number]
    return { a, b, k, l, form: random.int(0, 2), sign: random.pick([1, -1, -1]) }
  },
  make: ({ a, b, k, l, form, sign }) => {
    const [[s, t], [u, v]] = (TOPS[form] ?? TOPS[0])(k, l) as [[number, number], [number, number]]
    const minus = sign < 0
    const [first, second] = [poly(s, t), poly(u, v)]
    const sum = `${over(first, poly(1, a))} ${minus ? '-' : '+'} ${over(second, poly(1, b))}`
    const answer = poly(s + sign * u, s * b + t + sign * (u * a + v), t * b + sign * v * a)
    const top = `${first}(${poly(1, b)}) ${minus ? '-' : '+'} ${second}(${poly(1, a)})`
    return {
      stem: '',
      parts: [
        ask.expression({
          command: 'Work out',
          objective: 'AO1',
          prompt: [
            `$${sum} = ${over('N', `(${poly(1, a)})(${poly(1, b)})`)}$. Work out *N* in terms of *x*, in its simplest form.`,
            `$${sum}$ can be written as the single fraction $${over('N', `(${poly(1, a)})(${poly(1, b)})`)}$. Work out *N* in terms of *x*. Expand and simplify.`,
            `Write $${sum}$ as a single fraction with the denominator $(${poly(1, a)})(${poly(1, b)})$. Give the numerator only, expanded and simplified.`,
          ],
          scheme: [
            `M1 $${first}(${poly(1, b)})$ and $${second}(${poly(1, a)})$`,
            `M1 $${top}$`,
            `A1 $${answer}$`,
          ],
          solution: `Multiply each top by the other bracket: $${top}$.\n\nExpand${minus ? ' and mind the minus before the second product' : ''}: $${answer}$.`,
          answer,
          letters: ['x'],
          form: 'expanded',
        }),
      ],
    }
  },
  verify: ({ a, b, k, l, form, sign }) => {
    const [one, other] = [
      [`${k}`, `${l}`],
      [`${k}`, 'x'],
      ['x', `${l}`],
    ][form] as [string, string]
    return `(${one}/(x + (${a})) + (${sign})*${other}/(x + (${b})))*(x + (${a}))*(x + (${b}))`
  },
})

const pw = (letter: string, power: number) => (power === 1 ? letter : `${letter}^${power}`)

function coefficients(random: Random) {
  const [u, v] = random.pick([
    [2, 3],
    [3, 2],
    [1, 2],
    [5, 2],
    [1, 3],
    [4, 3],
    [3, 4],
    [5, 3],
    [2, 5],
  ] as const)
  const [g, h] = random.sample([2, 3, 4, 5, 7], 2) as [number, number]
  return gcd(g * u, h) > 1 || gcd(g * v, h) > 1 ? null : { u, v, g, h }
}

supplement('multiply-and-divide-terms', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [one, two] = [coefficients(random), coefficients(random)]
    const [p, q, r, s] = [random.int(3, 5), random.int(1, 2), random.int(2, 4), random.int(1, 2)]
    const [k, l, m, n] = [random.int(3, 6), random.int(1, 2), random.int(1, 2), random.int(3, 5)]
    if (!one || !two) return null
    const fresh = r > q && n > l && one.u !== two.u
    return fresh ? { one, two, p, q, r, s, k, l, m, n, letters: random.int(0, 2) } : null
  },
  make: ({ one, two, p, q, r, s, k, l, m, n, letters }) => {
    const [a, b] =
      (
        [
          ['a', 'b'],
          ['x', 'y'],
          ['p', 'q'],
        ] as const
      )[letters] ?? (['a', 'b'] as const)
    const product = `${over(`${one.g * one.u}${pw(a, p)}`, `${one.h}${pw(b, q)}`)} \\times ${over(`${one.h}${pw(b, r)}`, `${one.g * one.v}${pw(a, s)}`)}`
    const quotient = `${over(`${two.g * two.u}${pw(a, k)}`, `${two.h}${pw(b, l)}`)} \\div ${over(`${two.g * two.v}${pw(a, m)}`, `${two.h}${pw(b, n)}`)}`
    const result = (u: number, v: number, first: string, second: string) => ({
      typed: `(${u === 1 ? '' : u}${first}*${second})/${v}`,
      latex: over(`${u === 1 ? '' : u}${first}${second}`, v),
    })
    const [x, y] = [
      result(one.u, one.v, pw(a, p - s), pw(b, r - q)),
      result(two.u, two.v, pw(a, k - m), pw(b, n - l)),
    ]
    return {
      stem: '',
      parts: {
        a: ask.expression({
          command: 'Work out',
          objective: 'AO1',
          prompt: [`Simplify $${product}$.`, `Work out $${product}$ in its simplest form.`],
          scheme: ['M1 one number and one letter cancelled correctly', `A1 $${x.latex}$`],
          solution: `Cancel before you multiply. The numbers give $${frac(one.u, one.v)}$, the powers of *${a}* give $${pw(a, p - s)}$ and those of *${b}* give $${pw(b, r - q)}$: $${x.latex}$.`,
          answer: x.typed,
          letters: [a, b],
          form: 'simplified',
        }),
        b: ask.expression({
          command: 'Work out',
          objective: 'AO1',
          prompt: `Simplify $${quotient}$.`,
          scheme: [
            `M1 the second fraction turned over: $\\times ${over(`${two.h}${pw(b, n)}`, `${two.g * two.v}${pw(a, m)}`)}$`,
            `A1 $${y.latex}$`,
          ],
          solution: `To divide by a fraction, multiply by the fraction turned over: $\\times ${over(`${two.h}${pw(b, n)}`, `${two.g * two.v}${pw(a, m)}`)}$.\n\nThe numbers give $${frac(two.u, two.v)}$, the letters $${pw(a, k - m)}$ and $${pw(b, n - l)}$: $${y.latex}$.`,
          answer: y.typed,
          letters: [a, b],
          form: 'simplified',
        }),
      },
    }
  },
  verify: ({ one, two, p, q, r, s, k, l, m, n, letters }) => {
    const [a, b] =
      (
        [
          ['a', 'b'],
          ['x', 'y'],
          ['p', 'q'],
        ] as const
      )[letters] ?? (['a', 'b'] as const)
    return {
      a: `(${one.g * one.u}*${a}^${p}*${one.h}*${b}^${r})/(${one.h}*${b}^${q}*${one.g * one.v}*${a}^${s})`,
      b: `(${two.g * two.u}*${a}^${k}/(${two.h}*${b}^${l}))/(${two.g * two.v}*${a}^${m}/(${two.h}*${b}^${n}))`,
    }
  },
})

supplement('factorise-and-cancel', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [a, b] = random.sample(nonZero(-7, 7), 2) as [number, number]
    const [c, d] = [random.int(2, 5), random.pick(nonZero(-5, 5))]
    const form = random.int(0, 2)
    const bad = a + b === 0 || gcd(c, d) > 1 || (form === 2 && a < 0)
    return bad ? null : { a, b, c, d, form }
  },
  make: ({ a, b, c, d, form }) => {
    const shared = poly(1, a)
    const cases = [
      {
        top: poly(c, c * a, 0),
        factors: `${c}x(${shared})`,
        left: `${c}x`,
        bottom: poly(1, a + b, a * b),
        rest: poly(1, b),
      },
      {
        top: poly(1, 0, -a * a),
        factors: `(${shared})(${poly(1, -a)})`,
        left: poly(1, -a),
        bottom: poly(1, a + b, a * b),
        rest: poly(1, b),
      },
      {
        top: poly(c, d + c * a, d * a),
        factors: `(${shared})(${poly(c, d)})`,
        left: poly(c, d),
        bottom: poly(1, 0, -a * a),
        rest: poly(1, -a),
      },
    ] as const
    const { top, factors, left, bottom, rest } = cases[form] ?? cases[0]
    return {
      stem: '',
      parts: [
        ask.expression({
          command: 'Work out',
          objective: 'AO1',
          prompt: [
            `Simplify $${over(top, bottom)}$.`,
            `Factorise and simplify $${over(top, bottom)}$.`,
            `Write $${over(top, bottom)}$ in its simplest form.`,
          ],
          scheme: [`M1 $${factors}$`, `M1 $(${shared})(${rest})$`, `A1 $${over(left, rest)}$`],
          solution: `Factorise the top, $${factors}$, and the bottom, $(${shared})(${rest})$.\n\nThe bracket $(${shared})$ is a factor of both, so it cancels: $${over(left, rest)}$. Nothing else is a factor of the whole top and of the whole bottom.`,
          answer: `(${left})/(${rest})`,
          letters: ['x'],
          form: 'simplified',
        }),
      ],
    }
  },
  verify: ({ a, b, c, d, form }) =>
    [
      `(${c}*x^2 + (${c * a})*x)/(x^2 + (${a + b})*x + (${a * b}))`,
      `(x^2 - ${a * a})/(x^2 + (${a + b})*x + (${a * b}))`,
      `(${c}*x^2 + (${d + c * a})*x + (${d * a}))/(x^2 - ${a * a})`,
    ][form] ?? '',
})

supplement('divide-and-cancel', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const [a, b] = random.sample(nonZero(-6, 6), 2) as [number, number]
    const [m, k] = [random.int(2, 5), random.int(1, 4)]
    return a + b === 0 ? null : { a, b, m, k }
  },
  make: ({ a, b, m, k }) => {
    const n = m * k
    const [first, second] = [poly(1, 0, -a * a), poly(1, a + b, a * b)]
    const all = `${over(first, `${m}x`)} \\div ${over(second, `${n}x^2`)}`
    const final = over(`${k === 1 ? '' : k}x(${poly(1, -a)})`, poly(1, b))
    return {
      stem: '',
      parts: [
        ask.expression({
          command: 'Work out',
          objective: 'AO2',
          prompt: [
            `Simplify $${all}$.`,
            `Work out $${all}$. Give your answer in its simplest form.`,
            `Write $${all}$ as a single fraction in its simplest form.`,
          ],
          scheme: [
            `M1 $\\times ${over(`${n}x^2`, second)}$`,
            `M1 $(${poly(1, a)})(${poly(1, -a)})$`,
            `M1 $(${poly(1, a)})(${poly(1, b)})$`,
            `A1 $${final}$`,
          ],
          solution: `Turn the second fraction over and multiply. Factorise: $${first} = (${poly(1, a)})(${poly(1, -a)})$ and $${second} = (${poly(1, a)})(${poly(1, b)})$.\n\n$(${poly(1, a)})$ cancels, and $${over(`${n}x^2`, `${m}x`)} = ${k === 1 ? '' : k}x$. What is left is $${final}$.`,
          answer: `(${poly(k, -k * a, 0)})/(${poly(1, b)})`,
          letters: ['x'],
          form: 'simplified',
        }),
      ],
    }
  },
  verify: ({ a, b, m, k }) => `((x^2 - ${a * a})/(${m}*x))*(${m * k}*x^2/(x^2 + (${a + b})*x + (${a * b})))`,
})

const STAGES = [
  {
    of: (u: number, v: number, d: string) =>
      `Maya cycles ${u} km at *x* km/h and then ${v} km at $(${d})$ km/h.`,
    unit: 'hours',
    x: [14, 22],
    sizes: [12, 36],
  },
  {
    of: (u: number, v: number, d: string) =>
      `A pump moves ${u} litres of water at *x* litres per minute. A second pump then moves ${v} litres at $(${d})$ litres per minute.`,
    unit: 'minutes',
    x: [16, 30],
    sizes: [150, 420],
  },
  {
    of: (u: number, v: number, d: string) =>
      `A printer prints ${u} pages at *x* pages per minute, and then ${v} pages at $(${d})$ pages per minute.`,
    unit: 'minutes',
    x: [14, 26],
    sizes: [90, 240],
  },
] as const

supplement('total-of-two-times', {
  facts: { difficulty: 4, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const at = random.int(0, 2)
    const { x, sizes } = STAGES[at] ?? STAGES[0]
    const [u, v] = [random.step(sizes[0], sizes[1], 6), random.step(sizes[0], sizes[1], 6)]
    const d = random.pick([-5, -4, -3, -2, 2, 3, 4, 5])
    return u === v ? null : { at, u, v, d, x: random.int(x[0], x[1]) + 0.5 }
  },
  make: ({ at, u, v, d, x }) => {
    const stage = STAGES[at] ?? STAGES[0]
    const next = poly(1, d)
    const total = u / x + v / (x + d)
    const top = `${u}(${next}) + ${v}x`
    return {
      stem: stage.of(u, v, next),
      parts: {
        a: ask.expression({
          command: 'Work out',
          objective: 'AO2',
          prompt: `The total time, in ${stage.unit}, is $${over('N', `x(${next})`)}$. Work out *N* in terms of *x*, in its simplest form.`,
          scheme: [
            `M1 $${over(String(u), 'x')} + ${over(String(v), next)}$`,
            `M1 $${top}$`,
            `A1 $${poly(u + v, u * d)}$`,
          ],
          solution: `Divide each amount by its rate: $${over(String(u), 'x')} + ${over(String(v), next)}$.\n\nOver the common denominator $x(${next})$ the numerator is $${top} = ${poly(u + v, u * d)}$.`,
          answer: poly(u + v, u * d),
          letters: ['x'],
          form: 'expanded',
        }),
        b: ask.number({
          command: 'Calculate',
          prompt: `Calculate the total time, in ${stage.unit}, when $x = ${x}$.`,
          scheme: [
            `M1 $${over(String(u), x)} + ${over(String(v), clean(x + d))}$, or *x* = ${x} in their fraction`,
            `A1 ${figures(total, 3)}`,
          ],
          solution: `$${over(String(u), x)} + ${over(String(v), clean(x + d))}$ = ${figures(total, 3)} ${stage.unit}, to 3 significant figures.`,
          answer: total,
          sigFigs: 3,
          unit: stage.unit,
          own: { from: 'a', key: `f(${x})/(${x}*${clean(x + d)})` },
        }),
      },
    }
  },
  verify: ({ u, v, d, x }) => ({
    a: `(${u}/x + ${v}/(x + (${d})))*x*(x + (${d}))`,
    b: ((u + v) * x + u * d) / (x * x + d * x),
  }),
})

supplement('rectangle-with-fractions', {
  facts: { difficulty: 3, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const [m, n] = random.pick([
      [2, 3],
      [3, 4],
      [2, 5],
      [3, 5],
      [4, 5],
      [4, 3],
    ] as const)
    const [a, b] = [random.int(1, 7), random.pick(nonZero(-2, 6))]
    const x = random.step(3.2, 9.6, 0.2)
    return a === b || x === Math.round(x) ? null : { m, n, a, b, x }
  },
  make: ({ m, n, a, b, x }) => {
    const below = lcm(m, n)
    const [p, q] = [2 * (below / m + below / n), 2 * ((below / m) * a + (below / n) * b)]
    const common = gcd(gcd(p, q), below)
    const answer = `(${poly(p / common, q / common)})/${below / common}`
    const latex = over(poly(p / common, q / common), below / common)
    const area = ((x + a) * (x + b)) / (m * n)
    return {
      stem: [
        'The diagram shows a rectangle.',
        'The sides of a rectangle are shown in the diagram.',
        'A rectangular tile has the sides shown in the diagram.',
      ],
      figure: rectangleOf([poly(1, a), m], [poly(1, b), n]),
      parts: {
        a: ask.expression({
          command: 'Work out',
          objective: 'AO2',
          prompt:
            'Work out an expression, in terms of *x*, for the perimeter of the rectangle. Give your answer as a single fraction in its simplest form.',
          scheme: [
            `M1 $2 \\times ${over(poly(1, a), m)} + 2 \\times ${over(poly(1, b), n)}$`,
            `M1 $${times((2 * below) / m, poly(1, a))} + ${times((2 * below) / n, poly(1, b))}$ over ${below}, or equivalent`,
            `A1 $${latex}$`,
          ],
          solution: `The perimeter is twice the sum of the sides. Over the common denominator ${below} the sum is $${over(poly(below / m + below / n, (below / m) * a + (below / n) * b), below)}$.\n\nMultiply by 2${common > 1 ? ` and cancel ${common}` : ''}: $${latex}$.`,
          answer,
          letters: ['x'],
          form: 'simplified',
        }),
        b: ask.number({
          command: 'Calculate',
          prompt: `Calculate the area of the rectangle when $x = ${x}$.`,
          scheme: [
            `M1 $${over(clean(x + a).toString(), m)} \\times ${over(clean(x + b).toString(), n)}$`,
            `A1 ${figures(area, 3)}`,
          ],
          solution: `The sides are ${plain(clean(x + a))} ÷ ${m} and ${plain(clean(x + b))} ÷ ${n} centimetres. Their product is ${figures(area, 3)} cm^{2} to 3 significant figures.`,
          answer: area,
          sigFigs: 3,
          unit: 'cm^2',
        }),
      },
    }
  },
  verify: ({ m, n, a, b, x }) => ({
    a: `(x + ${a})/${m} + (x + (${b}))/${n} + (x + ${a})/${m} + (x + (${b}))/${n}`,
    b: (x * x + (a + b) * x + a * b) / m / n,
  }),
})

supplement('telescoping-fractions', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => ({
    k: random.int(2, 6),
    start: random.int(1, 9),
    count: random.pick([3, 4]),
    form: random.int(0, 2),
  }),
  make: ({ k, start, count }) => {
    const starts = Array.from({ length: count }, (_, at) => start + at * k)
    const end = start + count * k
    const sum = starts.map(each => over(String(k), `${each} \\times ${each + k}`)).join(' + ')
    return {
      stem: '',
      parts: {
        a: ask.whole({
          command: 'Work out',
          objective: 'AO2',
          prompt: [
            `$\\frac{1}{n} - \\frac{1}{n + ${k}} = \\frac{c}{n(n + ${k})}$, where *c* is an integer. Work out the value of *c*.`,
            `$\\frac{1}{n} - \\frac{1}{n + ${k}}$ can be written as the single fraction $\\frac{c}{n(n + ${k})}$, where *c* is an integer. Work out *c*.`,
            `The difference $\\frac{1}{n} - \\frac{1}{n + ${k}}$ is equal to $\\frac{c}{n(n + ${k})}$ for all positive integers *n*. Work out the integer *c*.`,
          ],
          scheme: [`M1 $\\frac{n + ${k} - n}{n(n + ${k})}$`, `A1 ${k}`],
          solution: `Over the common denominator the numerator is $(n + ${k}) - n = ${k}$.`,
          answer: k,
        }),
        b: ask.fraction({
          command: 'Work out',
          objective: 'AO2',
          prompt: `Use part (a) to work out $${sum}$. Give your answer as a fraction in its simplest form.`,
          scheme: [
            `M1 at least two terms written as differences, such as $\\frac{1}{${start}} - \\frac{1}{${start + k}}$`,
            `M1 all but the first and the last cancel: $\\frac{1}{${start}} - \\frac{1}{${end}}$`,
            `A1 $${frac(end - start, start * end)}$`,
          ],
          solution: `Part (a) with $n = ${starts.join(', ')}$ turns the sum into ${starts.map(each => `$\\left(\\frac{1}{${each}} - \\frac{1}{${each + k}}\\right)$`).join(' + ')}.\n\nThe fractions in the middle cancel, and $\\frac{1}{${start}} - \\frac{1}{${end}} = ${frac(end - start, start * end)}$ is left.`,
          answer: (end - start) / (start * end),
        }),
      },
    }
  },
  verify: ({ k, start, count }) => {
    let sum = 0
    for (let at = start; at < start + count * k; at += k) sum += k / (at * at + at * k)
    return { a: (1 / 7 - 1 / (7 + k)) * 7 * (7 + k), b: sum }
  },
})
