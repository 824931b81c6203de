import { pascal, products } from '@/content/figures/igcse/additional-maths/series-1'
import { ask } from '@/lib/exams/authoring/ask'
import { bracketed, frac, gcd, lowest, nonZero, poly, term } from '@/lib/exams/authoring/maths'
import { derivative } from '@/lib/exams/authoring/numeric'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { functionCurve } from '@/lib/figures/plane/curves'
import { mark, plane } from '@/lib/figures/plane/plane'
import { line } from '@/lib/figures/shapes'
import {
  ascending,
  askExact,
  binomial,
  choose,
  coefficientsOf,
  multiplied,
  partOfX,
  powerOf,
} from '../series'

const { question, templates } = questionsOf('structured', '12.1')

export { templates }

/** The terms before they are worked out: n over r, the powers of both parts. */
const unworked = (a: number, above: number, below: number, n: number, rs: readonly number[]) =>
  rs
    .map(r => {
      const b = partOfX(above, below)
      const isPlain = r === 1 ? above > 0 : b === 'x'
      const second = `${isPlain ? b : `\\left(${b}\\right)`}${r === 1 ? '' : `^${r}`}`
      const first = a === 1 ? '' : n - r === 1 ? ` \\times ${a}` : ` \\times ${a}^${n - r}`
      return r === 0 ? (a === 1 ? '1' : `${a}^${n}`) : `\\binom{${n}}{${r}}${first} \\times ${second}`
    })
    .join(' + ')

const isWhole = (values: readonly number[]) => values.every(each => Number.isInteger(each))

question('first-terms-of-an-expansion', {
  facts: { difficulty: 2, checked: '2026-11-29' },
  values: random => {
    const [a, above, below] = [random.int(1, 5), random.pick(nonZero(-5, 5)), random.pick([1, 1, 2, 3, 4])]
    const n = random.int(5, 9)
    const terms = coefficientsOf(a, above / below, n).slice(0, 3)
    const fine = isWhole(terms) && gcd(above, below) === 1 && terms.every(each => Math.abs(each) < 8000)
    return fine && !(a === 1 && Math.abs(above) === 1) ? { a, above, below, n } : null
  },
  make: ({ a, above, below, n }) => {
    const terms = coefficientsOf(a, above / below, n).slice(0, 3)
    const power = binomial(a, above, below, n)
    return {
      stem: '',
      parts: {
        a: ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt: [
            `Find, in ascending powers of *x*, the first three terms in the expansion of $${power}$. Simplify each term.`,
            `Find the first three terms, in ascending powers of *x*, of $${power}$. Give each term in its simplest form.`,
            `The expression $${power}$ is expanded in ascending powers of *x*. Find the first three terms, each in its simplest form.`,
          ],
          scheme: [
            `B1 $${terms[0]}$`,
            `B1 $${ascending([0, terms[1] ?? 0])}$`,
            `B1 $${ascending([0, 0, terms[2] ?? 0])}$`,
          ],
          solution: `$${unworked(a, above, below, n, [0, 1, 2])} + \\dots$ The sign and the ${below === 1 ? 'coefficient' : 'fraction'} of *x* stand inside the power. So the expansion begins $${ascending(terms)}$.`,
          answer: `${ascending(terms)} + ...`,
          letters: ['x'],
          form: 'expanded',
        }),
        b: ask.whole({
          command: 'State',
          objective: 'AO1',
          prompt: 'State the number of terms in the complete expansion.',
          scheme: [`B1 ${n + 1}`],
          solution: `The powers of *x* run from 0 to ${n}, so there are ${n + 1} terms.`,
          answer: n + 1,
        }),
      },
    }
  },
  verify: ({ a, above, below, n }) => {
    const all = powerOf([a, above / below], n)
    return { a: `${all[0]} + (${all[1]})*x + (${all[2]})*x^2 + ...`, b: all.length }
  },
})

