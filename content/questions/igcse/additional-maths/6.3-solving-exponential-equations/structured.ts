import { ask } from '@/lib/exams/authoring/ask'
import { frac, poly, slopeTerm, typedFraction } from '@/lib/exams/authoring/maths'
import { secant } from '@/lib/exams/authoring/numeric'
import { questionsOf } from '@/lib/exams/authoring/question-file'

const { question, templates } = questionsOf('structured', '6.3')

export { templates }

question('same-base-and-one-logarithm', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const [base, one, two] = random.pick([
      [2, 2, 3],
      [2, 3, 2],
      [2, 2, 4],
      [2, 3, 4],
      [3, 2, 3],
      [3, 3, 2],
      [3, 1, 2],
      [5, 1, 2],
      [5, 2, 3],
    ] as const)
    const [p, m, q] = [random.int(1, 5), random.int(2, 4), random.int(1, 5)]
    const under = one - two * m
    const x = (-two * q - one * p) / under
    const [a, b] = random.pick([
      [2, 7],
      [3, 5],
      [5, 3],
      [7, 4],
      [3, 11],
      [6, 5],
      [2, 13],
    ] as const)
    const fine = under !== 0 && Math.abs(x) <= 8 && x !== 0 && Math.abs(under) <= 8
    return fine
      ? { base, one, two, p, m, q, above: -two * q - one * p, under, a, b, k: random.int(2, 6) }
      : null
  },
  make: ({ base, one, two, p, m, q, above, under, a, b, k }) => {
    const right = `${m}x - ${q}`
    return {
      stem: '',
      parts: {
        a: ask.expression({
          command: 'Solve',
          objective: 'AO1',
          prompt: [
            `Solve the equation $${base ** one}^{x + ${p}} = ${base ** two}^{${right}}$. Give *x* as an integer or a fraction.`,
            `Find the value of *x* for which $${base ** one}^{x + ${p}} = ${base ** two}^{${right}}$. Give an integer or a fraction.`,
            `Given that $${base ** two}^{${right}} = ${base ** one}^{x + ${p}}$, find *x* as an integer or a fraction.`,
          ],
          scheme: [
            `M1 both sides as powers of ${base}`,
            `M1 $${one === 1 ? '' : one}(x + ${p}) = ${two}(${right})$`,
            `A1 $x = ${frac(-above, -under)}$`,
          ],
          solution: `Write both sides as powers of ${base} and equate the powers: $${one === 1 ? '' : one}(x + ${p}) = ${two}(${right})$. Expand and collect: $x = ${frac(-above, -under)}$.`,
          answer: typedFraction(above, under),
          letters: [],
          form: 'exact',
        }),
        b: ask.expression({
          command: 'Solve',
          objective: 'AO1',
          prompt: `Solve $${k} \\times ${a}^x = ${k * b}$. Give your answer in exact form.`,
          scheme: [`M1 $${a}^x = ${b}$`, `A1 $\\frac{\\ln ${b}}{\\ln ${a}}$`],
          solution: `Divide by ${k}: $${a}^x = ${b}$. Take logarithms: $x\\ln ${a} = \\ln ${b}$, so $x = \\frac{\\ln ${b}}{\\ln ${a}}$.`,
          answer: `ln(${b})/ln(${a})`,
          letters: [],
          form: 'exact',
        }),
      },
    }
  },
  verify: ({ base, one, two, p, m, q, a, b }) => {
    const gap = (x: number) => one * (x + p) * Math.log(base) - two * (m * x - q) * Math.log(base)
    return {
      a: String(gap(0) / (gap(0) - gap(1))),
      b: `lg(${b})/lg(${a})`,
    }
  },
})

