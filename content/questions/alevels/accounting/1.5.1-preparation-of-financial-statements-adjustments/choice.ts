import { allDiffer, numbers } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { money, plain } from '@/lib/exams/format'

const { question, templates } = choiceQuestions('1.5.1')

export { templates }

question('expense-with-accrual-and-prepayment', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const paid = random.step(4200, 9600, 50)
    const [opening, closing] = [random.step(150, 780, 10), random.step(150, 780, 10)]
    const [openingOwed, closingOwed] = [random.chance(0.5), random.chance(0.5)]
    const start = openingOwed ? -opening : opening
    const end = closingOwed ? closing : -closing
    const right = paid + start + end
    if (Math.abs(start + end) < 50 || Math.abs(opening - closing) < 50) return null
    if (!allDiffer([right, paid - start - end, paid + end, paid - start + end], 5)) return null
    const what = random.pick(['rent', 'equipment hire', 'cleaning', 'advertising'])
    return { paid, opening, closing, openingOwed, closingOwed, start, end, right, what }
  },
  make: ({ paid, opening, closing, openingOwed, closingOwed, start, end, right, what }) => {
    const word = (owed: boolean) => (owed ? 'accrued' : 'prepaid')
    return {
      stem: `A business paid ${money(paid)} for ${what} during the year ended 31 December. On 1 January ${money(opening)} was ${word(openingOwed)}, and on 31 December ${money(closing)} was ${word(closingOwed)}.`,
      prompt: `What is the charge for ${what} in the statement of profit or loss for the year?`,
      options: numbers({
        right,
        unit: '$',
        sigFigs: 5,
        wrong: {
          'You treated both adjustments the wrong way round.': paid - start - end,
          [`You left out the amount ${word(openingOwed)} on 1 January.`]: paid + end,
          [`You treated the amount ${word(openingOwed)} on 1 January the wrong way round.`]:
            paid - start + end,
        },
      }),
      solution: `The charge is what belongs to this year. The amount ${word(openingOwed)} on 1 January is ${openingOwed ? 'a cost of last year that was paid now, so subtract it' : 'a cost of this year that was paid last year, so add it'}. The amount ${word(closingOwed)} on 31 December is ${closingOwed ? 'a cost of this year that is not paid yet, so add it' : 'a cost of next year, so subtract it'}.

${plain(paid)} ${openingOwed ? '−' : '+'} ${plain(opening)} ${closingOwed ? '+' : '−'} ${plain(closing)} = ${money(right)}.`,
    }
  },
  verify: ({ paid, opening, closing, openingOwed, closingOwed }) => {
    // The account of the expense: debits less credits, the charge balances it.
    const debits = paid + (openingOwed ? 0 : opening) + (closingOwed ? closing : 0)
    const credits = (openingOwed ? opening : 0) + (closingOwed ? 0 : closing)
    return money(debits - credits)
  },
})