const raised = (power: number) => (power === 0 ? '' : power === 1 ? '*x*' : `*x*^{${power}}`)
const cell = (value: number, power: number) =>
  `${value < 0 ? '−' : ''}${Math.abs(value) === 1 && power > 0 ? '' : Math.abs(value)}${raised(power)}`

/** The table of products of two polynomials, the cells with one power standing out. */
function productsOf(name: string, first: readonly number[], second: readonly number[], power: number) {
  const told = first.flatMap((a, i) =>
    second.flatMap((b, j) => (i + j === power && a !== 0 ? [cell(a * b, power)] : [])),
  )
  const rows = first.flatMap((a, i) => (a === 0 ? [] : [{ a, i }]))
  return products({
    name,
    title: 'Table of products',
    across: second.map((b, j) => cell(b, j)),
    down: rows.map(({ a, i }) => cell(a, i)),
    cells: rows.map(({ a, i }) => second.map((b, j) => cell(a * b, i + j))),
    wanted: rows.flatMap(({ i }, row) =>
      second.flatMap((_, j) => (i + j === power ? [[row, j] as const] : [])),
    ),
    says: `Each term of one bracket times each term of the other. The cells that stand out are ${told.join(' and ').replace(/\*|\{|\}/g, '')}.`,
  })
}

question('coefficient-in-a-product', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    const [a, b, n] = [random.int(1, 3), random.pick(nonZero(-4, 4)), random.int(5, 8)]
    const [p, q, s] = [random.pick(nonZero(-4, 5)), random.pick(nonZero(-5, 5)), random.int(-3, 3)]
    const terms = coefficientsOf(a, b, n).slice(0, 3)
    const right = p * (terms[2] ?? 0) + q * (terms[1] ?? 0) + s * (terms[0] ?? 0)
    const fine = terms.every(each => Math.abs(each) < 4000) && right !== 0 && p > 0 && a * Math.abs(b) > 1
    return fine && gcd(a, b) === 1 ? { a, b, n, p, q, s, terms, right } : null
  },
  make: ({ a, b, n, p, q, s, terms, right }) => {
    const factor = ascending([p, q, s])
    const [t0 = 0, t1 = 0, t2 = 0] = terms
    const sum = [
      [p, t2],
      [q, t1],
      [s, t0],
    ]
      .filter(([each]) => each !== 0)
      .map(([one, two]) => `${bracketed(one ?? 0)} \\times ${bracketed(two ?? 0)}`)
      .join(' + ')
    return {
      stem: '',
      parts: {
        a: ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt: `Find, in ascending powers of *x*, the first three terms in the expansion of $${binomial(a, b, 1, n)}$. Simplify each term.`,
          scheme: [`B1 $${t0}$`, `B1 $${ascending([0, t1])}$`, `B1 $${ascending([0, 0, t2])}$`],
          solution: `$${unworked(a, b, 1, n, [0, 1, 2])} + \\dots = ${ascending(terms)} + \\dots$`,
          answer: `${ascending(terms)} + ...`,
          letters: ['x'],
          form: 'expanded',
        }),
        b: ask.whole({
          command: 'Find',
          objective: 'AO2',
          prompt: [
            `Hence find the coefficient of $x^2$ in the expansion of $(${factor})${binomial(a, b, 1, n)}$.`,
            `Hence find the coefficient of $x^2$ when $(${factor})${binomial(a, b, 1, n)}$ is expanded.`,
          ],
          scheme: [
            'M1 a product of two terms that gives $x^2$',
            `M1 $${sum}$, every product that gives $x^2$`,
            `A1 ${plain(right)}`,
          ],
          solution: `Take one term of each bracket so that the powers of *x* add up to 2: $${sum} = ${right}$.`,
          answer: right,
          solutionFigure: productsOf('series/products-for-the-square', [p, q, s], terms, 2),
        }),
      },
    }
  },
  verify: ({ a, b, n, p, q, s }) => {
    const all = powerOf([a, b], n)
    return {
      a: `${all[0]} + (${all[1]})*x + (${all[2]})*x^2 + ...`,
      b: multiplied([p, q, s], all)[2] ?? 0,
    }
  },
})

