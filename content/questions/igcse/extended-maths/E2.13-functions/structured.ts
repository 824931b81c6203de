import { ask } from '@/lib/exams/authoring/ask'
import { frac, gcd, nonZero, poly, signed, term } from '@/lib/exams/authoring/maths'
import { secant } from '@/lib/exams/authoring/numeric'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { money, plain } from '@/lib/exams/format'
import { clean } from '@/lib/exams/random'
import { mappingDiagram } from './drawings'

const { supplement, templates } = questionsOf('structured', 'E2.13')

export { templates }

supplement('evaluate-and-solve', {
  facts: { difficulty: 2, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const [a, b, c] = [random.int(1, 3), random.pick(nonZero(-7, 7)), random.pick(nonZero(-9, 9))]
    const [p, q] = [random.int(2, 9), random.pick(nonZero(-9, 9))]
    const [at, k] = [-random.pick([0.5, 1.5, 2.5, 0.4, 1.2, 1.6]), random.int(-12, 30)]
    const value = clean(a * at * at + b * at + c)
    return value === 0 || k === q || gcd(k - q, p) > 1 ? null : { a, b, c, p, q, at, k, value }
  },
  make: ({ a, b, c, p, q, at, k, value }) => {
    const [f, g] = [poly(a, b, c), poly(p, q)]
    return {
      stem: [
        `$f(x) = ${f}$ and $g(x) = ${g}$.`,
        `The functions f and g are $f(x) = ${f}$ and $g(x) = ${g}$.`,
        `$f(x) = ${f}$\n\n$g(x) = ${g}$`,
      ],
      parts: {
        a: ask.number({
          sigFigs: 3,
          command: 'Work out',
          objective: 'AO1',
          prompt: `Find $f(${at})$.`,
          scheme: [`B1 ${plain(value)}`],
          solution: `Put $${at}$ in place of *x*, in brackets: $${a === 1 ? '' : `${a} \\times `}(${at})^2 ${signed(b)} \\times (${at}) ${signed(c)} = ${value}$.`,
          answer: value,
        }),
        b: ask.number({
          sigFigs: 3,
          command: 'Work out',
          objective: 'AO1',
          prompt: `Solve $g(x) = ${k}$.`,
          scheme: [`M1 $${g} = ${k}$`, `A1 $${frac(k - q, p)}$`],
          solution: `Put the function equal to $${k}$: $${g} = ${k}$, so $${p}x = ${k - q}$ and $x = ${frac(k - q, p)}$.`,
          answer: (k - q) / p,
        }),
      },
    }
  },
  verify: ({ a, b, c, p, q, at, k }) => ({
    a: c + at * (b + a * at),
    b: (k - q) * p ** -1,
  }),
})

