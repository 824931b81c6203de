import { algebra, ask, poly, signed, whole } from '@/lib/exams/authoring/maths'
import { template } from '@/lib/exams/template'

const meetsMirror = template({
  name: 'where-graph-meets-its-inverse',
  subtopic: '1.8',
  style: 'structured',
  tier: null,
  difficulty: 4,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => ({ p: random.int(1, 4), r: random.int(1, 5) }),
  make: ({ p, r }) => ({
    // (x - p)² + p = x at x = p and x = p + 1; with q = p + r - r² it meets y = x at p + r.
    stem: `$f(x) = (x - ${p})^2 ${signed(p + r - r * r)}$ for $x \\ge ${p}$.`.replace(' + 0$', '$'),
    parts: [
      whole(
        ask(
          '',
          'Find',
          '1.8',
          'AO2',
          'The graphs of $y = f(x)$ and $y = f^{-1}(x)$ meet on the line $y = x$. Find the greatest value of *x* at which they meet.',
          [
            'M1 $f(x) = x$',
            `M1 $(x - ${p + r})(x - ${p + 1 - r}) = 0$ or equivalent`
              .replace('(x - 0)', 'x')
              .replace('- -', '+ '),
            `A1 ${p + r}`,
          ],
          `On the mirror line $f(x) = x$. This is $${poly(1, -(2 * p + 1), p * p + p + r - r * r)} = 0$, whose larger root is ${p + r}, in the domain $x \\ge ${p}$.`,
        ),
        p + r,
      ),
    ],
  }),
  verify: ({ p, r }) => (2 * p + 1 + Math.sqrt((2 * p + 1) ** 2 - 4 * (p * p + p + r - r * r))) / 2,
})

const inverseLog = template({
  name: 'inverse-of-a-logarithm',
  subtopic: '1.6',
  style: 'structured',
  tier: null,
  difficulty: 3,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => ({ a: random.int(2, 5), b: random.int(1, 9), k: random.int(2, 5) }),
  make: ({ a, b, k }) => ({
    stem: `$f(x) = ${a}\\ln(x - ${b})$ for $x > ${b}$.`,
    parts: [
      algebra(
        ask(
          'a',
          'Find',
          '1.6',
          'AO1',
          'Find an expression for $f^{-1}(x)$.',
          [`M1 $\\ln(x - ${b}) = \\frac{y}{${a}}$`, `A1 $e^{\\frac{x}{${a}}} + ${b}$`],
          `$\\ln(x - ${b}) = \\frac{y}{${a}}$, so $x - ${b} = e^{\\frac{y}{${a}}}$ and $f^{-1}(x) = e^{\\frac{x}{${a}}} + ${b}$.`,
        ),
        `e^(x/${a}) + ${b}`,
        ['x'],
      ),
      algebra(
        ask(
          'b',
          'State',
          '1.6',
          'AO1',
          'State the range of $f^{-1}$, as an inequality in *y*, where $y = f^{-1}(x)$.',
          [`B1 $y > ${b}$`],
          `The range of the inverse is the domain of f: $y > ${b}$.`,
        ),
        `y > ${b}`,
        ['y'],
      ),
      algebra(
        ask(
          'c',
          'Solve',
          '1.7',
          'AO2',
          `$g(x) = x + ${k}$ for all real *x*. Find the exact solution of $gf(x) = ${k + a}$.`,
          [`M1 $${a}\\ln(x - ${b}) + ${k} = ${k + a}$`, `M1 $\\ln(x - ${b}) = 1$`, `A1 $e + ${b}$`],
          `$gf(x) = ${a}\\ln(x - ${b}) + ${k}$. This is ${k + a} when $\\ln(x - ${b}) = 1$, so $x = e + ${b}$.`,
        ),
        `e + ${b}`,
        [],
        'exact',
      ),
    ],
  }),
  verify: ({ a, b }) => ({ a: `${b} + e^(x/${a})`, b: `${b} < y`, c: `${b} + e^1` }),
})

const compositeExists = template({
  name: 'when-a-composite-exists',
  subtopic: '1.2',
  style: 'structured',
  tier: null,
  difficulty: 4,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const [a, b, c] = [random.int(2, 5), random.int(1, 6), random.int(1, 6)]
    return a * c - b < 1 ? null : { a, b, c, m: random.int(2, 5) }
  },
  make: ({ a, b, c, m }) => ({
    stem: `$f(x) = ${a}x - ${b}$ for $x \\ge k$, and $g(x) = \\sqrt{x - ${a * c - b}}$ for $x \\ge ${a * c - b}$.`,
    parts: [
      whole(
        ask(
          'a',
          'Find',
          '1.2',
          'AO2',
          'Find the least value of *k* for which the composite function gf exists.',
          [`M1 the range of f lies in the domain of g, such as $${a}k - ${b} \\ge ${a * c - b}$`, `A1 ${c}`],
          `The range of f is $f(x) \\ge ${a}k - ${b}$. It must lie in the domain of g, so $${a}k \\ge ${a * c}$ and the least *k* is ${c}.`,
        ),
        c,
      ),
      whole(
        ask(
          'b',
          'Solve',
          '1.7',
          'AO1',
          `For this value of *k*, solve the equation $gf(x) = ${a * m}$.`,
          [`M1 $${a}x - ${a * c} = ${a * a * m * m}$`, `A1 ${a * m * m + c}`],
          `$gf(x) = \\sqrt{${a}x - ${a * c}}$. Square both sides: $${a}x - ${a * c} = ${a * a * m * m}$, so $x = ${a * m * m + c}$.`,
        ),
        a * m * m + c,
      ),
    ],
  }),
  verify: ({ a, b, c, m }) => {
    const edge = a * c - b
    return { a: (edge + b) / a, b: ((a * m) ** 2 + edge + b) / a }
  },
})

export const templates = [meetsMirror, inverseLog, compositeExists]