question('unknown-constants-in-a-product', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const [c, above, below] = [
      random.int(1, 3),
      random.pick([-3, -2, -1, 1, 2, 3]),
      random.pick([1, 2, 3, 4]),
    ]
    const n = random.int(4, 7)
    const terms = coefficientsOf(c, above / below, n).slice(0, 3)
    const [a, b] = [random.int(2, 6), random.pick(nonZero(-6, 6))]
    const product = multiplied([a, b], terms).slice(0, 3)
    const fine =
      isWhole(terms) &&
      gcd(above, below) === 1 &&
      gcd(above, c) === 1 &&
      product.every(each => each !== 0 && Math.abs(each) < 3000)
    return fine && (c > 1 || Math.abs(above) > 1) ? { a, b, c, above, below, n, terms, product } : null
  },
  make: ({ a, b, c, above, below, n, terms, product }) => {
    const [t0 = 0, t1 = 0, t2 = 0] = terms
    const [p0 = 0, p1 = 0, p2 = 0] = product
    const power = binomial(c, above, below, n)
    return {
      stem: '',
      parts: {
        a: ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt: `Find the first three terms in the expansion of $${power}$, in ascending powers of *x*. Simplify the coefficient of each term.`,
          scheme: [`B1 $${t0}$`, `B1 $${ascending([0, t1])}$`, `B1 $${ascending([0, 0, t2])}$`],
          solution: `$${unworked(c, above, below, n, [0, 1, 2])} + \\dots = ${ascending(terms)} + \\dots$`,
          answer: `${ascending(terms)} + ...`,
          letters: ['x'],
          form: 'expanded',
        }),
        'b.i': ask.whole({
          lead: `In the expansion of $(a + bx)${power}$, in ascending powers of *x*, where *a* and *b* are constants, the first two terms are $${ascending([p0, p1])}$.`,
          command: 'Find',
          objective: 'AO2',
          prompt: 'Find the value of *a*.',
          scheme: [`B1 ${a}`],
          solution: `The constant term comes from $a \\times ${t0}$ alone: $${t0 === 1 ? '' : t0}a = ${p0}$, so $a = ${a}$.`,
          answer: a,
        }),
        'b.ii': ask.whole({
          command: 'Find',
          objective: 'AO2',
          prompt: 'Find the value of *b*.',
          scheme: [`M1 $${t1}a ${term(t0, 'b')} = ${p1}$`, `A1 ${plain(b)}`],
          solution: `Two products give *x*: $a \\times ${t1 < 0 ? `(${t1}x)` : `${t1}x`}$ and $bx \\times ${t0}$. So $${t1 * a} + ${t0 === 1 ? '' : t0}b = ${p1}$ and $b = ${b}$.`,
          answer: b,
          follow: { from: 'b.i', formula: `(${p1} - (${t1})*x)/${t0}` },
        }),
        c: ask.whole({
          command: 'Find',
          objective: 'AO2',
          prompt: 'Find the coefficient of $x^2$ in this expansion.',
          scheme: [`M1 $${t2}a ${term(t1, 'b')}$`, `A1 ${plain(p2)}`],
          solution: `Two products give $x^2$: $${a} \\times ${bracketed(t2)} + ${bracketed(b)} \\times ${bracketed(t1)} = ${p2}$.`,
          answer: p2,
          follow: { from: 'b.ii', formula: `${t2 * a} + (${t1})*x` },
          solutionFigure: productsOf('series/products-of-two-brackets', [a, b], terms, 2),
        }),
      },
    }
  },
  verify: ({ c, above, below, n, product }) => {
    const all = powerOf([c, above / below], n)
    const [one = 1, two = 0] = all
    const [p0 = 0, p1 = 0] = product
    const a = p0 / one
    const b = (p1 * one - p0 * two) / (one * one)
    return {
      a: `${all[0]} + (${all[1]})*x + (${all[2]})*x^2 + ...`,
      'b.i': a,
      'b.ii': b,
      c: multiplied([a, b], all)[2] ?? 0,
    }
  },
})

