import { blank, fill, inPart, LEDGER, own, statement } from '@/lib/exams/authoring/accounts'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { money, plain } from '@/lib/exams/format'

const { question, templates } = questionsOf('structured', '1.4.2')

export { templates }

question('suspense-account-and-corrected-profit', {
  facts: { difficulty: 4, checked: '2026-11-20' },
  values: random => {
    const [undercast, discount, repairs] = [
      random.step(100, 600, 50),
      random.step(30, 120, 5),
      random.step(350, 1200, 50),
    ]
    const expense = undercast + 2 * discount + random.step(180, 900, 10)
    const what = random.pick(['Insurance', 'Rent', 'Advertising', 'Heating'])
    return { undercast, discount, repairs, expense, what, profit: random.step(18000, 46000, 100) }
  },
  make: ({ undercast, discount, repairs, expense, what, profit }) => {
    const difference = expense - undercast - 2 * discount
    const corrected = profit + undercast + 2 * discount - expense - repairs
    return {
      stem: `The totals of a trial balance did not agree, and a suspense account was opened. The draft profit for the year was ${money(profit)}. These errors were then found:

- The sales account was undercast by ${money(undercast)}.
- ${what} paid, ${money(expense)}, was entered in the cash book but not posted to the ledger.
- Discount received of ${money(discount)} was debited to the discount allowed account.
- Repairs of ${money(repairs)} were debited to the equipment account. Ignore depreciation.

After these errors were corrected, the suspense account had no balance.`,
      parts: {
        a: statement({
          prompt: 'Prepare the suspense account.',
          objective: 'AO2',
          head: LEDGER,
          rows: [
            [
              'Difference on trial balance',
              own(
                blank('Difference', difference),
                'a - b - c - d',
                what,
                'Sales',
                'Discount allowed',
                'Discount received',
              ),
              what,
              blank(what, expense),
            ],
            ['Sales', blank('Sales', undercast), '', ''],
            ['Discount allowed', blank('Discount allowed', discount), '', ''],
            ['Discount received', blank('Discount received', discount), '', ''],
            ['Total', fill('Total debit', expense), 'Total', fill('Total credit', expense)],
          ],
          solution: `${what} must be debited, so suspense is credited with ${money(expense)}. Sales must be credited with ${money(undercast)}, so suspense is debited. The discount was put in the wrong account on the wrong side: credit discount allowed ${money(discount)} to cancel, credit discount received ${money(discount)} to enter it, and debit suspense with both. The repairs did not upset the totals. The difference balances the account: ${plain(expense)} − ${plain(undercast)} − ${plain(discount)} − ${plain(discount)} = ${money(difference)}.`,
        }),
        b: statement({
          prompt: 'Complete the statement of corrected profit. Enter amounts without signs.',
          objective: 'AO2',
          head: ['', 'Increase \\$', 'Decrease \\$', '\\$'],
          rows: [
            ['Draft profit', '', '', profit],
            ['Sales', own(fill('Increase for sales', undercast), 'a', inPart('a', 'Sales')), '', ''],
            [
              'Discounts (both accounts)',
              own(
                blank('Discounts', 2 * discount, `Discounts, both accounts: ${plain(2 * discount)}`),
                'a + b',
                inPart('a', 'Discount allowed'),
                inPart('a', 'Discount received'),
              ),
              '',
              '',
            ],
            [what, '', own(fill('Decrease for expense', expense), 'a', inPart('a', what)), ''],
            ['Repairs', '', blank('Repairs', repairs), ''],
            [
              'Corrected profit',
              '',
              '',
              own(
                blank('Corrected profit', corrected),
                `${profit} + a + b - c - d`,
                'Increase for sales',
                'Discounts',
                'Decrease for expense',
                'Repairs',
              ),
            ],
          ],
          solution: `Sales and discounts increase the profit, the two expenses decrease it: ${plain(profit)} + ${plain(undercast)} + ${plain(2 * discount)} − ${plain(expense)} − ${plain(repairs)} = ${money(corrected)}.`,
        }),
      },
    }
  },
})
