import { ask } from '@/lib/exams/authoring/ask'
import { poly } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'

const { question, templates } = questionsOf('structured', '1.2')

export { templates }

question('largest-domains', {
  facts: { difficulty: 2, checked: '2026-11-20' },
  values: random => ({
    a: random.int(2, 9),
    b: random.int(1, 9),
    c: random.int(2, 9),
    d: random.int(2, 5),
    e: random.int(1, 6),
  }),
  make: ({ a, b, c, d, e }) => ({
    stem: `$f(x) = \\frac{${a}x + ${b}}{x - ${c}}$, $g(x) = \\ln(${d}x - ${d * e})$ and $h(x) = \\sqrt{${d * c} - ${d}x}$.`,
    parts: {
      a: ask.whole({
        objective: 'AO1',
        prompt: 'State the value of *x* that cannot be in the domain of f.',
        scheme: [`B1 ${c}`],
        solution: `The denominator must not be zero, so $x \\ne ${c}$.`,
        answer: c,
      }),
      b: ask.expression({
        objective: 'AO1',
        prompt: 'Find the largest possible domain of g, as an inequality.',
        scheme: [`B1 $x > ${e}$`],
        solution: `The logarithm needs a positive number: $${d}x - ${d * e} > 0$, so $x > ${e}$.`,
        answer: `x > ${e}`,
        letters: ['x'],
      }),
      c: ask.expression({
        objective: 'AO1',
        prompt: 'Find the largest possible domain of h, as an inequality.',
        scheme: [`B1 $x \\le ${c}$`],
        solution: `The square root needs a number that is not negative: $${d * c} - ${d}x \\ge 0$, so $x \\le ${c}$.`,
        answer: `x <= ${c}`,
        letters: ['x'],
      }),
    },
  }),
  verify: ({ c, d, e }) => ({ a: (d * c) / d, b: `${d * e} < ${d}x`, c: `${d}x <= ${d * c}` }),
})

question('range-of-a-quadratic', {
  facts: { difficulty: 3, checked: '2026-11-20' },
  values: random => ({
    a: random.int(2, 4),
    p: random.int(1, 5),
    q: random.int(1, 12),
    far: random.int(2, 4),
  }),
  make: ({ a, p, q, far }) => ({
    stem: `$f(x) = ${poly(a, -2 * a * p, a * p * p + q)}$ for all real *x*.`,
    parts: {
      a: ask.values({
        command: 'Find',
        prompt:
          '$f(x)$ can be written in the form $a(x - p)^2 + q$. Find the values of the constants *a*, *p* and *q*.',
        scheme: [`B1 *a* = ${a}`, `B1 *p* = ${p}`, `B1 *q* = ${q}`],
        solution: `Complete the square: $${a}(x^2 - ${2 * p}x) + ${a * p * p + q} = ${a}(x - ${p})^2 + ${q}$.`,
        found: [
          ['*a*', a],
          ['*p*', p],
          ['*q*', q],
        ],
      }),
      b: ask.expression({
        objective: 'AO1',
        prompt: 'Find the range of f, as an inequality in *y*, where $y = f(x)$.',
        scheme: [`B1 $y \\ge ${q}$`],
        solution: `The square is never negative, so the least value is ${q}.`,
        answer: `y >= ${q}`,
        letters: ['y'],
      }),
      c: ask.whole({
        command: 'Find',
        prompt: `The domain is now restricted to $0 \\le x \\le ${p + p + far}$. Find the greatest value of f.`,
        scheme: [`M1 $f(${2 * p + far})$`, `A1 ${a * (p + far) ** 2 + q}`],
        solution: `The end of the domain farther from the vertex $x = ${p}$ is $x = ${2 * p + far}$: $${a} \\times ${p + far}^2 + ${q} = ${a * (p + far) ** 2 + q}$.`,
        answer: a * (p + far) ** 2 + q,
      }),
    },
  }),
  verify: ({ a, p, q, far }) => {
    const x = 2 * p + far
    return { b: `${q} <= y`, c: Math.max(a * p * p + q, a * x * x - 2 * a * p * x + a * p * p + q) }
  },
})

question('when-a-composite-exists', {
  facts: { difficulty: 4, checked: '2026-11-20' },
  values: random => {
    const [a, b, c] = [random.int(2, 5), random.int(1, 6), random.int(1, 6)]
    return a * c - b < 1 ? null : { a, b, c, m: random.int(2, 5) }
  },
  make: ({ a, b, c, m }) => ({
    stem: `$f(x) = ${a}x - ${b}$ for $x \\ge k$, and $g(x) = \\sqrt{x - ${a * c - b}}$ for $x \\ge ${a * c - b}$.`,
    parts: {
      a: ask.whole({
        prompt: 'Find the least value of *k* for which the composite function gf exists.',
        scheme: [
          `M1 the range of f lies in the domain of g, such as $${a}k - ${b} \\ge ${a * c - b}$`,
          `A1 ${c}`,
        ],
        solution: `The range of f is $f(x) \\ge ${a}k - ${b}$. It must lie in the domain of g, so $${a}k \\ge ${a * c}$ and the least *k* is ${c}.`,
        answer: c,
      }),
      b: ask.whole({
        command: 'Solve',
        subtopic: '1.7',
        objective: 'AO1',
        prompt: `For this value of *k*, solve the equation $gf(x) = ${a * m}$.`,
        scheme: [`M1 $${a}x - ${a * c} = ${a * a * m * m}$`, `A1 ${a * m * m + c}`],
        solution: `$gf(x) = \\sqrt{${a}x - ${a * c}}$. Square both sides: $${a}x - ${a * c} = ${a * a * m * m}$, so $x = ${a * m * m + c}$.`,
        answer: a * m * m + c,
      }),
    },
  }),
  verify: ({ a, b, c, m }) => {
    const edge = a * c - b
    return { a: (edge + b) / a, b: ((a * m) ** 2 + edge + b) / a }
  },
})