question('row-of-a-triangle-and-surds', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const [n, p, q] = [random.int(4, 6), random.int(1, 3), random.pick([2, 3, 5, 6, 7])]
    const [whole, of] = [0, 1].map(odd =>
      Array.from({ length: n + 1 }, (_, r) => r)
        .filter(r => r % 2 === odd)
        .reduce((sum, r) => sum + choose(n, r) * p ** (n - r) * q ** ((r - odd) / 2), 0),
    ) as [number, number]
    return whole < 5000 && n * p > 4 ? { n, p, q, whole, of, minus: random.chance(0.5) } : null
  },
  make: ({ n, p, q, whole, of, minus }) => {
    const row = coefficientsOf(1, 1, n)
    // The others are these by symmetry, or n itself.
    const marked = [Math.floor(n / 2) - 1, Math.floor(n / 2)]
    const sign = minus ? '-' : '+'
    const unfolded = row
      .map((each, r) => {
        const left = p === 1 || r === n ? '' : ` \\times ${p}${n - r === 1 ? '' : `^${n - r}`}`
        const right = r === 0 ? '' : ` \\times (${minus ? '-' : ''}\\sqrt{${q}})${r === 1 ? '' : `^${r}`}`
        return `${each}${left}${right}`
      })
      .join(' + ')
    return {
      stem: [
        'The diagram shows the first rows of a triangle of numbers. They are the coefficients in the expansions of $(1 + x)^n$.',
        'The numbers in each row of the diagram are the coefficients in the expansion of $(1 + x)^n$.',
        'Each row of the diagram holds the coefficients in the expansion of $(1 + x)^n$.',
      ],
      figure: pascal({
        name: 'series/triangle-of-coefficients',
        title: 'A triangle of numbers',
        last: n - 1,
        blank: true,
      }),
      parts: {
        a: ask.table({
          command: 'Write',
          prompt: `Write down the coefficients in the expansion of $(1 + x)^${n}$.`,
          head: ['Power', ...row.map((_, r) => (r === 0 ? '$1$' : r === 1 ? '$x$' : `$x^${r}$`))],
          rows: [
            [
              { text: 'Coefficient' },
              ...row.map((answer, r) =>
                r === 0 || r === n
                  ? { text: '1' }
                  : { blank: `power-${r}`, answer, marks: marked.includes(r) ? (1 as const) : (0 as const) },
              ),
            ],
          ],
          scheme: marked.map(r => `B1 ${row[r]}`),
          solution: `Each number is the sum of the two above it: ${row.join(', ')}.`,
        }),
        b: ask.expression({
          command: 'Find',
          objective: 'AO2',
          prompt: [
            `Hence write $(${p} ${sign} \\sqrt{${q}})^${n}$ in the form $a + b\\sqrt{${q}}$, where *a* and *b* are integers.`,
            `Hence find $(${p} ${sign} \\sqrt{${q}})^${n}$ in the form $a + b\\sqrt{${q}}$, where *a* and *b* are integers.`,
          ],
          scheme: [
            `M1 $${unfolded}$, or at least three of its terms`,
            'M1 even powers of the surd as integers, odd powers as multiples of the surd',
            `A1 $${whole} ${sign} ${of}\\sqrt{${q}}$`,
          ],
          solution: `$${unfolded}$. Even powers of $\\sqrt{${q}}$ are integers; odd powers leave one $\\sqrt{${q}}$. Collected: $${whole} ${sign} ${of}\\sqrt{${q}}$.`,
          answer: `${whole} ${sign} ${of}*sqrt(${q})`,
          letters: [],
          form: 'simplified',
        }),
        c: ask.whole({
          command: 'Find',
          objective: 'AO2',
          prompt: `Hence find the value of $(${p} + \\sqrt{${q}})^${n} + (${p} - \\sqrt{${q}})^${n}$.`,
          scheme: [
            `M1 the other power is $${whole} ${minus ? '+' : '-'} ${of}\\sqrt{${q}}$`,
            `A1 ${plain(2 * whole)}`,
          ],
          solution: `In the other expansion only the odd powers of the surd change their sign. In the sum they cancel, and $2 \\times ${whole} = ${2 * whole}$ is left.`,
          answer: 2 * whole,
        }),
      },
    }
  },
  verify: ({ n, p, q, minus }) => {
    // Multiplied out bracket by bracket, the surd apart.
    let [whole, of] = [1, 0]
    const each = minus ? -1 : 1
    for (let step = 0; step < n; step += 1) [whole, of] = [whole * p + of * each * q, of * p + whole * each]
    return {
      b: `${whole} + (${of})*sqrt(${q})`,
      c: Math.round((p + Math.sqrt(q)) ** n + (p - Math.sqrt(q)) ** n),
    }
  },
})

