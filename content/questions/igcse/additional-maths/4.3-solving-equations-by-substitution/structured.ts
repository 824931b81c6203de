import { ask } from '@/lib/exams/authoring/ask'
import { nonZero, poly, signed, slopeTerm } from '@/lib/exams/authoring/maths'
import { crossings } from '@/lib/exams/authoring/numeric'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'
import { EXACT, logOf, ratio } from '../equations-inequalities-and-graphs'

const { question, templates } = questionsOf('structured', '4.3')

export { templates }

/** au² + bu + c with another name for u, in LaTeX. */
const inPowers = (a: number, b: number, c: number, square: string, name: string) =>
  `${slopeTerm(a, 1, square)} ${b < 0 ? '-' : '+'} ${slopeTerm(Math.abs(b), 1, name)} ${signed(c)}`

question('hidden-quadratic-in-powers', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [kind, p, q] = [random.int(0, 2), random.int(1, 6), random.pick(nonZero(-6, 6))]
    const fine = kind === 0 ? p !== Math.abs(q) && Math.abs(q) < 6 : q < 0 && p !== -q && p > 1
    return fine && p + q !== 0 && (kind < 2 || p * p + q !== 0) ? { kind, p, q } : null
  },
  make: ({ kind, p, q }) => {
    // The quadratic in u has the roots p and q; for x⁴ the root p is a square.
    const root = kind === 2 ? p * p : p
    const [square = '', name = ''] =
      [
        ['x^{\\frac{2}{3}}', 'x^{\\frac{1}{3}}'],
        ['x', '\\sqrt{x}'],
        ['x^4', 'x^2'],
      ][kind] ?? []
    const [b, c] = [-(root + q), root * q]
    const left = b === 0 ? `${square} ${signed(c)}` : inPowers(1, b, c, square, name)
    const found = [[p ** 3, q ** 3], [p * p], [p, -p]][kind] ?? []
    const sorted = [...found].sort((one, two) => one - two)
    const quadratic = poly(1, b, c).replaceAll('x', 'u')
    return {
      stem: '',
      parts: [
        ask.solutions({
          command: 'Solve',
          objective: 'AO1',
          prompt: [
            `Solve the equation $${left} = 0$.`,
            `By using a suitable substitution, solve $${left} = 0$.`,
            `Find the real values of *x* for which $${left} = 0$.`,
          ],
          scheme: [
            `M1 $${quadratic} = 0$ with $u = ${name}$`,
            `A1 $u = ${root}$, $u = ${q}$`,
            ...(kind === 1 ? [`M1 $\\sqrt{x} = ${q}$ rejected`] : []),
            ...sorted.map(each => `A1 ${plain(each)}`),
          ],
          solution: `Let $u = ${name}$. Then $${square} = u^2$ and the equation is $${quadratic} = 0$, so $u = ${root}$ or $u = ${q}$.\n\n${
            [
              `Cube both: $x = ${p ** 3}$ or $x = ${q ** 3}$. A cube root may be negative, so nothing is rejected.`,
              `$\\sqrt{x} = ${q}$ is impossible, since a square root is never negative. From $\\sqrt{x} = ${p}$, $x = ${p * p}$.`,
              `$x^2 = ${q}$ has no real solution. From $x^2 = ${root}$, $x = \\pm ${p}$.`,
            ][kind]
          }`,
          answer: sorted.map(String),
          ...EXACT,
        }),
      ],
    }
  },
  verify: ({ kind, p, q }) => {
    const root = kind === 2 ? p * p : p
    const inner = (x: number) => [Math.cbrt(x), Math.sqrt(x), x * x][kind] ?? 0
    const gap = (x: number) => inner(x) ** 2 - (root + q) * inner(x) + root * q
    return { '': crossings(gap, kind === 1 ? 0.001 : -250.003, 250) }
  },
})

const LOGS = [
  { name: '\\ln x', base: Math.E, typed: 'e', print: 'e' },
  { name: '\\lg x', base: 10, typed: '10', print: '10' },
  { name: '\\log_2 x', base: 2, typed: '2', print: '2' },
  { name: '\\log_3 x', base: 3, typed: '3', print: '3' },
] as const