supplement('mapping-diagram', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const [kind, a, b] = [random.int(0, 1), random.int(2, 5), random.pick(nonZero(-8, 9))]
    const sign = kind === 1 ? -1 : 1
    const xs = random.sample([-3, -2, -1, 1, 2, 3, 4, 5], 4).sort((p, q) => p - q)
    const f = (x: number) => sign * a * x + b
    const back = random.int(1, 2)
    const hidden = random.pick([0, 3, 3 - back])
    return xs.some(x => f(x) === 0) ? null : { a: sign * a, b, xs, hidden, back }
  },
  make: ({ a, b, xs, hidden, back }) => {
    const f = (x: number) => a * x + b
    const formula = a < 0 ? `${b} ${term(a, 'x')}` : poly(a, b)
    const left = xs.map((x, at) => (at === back ? '*Q*' : plain(x)))
    const right = xs.map((x, at) => (at === hidden ? '*P*' : plain(f(x))))
    const [x, to] = [xs[hidden] ?? 0, f(xs[back] ?? 0)]
    return {
      stem: [
        `The mapping diagram shows the function $f(x) = ${formula}$ for four values of *x*.`,
        `$f(x) = ${formula}$. The mapping diagram shows the four numbers of the domain.`,
        `The diagram shows how the function $f(x) = ${formula}$ maps four numbers.`,
      ],
      figure: mappingDiagram(left, right, [0, 1, 2, 3]),
      parts: {
        a: ask.whole({
          command: 'Work out',
          objective: 'AO1',
          prompt: 'Work out the number *P*.',
          scheme: [`B1 ${plain(f(x))}`],
          solution: `*P* is the output for ${plain(x)}: $f(${x}) = ${a} \\times (${x}) ${signed(b)} = ${f(x)}$.`,
          answer: f(x),
        }),
        b: ask.whole({
          command: 'Work out',
          objective: 'AO1',
          prompt: 'Work out the number *Q*.',
          scheme: [`M1 $${formula} = ${to}$`, `A1 ${plain(xs[back] ?? 0)}`],
          solution: `*Q* is mapped to ${plain(to)}: $${formula} = ${to}$, so $${a}x = ${to - b}$ and *Q* is ${plain(xs[back] ?? 0)}.`,
          answer: xs[back] ?? 0,
        }),
        c: ask.expression({
          command: 'Write down',
          objective: 'AO2',
          prompt: `The domain is changed to $${xs[0]} \\leq x \\leq ${xs[3]}$. Write down the range as an inequality in *y*, where $y = f(x)$.`,
          scheme: [
            `B1 $${Math.min(f(xs[0] ?? 0), f(xs[3] ?? 0))} \\leq y \\leq ${Math.max(f(xs[0] ?? 0), f(xs[3] ?? 0))}$`,
          ],
          solution: `The graph is a straight line that ${a > 0 ? 'rises' : 'falls'}, so the least and greatest outputs belong to the ends of the domain: $f(${xs[0]}) = ${f(xs[0] ?? 0)}$ and $f(${xs[3]}) = ${f(xs[3] ?? 0)}$. Write the smaller one first.`,
          answer: `${Math.min(f(xs[0] ?? 0), f(xs[3] ?? 0))} <= y <= ${Math.max(f(xs[0] ?? 0), f(xs[3] ?? 0))}`,
          letters: ['y'],
        }),
      },
    }
  },
  verify: ({ a, b, xs, hidden, back }) => {
    const steps = Array.from({ length: 101 }, (_, at) => {
      const x = (xs[0] ?? 0) + (((xs[3] ?? 0) - (xs[0] ?? 0)) * at) / 100
      return b + x * a
    })
    const [least, most] = [Math.round(Math.min(...steps)), Math.round(Math.max(...steps))]
    return {
      a: b + (xs[hidden] ?? 0) * a,
      b: (a * (xs[back] ?? 0) + b - b) / a,
      c: `${least} <= y <= ${most}`,
    }
  },
})

supplement('range-of-a-quadratic', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [s, h, k] = [random.pick([1, -1]), random.int(-3, 4), random.pick(nonZero(-8, 9))]
    const [low, high] = [h - random.int(1, 4), h + random.int(1, 5)]
    return h === 0 || low + high === 2 * h || low === 0 || high === 0 ? null : { s, h, k, low, high }
  },
  make: ({ s, h, k, low, high }) => {
    const f = (x: number) => s * (x - h) ** 2 + k
    const formula = s > 0 ? `(${poly(1, -h)})^2 ${signed(k)}` : `${k} - (${poly(1, -h)})^2`
    const ends = [f(low), f(high)]
    const [least, most] = [Math.min(k, ...ends), Math.max(k, ...ends)]
    return {
      stem: [
        `$f(x) = ${formula}$ for $${low} \\leq x \\leq ${high}$.`,
        `The function f has the domain $${low} \\leq x \\leq ${high}$ and $f(x) = ${formula}$.`,
        `A function is defined by $f(x) = ${formula}$. Its domain is $${low} \\leq x \\leq ${high}$.`,
      ],
      parts: [
        ask.expression({
          command: 'Work out',
          objective: 'AO2',
          prompt: 'Find the range of f. Write it as an inequality in *y*, where $y = f(x)$.',
          scheme: [
            `B1 $f(${low}) = ${f(low)}$ and $f(${high}) = ${f(high)}$`,
            `M1 the ${s > 0 ? 'least' : 'greatest'} value is $${k}$, at $x = ${h}$`,
            `A1 $${least} \\leq y \\leq ${most}$`,
          ],
          solution: `A square is never negative, so the ${s > 0 ? 'least' : 'greatest'} value is $${k}$, at $x = ${h}$, which is inside the domain.\n\nAt the ends $f(${low}) = ${f(low)}$ and $f(${high}) = ${f(high)}$. The range is $${least} \\leq y \\leq ${most}$.`,
          answer: `${least} <= y <= ${most}`,
          letters: ['y'],
        }),
      ],
    }
  },
  verify: ({ s, h, k, low, high }) => {
    const steps = Array.from({ length: (high - low) * 20 + 1 }, (_, at) => {
      const x = low + at / 20
      return s * x * x - 2 * s * h * x + s * h * h + k
    })
    return `${Math.round(Math.min(...steps))} <= y <= ${Math.round(Math.max(...steps))}`
  },
})

