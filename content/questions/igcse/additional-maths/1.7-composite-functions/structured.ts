import { ask } from '@/lib/exams/authoring/ask'
import { poly } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'

const { question, templates } = questionsOf('structured', '1.7')

export { templates }

question('composites-in-both-orders', {
  facts: { difficulty: 3, checked: '2026-11-20' },
  values: random => {
    const [a, b] = [random.int(2, 4), random.int(1, 5)]
    return { a, b, k: random.int(1, 6) }
  },
  make: ({ a, b, k }) => ({
    stem: `$f(x) = ${a}x + ${b}$ and $g(x) = x^2 - ${k}$, for all real *x*.`,
    parts: {
      a: ask.expression({
        objective: 'AO1',
        prompt: 'Find $fg(x)$.',
        scheme: [`M1 $${a}(x^2 - ${k}) + ${b}$`, `A1 $${poly(a, 0, b - a * k)}$`],
        solution: `Put $g(x)$ into f: $${a}(x^2 - ${k}) + ${b} = ${poly(a, 0, b - a * k)}$.`,
        answer: poly(a, 0, b - a * k),
        letters: ['x'],
        form: 'expanded',
      }),
      b: ask.expression({
        objective: 'AO1',
        prompt: 'Find $gf(x)$.',
        scheme: [`M1 $(${a}x + ${b})^2 - ${k}$`, `A1 $${poly(a * a, 2 * a * b, b * b - k)}$`],
        solution: `Put $f(x)$ into g: $(${a}x + ${b})^2 - ${k} = ${poly(a * a, 2 * a * b, b * b - k)}$.`,
        answer: poly(a * a, 2 * a * b, b * b - k),
        letters: ['x'],
        form: 'expanded',
      }),
    },
  }),
  verify: ({ a, b, k }) => ({
    a: `${a}*x*x - ${a}*${k} + ${b}`,
    b: `(${a}*x + ${b})*(${a}*x + ${b}) - ${k}`,
  }),
})

question('constants-from-a-double-composite', {
  facts: { difficulty: 4, checked: '2026-11-20' },
  values: random => ({ a: random.int(2, 6), b: random.int(1, 8) }),
  make: ({ a, b }) => ({
    stem: `$f(x) = ax + b$, where *a* and *b* are positive constants. It is given that $f^2(x) = ${a * a}x + ${a * b + b}$.`,
    parts: {
      a: ask.values({
        objective: 'AO2',
        prompt: 'Find the values of *a* and *b*.',
        scheme: [`B1 *a* = ${a}`, `B1 *b* = ${b}`],
        solution: `$f^2(x) = a(ax + b) + b = a^2x + ab + b$. So $a^2 = ${a * a}$ and $a = ${a}$; then $${a + 1}b = ${a * b + b}$.`,
        found: [
          ['*a*', a],
          ['*b*', b],
        ],
      }),
      b: ask.expression({
        subtopic: '1.6',
        objective: 'AO1',
        prompt: 'Find an expression for $f^{-1}(x)$.',
        scheme: [`B1 $\\frac{x - ${b}}{${a}}$`],
        solution: `From $y = ${a}x + ${b}$, $x = \\frac{y - ${b}}{${a}}$.`,
        answer: `(x - ${b})/${a}`,
        letters: ['x'],
      }),
    },
  }),
  verify: ({ a, b }) => ({ b: `x/${a} - ${b}/${a}` }),
})
