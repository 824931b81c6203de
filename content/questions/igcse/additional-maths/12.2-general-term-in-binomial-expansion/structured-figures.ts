import { coefficientBars, neighbours } from '@/content/figures/igcse/additional-maths/series-2'
import { ask } from '@/lib/exams/authoring/ask'
import { bracketed, gcd, nonZero } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'
import { ascending, binomial, choose, coefficientsOf, multiplied, powerOf } from '../series'

const { question, templates } = questionsOf('structured', '12.2')

export { templates }

const ORDINAL = ['first', 'second', 'third', 'fourth', 'fifth'] as const

question('next-row-of-the-triangle', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const [r, n] = [random.pick([2, 3]), random.int(6, 14)]
    const m = random.pick([-3, -2, 2, 3, -1])
    const [left, right] = [choose(n, r), choose(n, r + 1)]
    return Math.abs((left + right) * m ** (r + 1)) < 25_000 && left !== right
      ? { r, n, m, left, right }
      : null
  },
  make: ({ r, n, m, left, right }) => {
    const sum = left + right
    return {
      stem: [
        `The diagram shows part of Pascal's triangle. The numbers ${left} and ${right} are the coefficients of $x^${r}$ and $x^${r + 1}$ in the expansion of $(1 + x)^n$.`,
        `Part of two rows of Pascal's triangle is shown. ${left} and ${right} are the coefficients of $x^${r}$ and $x^${r + 1}$ in the expansion of $(1 + x)^n$.`,
        `The diagram shows the ${ORDINAL[r]} and the ${ORDINAL[r + 1]} number of one row of Pascal's triangle. They are the coefficients of $x^${r}$ and $x^${r + 1}$ in the expansion of $(1 + x)^n$.`,
      ],
      figure: neighbours({
        name: 'series/two-neighbours',
        title: "Part of Pascal's triangle",
        values: [left, right],
      }),
      parts: {
        a: ask.whole({
          command: 'Write down',
          objective: 'AO1',
          prompt: `Write down the coefficient of $x^${r + 1}$ in the expansion of $(1 + x)^{n + 1}$.`,
          scheme: [`B1 ${sum}`],
          solution: `It stands below the two numbers and is their sum: $${left} + ${right} = ${sum}$.`,
          answer: sum,
        }),
        b: ask.whole({
          command: 'Find',
          objective: 'AO2',
          prompt: 'Find the value of *n*.',
          scheme: [
            `M1 $\\binom{n}{${r}} = ${left}$ or $\\binom{n}{${r + 1}} = ${right}$ written with *n*`,
            `M1 $\\frac{n - ${r}}{${r + 1}} = \\frac{${right}}{${left}}$, or an equation in *n* solved`,
            `A1 ${n}`,
          ],
          solution: `Divide the second coefficient by the first. All factors but two cancel: $\\frac{n - ${r}}{${r + 1}} = \\frac{${right}}{${left}}$. So $n - ${r} = ${n - r}$ and $n = ${n}$.${r === 2 ? ` Or $\\frac{n(n - 1)}{2} = ${left}$, a quadratic with the positive solution ${n}.` : ''}`,
          answer: n,
        }),
        c: ask.whole({
          command: 'Find',
          objective: 'AO2',
          prompt: `Find the coefficient of $x^${r + 1}$ in the expansion of $${binomial(1, m, 1, 2).replace(/\^2$/, '')}^{n + 1}$.`,
          scheme: [`M1 $${sum} \\times ${bracketed(m)}^${r + 1}$`, `A1 ${plain(sum * m ** (r + 1))}`],
          solution: `The coefficient of part (a) is multiplied by the power of $${m}$: $${sum} \\times ${bracketed(m)}^${r + 1} = ${sum * m ** (r + 1)}$.`,
          answer: sum * m ** (r + 1),
          follow: { from: 'a', formula: `x*(${m})^${r + 1}` },
        }),
      },
    }
  },
  verify: ({ r, m, left, right }) => {
    let n = r
    while (n < 40 && powerOf([1, 1], n)[r] !== left) n += 1
    const next = powerOf([1, 1], n + 1)
    return { a: left + right, b: n, c: powerOf([1, m], next.length - 1)[r + 1] ?? 0 }
  },
})