supplement('inverse-of-a-linear-function', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [form, a, b, c] = [
      random.int(0, 2),
      random.int(2, 9),
      random.pick(nonZero(-9, 9)),
      random.int(2, 7),
    ]
    const k = random.int(-6, 8)
    const value = form === 0 ? a * k + b : form === 1 ? (a * k + b) / c : b - a * k
    return a === c || k === 0 || value === 0 || !Number.isInteger(value) || gcd(a, c) > 1
      ? null
      : { form, a, b, c, k, value }
  },
  make: ({ form, a, b, c, k, value }) => {
    const forms = [
      {
        f: poly(a, b),
        step: `x = ${poly(a, b).replace('x', 'y')}`,
        latex: `\\frac{x ${signed(-b)}}{${a}}`,
        typed: `(x ${signed(-b)})/${a}`,
      },
      {
        f: `\\frac{${poly(a, b)}}{${c}}`,
        step: `${c}x = ${poly(a, b).replace('x', 'y')}`,
        latex: `\\frac{${c}x ${signed(-b)}}{${a}}`,
        typed: `(${c}x ${signed(-b)})/${a}`,
      },
      {
        f: `${b} - ${a}x`,
        step: `${a}y = ${b} - x`,
        latex: `\\frac{${b} - x}{${a}}`,
        typed: `(${b} - x)/${a}`,
      },
    ] as const
    const { f, step, latex, typed } = forms[form] ?? forms[0]
    return {
      stem: [`$f(x) = ${f}$`, `The function f is $f(x) = ${f}$.`, `f is the function with $f(x) = ${f}$.`],
      parts: {
        a: ask.expression({
          command: 'Work out',
          objective: 'AO1',
          prompt: 'Find $f^{-1}(x)$.',
          scheme: [`M1 $${step}$`, `A1 $${latex}$`],
          solution: `Write $y = f(x)$ and swap *x* and *y*. Then make *y* the subject: $${step}$, so $f^{-1}(x) = ${latex}$.`,
          answer: typed,
          letters: ['x'],
        }),
        b: ask.number({
          sigFigs: 3,
          command: 'Work out',
          objective: 'AO2',
          prompt: `Find the value of *x* for which $f^{-1}(x) = ${k}$.`,
          scheme: [`B1 ${plain(value)}`],
          solution: `$f^{-1}(x) = ${k}$ means that $x = f(${k})$. So $x = ${value}$. Solving $${latex} = ${k}$ gives the same.`,
          answer: value,
        }),
      },
    }
  },
  verify: ({ form, a, b, c, k }) => {
    const other = [`x/${a} - (${b})/${a}`, `${c}/${a}*x - (${b})/${a}`, `(${b})/${a} - x/${a}`]
    const inverse = (x: number) => [x / a - b / a, (c / a) * x - b / a, b / a - x / a][form] ?? 0
    return { a: other[form] ?? '', b: secant(x => inverse(x) - k, 1) }
  },
})

