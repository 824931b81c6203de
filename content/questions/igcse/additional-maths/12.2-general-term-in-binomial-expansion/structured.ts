import { powerStrip } from '@/content/figures/igcse/additional-maths/series-2'
import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import {
  bracketed,
  frac,
  gcd,
  nonZero,
  signed,
  slopeTerm,
  term,
  typedFraction,
} from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'
import { ascending, binomial, choose, multiplied, powerOf } from '../series'

const { question, templates } = questionsOf('structured', '12.2')

export { templates }

const xTo = (power: number) => (power === 1 ? 'x' : `x^${power > 9 ? `{${power}}` : power}`)

/** Two terms with different powers of x: p·x^u and q over x^v. */
type Pair = { p: number; u: number; q: number; v: number; n: number }

const first = ({ p, u }: Pair) => slopeTerm(p, 1, xTo(u))
const second = ({ q, v }: Pair) => `\\frac{${Math.abs(q)}}{${xTo(v)}}`
const pairText = (of: Pair) =>
  `\\left(${first(of)} ${of.q < 0 ? '-' : '+'} ${second(of)}\\right)^${of.n > 9 ? `{${of.n}}` : of.n}`
const pairTerm = (of: Pair, r: number | 'r') =>
  `\\binom{${of.n}}{${r}} \\times ${of.p * of.u === 1 ? 'x' : `(${first(of)})`}^{${r === 'r' ? `${of.n} - r` : of.n - r}} \\times \\left(${of.q < 0 ? '-' : ''}${second(of)}\\right)^{${r}}`
const pairValue = ({ p, q, n }: Pair, r: number) => choose(n, r) * p ** (n - r) * q ** r
/** The coefficient of a power, from the expansion that is freed of its denominators and multiplied out. */
const pairByHand = ({ p, u, q, v, n }: Pair, power: number) => {
  const base = Array.from({ length: u + v + 1 }, (_, at) => (at === 0 ? q : at === u + v ? p : 0))
  return powerOf(base, n)[power + v * n] ?? 0
}

/** Pairs of powers whose sum the falling power is measured in. */
const POWERS = [
  [2, 1],
  [1, 2],
  [3, 1],
  [1, 3],
  [2, 3],
  [1, 1],
] as const

question('coefficient-of-a-named-power', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    const [a, above, below] = [random.int(1, 3), random.pick(nonZero(-4, 4)), random.pick([1, 1, 2, 3])]
    const [m, k] = [random.int(6, 9), random.int(3, 5)]
    const [u, v] = random.pick(POWERS)
    const of = { p: random.int(1, 2), u, q: random.pick(nonZero(-3, 3)), v, n: random.int(6, 10) }
    const r = random.int(2, of.n - 2)
    const power = u * of.n - (u + v) * r
    const one = choose(m, k) * a ** (m - k) * (above / below) ** k
    const fine =
      Number.isInteger(one) &&
      Math.abs(one) < 20_000 &&
      gcd(above, below) === 1 &&
      gcd(a, above) === 1 &&
      gcd(of.p, of.q) === 1 &&
      a * Math.abs(above) > 1 &&
      power > 0 &&
      Math.abs(pairValue(of, r)) < 20_000 &&
      Math.abs(of.q) * of.p > 1
    return fine ? { a, above, below, m, k, of, r, power, one } : null
  },
  make: ({ a, above, below, m, k, of, r, power, one }) => {
    const b =
      below === 1
        ? slopeTerm(above)
        : `${above < 0 ? '-' : ''}\\frac{${slopeTerm(Math.abs(above))}}{${below}}`
    const left = a === 1 ? '' : m - k === 1 ? ` \\times ${a}` : ` \\times ${a}^{${m - k}}`
    const right = b === 'x' ? `x^${k}` : `\\left(${b}\\right)^${k}`
    const [all, step] = [of.u * of.n, of.u + of.v]
    return {
      stem: '',
      parts: {
        a: ask.whole({
          command: 'Find',
          objective: 'AO1',
          prompt: [
            `Find the coefficient of $x^${k}$ in the expansion of $${binomial(a, above, below, m)}$.`,
            `Find the coefficient of $x^${k}$ when $${binomial(a, above, below, m)}$ is expanded.`,
          ],
          scheme: [`M1 $\\binom{${m}}{${k}}${left} \\times ${right}$`, `A1 ${plain(one)}`],
          solution: `The term with $x^${k}$ has $r = ${k}$: $\\binom{${m}}{${k}}${left} \\times ${right} = ${one}x^${k}$.`,
          answer: one,
        }),
        b: ask.whole({
          command: 'Find',
          objective: 'AO1',
          prompt: [
            `Find the coefficient of $${xTo(power)}$ in the expansion of $${pairText(of)}$.`,
            `In the expansion of $${pairText(of)}$, find the coefficient of $${xTo(power)}$.`,
          ],
          scheme: [
            `M1 $${all} - ${step}r = ${power}$, so $r = ${r}$`,
            `M1 $${pairTerm(of, r)}$`,
            `A1 ${plain(pairValue(of, r))}`,
          ],
          solution: `The power of *x* in the general term is $${of.u === 1 ? '' : of.u}(${of.n} - r) - ${of.v === 1 ? '' : of.v}r = ${all} - ${step}r$. It is ${power} for $r = ${r}$. The coefficient is that of $${pairTerm(of, r)}$, which is $${pairValue(of, r)}$.`,
          answer: pairValue(of, r),
        }),
      },
    }
  },
  verify: ({ a, above, below, m, k, of, power }) => ({
    a: powerOf([a, above / below], m)[k] ?? 0,
    b: pairByHand(of, power),
  }),
})

