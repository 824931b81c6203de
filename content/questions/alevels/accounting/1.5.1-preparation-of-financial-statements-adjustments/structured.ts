import { blank, fill, LEDGER, own, statement } from '@/lib/exams/authoring/accounts'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { money, plain } from '@/lib/exams/format'

const { question, templates } = questionsOf('structured', '1.5.1')

export { templates }

question('expense-account-with-prepayments', {
  facts: { difficulty: 3, checked: '2026-11-20' },
  values: random => {
    const months = random.int(2, 10)
    const before = random.step(120, 400, 5)
    const now = before + random.step(5, 40, 5)
    return { months, before, now, what: random.pick(['Insurance', 'Rent', 'Equipment hire']) }
  },
  make: ({ months, before, now, what }) => {
    const month =
      ['', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November'][
        months
      ] ?? ''
    const [opening, paid, closing] = [before * months, now * 12, now * months]
    const charge = opening + paid - closing
    return {
      stem: `A business pays for ${what.toLowerCase()} once a year in advance. On 1 ${month} 2024 it paid ${money(before * 12)} for the next twelve months, and on 1 ${month} 2025 it paid ${money(paid)} for the next twelve months. Its financial year ends on 31 December.`,
      parts: {
        '': statement({
          prompt: `Prepare the ${what.toLowerCase()} account for the year ended 31 December 2025.`,
          objective: 'AO2',
          head: LEDGER,
          rows: [
            [
              'Balance b/d (prepaid)',
              blank('Balance b/d', opening),
              'Statement of profit or loss',
              own(
                blank('Statement of profit or loss', charge),
                'a + b - c',
                'Balance b/d',
                'Bank',
                'Balance c/d',
              ),
            ],
            ['Bank', fill('Bank', paid), 'Balance c/d (prepaid)', blank('Balance c/d', closing)],
            ['Total', fill('Total debit', opening + paid), 'Total', fill('Total credit', opening + paid)],
          ],
          solution: `At each year end the payment covers ${months} more months. Prepaid on 1 January: ${plain(before * 12)} × ${months}/12 = ${money(opening)}. Prepaid on 31 December: ${plain(paid)} × ${months}/12 = ${money(closing)}. Charge of the year: ${plain(opening)} + ${plain(paid)} − ${plain(closing)} = ${money(charge)}.`,
        }),
      },
    }
  },
})
