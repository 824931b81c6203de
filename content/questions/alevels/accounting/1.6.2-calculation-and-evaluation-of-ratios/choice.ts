import { allDiffer, numbers } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'

const { question, templates } = choiceQuestions('1.6.2', { calculator: 'needed' })

export { templates }

question('trade-receivables-days', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const size = random.int(2, 6)
    const [right, payable] = [random.step(30, 60, 5), random.step(25, 60, 1)]
    const purchasesSize = size - 1
    const credit = 73000 * size
    const payables = 200 * purchasesSize * payable
    const onSales = (payables / credit) * 365
    if (!Number.isInteger(Number(onSales.toFixed(6)))) return null
    if (!allDiffer([right, right * 0.8, payable, onSales], 4)) return null
    return { credit, right, payable, payables, size, purchasesSize, onSales: Math.round(onSales) }
  },
  make: ({ credit, right, payable, payables, size, purchasesSize, onSales }) => ({
    stem: 'The table shows information about a business for a year.',
    table: {
      head: ['Item', '\\$'],
      rows: [
        ['Cash sales', plain(credit / 4)],
        ['Credit sales', plain(credit)],
        ['Credit purchases', plain(73000 * purchasesSize)],
        ['Trade receivables', plain(200 * size * right)],
        ['Trade payables', plain(payables)],
      ],
    },
    prompt: 'What is the trade receivables turnover in days?',
    options: numbers({
      right,
      unit: 'days',
      sigFigs: 2,
      wrong: [
        [right * 0.8, 'You divided by total sales, but only credit sales give trade receivables.'],
        [payable, 'You found the trade payables days.'],
        [onSales, 'You divided the trade payables by credit sales, instead of the trade receivables.'],
      ],
    }),
    solution: `Trade receivables days = trade receivables ÷ credit sales × 365 = ${plain(200 * size * right)} ÷ ${plain(credit)} × 365 = ${quantity(right, 'days')}.`,
  }),
  verify: ({ credit, right, size }) => {
    const perDay = credit / 365
    return (200 * size * right) / perDay
  },
})