const noInteger = (all: number, step: number, missing: number) => {
  const r = (all - missing) / step
  const values = [typedFraction(all - missing, step), ...[1, 2, 3].map(places => r.toFixed(places))]
  const value = [...new Set(values)].map(each => `"${each}"`).join('/')
  return judged(
    'the value of *r* would not be an integer',
    `
  WHOLE = integer/whole/natural/"whole number"
  reject "n is not"
  accept not WHOLE
  accept fraction/decimal/fractional/rational
  accept "r" ... not (exist/valid/possible/allowed)
  accept not (divisible/multiple)
  accept no WHOLE ... "r"
  accept power ... WHOLE & "${step}" ... (step/fall/decrease/change/differ/drop/multiple/divisible)
  accept multiple ... "${missing} is not"
  accept power ... "${all}" ... "${all - step}" ... not one/among/in/there
  accept power ... "${all}" ... "${all - step}" ... skip/miss/jump
  accept power ... "${all}" ... "${all - step}" ... no "${missing}"
  accept must/has/have/should/need ... WHOLE & ${value}
  unsure must/has/have/should/need ... WHOLE
  unsure power ... (never/skip/miss)
  earns: r would not be an integer
  earns: r is a fraction, and it must be a whole number
  earns: no integer r gives this power
  earns: it would need r to be a decimel
  earns: the powers are ${all}, ${all - step}, ${all - 2 * step} and so on, ${missing} is not one of them
  misses: n is not an integer
  misses: there is no x in it
  misses: the powers are all different
  misses: because the expansion does not have it`,
  )
}