question('hidden-quadratic-in-logs', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const kind = random.pick([0, 0, 1, 2, 3])
    const [p, q] = [random.pick(nonZero(-4, 4)), random.pick(nonZero(-4, 4))]
    const a = kind === 0 || kind === 1 ? random.pick([1, 2]) : 1
    // The roots are p and q/a.
    return p * a < q && p + q !== 0 && (a === 1 || q % 2 !== 0) && p * a + q !== 0 ? { kind, p, q, a } : null
  },
  make: ({ kind, p, q, a }) => {
    const { name, typed, print } = LOGS[kind] ?? LOGS[0]
    const [b, c] = [-(a * p + q), p * q]
    const left = inPowers(a, b, c, `(${name})^2`, name)
    const power = (above: number, below = 1) => {
      const { latex, typed: exponent } = ratio(above, below)
      return exponent === '1'
        ? { latex: print, typed }
        : { latex: `${print}^{${latex}}`, typed: `${typed}^(${exponent})` }
    }
    const [one, two] = [power(p), power(q, a)]
    const quadratic = poly(a, b, c).replaceAll('x', 'u')
    return {
      stem: '',
      parts: [
        ask.solutions({
          command: 'Solve',
          objective: 'AO1',
          prompt: [
            `Solve the equation $${left} = 0$. Give your answers in exact form.`,
            `Find the exact solutions of $${left} = 0$.`,
            `By using a substitution, solve $${left} = 0$. Leave your answers exact.`,
          ],
          scheme: [
            `M1 $${quadratic} = 0$ with $u = ${name}$`,
            `A1 $u = ${p}$, $u = ${ratio(q, a).latex}$`,
            `A1 $${one.latex}$`,
            `A1 $${two.latex}$`,
          ],
          solution: `Let $u = ${name}$: $${quadratic} = 0$, so $u = ${p}$ or $u = ${ratio(q, a).latex}$.\n\nA logarithm may be negative, so both give a solution: $x = ${one.latex}$ and $x = ${two.latex}$. Both are positive, as they must be.`,
          answer: [one.typed, two.typed],
          ...EXACT,
        }),
      ],
    }
  },
  verify: ({ kind, p, q, a }) => {
    const { base } = LOGS[kind] ?? LOGS[0]
    const log = (x: number) => Math.log(x) / Math.log(base)
    // Searched on a scale that grows, since the solutions lie far apart.
    const found = crossings(w => {
      const x = 2 ** w
      return a * log(x) ** 2 - (a * p + q) * log(x) + p * q
    })
    return { '': found.map(w => 2 ** w) }
  },
})