supplement('inverse-of-a-fraction', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const [a, b, c] = [random.int(2, 7), random.pick(nonZero(-9, 9)), random.pick(nonZero(-6, 6))]
    return a * c === b || c === -a ? null : { a, b, c, form: random.int(0, 1) }
  },
  make: ({ a, b, c, form }) => {
    const f = form === 0 ? `\\frac{${poly(a, b)}}{${poly(1, c)}}` : `\\frac{${b > 0 ? b : -b}}{${poly(a, c)}}`
    const size = Math.abs(b)
    const above = c > 0 ? `${b} - ${c}x`.replace('1x', 'x') : `${b} ${term(-c, 'x')}`
    const scheme =
      form === 0
        ? [
            `M1 $x(${poly(1, c).replace('x', 'y')}) = ${poly(a, b).replace('x', 'y')}$`,
            `M1 $xy ${term(-a, 'y')} = ${b} ${term(-c, 'x')}$`,
            `M1 $y(x - ${a}) = ${b} ${term(-c, 'x')}$`,
            `A1 $\\frac{${b} ${term(-c, 'x')}}{x - ${a}}$`,
          ]
        : [
            `M1 $x(${poly(a, c).replace('x', 'y')}) = ${size}$`,
            `M1 $${a}xy = ${size} ${term(-c, 'x')}$`,
            `A1 $\\frac{${size} ${term(-c, 'x')}}{${a}x}$`,
          ]
    return {
      stem: '',
      parts: [
        ask.expression({
          command: 'Work out',
          objective: 'AO2',
          prompt: [
            `$f(x) = ${f}$. Find $f^{-1}(x)$.`,
            `Find $f^{-1}(x)$ when $f(x) = ${f}$.`,
            `The function f is $f(x) = ${f}$. Find an expression for $f^{-1}(x)$.`,
          ],
          marks: 4,
          scheme: form === 0 ? scheme : ['M1 $y = f(x)$ written with *x* and *y* swapped', ...scheme],
          solution:
            form === 0
              ? `Swap *x* and *y* and clear the fraction: $x(${poly(1, c).replace('x', 'y')}) = ${poly(a, b).replace('x', 'y')}$.\n\nBring the terms with *y* to one side: $xy ${term(-a, 'y')} = ${b} ${term(-c, 'x')}$. Take *y* out as a factor and divide: $f^{-1}(x) = \\frac{${b} ${term(-c, 'x')}}{x - ${a}}$.`
              : `Swap *x* and *y* and clear the fraction: $x(${poly(a, c).replace('x', 'y')}) = ${size}$.\n\nExpand and make the term with *y* the subject: $${a}xy = ${size} ${term(-c, 'x')}$. Divide by $${a}x$: $f^{-1}(x) = \\frac{${size} ${term(-c, 'x')}}{${a}x}$.`,
          answer: form === 0 ? `(${above})/(x - ${a})` : `(${size} ${term(-c, 'x')})/(${a}x)`,
          letters: ['x'],
        }),
      ],
    }
  },
  verify: ({ a, b, c, form }) =>
    form === 0 ? `((${c})*x - (${b}))/(${a} - x)` : `${Math.abs(b)}/(${a}*x) - (${c})/${a}`,
})

supplement('composite-as-a-single-fraction', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [k, m, p, q] = [
      random.int(2, 9),
      random.pick(nonZero(-6, 6)),
      random.int(2, 5),
      random.pick(nonZero(-5, 5)),
    ]
    const constant = p * k + q * m
    return constant === 0 ? null : { k, m, p, q, constant }
  },
  make: ({ k, m, p, q, constant }) => {
    const [below, f] = [poly(1, m), `\\frac{${k}}{${poly(1, m)}}`]
    const answer = `\\frac{${poly(q, constant)}}{${below}}`
    const times = Math.abs(q) === 1 ? (q < 0 ? '-' : '+') : signed(q)
    const expanded = `\\frac{${p * k} ${times}(${below})}{${below}}`
    return {
      stem: [
        `$f(x) = ${f}$ and $g(x) = ${poly(p, q)}$.`,
        `The functions f and g are $f(x) = ${f}$ and $g(x) = ${poly(p, q)}$.`,
        `$f(x) = ${f}$\n\n$g(x) = ${poly(p, q)}$`,
      ],
      parts: {
        a: ask.number({
          sigFigs: 3,
          command: 'Work out',
          objective: 'AO1',
          prompt: `Find $gf(${1 - m})$.`,
          scheme: [`M1 $f(${1 - m}) = ${k}$`, `A1 ${plain(p * k + q)}`],
          solution: `Work from the inside: $f(${1 - m}) = \\frac{${k}}{1} = ${k}$. Then $g(${k}) = ${p} \\times ${k} ${signed(q)} = ${p * k + q}$.`,
          answer: p * k + q,
        }),
        b: ask.expression({
          command: 'Work out',
          objective: 'AO2',
          prompt: 'Find $gf(x)$. Write it as a single fraction in its simplest form.',
          scheme: [`M1 $${p} \\times ${f} ${signed(q)}$`, `M1 $${expanded}$`, `A1 $${answer}$`],
          solution: `Put f(x) into g: $gf(x) = ${p} \\times ${f} ${signed(q)}$.\n\nUse the common denominator: $${expanded} = ${answer}$.`,
          answer: `(${poly(q, constant)})/(${below})`,
          letters: ['x'],
          form: 'simplified',
        }),
      },
    }
  },
  verify: ({ k, m, p, q }) => ({
    a: [1].map(each => q + (p * k) / each)[0] ?? 0,
    b: `(${p * k} + (${q})*x + (${q * m}))/(x + (${m}))`,
  }),
})

