import { ask } from '@/lib/exams/authoring/ask'
import { poly, signed } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'

const { question, templates } = questionsOf('structured', '1.8')

export { templates }

question('graph-of-inverse-features', {
  facts: { difficulty: 3, checked: '2026-11-20' },
  values: random => ({ a: random.int(2, 5), b: random.int(1, 7) }),
  make: ({ a, b }) => ({
    stem: `The graphs of $y = f(x)$ and $y = f^{-1}(x)$ are drawn on the same axes, where $f(x) = ${a}e^x + ${b}$.`,
    parts: {
      a: ask.expression({
        objective: 'AO1',
        prompt: 'State the equation of the line in which each graph is the reflection of the other.',
        scheme: ['B1 $y = x$'],
        solution: 'An inverse exchanges the two coordinates, which is a reflection in $y = x$.',
        answer: 'y = x',
        letters: ['x', 'y'],
      }),
      b: ask.values({
        prompt: 'Find the intercepts.',
        scheme: [`B1 ${a + b}`, `B1 ${a + b}`],
        solution: `$f(0) = ${a} + ${b} = ${a + b}$. The inverse has this number as its *x*-intercept.`,
        found: [
          ['*y*-intercept of $y = f(x)$', a + b],
          ['*x*-intercept of $y = f^{-1}(x)$', a + b],
        ],
      }),
      c: ask.expression({
        objective: 'AO1',
        prompt: 'State the equation of the asymptote of $y = f^{-1}(x)$.',
        scheme: [`B1 $x = ${b}$`],
        solution: `$y = f(x)$ has the asymptote $y = ${b}$; reflection turns it into $x = ${b}$.`,
        answer: `x = ${b}`,
        letters: ['x', 'y'],
      }),
    },
  }),
  verify: ({ b }) => ({ a: 'x = y', c: `${b} = x` }),
})

question('where-graph-meets-its-inverse', {
  facts: { difficulty: 4, checked: '2026-11-20' },
  values: random => ({ p: random.int(1, 4), r: random.int(1, 5) }),
  make: ({ p, r }) => ({
    // (x - p)² + p = x at x = p and x = p + 1; with q = p + r - r² it meets y = x at p + r.
    stem: `$f(x) = (x - ${p})^2 ${signed(p + r - r * r)}$ for $x \\ge ${p}$.`.replace(' + 0$', '$'),
    parts: {
      '': ask.whole({
        command: 'Find',
        prompt:
          // For r = 1 the smaller root, p, lies in the domain as well.
          r === 1
            ? 'The graphs of $y = f(x)$ and $y = f^{-1}(x)$ meet on the line $y = x$. Find the greater value of *x* at which they meet.'
            : 'The graphs of $y = f(x)$ and $y = f^{-1}(x)$ meet at one point, on the line $y = x$. Find the value of *x* there.',
        scheme: [
          'M1 $f(x) = x$',
          `M1 $(x - ${p + r})(x - ${p + 1 - r}) = 0$ or equivalent`
            .replace('(x - 0)', 'x')
            .replace('- -', '+ '),
          `A1 ${p + r}`,
        ],
        solution: `On the mirror line $f(x) = x$. This is $${poly(1, -(2 * p + 1), p * p + p + r - r * r)} = 0$, whose larger root is ${p + r}${r === 1 ? '' : `; the other, $${p + 1 - r}$, is outside the domain $x \\ge ${p}$`}.`,
        answer: p + r,
      }),
    },
  }),
  verify: ({ p, r }) => (2 * p + 1 + Math.sqrt((2 * p + 1) ** 2 - 4 * (p * p + p + r - r * r))) / 2,
})