question('term-independent-of-x', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const [u, v] = random.pick(POWERS.slice(0, 5))
    const of = { p: random.int(1, 3), u, q: random.pick(nonZero(-3, 3)), v, n: random.int(5, 10) }
    const step = u + v
    const r = (u * of.n) / step
    if (
      !Number.isInteger(r) ||
      Math.abs(pairValue(of, r)) > 30_000 ||
      of.p * Math.abs(of.q) === 1 ||
      gcd(of.p, of.q) > 1
    )
      return null
    const missing = random.pick(
      Array.from({ length: 9 }, (_, at) => at + 2).filter(
        each => each < u * of.n && (u * of.n - each) % step !== 0,
      ),
    )
    return { of, r, step, missing }
  },
  make: ({ of, r, step, missing }) => {
    const all = of.u * of.n
    return {
      stem: [
        `The expression $${pairText(of)}$ is expanded in descending powers of *x*.`,
        `This question is about the expansion of $${pairText(of)}$ in descending powers of *x*.`,
        `$${pairText(of)}$ is expanded in descending powers of *x*.`,
      ],
      parts: {
        a: ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt: `The general term is $${pairTerm(of, 'r')}$. Find, in terms of *r*, the power of *x* in this term.`,
          scheme: [
            `M1 $x^{${of.u === 1 ? `${of.n} - r` : `${of.u}(${of.n} - r)`}}$ and $x^{-${of.v === 1 ? '' : of.v}r}$`,
            `A1 $${all} - ${step}r$`,
          ],
          solution: `The general term has $${of.u === 1 ? 'x' : `(${xTo(of.u)})`}^{${of.n} - r} \\times \\left(\\frac{1}{${xTo(of.v)}}\\right)^r$. The powers add up to $${all} - ${step}r$.`,
          answer: `${all} - ${step}r`,
          letters: ['r'],
        }),
        b: ask.whole({
          command: 'Find',
          objective: 'AO2',
          prompt: 'Hence find the term independent of *x*.',
          scheme: [`M1 $r = ${r}$`, `M1 $${pairTerm(of, r)}$`, `A1 ${plain(pairValue(of, r))}`],
          solution: `The power is 0 when $${all} - ${step}r = 0$, so $r = ${r}$. The term is $${pairTerm(of, r)} = ${pairValue(of, r)}$.`,
          answer: pairValue(of, r),
          solutionFigure: powerStrip({
            name: 'series/powers-of-the-terms',
            title: 'The power of x in each term',
            powers: Array.from({ length: of.n + 1 }, (_, each) => all - step * each),
            wanted: r,
          }),
        }),
        c: ask.written({
          command: 'Explain',
          objective: 'AO2',
          prompt: `Explain why the expansion has no term in $${xTo(missing)}$.`,
          scheme: [noInteger(all, step, missing)],
          modelAnswer: `${all} − ${step}*r* = ${missing} gives *r* = ${all - missing}/${step}. This is not an integer, so no term has this power.`,
          solution: `$${all} - ${step}r = ${missing}$ gives $r = ${frac(all - missing, step)}$, and *r* must be an integer.`,
          lines: 2,
        }),
      },
    }
  },
  verify: ({ of }) => ({
    a: `${of.u}*(${of.n} - r) + r*(-${of.v})`,
    b: pairByHand(of, 0),
  }),
})

question('coefficients-in-a-given-ratio', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const [p, n] = [random.int(1, 4), random.int(5, 9)]
    const m = random.pick([...nonZero(-6, 6)])
    const k = (3 * p * m) / (n - 2)
    const [c, d] = [random.int(1, 4), random.pick(nonZero(-4, 4))]
    const [two, three] = [2, 3].map(r => choose(n, r) * p ** (n - r) * k ** r) as [number, number]
    const right = c * three + d * two
    const fine = Number.isInteger(k) && Math.abs(k) <= 6 && Math.abs(three) < 12_000 && right !== 0
    return fine && m !== 1 && gcd(c, d) === 1 && (n > 5 || p > 1)
      ? { p, n, m, k, c, d, two, three, right }
      : null
  },
  make: ({ p, n, m, k, c, d, two, three, right }) => {
    const tail = (power: number) => (p === 1 ? '' : `${p ** power}`)
    const [before, after] = [choose(n, 2) * p ** (n - 2), choose(n, 3) * p ** (n - 3)]
    return {
      stem: [
        `In the expansion of $(${p} + kx)^${n}$, where *k* is a non-zero constant, the coefficient of $x^3$ is ${m === -1 ? 'equal to minus' : `${plain(m)} times`} the coefficient of $x^2$.`,
        `*k* is a non-zero constant. When $(${p} + kx)^${n}$ is expanded, the coefficient of $x^3$ is ${m === -1 ? 'equal to minus' : `${plain(m)} times`} the coefficient of $x^2$.`,
      ],
      parts: {
        a: ask.whole({
          command: 'Find',
          objective: 'AO2',
          prompt: 'Find the value of *k*.',
          scheme: [
            `M1 $\\binom{${n}}{2}${p === 1 ? '' : ` \\times ${tail(n - 2)}`}k^2$ or $\\binom{${n}}{3}${p === 1 ? '' : ` \\times ${tail(n - 3)}`}k^3$`,
            `A1 $${before}k^2$ and $${after}k^3$`,
            `M1 $${after}k^3 = ${bracketed(m)} \\times ${before}k^2$`,
            `A1 ${plain(k)}`,
          ],
          solution: `The coefficients are $\\binom{${n}}{2}${p === 1 ? '' : ` \\times ${tail(n - 2)}`}k^2 = ${before}k^2$ and $\\binom{${n}}{3}${p === 1 ? '' : ` \\times ${tail(n - 3)}`}k^3 = ${after}k^3$. So $${after}k^3 = ${m * before}k^2$. Since *k* is not zero, divide by $k^2$: $k = ${k}$.`,
          answer: k,
        }),
        b: ask.whole({
          command: 'Find',
          objective: 'AO2',
          prompt: [
            `Hence find the coefficient of $x^3$ in the expansion of $(${ascending([c, d])})(${p} + kx)^${n}$.`,
            `Using this value of *k*, find the coefficient of $x^3$ in the expansion of $(${ascending([c, d])})(${p} + kx)^${n}$.`,
          ],
          scheme: [
            `M1 coefficients $${two}$ and $${three}$`,
            `M1 $${c} \\times ${bracketed(three)} + ${bracketed(d)} \\times ${bracketed(two)}$`,
            `A1 ${plain(right)}`,
          ],
          solution: `The coefficients of $x^2$ and $x^3$ are $${two}$ and $${three}$. Two products give $x^3$: $${c} \\times ${bracketed(three)} + ${bracketed(d)} \\times ${bracketed(two)} = ${right}$.`,
          answer: right,
          follow: { from: 'a', formula: `${c * after}*x^3 + (${d * before})*x^2` },
        }),
      },
    }
  },
  verify: ({ p, n, m, c, d }) => {
    // The ratio of the two coefficients is a multiple of k: measured at k = 1.
    const unit = powerOf([p, 1], n)
    const k = (m * (unit[2] ?? 0)) / (unit[3] ?? 1)
    return { a: k, b: multiplied([c, d], powerOf([p, k], n))[3] ?? 0 }
  },
})