supplement('composite-and-quadratic', {
  facts: { difficulty: 4, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const [a, b, c] = [random.int(2, 4), random.pick(nonZero(-6, 6)), random.pick(nonZero(-9, 9))]
    const d = random.pick(nonZero(-5, 5))
    // gf(x) = (ax + b)² + c(ax + b), and gf(x) = d
    const [two, one, none] = [a * a, 2 * a * b + a * c, b * b + b * c]
    const root = one * one - 4 * two * (none - d)
    if (root <= 0 || one === 0 || none === 0 || none === d || Number.isInteger(Math.sqrt(root))) return null
    const solutions = [-1, 1].map(sign => (-one + sign * Math.sqrt(root)) / (2 * two)) as [number, number]
    const clear = solutions.every(
      x => Math.abs(x) > 0.1 && Math.abs(x * 1000 - Math.round(x * 100) * 10) < 4.2,
    )
    return clear && Math.abs(one) < 60 ? { a, b, c, d, two, one, none, solutions } : null
  },
  make: ({ a, b, c, d, two, one, none, solutions }) => {
    const [f, g] = [poly(a, b), poly(1, c, 0)]
    const shown = solutions.map(x => plain(x, 2))
    return {
      stem: [
        `$f(x) = ${f}$ and $g(x) = ${g}$.`,
        `The functions f and g are $f(x) = ${f}$ and $g(x) = ${g}$.`,
        `$f(x) = ${f}$\n\n$g(x) = ${g}$`,
      ],
      parts: {
        a: ask.expression({
          command: 'Work out',
          objective: 'AO1',
          prompt: 'Find $gf(x)$. Write it in the form $px^2 + qx + r$.',
          scheme: [
            `M1 $(${f})^2 ${signed(c)}(${f})$`,
            `M1 $${poly(a * a, 2 * a * b, b * b)}$`,
            `A1 $${poly(two, one, none)}$`,
          ],
          solution: `f is done first, so put $${f}$ in place of each *x* in g: $(${f})^2 ${signed(c)}(${f})$.\n\nExpand: $${poly(a * a, 2 * a * b, b * b)} ${term(a * c, 'x')} ${signed(b * c)} = ${poly(two, one, none)}$.`,
          answer: poly(two, one, none),
          letters: ['x'],
          form: 'expanded',
        }),
        b: ask.solutions({
          command: 'Work out',
          objective: 'AO2',
          prompt: `Solve $gf(x) = ${d}$. Give your answers correct to 2 decimal places.`,
          scheme: [
            `M1 $${poly(two, one, none - d)} = 0$`,
            `M1 $x = \\frac{${-one} \\pm \\sqrt{${one < 0 ? `(${one})` : one}^2 - 4 \\times ${two} \\times ${none - d < 0 ? `(${none - d})` : none - d}}}{2 \\times ${two}}$`,
            `A1 ${shown[0]}`,
            `A1 ${shown[1]}`,
          ],
          solution: `Bring everything to one side: $${poly(two, one, none - d)} = 0$. It does not factorise, so use the quadratic formula: $x = ${solutions[0].toFixed(2)}$ or $x = ${solutions[1].toFixed(2)}$.`,
          answer: solutions.map(x => x.toFixed(2)),
          letter: 'x',
          interval: null,
          angles: null,
          figures: { kind: 'decimal', count: 2 },
        }),
      },
    }
  },
  verify: ({ a, b, c, d, solutions }) => ({
    a: `(${a}*x + (${b}))*(${a}*x + (${b + c}))`,
    b: solutions.map(near => {
      const x = secant(t => (a * t + b) ** 2 + c * (a * t + b) - d, near + 0.01)
      return Math.round(x * 100) / 100
    }),
  }),
})

