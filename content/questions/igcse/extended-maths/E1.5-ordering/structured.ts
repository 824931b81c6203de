import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'
import { sequenceScheme } from '@/lib/exams/rising-scheme'
import { standard } from '../shared'

const { core, templates } = questionsOf('structured', 'E1.5')

export { templates }

core('order-mixed-forms', {
  facts: { difficulty: 2, checked: '2026-11-20' },
  values: random => {
    const [above, below] = random.pick([
      [3, 8],
      [2, 5],
      [5, 8],
      [3, 5],
      [7, 20],
      [9, 20],
      [11, 25],
      [16, 25],
    ] as const)
    const near = Math.round((above / below) * 1000)
    const [one, two, three] = random.sample([-26, -17, -12, -8, -5, 4, 7, 11, 16, 23], 3) as [
      number,
      number,
      number,
    ]
    const list = [
      {
        id: 'fraction',
        value: near,
        text: `$\\frac{${above}}{${below}}$`,
        why: `$\\frac{${above}}{${below}} = ${near / 1000}$`,
      },
      { id: 'decimal', value: near + one, text: plain((near + one) / 1000), why: '' },
      {
        id: 'percentage',
        value: near + two,
        text: `${plain((near + two) / 10)}%`,
        why: `${plain((near + two) / 10)}% = ${plain((near + two) / 1000)}`,
      },
      {
        id: 'standard',
        value: near + three,
        text: standard((near + three) / 1000),
        why: `${standard((near + three) / 1000)} = ${plain((near + three) / 1000)}`,
      },
    ]
    return { list }
  },
  make: ({ list }) => {
    const sorted = list.toSorted((a, b) => a.value - b.value)
    return {
      stem: `Here are four numbers.`,
      parts: {
        '': ask.order({
          prompt: 'Write the numbers in order of size, starting with the smallest.',
          scheme: sequenceScheme(4, 2).map(({ code, text: each }) => `${code} ${each}`),
          solution: `Write all as decimals: ${list.flatMap(({ why }) => (why === '' ? [] : [why])).join(', ')}. Then compare place by place: ${sorted.map(({ text: each }) => each).join(', ')}.`,
          items: list.map(({ id, text: each }) => ({ id, text: each })),
          answer: sorted.map(({ id }) => id),
        }),
      },
    }
  },
})
