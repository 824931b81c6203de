import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { clean } from '@/lib/exams/random'

const { core, templates } = questionsOf('structured', 'E1.9')

export { templates }

core('estimate-to-one-figure', {
  facts: { difficulty: 2, checked: '2026-11-20' },
  values: random => {
    const over = random.chance(0.5)
    const away = over ? -1 : 1
    const [first, second, third] = [random.int(3, 9) * 10, random.int(3, 9), random.pick([0.2, 0.4, 0.5])]
    const shown = [
      first + away * random.step(0.3, 4.2, 0.1),
      second + away * random.step(0.06, 0.42, 0.02),
      third - away * random.step(0.004, 0.036, 0.002),
    ].map(clean) as [number, number, number]
    const right = clean((first * second) / third)
    return Number.isInteger(right) ? { over, first, second, third, shown, right } : null
  },
  make: ({ over, first, second, third, shown, right }) => ({
    stem: `$$\\frac{${shown[0]} \\times ${shown[1]}}{${shown[2]}}$$`,
    parts: {
      a: ask.number({
        command: 'Work out',
        objective: 'AO1',
        prompt:
          'By writing each number correct to 1 significant figure, work out an estimate for the value of this calculation.',
        scheme: [`M1 ${first}, ${second} and ${third} seen, at least two of them right`, `A1 ${right}`],
        solution: `$${shown[0]} \\approx ${first}$, $${shown[1]} \\approx ${second}$ and $${shown[2]} \\approx ${third}$. So the estimate is $\\frac{${first * second}}{${third}} = ${right}$.`,
        answer: right,
        sigFigs: 3,
        form: 'integer',
      }),
      b: ask.match({
        command: 'Complete',
        objective: 'AO2',
        prompt: 'Match each statement with the right word.',
        scheme: ['B1 all three right'],
        solution: `Both numbers in the numerator were rounded ${over ? 'up' : 'down'} and the denominator was rounded ${over ? 'down' : 'up'}. A ${over ? 'larger' : 'smaller'} numerator over a ${over ? 'smaller' : 'larger'} denominator gives a ${over ? 'larger' : 'smaller'} value.`,
        items: [
          { id: 'top', text: 'Compared with its exact value, the rounded numerator is …' },
          { id: 'below', text: 'Compared with its exact value, the rounded denominator is …' },
          { id: 'all', text: 'Compared with the exact value of the calculation, the estimate is …' },
        ],
        targets: [
          { id: 'more', text: 'greater' },
          { id: 'less', text: 'smaller' },
        ],
        answer: { top: over ? 'more' : 'less', below: over ? 'less' : 'more', all: over ? 'more' : 'less' },
      }),
    },
  }),
  verify: ({ shown }) => ({
    a: (Number(shown[0].toPrecision(1)) * Number(shown[1].toPrecision(1))) / Number(shown[2].toPrecision(1)),
  }),
})