const COSTS = [
  {
    of: (a: string, b: string) =>
      `A taxi ride of *x* kilometres costs $f(x)$ dollars, where $f(x) = ${a} + ${b}x$.`,
    pay: (p: string) =>
      `With the fee of the app, the passenger pays $g(x) = ${p}x$ dollars for a ride that costs *x* dollars.`,
    what: 'the length of a ride',
    unit: 'km',
    a: [3.5, 4, 4.5, 5],
    b: [1.4, 1.6, 1.8, 2.2],
    pays: 'passenger',
  },
  {
    of: (a: string, b: string) =>
      `A plumber charges $f(x)$ dollars for *x* hours of work, where $f(x) = ${a} + ${b}x$.`,
    pay: (p: string) => `With tax, the customer pays $g(x) = ${p}x$ dollars for a charge of *x* dollars.`,
    what: 'the length of the work',
    unit: 'hours',
    a: [30, 35, 40, 45],
    b: [24, 28, 32, 36],
    pays: 'customer',
  },
  {
    of: (a: string, b: string) => `Printing *x* posters costs $f(x)$ dollars, where $f(x) = ${a} + ${b}x$.`,
    pay: (p: string) => `A school pays $g(x) = ${p}x$ dollars for printing that costs *x* dollars.`,
    what: 'the number of posters',
    unit: '',
    a: [12, 15, 18, 20],
    b: [0.8, 1.2, 1.5, 1.6],
    pays: 'school',
  },
] as const

supplement('functions-in-context', {
  facts: { difficulty: 3, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const tale = random.int(0, 2)
    const { a: as, b: bs } = COSTS[tale] ?? COSTS[0]
    const [a, b] = [random.pick<number>(as), random.pick<number>(bs)]
    const p = tale === 2 ? random.pick([0.9, 0.85, 0.8, 0.95]) : random.pick([1.05, 1.1, 1.15, 1.2])
    const range = tale === 1 ? [2, 7] : tale === 0 ? [6, 25] : [20, 80]
    const [one, two, three] = random.sample(
      Array.from({ length: (range[1] ?? 0) - (range[0] ?? 0) + 1 }, (_, at) => (range[0] ?? 0) + at),
      3,
    ) as [number, number, number]
    const paid = clean(p * (a + b * three))
    return Math.round(paid * 100) / 100 === paid ? { tale, a, b, p, one, two, three, paid } : null
  },
  make: ({ tale, a, b, p, one, two, three, paid }) => {
    const { of, pay, what, unit, pays } = COSTS[tale] ?? COSTS[0]
    const cost = clean(a + b * two)
    return {
      stem: `${of(String(a), String(b))} ${pay(String(p))}`,
      parts: {
        a: ask.number({
          sigFigs: 3,
          command: 'Work out',
          objective: 'AO1',
          prompt: `Find $f(${one})$.`,
          scheme: [`B1 ${plain(clean(a + b * one))}`],
          solution: `$f(${one}) = ${a} + ${b} \\times ${one} = ${clean(a + b * one)}$.`,
          answer: clean(a + b * one),
        }),
        b: ask.number({
          sigFigs: 3,
          command: 'Work out',
          objective: 'AO2',
          prompt: `Find $f^{-1}(${cost})$.`,
          scheme: [`M1 $${a} + ${b}x = ${cost}$, or $\\frac{x - ${a}}{${b}}$`, `A1 ${two}`],
          solution: `$f^{-1}(${cost})$ is the input whose output is ${plain(cost)}: $${a} + ${b}x = ${cost}$ gives $x = ${two}$. It is ${what} that costs ${money(cost)}.`,
          answer: two,
        }),
        c: ask.expression({
          command: 'Work out',
          objective: 'AO2',
          prompt: 'Find $gf(x)$, in the form $px + q$.',
          scheme: [`M1 $${p}(${a} + ${b}x)$`, `A1 $${clean(p * b)}x + ${clean(p * a)}$`],
          solution: `Put f(x) in place of *x* in g: $${p}(${a} + ${b}x) = ${clean(p * b)}x + ${clean(p * a)}$. This is what the ${pays} pays.`,
          answer: `${clean(p * b)}x + ${clean(p * a)}`,
          letters: ['x'],
          form: 'expanded',
        }),
        d: ask.number({
          sigFigs: 3,
          command: 'Work out',
          objective: 'AO2',
          prompt: `The ${pays} pays ${money(paid)}. Work out ${what}.`,
          scheme: [`M1 $${clean(p * b)}x + ${clean(p * a)} = ${paid}$`, `A1 ${three} ${unit}`],
          solution: `Solve $gf(x) = ${paid}$: $${clean(p * b)}x = ${clean(paid - p * a)}$, so $x = ${three}$.`,
          answer: three,
          unit,
        }),
      },
    }
  },
  verify: ({ a, b, p, one, two, three }) => ({
    a: b * (one + a / b),
    b: (a + b * two - a) / b,
    c: `${clean(p * b)}*(x + ${a}/${b})`,
    d: ((p * (a + b * three)) / p - a) / b,
  }),
})
