import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'
import { sequenceScheme } from '@/lib/exams/rising-scheme'

const { core, templates } = questionsOf('structured', 'E1.5')

export { templates }

const SIGNS = ['<', '=', '>'] as const
const signOf = (one: number, other: number) => (Math.abs(one - other) < 1e-12 ? '=' : one < other ? '<' : '>')

type Side = { text: string; value: number }

const fraction = (above: number, below: number): Side => ({
  text: `$\\frac{${above}}{${below}}$`,
  value: above / below,
})

core('sign-between-two-numbers', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const [a, b] = random.pick([
      [3, 8],
      [5, 8],
      [3, 5],
      [7, 20],
      [9, 25],
    ] as const)
    const shift = random.pick([-3, 0, 4])
    const percent: Side = {
      text: `${plain((100 * a) / b + shift)}%`,
      value: a / b + shift / 100,
    }
    const near = random.pick([0.04, 0.05, 0.06, 0.03])
    const square: Side = { text: `$${near}^2$`, value: near ** 2 }
    const other = random.pick([near / 10, near / 100, near ** 2])
    const small: Side = { text: plain(other), value: other }
    const less = random.pick([4, 6])
    const [low, high] = random.sample([-7, -5, -3, -2, -9], 2) as [number, number]
    const negatives: readonly [Side, Side] = [
      { text: `$${low}$`, value: low },
      { text: `$-${-high}^2 + ${high ** 2 - less}$`, value: -less },
    ]
    const pairs: readonly (readonly [Side, Side])[] = [[fraction(a, b), percent], [small, square], negatives]
    return { pairs, squared: -high, place: random.int(0, 2) }
  },
  make: ({ pairs, squared, place }) => ({
    stem: '',
    parts: {
      '': ask.table({
        command: 'Complete',
        prompt:
          [
            'Complete the table. Choose the sign that makes each line true.',
            'Complete each line of the table with <, = or >.',
            'Complete the table with the sign that belongs between the two numbers.',
          ][place] ?? '',
        head: ['number', 'sign', 'number'],
        rows: pairs.map(([one, other], at) => [
          { text: one.text },
          {
            blank: `sign ${at + 1}`,
            answer: signOf(one.value, other.value),
            mode: 'pick',
            choices: [...SIGNS],
            marks: 1,
          },
          { text: other.text },
        ]),
        scheme: pairs.map(([one, other]) => `B1 ${signOf(one.value, other.value)}`),
        solution: `As decimals the pairs are ${pairs
          .map(([one, other]) => `${plain(one.value)} and ${plain(other.value)}`)
          .join(', ')}. In $-${squared}^2$ only the ${squared} is squared, so it is $-${squared ** 2}$.`,
      }),
    },
  }),
})

core('sizes-in-order', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const under = random.pick([10, 11, 12, 13, 14, 15])
    const whole = 3
    const [above, below] = random.pick([
      [1, 4],
      [1, 2],
      [3, 4],
      [4, 5],
    ] as const)
    const decimal = random.step(3.1, 3.9, 0.1)
    const squared = random.step(1.7, 2, 0.1)
    const list = [
      { id: 'root', value: Math.sqrt(under), text: `$\\sqrt{${under}}$` },
      { id: 'mixed', value: whole + above / below, text: `$${whole}\\frac{${above}}{${below}}$` },
      { id: 'decimal', value: decimal, text: plain(decimal) },
      { id: 'square', value: squared ** 2, text: `$${plain(squared)}^2$` },
    ]
    const values = list.map(each => each.value).toSorted((one, other) => one - other)
    return values.some((each, at) => at > 0 && each - (values[at - 1] ?? 0) < 0.03)
      ? null
      : { list, under, squared, above, below, rising: random.chance(0.5) }
  },
  make: ({ list, under, squared, above, below, rising }) => {
    const sorted = list.toSorted((one, other) => (rising ? one.value - other.value : other.value - one.value))
    const low = Math.floor(Math.sqrt(under) * 10) / 10
    return {
      stem: [
        'A number is written on each of four cards. No calculator may be used.',
        'Here are four numbers. Do not use a calculator.',
        'Compare these four numbers without a calculator.',
      ],
      parts: {
        '': ask.order({
          command: 'Write',
          prompt: `Write the numbers in order of size, starting with the ${rising ? 'smallest' : 'largest'}.`,
          objective: 'AO2',
          items: list.map(({ id, text }) => ({ id, text })),
          answer: sorted.map(({ id }) => id),
          marks: 2,
          scheme: sequenceScheme(4, 2),
          solution: `$${plain(squared)}^2 = ${plain(squared ** 2)}$ and $3\\frac{${above}}{${below}} = ${plain(3 + above / below)}$. $${plain(low)}^2 = ${plain(low ** 2)}$ and $${plain(low + 0.1)}^2 = ${plain((low + 0.1) ** 2)}$, so $\\sqrt{${under}}$ lies between ${plain(low)} and ${plain(low + 0.1)}. The order is ${sorted.map(({ text }) => text).join(', ')}.`,
        }),
      },
    }
  },
})