question('powers-on-both-sides', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [a, b] = random.sample([2, 3, 5, 7], 2) as [number, number]
    const [m, n] = [random.int(1, 3), random.int(1, 3)]
    const [c, d, k] = [random.int(2, 5), random.int(1, 7), random.pick([2, 3, 5, 6, 7, 10])]
    return a ** m === b ? null : { a, b, m, n, c, d, k }
  },
  make: ({ a, b, m, n, c, d, k }) => {
    const left = `${slopeTerm(m)}`
    return {
      stem: '',
      parts: {
        a: ask.expression({
          command: 'Solve',
          objective: 'AO1',
          prompt: [
            `Solve the equation $${a}^{${left}} = ${b}^{x + ${n}}$. Give your answer in exact form.`,
            `Find the exact value of *x* for which $${a}^{${left}} = ${b}^{x + ${n}}$.`,
            `Find the exact solution of $${b}^{x + ${n}} = ${a}^{${left}}$.`,
          ],
          scheme: [
            `M1 $${left}\\ln ${a} = (x + ${n})\\ln ${b}$`,
            `M1 $x(${slopeTerm(m, 1, `\\ln ${a}`)} - \\ln ${b}) = ${slopeTerm(n, 1, `\\ln ${b}`)}$`,
            `A1 $\\frac{${slopeTerm(n, 1, `\\ln ${b}`)}}{${slopeTerm(m, 1, `\\ln ${a}`)} - \\ln ${b}}$`,
          ],
          solution: `Take logarithms: $${left}\\ln ${a} = (x + ${n})\\ln ${b}$. Expand and collect the terms with *x*: $x(${slopeTerm(m, 1, `\\ln ${a}`)} - \\ln ${b}) = ${slopeTerm(n, 1, `\\ln ${b}`)}$. Divide by the bracket.`,
          answer: `${slopeTerm(n, 1, `ln(${b})`)}/(${slopeTerm(m, 1, `ln(${a})`)} - ln(${b}))`,
          letters: [],
          form: 'exact',
        }),
        b: ask.expression({
          command: 'Solve',
          objective: 'AO1',
          prompt: `Solve the equation $e^{${c}x - ${d}} = ${k}$. Give your answer in exact form.`,
          scheme: [`M1 $${c}x - ${d} = \\ln ${k}$`, `A1 $\\frac{${d} + \\ln ${k}}{${c}}$`],
          solution: `Take natural logarithms of both sides: $${c}x - ${d} = \\ln ${k}$, so $x = \\frac{${d} + \\ln ${k}}{${c}}$.`,
          answer: `(${d} + ln(${k}))/${c}`,
          letters: [],
          form: 'exact',
        }),
      },
    }
  },
  verify: ({ a, b, m, n, c, d, k }) => {
    const gap = (x: number) => m * x * Math.log(a) - (x + n) * Math.log(b)
    return {
      a: String(gap(0) / (gap(0) - gap(1))),
      b: String(secant(x => Math.exp(c * x - d) - k, (d + 1) / c)),
    }
  },
})

question('hidden-quadratic-in-e', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [r, k] = [random.pick([2, 3, 5, 6, 7]), random.int(1, 3)]
    const [s, kind] = [random.int(1, 6), random.pick([1, 1, -1])]
    // (u - r)(ku - s) with two solutions, or (u - r)(ku + s) with one.
    const [b, c] = [-(kind * s) - k * r, kind * s * r]
    const fine = b !== 0 && s !== k && s !== k * r
    return fine && (s === 1 || k === 1 || s % k !== 0) ? { r, k, s, kind, b, c } : null
  },
  make: ({ r, k, s, kind, b, c }) => {
    const first = slopeTerm(k, 1, 'e^x')
    const last = slopeTerm(Math.abs(c), 1, 'e^{-x}')
    const equation = c > 0 ? `${first} + ${last} = ${-b}` : `${first} - ${last} = ${-b}`
    const quadratic = poly(k, b, c).replaceAll('x', 'u')
    const value = s === 1 ? `\\frac{1}{${k}}` : frac(s, k)
    const second = s === 1 ? `-\\ln ${k}` : `\\ln ${k === 1 ? s : `\\frac{${s}}{${k}}`}`
    const isZero = s === k
    return {
      stem: [
        `An equation in *x* is $${equation}$.`,
        `$${equation}$`,
        `The number *x* satisfies the equation $${equation}$.`,
      ],
      parts: {
        'a.i': ask.whole({
          objective: 'AO2',
          command: 'Find',
          lead: `When $u = e^x$, the equation can be written as $${slopeTerm(k, 1, 'u^2')} + pu + q = 0$, where *p* and *q* are constants.`,
          prompt: 'Find the value of *p*.',
          scheme: [`B1 $p = ${b}$`],
          solution: `$e^{-x} = \\frac{1}{u}$. Multiply every term by *u* and bring all to one side: $${quadratic} = 0$. So $p = ${b}$.`,
          answer: b,
        }),
        'a.ii': ask.whole({
          objective: 'AO2',
          command: 'Find',
          prompt: 'Find the value of *q*.',
          scheme: [`B1 $q = ${c}$`],
          solution: `From $${quadratic} = 0$, $q = ${c}$.`,
          answer: c,
        }),
        b: ask.solutions({
          command: 'Find',
          objective: 'AO2',
          prompt: 'Hence find the exact values of *x* that satisfy the equation.',
          scheme:
            kind > 0 && !isZero
              ? [`M1 $u = ${r}$ and $u = ${value}$`, `A1 $x = \\ln ${r}$`, `A1 $x = ${second}$`]
              : [
                  `M1 $u = ${r}$ and $u = -${value}$`,
                  'M1 $e^x$ is never negative',
                  `A1 $x = \\ln ${r}$ only`,
                ],
          solution:
            kind > 0
              ? `$(u - ${r})(${poly(k, -s).replaceAll('x', 'u')}) = 0$, so $e^x = ${r}$ or $e^x = ${value}$. Take logarithms: $x = \\ln ${r}$ or $x = ${second}$.`
              : `$(u - ${r})(${poly(k, s).replaceAll('x', 'u')}) = 0$, so $e^x = ${r}$ or $e^x = -${value}$. A power of *e* is positive, so only $x = \\ln ${r}$ is a solution.`,
          answer: kind > 0 ? [`ln(${r})`, `ln(${s}/${k})`] : [`ln(${r})`],
          letter: 'x',
          interval: null,
          angles: null,
          figures: 'exact',
        }),
      },
    }
  },
  verify: ({ k, b, c }) => {
    // Search: k e^x + c e^(-x) + b changes its sign at each solution.
    const gap = (x: number) => k * Math.exp(x) + c * Math.exp(-x) + b
    const found: number[] = []
    for (let x = -5.0003; x < 5; x += 0.003) {
      if (gap(x) * gap(x + 0.003) < 0) found.push(secant(gap, x + 0.0015))
    }
    // u times the difference of the sides, at u = 1 and u = -1.
    const times = (u: number) => u * (k * u + c / u + b)
    const [one, minus] = [times(1), times(-1)]
    return { 'a.i': (one - minus) / 2, 'a.ii': (one + minus) / 2 - k, b: found }
  },
})

