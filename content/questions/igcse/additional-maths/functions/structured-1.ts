import { algebra, ask, poly, values, whole } from '@/lib/exams/authoring/maths'
import { template } from '@/lib/exams/template'

const classify = template({
  name: 'classify-mappings',
  subtopic: '1.1',
  style: 'structured',
  tier: null,
  difficulty: 2,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => ({ a: random.int(2, 7), b: random.int(1, 9), c: random.int(1, 6), d: random.int(1, 9) }),
  make: ({ a, b, c, d }) => ({
    stem: '',
    parts: [
      {
        ...ask(
          '',
          'Identify',
          '1.1',
          'AO1',
          'For each rule and domain, identify the type of mapping. A type may be used more than once.',
          ['B1 one right', 'B1 two right', 'B1 three right', 'B1 all four right'],
          `The line and the half of the parabola with $x \\ge ${c}$ never give the same output twice: they are one–one. The whole parabola gives the same output on both sides of $x = ${c}$: it is many–one. $y^2 = x + ${d}$ gives two outputs, $y = \\pm\\sqrt{x + ${d}}$, for one input: it is not a function.`,
        ),
        kind: 'match',
        items: [
          { id: 'linear', text: `$y = ${a}x - ${b}$, for all real *x*` },
          { id: 'whole', text: `$y = (x - ${c})^2 + ${d}$, for all real *x*` },
          { id: 'half', text: `$y = (x - ${c})^2 + ${d}$, for $x \\ge ${c}$` },
          { id: 'sideways', text: `$y^2 = x + ${d}$, for $x > -${d}$` },
        ],
        targets: [
          { id: 'one', text: 'one–one function' },
          { id: 'many', text: 'many–one function' },
          { id: 'none', text: 'not a function' },
        ],
        answer: { linear: 'one', whole: 'many', half: 'one', sideways: 'none' },
      },
    ],
  }),
})

const domains = template({
  name: 'largest-domains',
  subtopic: '1.2',
  style: 'structured',
  tier: null,
  difficulty: 2,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => ({
    a: random.int(2, 9),
    b: random.int(1, 9),
    c: random.int(2, 9),
    d: random.int(2, 5),
    e: random.int(1, 6),
  }),
  make: ({ a, b, c, d, e }) => ({
    stem: `$f(x) = \\frac{${a}x + ${b}}{x - ${c}}$, $g(x) = \\ln(${d}x - ${d * e})$ and $h(x) = \\sqrt{${d * c} - ${d}x}$.`,
    parts: [
      whole(
        ask(
          'a',
          'State',
          '1.2',
          'AO1',
          'State the value of *x* that cannot be in the domain of f.',
          [`B1 ${c}`],
          `The denominator must not be zero, so $x \\ne ${c}$.`,
        ),
        c,
      ),
      algebra(
        ask(
          'b',
          'Find',
          '1.2',
          'AO1',
          'Find the largest possible domain of g, as an inequality.',
          [`B1 $x > ${e}$`],
          `The logarithm needs a positive number: $${d}x - ${d * e} > 0$, so $x > ${e}$.`,
        ),
        `x > ${e}`,
        ['x'],
      ),
      algebra(
        ask(
          'c',
          'Find',
          '1.2',
          'AO1',
          'Find the largest possible domain of h, as an inequality.',
          [`B1 $x \\le ${c}$`],
          `The square root needs a number that is not negative: $${d * c} - ${d}x \\ge 0$, so $x \\le ${c}$.`,
        ),
        `x <= ${c}`,
        ['x'],
      ),
    ],
  }),
  verify: ({ c, d, e }) => ({ a: (d * c) / d, b: `${d * e} < ${d}x`, c: `${d}x <= ${d * c}` }),
})

const rangeOfQuadratic = template({
  name: 'range-of-a-quadratic',
  subtopic: '1.2',
  style: 'structured',
  tier: null,
  difficulty: 3,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => ({
    a: random.int(2, 4),
    p: random.int(1, 5),
    q: random.int(1, 12),
    far: random.int(2, 4),
  }),
  make: ({ a, p, q, far }) => ({
    stem: `$f(x) = ${poly(a, -2 * a * p, a * p * p + q)}$ for all real *x*.`,
    parts: [
      values(
        ask(
          'a',
          'Find',
          '1.2',
          'AO1',
          '$f(x)$ can be written in the form $a(x - p)^2 + q$. Find the values of the constants *a*, *p* and *q*.',
          [`B1 *a* = ${a}`, `B1 *p* = ${p}`, `B1 *q* = ${q}`],
          `Complete the square: $${a}(x^2 - ${2 * p}x) + ${a * p * p + q} = ${a}(x - ${p})^2 + ${q}$.`,
        ),
        [
          ['*a*', a],
          ['*p*', p],
          ['*q*', q],
        ],
      ),
      algebra(
        ask(
          'b',
          'Find',
          '1.2',
          'AO1',
          'Find the range of f, as an inequality in *y*, where $y = f(x)$.',
          [`B1 $y \\ge ${q}$`],
          `The square is never negative, so the least value is ${q}.`,
        ),
        `y >= ${q}`,
        ['y'],
      ),
      whole(
        ask(
          'c',
          'Find',
          '1.2',
          'AO2',
          `The domain is now restricted to $0 \\le x \\le ${p + p + far}$. Find the greatest value of f.`,
          [`M1 $f(${2 * p + far})$`, `A1 ${a * (p + far) ** 2 + q}`],
          `The end of the domain farther from the vertex $x = ${p}$ is $x = ${2 * p + far}$: $${a} \\times ${p + far}^2 + ${q} = ${a * (p + far) ** 2 + q}$.`,
        ),
        a * (p + far) ** 2 + q,
      ),
    ],
  }),
  verify: ({ a, p, q, far }) => {
    const x = 2 * p + far
    return { b: `${q} <= y`, c: Math.max(a * p * p + q, a * x * x - 2 * a * p * x + a * p * p + q) }
  },
})