/** Terms c·x^power in LaTeX and as they are typed, negative powers as fractions. */
function laurent(terms: readonly (readonly [value: number, power: number])[]) {
  const written = (typed: boolean) =>
    terms
      .filter(([value]) => value !== 0)
      .map(([value, power], at) => {
        const size = Math.abs(value)
        const name = Math.abs(power) === 1 ? 'x' : `x^${Math.abs(power)}`
        const front = size === 1 && power > 0 ? '' : String(size)
        const body =
          power === 0
            ? String(size)
            : power > 0
              ? `${front}${name}`
              : typed
                ? `${size}/${name}`
                : `\\frac{${size}}{${name}}`
        return `${value < 0 ? (at === 0 ? '-' : ' - ') : at === 0 ? '' : ' + '}${body}`
      })
      .join('')
  return { latex: written(false), typed: written(true) }
}

question('x-and-its-reciprocal', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const [n, k] = [random.int(3, 5), random.int(1, 4)]
    const [m, p] = [random.pick(nonZero(-5, 6)), random.pick(nonZero(-5, 5))]
    // (m + px²) for an even power, (mx + p/x) for an odd one.
    const powers = n % 2 === 0 ? ([0, 2] as const) : ([1, -1] as const)
    const at = (power: number) => choose(n, (n - power) / 2) * (-k) ** ((n - power) / 2)
    const [one, two] = [at(-powers[0]), at(-powers[1])]
    const right = m * one + p * two
    return right !== 0 && m > 0 && k ** n < 1100 ? { n, k, m, p, powers, one, two, right } : null
  },
  make: ({ n, k, m, p, powers, one, two, right }) => {
    const terms = (sign: number) =>
      Array.from({ length: n + 1 }, (_, r) => [choose(n, r) * (sign * k) ** r, n - 2 * r] as const)
    const [plus, minus] = [laurent(terms(1)), laurent(terms(-1))]
    const rest = laurent(
      terms(1).flatMap(([value, power], r) => (r % 2 === 1 ? [[2 * value, power] as const] : [])),
    )
    const factor = laurent([
      [m, powers[0]],
      [p, powers[1]],
    ])
    const sum = `${m} \\times ${bracketed(one)} + ${bracketed(p)} \\times ${bracketed(two)}`
    return {
      stem: '',
      parts: {
        a: ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt: [
            `Find the full expansion of $\\left(x + \\frac{${k}}{x}\\right)^${n}$. Simplify each term.`,
            `Expand $\\left(x + \\frac{${k}}{x}\\right)^${n}$. Simplify each term.`,
          ],
          scheme: [
            `B1 $${laurent(terms(1).slice(0, 2)).latex}$`,
            'M1 powers of *x* that fall by 2 from term to term',
            `A1 $${plus.latex}$`,
          ],
          solution: `The *r*th power of $\\frac{${k}}{x}$ stands with $x^{${n} - r}$, so the powers of *x* fall by 2 each time. The expansion is $${plus.latex}$.`,
          answer: plus.typed,
          letters: ['x'],
          form: 'expanded',
        }),
        b: ask.expression({
          command: 'Write down',
          objective: 'AO1',
          prompt: `Hence write down the expansion of $\\left(x - \\frac{${k}}{x}\\right)^${n}$.`,
          scheme: [`B1 $${minus.latex}$`],
          solution: `Odd powers of $-\\frac{${k}}{x}$ are negative, so every second sign changes: $${minus.latex}$.`,
          answer: minus.typed,
          letters: ['x'],
          form: 'expanded',
        }),
        c: ask.expression({
          command: 'Find',
          objective: 'AO2',
          prompt: `Find $\\left(x + \\frac{${k}}{x}\\right)^${n} - \\left(x - \\frac{${k}}{x}\\right)^${n}$ in its simplest form.`,
          scheme: ['M1 the terms with even powers of the fraction cancel', `A1 $${rest.latex}$`],
          solution: `Subtract term by term. What is alike cancels, what has opposite signs is doubled: $${rest.latex}$.`,
          answer: rest.typed,
          letters: ['x'],
          form: 'expanded',
        }),
        d: ask.whole({
          command: 'Find',
          objective: 'AO2',
          prompt: `Find the term independent of *x* in the expansion of $\\left(${factor.latex}\\right)\\left(x - \\frac{${k}}{x}\\right)^${n}$.`,
          scheme: [`M1 $${sum}$, the two products without *x*`, `A1 ${plain(right)}`],
          solution: `The powers of *x* must add up to 0. Two products do: $${sum} = ${right}$.`,
          answer: right,
        }),
      },
    }
  },
  verify: ({ n, k, m, p, powers }) => {
    // (x + k/x)^n is (x² + k)^n over x^n; both sides multiplied out.
    const [plus, minus] = [powerOf([k, 0, 1], n), powerOf([-k, 0, 1], n)]
    const over = (of: readonly number[]) =>
      `(${of.map((each, at) => `(${each})*x^${at}`).join(' + ')})/x^${n}`
    return {
      a: over(plus),
      b: over(minus),
      c: over(plus.map((each, at) => each - (minus[at] ?? 0))),
      d: m * (minus[n - powers[0]] ?? 0) + p * (minus[n - powers[1]] ?? 0),
    }
  },
})