question('hidden-quadratic-in-a-power', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const base = random.pick([2, 3, 5])
    const known = random.int(1, base === 2 ? 4 : 2)
    const other = random.pick([3, 5, 6, 7, 10, 11].filter(each => each % base !== 0))
    return { base, known, other, letter: random.pick(['x', 'x', 'y', 't']) }
  },
  make: ({ base, known, other, letter }) => {
    const value = base ** known
    // base^(2x) - (value + other) base^x + value × other = 0, the first term written with one power more.
    const equation = `${base}^{2${letter} + 1} - ${base * (value + other)} \\times ${base}^${letter} + ${base * value * other} = 0`
    return {
      stem: '',
      parts: [
        ask.solutions({
          command: 'Solve',
          objective: 'AO2',
          prompt: [
            `Solve the equation $${equation}$. Give your answers in exact form.`,
            `Find all exact solutions of $${equation}$.`,
            `By the substitution $u = ${base}^${letter}$, or otherwise, solve $${equation}$. Give exact answers.`,
          ],
          scheme: [
            `M1 $${base}^{2${letter} + 1} = ${base}u^2$`,
            `A1 $u^2 - ${value + other}u + ${value * other} = 0$`,
            `M1 $u = ${value}$ and $u = ${other}$`,
            `A1 $${letter} = ${known}$`,
            `A1 $${letter} = \\frac{\\ln ${other}}{\\ln ${base}}$`,
          ],
          solution: `With $u = ${base}^${letter}$, $${base}^{2${letter} + 1} = ${base}u^2$. Divide by ${base}: $u^2 - ${value + other}u + ${value * other} = 0$, so $(u - ${value})(u - ${other}) = 0$. From $${base}^${letter} = ${value}$, $${letter} = ${known}$. From $${base}^${letter} = ${other}$, $${letter} = \\frac{\\ln ${other}}{\\ln ${base}}$.`,
          answer: [String(known), `ln(${other})/ln(${base})`],
          letter,
          interval: null,
          angles: null,
          figures: 'exact',
        }),
      ],
    }
  },
  verify: ({ base, known, other }) => {
    const sum = base ** known + other
    const gap = (x: number) => base ** (2 * x + 1) - base * sum * base ** x + base * base ** known * other
    const found: number[] = []
    for (let x = -1.0003; x < 6; x += 0.003) {
      if (gap(x) * gap(x + 0.003) < 0) found.push(secant(gap, x + 0.0015))
    }
    return found
  },
})