question('unknown-power-from-a-coefficient', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const [n, above, below] = [
      random.int(6, 20),
      random.pick([-3, -2, -1, 1, 2, 3]),
      random.pick([1, 2, 3, 4]),
    ]
    const b = above / below
    const [two, three] = [choose(n, 2) * b * b, choose(n, 3) * b ** 3]
    const fine = Number.isInteger(two) && Number.isInteger(three) && gcd(above, below) === 1 && two > 2
    return fine && Math.abs(three) < 6000 && (below > 1 || Math.abs(above) > 1)
      ? { n, above, below, two, three }
      : null
  },
  make: ({ n, above, below, two, three }) => {
    const [top, under] = [above * above, 2 * below * below]
    const factor = frac(top, under)
    const product = (two * under) / top
    const bracket = binomial(1, above, below, 2).replace(/\^2$/, '')
    const b = frac(above, below)
    return {
      stem: [
        `In the expansion of $${bracket}^n$, where *n* is a positive integer, the coefficient of $x^2$ is ${two}.`,
        `The coefficient of $x^2$ in the expansion of $${bracket}^n$ is ${two}, where *n* is a positive integer.`,
        `*n* is a positive integer. When $${bracket}^n$ is expanded in ascending powers of *x*, the coefficient of $x^2$ is ${two}.`,
      ],
      parts: {
        a: ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find the coefficient of $x^2$ in terms of *n*, without using factorials.',
          scheme: [
            `M1 $\\binom{n}{2} = \\frac{n(n - 1)}{2}$`,
            `A1 $${factor === '1' ? '' : factor}n(n - 1)$`,
          ],
          solution: `$\\binom{n}{2}\\left(${b}\\right)^2 = \\frac{n(n - 1)}{2} \\times ${frac(top, below * below)} = ${factor === '1' ? '' : factor}n(n - 1)$.`,
          answer: `${typedFraction(top, under, true)}n(n - 1)`,
          letters: ['n'],
        }),
        b: ask.whole({
          command: 'Find',
          objective: 'AO2',
          prompt: 'Hence find the value of *n*.',
          scheme: [
            `M1 $${factor === '1' ? '' : factor}n(n - 1) = ${two}$`,
            `M1 $(n - ${n})(n + ${n - 1}) = 0$, or the quadratic $n^2 - n - ${product} = 0$ solved`,
            `A1 ${n}`,
          ],
          solution: `$${factor === '1' ? '' : factor}n(n - 1) = ${two}$ leads to $n^2 - n - ${product} = 0$, which is $(n - ${n})(n + ${n - 1}) = 0$. *n* is positive, so $n = ${n}$.`,
          answer: n,
        }),
        c: ask.whole({
          command: 'Find',
          objective: 'AO2',
          prompt: 'Find the coefficient of $x^3$.',
          scheme: [`M1 $\\binom{${n}}{3} \\times \\left(${b}\\right)^3$`, `A1 ${plain(three)}`],
          solution: `$\\binom{${n}}{3} \\times \\left(${b}\\right)^3 = ${choose(n, 3)} \\times ${bracketed(1) === '1' && above < 0 ? `\\left(${frac(above ** 3, below ** 3)}\\right)` : frac(above ** 3, below ** 3)} = ${three}$.`,
          answer: three,
          follow: { from: 'b', formula: `x*(x - 1)*(x - 2)/6*(${above ** 3})/${below ** 3}` },
        }),
      },
    }
  },
  verify: ({ above, below, two }) => {
    const b = above / below
    let n = 2
    while (n < 60 && Math.abs((powerOf([1, b], n)[2] ?? 0) - two) > 1e-6) n += 1
    return { a: `n*(n - 1)*(${b * b})/2`, b: n, c: Math.round((powerOf([1, b], n)[3] ?? 0) * 1e6) / 1e6 }
  },
})