question('expansion-and-a-tangent', {
  facts: { difficulty: 5, checked: '2026-11-29' },
  values: random => {
    const [a, b, n] = [random.pick([2, 3]), random.int(1, 3), random.int(3, 5)]
    const [p, q] = [random.int(1, 5), random.pick(nonZero(-4, 4))]
    const terms = coefficientsOf(a, -b, n).slice(0, 3)
    const [t0 = 0, t1 = 0, t2 = 0] = terms
    const right = p * t2 + q * t1
    return gcd(a, b) === 1 && t0 < 300 && right !== 0 && p * q !== 1
      ? { a, b, n, p, q, t0, t1, t2, right }
      : null
  },
  make: ({ a, b, n, p, q, t0, t1, t2, right }) => {
    const power = binomial(a, -b, 1, n)
    const tangent = poly(t1, t0)
    const [above, below] = lowest(t0 * a, 2 * n * b)
    const end = a / b
    const on = plane({
      x: { min: -0.14 * end, max: 1.1 * end },
      y: { min: -0.12 * t0, max: 1.45 * t0 },
      height: 190,
    })
    const foot = a / (n * b)
    return {
      stem: [
        `The diagram shows part of the curve $y = ${power}$. The curve meets the *y*-axis at the point *P*. The tangent to the curve at *P* meets the *x*-axis at the point *Q*.`,
        `The curve $y = ${power}$ crosses the *y*-axis at *P*. The tangent to the curve at *P* crosses the *x*-axis at *Q*, as shown in the diagram.`,
        `The diagram shows part of the curve $y = ${power}$ and its tangent at the point *P*, where the curve crosses the *y*-axis. The tangent meets the *x*-axis at *Q*.`,
      ],
      figure: figure(
        {
          name: 'series/curve-and-its-tangent',
          title: 'A curve and its tangent at the y-axis',
          description:
            'Axes without scales. A curve falls from the upper left less and less steeply to the x-axis. It crosses the y-axis at P. A straight line touches it at P and falls to the x-axis at Q, to the left of where the curve reaches the axis.',
          height: on.canvasHeight,
        },
        on.axes,
        functionCurve(on, x => (a - b * x) ** n, { to: end }),
        line(...on.at(-0.07 * end, t0 + 0.07 * end * -t1), ...on.at(foot * 1.1, -0.1 * t0), 'l'),
        mark(on, [0, t0], '*P*', { place: 'right' }),
        mark(on, [foot, 0], '*Q*', { place: 'below left' }),
      ),
      parts: {
        a: ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt: `Find, in ascending powers of *x*, the first three terms in the expansion of $${power}$. Simplify each term.`,
          scheme: [`B1 $${t0}$`, `B1 $${ascending([0, t1])}$`, `B1 $${ascending([0, 0, t2])}$`],
          solution: `$${unworked(a, -b, 1, n, [0, 1, 2])} + \\dots = ${ascending([t0, t1, t2])} + \\dots$`,
          answer: `${ascending([t0, t1, t2])} + ...`,
          letters: ['x'],
          form: 'expanded',
        }),
        b: ask.whole({
          command: 'Find',
          objective: 'AO2',
          prompt: `Hence find the coefficient of $x^2$ in the expansion of $(${ascending([p, q])})${power}$.`,
          scheme: [
            `M1 $${p} \\times ${t2} + ${bracketed(q)} \\times ${bracketed(t1)}$`,
            `A1 ${plain(right)}`,
          ],
          solution: `Two products give $x^2$: $${p} \\times ${t2} + ${bracketed(q)} \\times ${bracketed(t1)} = ${right}$.`,
          answer: right,
        }),
        c: ask.expression({
          command: 'Find',
          objective: 'AO2',
          subtopic: '14.5',
          prompt:
            'Find the equation of the tangent to the curve at *P*. Give your answer in the form $y = mx + c$.',
          scheme: [
            `M1 $\\frac{dy}{dx} = ${n} \\times (${-b})${binomial(a, -b, 1, n - 1)}$`,
            `A1 gradient $${t1}$ at $x = 0$`,
            `A1 $y = ${tangent}$`,
          ],
          solution: `$\\frac{dy}{dx} = ${-b * n}${binomial(a, -b, 1, n - 1)}$, which is $${t1}$ at $x = 0$. There $y = ${t0}$, so the tangent is $y = ${tangent}$. These are the first two terms of the expansion.`,
          answer: `y = ${tangent}`,
          letters: ['x', 'y'],
        }),
        d: askExact({
          command: 'Find',
          objective: 'AO2',
          subtopic: '7.3',
          prompt:
            'Find the area of triangle *OPQ*, where *O* is the origin. Give an integer or a fraction in its lowest terms.',
          scheme: [`M1 *Q* is $\\left(${frac(a, n * b)}, 0\\right)$`, `A1 $${frac(above, below)}$`],
          solution: `$${tangent} = 0$ gives $x = ${frac(a, n * b)}$. The area is $\\frac{1}{2} \\times ${frac(a, n * b)} \\times ${t0} = ${frac(above, below)}$.`,
          answer: above / below,
        }),
      },
    }
  },
  verify: ({ a, b, n, p, q }) => {
    const all = powerOf([a, -b], n)
    const slope = Math.round(derivative(x => (a - b * x) ** n, 0) * 1e6) / 1e6
    const height = a ** n
    return {
      a: `${all[0]} + (${all[1]})*x + (${all[2]})*x^2 + ...`,
      b: multiplied([p, q], all)[2] ?? 0,
      c: `y - ${height} = (${slope})*x`,
      d: (height * height) / (2 * Math.abs(slope)),
    }
  },
})