question('cubic-then-substitution', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [m, n, l] = [random.int(2, 5), random.pick([1, 3, 5, 7]), random.int(1, 5)]
    const b = -2 * m - n + 2 * l
    return b !== 0 && n !== 2 * m && m * n !== l * (2 * m + n) ? { m, n, l, which: random.int(0, 1) } : null
  },
  make: ({ m, n, l, which }) => {
    // (x − m)(2x − n)(x + l)
    const [two, one, none] = [2 * l - 2 * m - n, m * n - l * (2 * m + n), m * n * l]
    const shown =
      which === 0 ? `2x^3 + ax^2 ${one < 0 ? '-' : '+'} ${slopeTerm(Math.abs(one))} + ${none}` : ''
    const other = `2x^3 ${two < 0 ? '-' : '+'} ${slopeTerm(Math.abs(two), 1, 'x^2')} + ax + ${none}`
    const a = which === 0 ? two : one
    const times = (value: number, power: string) =>
      `${value < 0 ? '-' : '+'} ${Math.abs(value) === 1 ? '' : `${Math.abs(value)} \\times `}${power}`
    const atRoot =
      which === 0
        ? `2 \\times ${m}^3 + ${m * m}a ${times(one, String(m))} + ${none}`
        : `2 \\times ${m}^3 ${times(two, `${m}^2`)} + ${m}a + ${none}`
    const factors = `(x - ${m})(2x - ${n})(x + ${l})`
    const p = which === 0 ? shown : other
    const roots = [
      { at: m, ...logOf(m) },
      { at: n / 2, ...logOf(n, 2) },
    ].sort((left, right) => left.at - right.at)
    const powers = [
      { at: -l, typed: `e^(-${l})`, latex: `e^{-${l}}` },
      { at: m, typed: `e^${m}`, latex: `e^{${m}}` },
      { at: n / 2, typed: `e^(${n}/2)`, latex: `e^{\\frac{${n}}{2}}` },
    ].sort((left, right) => left.at - right.at)
    return {
      stem: [
        `The polynomial $p(x) = ${p}$, where *a* is a constant, has the factor $x - ${m}$.`,
        `It is given that $x - ${m}$ is a factor of $p(x) = ${p}$, where *a* is a constant.`,
        `$p(x) = ${p}$, where *a* is a constant. $x - ${m}$ is a factor of $p(x)$.`,
      ],
      parts: {
        a: ask.whole({
          subtopic: '3.1',
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find the value of *a*.',
          scheme: [`M1 $p(${m}) = 0$`, `A1 ${plain(a)}`],
          solution: `By the factor theorem $p(${m}) = 0$: $${atRoot} = 0$. So $a = ${a}$.`,
          answer: a,
        }),
        b: ask.expression({
          subtopic: '3.2',
          command: 'Write',
          objective: 'AO1',
          prompt: 'Write $p(x)$ as a product of three linear factors.',
          scheme: [
            `M1 $(x - ${m})(2x^2 + \\dots - ${n * l})$`,
            `A1 $${poly(2, 2 * l - n, -n * l)}$`,
            `A1 $${factors}$`,
          ],
          solution: `Divide by $x - ${m}$: the quotient is $${poly(2, 2 * l - n, -n * l)} = (2x - ${n})(x + ${l})$.`,
          answer: factors,
          letters: ['x'],
          form: 'factorised',
        }),
        c: ask.solutions({
          command: 'Find',
          prompt: 'Hence find the exact solutions of the equation $p(e^y) = 0$.',
          scheme: [
            `M1 $e^y = -${l}$ rejected, since $e^y > 0$`,
            ...roots.map(({ latex }) => `A1 $${latex}$`),
          ],
          solution: `$e^y$ is one of $${m}$, $\\frac{${n}}{2}$ and $-${l}$. It is positive, so $-${l}$ is rejected: $y = ${roots[0]?.latex}$ or $y = ${roots[1]?.latex}$.`,
          answer: roots.map(({ typed }) => typed),
          ...EXACT,
          letter: 'y',
        }),
        d: ask.solutions({
          command: 'Find',
          prompt: 'Find the exact solutions of the equation $p(\\ln z) = 0$.',
          scheme: powers.map(({ latex }) => `B1 $${latex}$`),
          solution: `$\\ln z$ is one of $${m}$, $\\frac{${n}}{2}$ and $-${l}$. A logarithm may be negative, so there are three solutions: $z = ${powers.map(({ latex }) => latex).join(',\\ ')}$.`,
          answer: powers.map(({ typed }) => typed),
          ...EXACT,
          letter: 'z',
        }),
      },
    }
  },
  verify: ({ m, n, l, which }) => {
    const coefficients = (a: number) =>
      which === 0 ? [2, a, m * n - l * (2 * m + n), m * n * l] : [2, 2 * l - 2 * m - n, a, m * n * l]
    const at = (x: number, a: number) => coefficients(a).reduce((sum, each) => sum * x + each, 0)
    const a = Array.from({ length: 241 }, (_, step) => step - 120).find(each => at(m, each) === 0) ?? 0
    const zeros = crossings(x => at(x, a), -9.003, 9)
    return {
      a,
      b: poly(...coefficients(a)),
      c: zeros.filter(x => x > 0).map(Math.log),
      d: zeros.map(Math.exp),
    }
  },
})
