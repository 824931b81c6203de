import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'

const { core, templates } = questionsOf('structured', 'E1.3')

export { templates }

core('powers-and-roots-together', {
  facts: { difficulty: 2, checked: '2026-11-20' },
  values: random => ({
    square: random.int(11, 15),
    cube: random.int(2, 5),
    base: random.int(3, 9),
    root: random.pick([3, 4, 5, 10]),
    minus: random.int(2, 4),
  }),
  make: ({ square, cube, base, root, minus }) => ({
    stem: 'Work out the value of each of these.',
    parts: {
      a: ask.whole({
        command: 'Work out',
        objective: 'AO1',
        prompt: `$\\sqrt{${square ** 2}} + \\sqrt[3]{${cube ** 3}}$`,
        scheme: [`B1 ${square + cube}`],
        solution: `$${square}^2 = ${square ** 2}$ and $${cube}^3 = ${cube ** 3}$, so the sum is $${square} + ${cube} = ${square + cube}$.`,
        answer: square + cube,
      }),
      b: ask.whole({
        command: 'Work out',
        objective: 'AO1',
        prompt: `$${base}^2 \\times \\sqrt[3]{${root ** 3}} + (-${minus})^3$`,
        scheme: [
          `M1 $${base ** 2} \\times ${root}$ or $-${minus ** 3}$`,
          `A1 $${base ** 2 * root - minus ** 3}$`,
        ],
        solution: `Powers and roots come first: $${base ** 2} \\times ${root} = ${base ** 2 * root}$ and $(-${minus})^3 = -${minus ** 3}$. So the value is $${base ** 2 * root} - ${minus ** 3} = ${base ** 2 * root - minus ** 3}$.`,
        answer: base ** 2 * root - minus ** 3,
      }),
    },
  }),
  verify: ({ square, cube, base, root, minus }) => ({
    a: Math.sqrt(square * square) + Math.cbrt(cube * cube * cube),
    b: base * base * Math.round(Math.cbrt(root * root * root)) + -minus * -minus * -minus,
  }),
})