const notation = template({
  name: 'composite-notation-linear',
  subtopic: '1.3',
  style: 'structured',
  tier: null,
  difficulty: 2,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const [a, b, c, k] = [random.int(2, 5), random.int(1, 7), random.int(1, 6), random.int(2, 6)]
    return a * k > b ? { a, b, c, k } : null
  },
  make: ({ a, b, c, k }) => ({
    stem: `$f(x) = ${a}x - ${b}$ and $g(x) = x^2 + ${c}$, for all real *x*.`,
    parts: [
      whole(
        ask(
          'a',
          'Find',
          '1.3',
          'AO1',
          `Find $fg(${k})$.`,
          [`M1 $g(${k}) = ${k * k + c}$`, `A1 ${a * (k * k + c) - b}`],
          `Apply g first: $g(${k}) = ${k * k + c}$. Then $f(${k * k + c}) = ${a * (k * k + c) - b}$.`,
        ),
        a * (k * k + c) - b,
      ),
      algebra(
        ask(
          'b',
          'Find',
          '1.3',
          'AO1',
          'Find $f^2(x)$ in its simplest form.',
          [`M1 $${a}(${a}x - ${b}) - ${b}$`, `A1 $${poly(a * a, -a * b - b)}$`],
          `$f^2(x) = f(f(x)) = ${a}(${a}x - ${b}) - ${b} = ${poly(a * a, -a * b - b)}$.`,
        ),
        poly(a * a, -a * b - b),
        ['x'],
        'expanded',
      ),
      whole(
        ask(
          'c',
          'Solve',
          '1.3',
          'AO1',
          `Solve the equation $f^{-1}(x) = ${k}$.`,
          [`B1 ${a * k - b}`],
          `If $f^{-1}(x) = ${k}$ then $x = f(${k}) = ${a * k - b}$.`,
        ),
        a * k - b,
      ),
    ],
  }),
  verify: ({ a, b, c, k }) => ({
    a: a * k * k + a * c - b,
    b: `${a}*${a}*x - ${a}*${b} - ${b}`,
    c: k * a - b,
  }),
})

const exponentialEquation = template({
  name: 'solve-exponential-function',
  subtopic: '1.3',
  style: 'structured',
  tier: null,
  difficulty: 3,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => ({
    a: random.int(2, 6),
    b: random.int(1, 9),
    k: random.pick([2, 3, 5, 7]),
    n: random.int(2, 4),
  }),
  make: ({ a, b, k, n }) => ({
    stem: `$f(x) = ${a}e^{${n}x} + ${b}$ for all real *x*.`,
    parts: [
      algebra(
        ask(
          'a',
          'State',
          '1.2',
          'AO1',
          'State the range of f, as an inequality in *y*, where $y = f(x)$.',
          [`B1 $y > ${b}$`],
          `$e^{${n}x}$ takes every positive value, so $y > ${b}$.`,
        ),
        `y > ${b}`,
        ['y'],
      ),
      algebra(
        ask(
          'b',
          'Solve',
          '1.3',
          'AO1',
          `Find the exact solution of the equation $f(x) = ${a * k + b}$.`,
          [`M1 $e^{${n}x} = ${k}$`, `A1 $x = \\frac{1}{${n}}\\ln ${k}$`],
          `$${a}e^{${n}x} = ${a * k}$, so $e^{${n}x} = ${k}$. Take logarithms: $${n}x = \\ln ${k}$, so $x = \\frac{1}{${n}}\\ln ${k}$.`,
        ),
        `ln(${k})/${n}`,
        [],
        'exact',
      ),
    ],
  }),
  verify: ({ b, k, n }) => ({ a: `${b} < y`, b: `(1/${n})*ln(${k})` }),
})

export const templates = [classify, domains, rangeOfQuadratic, notation, exponentialEquation]
