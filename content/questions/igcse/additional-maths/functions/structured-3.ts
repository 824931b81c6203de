import { algebra, ask, poly, values, whole } from '@/lib/exams/authoring/maths'
import { template } from '@/lib/exams/template'

const inverseExponential = template({
  name: 'inverse-of-an-exponential',
  subtopic: '1.6',
  style: 'structured',
  tier: null,
  difficulty: 3,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => ({ a: random.int(2, 5), b: random.int(1, 9) }),
  make: ({ a, b }) => ({
    stem: `$f(x) = e^{${a}x} - ${b}$ for all real *x*.`,
    parts: [
      algebra(
        ask(
          'a',
          'Find',
          '1.6',
          'AO1',
          'Find an expression for $f^{-1}(x)$.',
          [`M1 $e^{${a}x} = y + ${b}$`, `A1 $\\frac{1}{${a}}\\ln(x + ${b})$`],
          `$e^{${a}x} = y + ${b}$, so $${a}x = \\ln(y + ${b})$ and $f^{-1}(x) = \\frac{1}{${a}}\\ln(x + ${b})$.`,
        ),
        `ln(x + ${b})/${a}`,
        ['x'],
      ),
      algebra(
        ask(
          'b',
          'State',
          '1.6',
          'AO1',
          'State the domain of $f^{-1}$, as an inequality.',
          [`B1 $x > -${b}$`],
          `It is the range of f: $e^{${a}x} > 0$, so $x > -${b}$.`,
        ),
        `x > -${b}`,
        ['x'],
      ),
    ],
  }),
  verify: ({ a, b }) => ({ a: `(1/${a})*ln(${b} + x)`, b: `-${b} < x` }),
})

const inverseRational = template({
  name: 'inverse-of-a-rational-function',
  subtopic: '1.6',
  style: 'structured',
  tier: null,
  difficulty: 3,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const [a, b, c] = [random.int(2, 6), random.int(1, 9), random.int(1, 6)]
    // With a = c the function is its own inverse.
    return a === c ? null : { a, b, c }
  },
  make: ({ a, b, c }) => ({
    stem: `$f(x) = \\frac{${a}x + ${b}}{x - ${c}}$ for $x \\ne ${c}$.`,
    parts: [
      algebra(
        ask(
          'a',
          'Find',
          '1.6',
          'AO1',
          'Find an expression for $f^{-1}(x)$.',
          [
            `M1 $y(x - ${c}) = ${a}x + ${b}$`,
            `M1 $x(y - ${a}) = ${c === 1 ? '' : c}y + ${b}$`,
            `A1 $\\frac{${c === 1 ? '' : c}x + ${b}}{x - ${a}}$`,
          ],
          `$y(x - ${c}) = ${a}x + ${b}$, so $x(y - ${a}) = ${c === 1 ? '' : c}y + ${b}$. Divide and exchange the letters.`,
        ),
        `(${c === 1 ? '' : c}x + ${b})/(x - ${a})`,
        ['x'],
      ),
      whole(
        ask(
          'b',
          'State',
          '1.6',
          'AO1',
          'State the value of *x* that is not in the domain of $f^{-1}$.',
          [`B1 ${a}`],
          `The denominator $x - ${a}$ must not be zero.`,
        ),
        a,
      ),
    ],
  }),
  verify: ({ a, b, c }) => ({ a: `${c} + (${a}*${c} + ${b})/(x - ${a})`, b: a }),
})

