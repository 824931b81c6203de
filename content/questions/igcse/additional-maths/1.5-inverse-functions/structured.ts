import { ask } from '@/lib/exams/authoring/ask'
import { poly } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'

const { question, templates } = questionsOf('structured', '1.5')

export { templates }

question('least-bound-for-inverse', {
  facts: { difficulty: 4, checked: '2026-11-20' },
  values: random => ({ p: random.int(1, 6), q: random.int(1, 9), at: random.int(2, 5) }),
  make: ({ p, q, at }) => ({
    stem: `$f(x) = ${poly(1, -2 * p, p * p + q)}$ for $x \\ge k$.`,
    parts: {
      a: ask.whole({
        prompt: 'Find the least value of *k* for which f has an inverse.',
        scheme: [`M1 $(x - ${p})^2 + ${q}$`, `A1 ${p}`],
        solution: `$f(x) = (x - ${p})^2 + ${q}$ is one–one only to one side of its vertex, so the least *k* is ${p}.`,
        answer: p,
      }),
      b: ask.expression({
        command: 'Find',
        subtopic: '1.6',
        objective: 'AO1',
        prompt: 'For this value of *k*, find an expression for $f^{-1}(x)$.',
        scheme: [`M1 $x - ${p} = \\pm\\sqrt{y - ${q}}$`, `A1 $${p} + \\sqrt{x - ${q}}$`],
        solution: `$(x - ${p})^2 = y - ${q}$, and $x \\ge ${p}$ needs the positive root: $f^{-1}(x) = ${p} + \\sqrt{x - ${q}}$.`,
        answer: `${p} + sqrt(x - ${q})`,
        letters: ['x'],
      }),
      c: ask.expression({
        subtopic: '1.6',
        objective: 'AO1',
        prompt: 'State the domain of $f^{-1}$, as an inequality.',
        scheme: [`B1 $x \\ge ${q}$`],
        solution: `The domain of the inverse is the range of f: $x \\ge ${q}$.`,
        answer: `x >= ${q}`,
        letters: ['x'],
      }),
      d: ask.whole({
        subtopic: '1.6',
        prompt: `Solve the equation $f^{-1}(x) = ${p + at}$.`,
        scheme: [`M1 $x = f(${p + at})$`, `A1 ${at * at + q}`],
        solution: `$x = f(${p + at}) = ${at}^2 + ${q} = ${at * at + q}$.`,
        answer: at * at + q,
      }),
    },
  }),
  verify: ({ p, q, at }) => {
    const k = p + at
    return { a: (2 * p) / 2, b: `(x - ${q})^(1/2) + ${p}`, c: `${q} <= x`, d: k * k - 2 * p * k + p * p + q }
  },
})
