import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, money, plain, quantity, roundTo, toSigFigs } from '@/lib/exams/format'

const { core, templates } = questionsOf('structured', 'E1.9')

export { templates }

core('one-number-rounded-three-ways', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const digits = [random.int(20_500, 99_400), random.int(12_350, 98_400), random.int(1050, 9940)] as const
    // Every number ends in a digit that is rounded away, and none lies half-way.
    if (digits.some(each => each % 5 === 0)) return null
    const [value, big, small] = [digits[0] / 1000, digits[1], digits[2] / 1_000_000]
    return { value, big, small, place: random.int(0, 2) }
  },
  make: ({ value, big, small, place }) => {
    const lines: readonly (readonly [number: string, to: string, shown: string])[] = [
      [plain(value), '2 decimal places', plain(value, 2)],
      [plain(big), 'the nearest hundred', plain(roundTo(big, -2))],
      [plain(small), '2 significant figures', figures(small, 2)],
    ]
    return {
      stem: '',
      parts: {
        '': ask.table({
          command: 'Complete',
          prompt:
            [
              'Complete the table.',
              'Complete the table with the rounded numbers.',
              'Complete each line of the table with the number, rounded as it says.',
            ][place] ?? '',
          head: ['number', 'correct to', 'rounded'],
          rows: lines.map(([number, to, shown], at) => [
            { text: number },
            { text: to },
            {
              blank: `rounded ${at + 1}`,
              answer: shown.replace(/\s/g, ''),
              accept: [shown, shown.replace(/\s/g, ',')],
              mode: 'exact',
              marks: 1,
            },
          ]),
          scheme: lines.map(([, , shown]) => `B1 ${shown}`),
          solution: lines.map(([number, to, shown]) => `${number} to ${to} is ${shown}.`).join('\n\n'),
        }),
      },
    }
  },
})

const JOBS = [
  {
    stem: (rate: string, a: string, b: string) =>
      `A rectangular floor measures ${a} m by ${b} m. Tiles cost ${rate} for each square metre.`,
    prompt: 'the total cost of the tiles',
  },
  {
    stem: (rate: string, a: string, b: string) =>
      `A rectangular lawn measures ${a} m by ${b} m. New grass costs ${rate} for each square metre.`,
    prompt: 'the total cost of new grass for the lawn',
  },
  {
    stem: (rate: string, a: string, b: string) =>
      `A rectangular wall measures ${a} m by ${b} m. A painter charges ${rate} for each square metre.`,
    prompt: 'the total charge for painting the wall',
  },
] as const

core('estimate-of-a-cost', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [a, b] = [random.step(5.1, 9.4, 0.1), random.step(3.1, 4.4, 0.1)]
    const rate = random.int(1820, 4880) / 100
    const [x, y, z] = [toSigFigs(a, 1), toSigFigs(b, 1), toSigFigs(rate, 1)]
    const signs = new Set([Math.sign(x - a), Math.sign(y - b), Math.sign(z - rate)])
    return signs.size !== 1 || signs.has(0)
      ? null
      : { a, b, rate, x, y, z, up: x > a, job: random.pick(JOBS) }
  },
  make: ({ a, b, rate, x, y, z, up, job }) => ({
    stem: job.stem(money(rate), plain(a, 1), plain(b, 1)),
    parts: {
      a: ask.whole({
        command: 'Work out',
        prompt: `By writing each number correct to 1 significant figure, work out an estimate for ${job.prompt}.`,
        unit: '$',
        scheme: [`M1 two of ${x}, ${y} and ${z}`, `A1 ${money(x * y * z)}`],
        solution: `$${x} \\times ${y} \\times ${z} = ${x * y * z}$, so the estimate is ${money(x * y * z)}.`,
        answer: x * y * z,
      }),
      b: ask.choice({
        command: 'Determine',
        prompt: 'Which statement about the actual amount is true?',
        right: up
          ? 'It is smaller, because all three numbers were rounded up.'
          : 'It is larger, because all three numbers were rounded down.',
        wrong: {
          [up
            ? 'It is larger, because all three numbers were rounded up.'
            : 'It is smaller, because all three numbers were rounded down.']:
            'You turned it round: think of whether the numbers became larger or smaller.',
          [up
            ? 'It is larger, because all three numbers were rounded down.'
            : 'It is smaller, because all three numbers were rounded up.']:
            'You looked at the rounding the wrong way.',
          'It is the same, because rounding does not change a product.':
            'You left out that a product of changed numbers changes as well.',
        },
        solution: `${quantity(x, 'm')}, ${quantity(y, 'm')} and ${money(z)} are all ${up ? 'larger' : 'smaller'} than the numbers they stand for, so the estimate is too ${up ? 'large' : 'small'}.`,
      }),
    },
  }),
  verify: ({ a, b, rate }) => {
    const first = (n: number) => Number(n.toExponential(0))
    return { a: first(a) * first(b) * first(rate) }
  },
})