question('two-constants-from-three-terms', {
  facts: { difficulty: 5, checked: '2026-11-29' },
  values: random => {
    const [n, a] = [random.int(5, 12), random.pick([2, 3, 4, 5])]
    const terms = coefficientsOf(1, a, n)
    const [, one = 0, two = 0, three = 0] = terms
    const [c, d] = [random.int(1, 4), random.pick(nonZero(-3, 3))]
    const square = multiplied(multiplied([c, d], [c, d]), terms)[2] ?? 0
    const fine = Math.abs(three) < 20_000 && square !== 0 && c * Math.abs(d) > 1 && gcd(c, d) === 1
    return fine ? { n, a, one, two, three, c, d, square } : null
  },
  make: ({ n, a, one, two, three, c, d, square }) => {
    const over = `${one < 0 ? '-' : ''}\\frac{${Math.abs(one)}}{n}`
    const [s0, s1, s2] = [c * c, 2 * c * d, d * d]
    return {
      stem: [
        'The diagram shows, not to scale, the coefficients of the first three terms in the expansion of $(1 + ax)^n$ in ascending powers of *x*. *a* is a constant and *n* is a positive integer.',
        'In the expansion of $(1 + ax)^n$, *a* is a constant and *n* is a positive integer. The numbers in the diagram, which is not to scale, are the coefficients of the first three terms in ascending powers of *x*.',
      ],
      figure: coefficientBars({
        name: 'series/three-coefficients',
        title: 'Three coefficients',
        values: [1, plain(one), plain(two)],
      }),
      parts: {
        'a.i': ask.expression({
          command: 'Write down',
          objective: 'AO1',
          prompt: 'Write down an equation in *a* and *n* from the coefficient of *x*.',
          scheme: [`B1 $na = ${one}$`],
          solution: `The term in *x* is $\\binom{n}{1}ax = nax$, so $na = ${one}$.`,
          answer: `n*a = ${one}`,
          letters: ['a', 'n'],
        }),
        'a.ii': ask.expression({
          command: 'Write down',
          objective: 'AO1',
          prompt: 'Write down an equation in *a* and *n*, without factorials, from the coefficient of $x^2$.',
          scheme: [`B1 $\\frac{n(n - 1)}{2}a^2 = ${two}$`],
          solution: `The term in $x^2$ is $\\binom{n}{2}a^2x^2$ with $\\binom{n}{2} = \\frac{n(n - 1)}{2}$, so $\\frac{n(n - 1)}{2}a^2 = ${two}$.`,
          answer: `n*(n - 1)/2*a^2 = ${two}`,
          letters: ['a', 'n'],
        }),
        'b.i': ask.whole({
          command: 'Find',
          objective: 'AO2',
          prompt: 'Find the value of *n*.',
          scheme: [
            `M1 $a = ${over}$ put into the second equation`,
            `M1 $${one * one}(n - 1) = ${2 * two}n$, an equation without fractions`,
            `A1 ${n}`,
          ],
          solution: `$a = ${over}$, so $\\frac{n(n - 1)}{2} \\times \\frac{${one * one}}{n^2} = ${two}$. Multiply by $2n$: $${one * one}(n - 1) = ${2 * two}n$, so $n = ${n}$.`,
          answer: n,
        }),
        'b.ii': ask.whole({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find the value of *a*.',
          scheme: [`B1 ${plain(a)}`],
          solution: `$a = ${over.replace('{n}', `{${n}}`)} = ${a}$.`,
          answer: a,
          follow: { from: 'b.i', formula: `${one}/x` },
        }),
        c: ask.whole({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find the coefficient of $x^3$ in the expansion of $(1 + ax)^n$.',
          scheme: [`M1 $\\binom{${n}}{3} \\times ${bracketed(a)}^3$`, `A1 ${plain(three)}`],
          solution: `$\\binom{${n}}{3} \\times ${bracketed(a)}^3 = ${choose(n, 3)} \\times ${bracketed(a ** 3)} = ${three}$.`,
          answer: three,
        }),
        d: ask.whole({
          command: 'Find',
          objective: 'AO2',
          prompt: [
            `Find the coefficient of $x^2$ in the expansion of $(${ascending([c, d])})^2(1 + ax)^n$.`,
            `Find the coefficient of $x^2$ when $(${ascending([c, d])})^2(1 + ax)^n$ is expanded.`,
          ],
          scheme: [
            `M1 $${ascending([s0, s1, s2])}$`,
            `M1 $${s0} \\times ${two} + ${bracketed(s1)} \\times ${bracketed(one)} + ${s2}$`,
            `A1 ${plain(square)}`,
          ],
          solution: `$(${ascending([c, d])})^2 = ${ascending([s0, s1, s2])}$. Three products give $x^2$: $${s0} \\times ${two} + ${bracketed(s1)} \\times ${bracketed(one)} + ${s2} \\times 1 = ${square}$.`,
          answer: square,
        }),
      },
    }
  },
  verify: ({ one, two, c, d }) => {
    // Every whole n is tried with the a that the first equation gives.
    let n = 1
    while (n < 60 && Math.abs((powerOf([1, one / n], n)[2] ?? 0) - two) > 1e-6) n += 1
    const a = one / n
    const all = powerOf([1, a], n)
    return {
      'a.i': `a = ${one}/n`,
      'a.ii': `a^2*n^2 - a^2*n = ${2 * two}`,
      'b.i': n,
      'b.ii': a,
      c: Math.round(all[3] ?? 0),
      d: Math.round(multiplied(powerOf([c, d], 2), all)[2] ?? 0),
    }
  },
})
