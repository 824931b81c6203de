import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures } from '@/lib/exams/format'
import { clean } from '@/lib/exams/random'

const { core, templates } = questionsOf('structured', 'E1.14', { calculator: 'needed' })

export { templates }

core('calculator-and-display', {
  facts: { difficulty: 2, checked: '2026-11-20' },
  values: random => {
    const [a, b, c, d] = [
      random.step(12.3, 68.9, 0.1),
      random.step(1.17, 4.93, 0.02),
      random.step(5.1, 9.7, 0.2),
      random.step(1.3, 4.1, 0.2),
    ]
    const hours = random.int(1, 5)
    const minutes = random.pick([9, 12, 18, 24, 27, 33, 36, 42, 48, 51, 54])
    return c - d < 1.5 ? null : { a, b, c, d, hours, minutes }
  },
  make: ({ a, b, c, d, hours, minutes }) => {
    const answer = (Math.sqrt(a) + b ** 2) / (c - d)
    const shown = clean(hours + minutes / 60)
    return {
      stem: '',
      parts: {
        a: ask.number({
          command: 'Work out',
          objective: 'AO1',
          prompt: `Work out $\\frac{\\sqrt{${a}} + ${b}^2}{${c} - ${d}}$.`,
          scheme: [
            `M1 ${figures(answer, 4)} or better seen, or $\\frac{${figures(Math.sqrt(a) + b ** 2, 4)}}{${clean(c - d)}}$`,
            `A1 ${figures(answer, 3)}`,
          ],
          solution: `Put the whole numerator and the whole denominator in brackets, and round only at the end: the display shows ${figures(answer, 6)} (to 6 figures), which is ${figures(answer, 3)} to 3 significant figures.`,
          answer,
          sigFigs: 3,
          strictFigures: { kind: 'significant', count: 3 },
        }),
        b: ask.whole({
          command: 'Find',
          prompt: `A calculator shows ${shown} for a time in hours. This time is ${hours} h *m* min. Find the value of *m*.`,
          scheme: [`B1 ${minutes}`],
          solution: `The whole part is hours. The decimal part is a part of 60 minutes: ${clean(shown - hours)} × 60 = ${minutes} minutes.`,
          answer: minutes,
        }),
      },
    }
  },
  verify: ({ a, b, c, d, hours, minutes }) => ({
    a: (a ** 0.5 + b * b) / (c - d),
    b: Math.round(clean(hours + minutes / 60) * 60) % 60,
  }),
})
