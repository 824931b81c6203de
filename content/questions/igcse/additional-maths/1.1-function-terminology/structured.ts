import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'

const { question, templates } = questionsOf('structured', '1.1')

export { templates }

question('classify-mappings', {
  facts: { difficulty: 2, checked: '2026-11-20' },
  values: random => ({ a: random.int(2, 7), b: random.int(1, 9), c: random.int(1, 6), d: random.int(1, 9) }),
  make: ({ a, b, c, d }) => ({
    stem: '',
    parts: {
      '': ask.match({
        command: 'Identify',
        prompt: 'For each rule and domain, identify the type of mapping. A type may be used more than once.',
        scheme: ['B1 one right', 'B1 two right', 'B1 three right', 'B1 all four right'],
        solution: `The line and the half of the parabola with $x \\ge ${c}$ never give the same output twice: they are one–one. The whole parabola gives the same output on both sides of $x = ${c}$: it is many–one. $y^2 = x + ${d}$ gives two outputs, $y = \\pm\\sqrt{x + ${d}}$, for one input: it is not a function.`,
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
      }),
    },
  }),
})
