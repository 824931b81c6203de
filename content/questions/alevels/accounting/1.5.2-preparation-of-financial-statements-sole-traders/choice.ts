import { allDiffer, numbers } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { money, plain } from '@/lib/exams/format'

const { question, templates } = choiceQuestions('1.5.2', { calculator: 'needed' })

export { templates }

question('purchases-from-mark-up-or-margin', {
  facts: { difficulty: 4, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const onCost = random.chance(0.5)
    const rate = onCost ? random.pick([20, 25, 50, 60]) : random.pick([20, 25, 30, 40])
    const revenue = random.step(60000, 180000, 2000)
    const sales = onCost ? revenue / (1 + rate / 100) : revenue * (1 - rate / 100)
    const mixed = onCost ? revenue * (1 - rate / 100) : revenue / (1 + rate / 100)
    // Whole tens, so that no option stands out.
    if ([sales, mixed].some(each => !Number.isInteger(Number((each / 10).toFixed(6))))) return null
    const cost = Math.round(sales)
    const other = Math.round(mixed)
    const [opening, closing] = [random.step(5200, 12800, 100), random.step(5200, 12800, 100)]
    const right = cost + closing - opening
    if (Math.abs(closing - opening) < 500) return null
    if (!allDiffer([right, other + closing - opening, cost + opening - closing, cost], 3)) return null
    return { onCost, rate, revenue, cost, other, opening, closing, right }
  },
  make: ({ onCost, rate, revenue, cost, other, opening, closing, right }) => ({
    stem: `A sole trader keeps incomplete records. Revenue for the year was ${money(revenue)}, and the ${onCost ? 'mark-up' : 'gross profit margin'} was ${rate}%. Inventory was ${money(opening)} at the start of the year and ${money(closing)} at the end.`,
    prompt: 'What were the purchases for the year?',
    options: numbers({
      right,
      unit: '$',
      sigFigs: 6,
      wrong: [
        [
          other + closing - opening,
          onCost
            ? 'You took the percentage of revenue, but a mark-up is a percentage of cost of sales.'
            : 'You took the percentage of cost of sales, but a margin is a percentage of revenue.',
        ],
        [cost + opening - closing, 'You exchanged the opening and the closing inventory.'],
        [cost, 'You gave the cost of sales and left out the change of inventory.'],
      ],
    }),
    solution: `Cost of sales = ${plain(revenue)} ${onCost ? `÷ ${plain(1 + rate / 100)}` : `× ${plain(1 - rate / 100)}`} = ${money(cost)}, because gross profit is ${rate}% of ${onCost ? 'cost of sales' : 'revenue'}.

Purchases = cost of sales + closing inventory − opening inventory = ${plain(cost)} + ${plain(closing)} − ${plain(opening)} = ${money(right)}.`,
  }),
  verify: ({ onCost, rate, revenue, opening, closing }) => {
    const profit = onCost ? (revenue * rate) / (100 + rate) : (revenue * rate) / 100
    return money(Math.round(revenue - profit - (opening - closing)))
  },
})