question('two-powers-multiplied', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const [m, n] = [random.int(3, 6), random.int(4, 8)]
    const [k, b] = [random.pick(nonZero(-4, 5)), random.pick([-3, -2, -1, 1, 2])]
    const [square, middle, rest] = [choose(m, 2), m * n * b, choose(n, 2) * b * b]
    // The other root of the quadratic in k.
    const other = -middle / square - k
    const target = square * k * k + middle * k + rest
    const fine = other !== k && other !== 0 && m !== n && target !== 0 && Math.abs(target) < 400
    const below = [1, 2, 3].find(each => Math.abs(other * each - Math.round(other * each)) < 1e-9)
    return fine && below && Math.abs(other * below) < 13
      ? { m, n, k, b, square, middle, rest, target, above: Math.round(other * below), below }
      : null
  },
  make: ({ m, n, k, b, square, middle, rest, target, above, below }) => {
    const product = `(1 + kx)^${m}${binomial(1, b, 1, n)}`
    const common = gcd(gcd(square, middle), rest - target)
    const quadratic = `${slopeTerm(square / common, 1, 'k^2')} ${term(middle / common, 'k')}${rest === target ? '' : ` ${signed((rest - target) / common)}`} = 0`
    const other = below === 1 ? String(above) : frac(above, below)
    return {
      stem: [
        `In the expansion of $${product}$, where *k* is a constant, the coefficient of $x^2$ is $${target}$.`,
        `*k* is a constant. The coefficient of $x^2$ in the expansion of $${product}$ is $${target}$.`,
      ],
      parts: {
        a: ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find, in terms of *k*, the coefficient of *x* in this expansion.',
          scheme: [`M1 $${m}k$ or $${n * b}$ seen`, `A1 $${m}k ${signed(n * b)}$`],
          solution: `The brackets begin $1 + ${m}kx$ and $1 ${term(n * b, 'x')}$. The products with *x* are $1 \\times ${n * b < 0 ? `(${n * b}x)` : `${n * b}x`}$ and $${m}kx \\times 1$, so the coefficient is $${m}k ${signed(n * b)}$.`,
          answer: `${m}k ${signed(n * b)}`,
          letters: ['k'],
        }),
        b: ask.solutions({
          command: 'Find',
          objective: 'AO2',
          prompt: 'Find the possible values of *k*. Give an exact value where it is not an integer.',
          scheme: [
            `M1 $${square}k^2$ and $${rest}$`,
            `A1 $${square}k^2 ${term(middle, 'k')} ${signed(rest)} = ${target}$`,
            `M1 $${quadratic}$ solved`,
            `A1 $k = ${k}$`,
            `A1 $k = ${other}$`,
          ],
          solution: `The terms in $x^2$ are $\\binom{${m}}{2}k^2$, $${m}k \\times ${bracketed(n * b)}$ and $\\binom{${n}}{2} \\times ${bracketed(b)}^2$. So $${square}k^2 ${term(middle, 'k')} ${signed(rest)} = ${target}$, or $${quadratic}$. Its solutions are $k = ${k}$ and $k = ${other}$.`,
          answer: [String(k), below === 1 ? String(above) : `${above}/${below}`],
          letter: 'k',
          interval: null,
          angles: null,
          figures: 'exact',
        }),
      },
    }
  },
  verify: ({ m, n, b, target }) => {
    // Every fraction with a small denominator is tried.
    const found = new Set<number>()
    for (let under = 1; under <= 5; under += 1)
      for (let top = -400; top <= 400; top += 1) {
        const k = top / under
        const two = multiplied(powerOf([1, k], m), powerOf([1, b], n))[2] ?? 0
        if (Math.abs(two - target) < 1e-7) found.add(Number(k.toFixed(9)))
      }
    return { a: `${m}*k + ${n}*(${b})`, b: [...found] }
  },
})