const bothOrders = template({
  name: 'composites-in-both-orders',
  subtopic: '1.7',
  style: 'structured',
  tier: null,
  difficulty: 3,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const [a, b] = [random.int(2, 4), random.int(1, 5)]
    return { a, b, k: random.int(1, 6) }
  },
  make: ({ a, b, k }) => ({
    stem: `$f(x) = ${a}x + ${b}$ and $g(x) = x^2 - ${k}$, for all real *x*.`,
    parts: [
      algebra(
        ask(
          'a',
          'Find',
          '1.7',
          'AO1',
          'Find $fg(x)$.',
          [`M1 $${a}(x^2 - ${k}) + ${b}$`, `A1 $${poly(a, 0, b - a * k)}$`],
          `Put $g(x)$ into f: $${a}(x^2 - ${k}) + ${b} = ${poly(a, 0, b - a * k)}$.`,
        ),
        poly(a, 0, b - a * k),
        ['x'],
        'expanded',
      ),
      algebra(
        ask(
          'b',
          'Find',
          '1.7',
          'AO1',
          'Find $gf(x)$.',
          [`M1 $(${a}x + ${b})^2 - ${k}$`, `A1 $${poly(a * a, 2 * a * b, b * b - k)}$`],
          `Put $f(x)$ into g: $(${a}x + ${b})^2 - ${k} = ${poly(a * a, 2 * a * b, b * b - k)}$.`,
        ),
        poly(a * a, 2 * a * b, b * b - k),
        ['x'],
        'expanded',
      ),
    ],
  }),
  verify: ({ a, b, k }) => ({
    a: `${a}*x*x - ${a}*${k} + ${b}`,
    b: `(${a}*x + ${b})*(${a}*x + ${b}) - ${k}`,
  }),
})

const unknownConstants = template({
  name: 'constants-from-a-double-composite',
  subtopic: '1.7',
  style: 'structured',
  tier: null,
  difficulty: 4,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => ({ a: random.int(2, 6), b: random.int(1, 8) }),
  make: ({ a, b }) => ({
    stem: `$f(x) = ax + b$, where *a* and *b* are positive constants. It is given that $f^2(x) = ${a * a}x + ${a * b + b}$.`,
    parts: [
      values(
        ask(
          'a',
          'Find',
          '1.7',
          'AO2',
          'Find the values of *a* and *b*.',
          [`B1 *a* = ${a}`, `B1 *b* = ${b}`],
          `$f^2(x) = a(ax + b) + b = a^2x + ab + b$. So $a^2 = ${a * a}$ and $a = ${a}$; then $${a + 1}b = ${a * b + b}$.`,
        ),
        [
          ['*a*', a],
          ['*b*', b],
        ],
      ),
      algebra(
        ask(
          'b',
          'Find',
          '1.6',
          'AO1',
          'Find an expression for $f^{-1}(x)$.',
          [`B1 $\\frac{x - ${b}}{${a}}$`],
          `From $y = ${a}x + ${b}$, $x = \\frac{y - ${b}}{${a}}$.`,
        ),
        `(x - ${b})/${a}`,
        ['x'],
      ),
    ],
  }),
  verify: ({ a, b }) => ({ b: `x/${a} - ${b}/${a}` }),
})

const reflected = template({
  name: 'graph-of-inverse-features',
  subtopic: '1.8',
  style: 'structured',
  tier: null,
  difficulty: 3,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => ({ a: random.int(2, 5), b: random.int(1, 7) }),
  make: ({ a, b }) => ({
    stem: `The graphs of $y = f(x)$ and $y = f^{-1}(x)$ are drawn on the same axes, where $f(x) = ${a}e^x + ${b}$.`,
    parts: [
      algebra(
        ask(
          'a',
          'State',
          '1.8',
          'AO1',
          'State the equation of the line in which each graph is the reflection of the other.',
          ['B1 $y = x$'],
          'An inverse exchanges the two coordinates, which is a reflection in $y = x$.',
        ),
        'y = x',
        ['x', 'y'],
      ),
      values(
        ask(
          'b',
          'Find',
          '1.8',
          'AO1',
          'Find the intercepts.',
          [`B1 ${a + b}`, `B1 ${a + b}`],
          `$f(0) = ${a} + ${b} = ${a + b}$. The inverse has this number as its *x*-intercept.`,
        ),
        [
          ['*y*-intercept of $y = f(x)$', a + b],
          ['*x*-intercept of $y = f^{-1}(x)$', a + b],
        ],
      ),
      algebra(
        ask(
          'c',
          'State',
          '1.8',
          'AO1',
          'State the equation of the asymptote of $y = f^{-1}(x)$.',
          [`B1 $x = ${b}$`],
          `$y = f(x)$ has the asymptote $y = ${b}$; reflection turns it into $x = ${b}$.`,
        ),
        `x = ${b}`,
        ['x', 'y'],
      ),
    ],
  }),
  verify: ({ b }) => ({ a: 'x = y', c: `${b} = x` }),
})

export const templates = [inverseExponential, inverseRational, bothOrders, unknownConstants, reflected]
