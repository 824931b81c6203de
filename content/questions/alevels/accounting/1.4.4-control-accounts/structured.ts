import { blank, fill, LEDGER, own, statement } from '@/lib/exams/authoring/accounts'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { money, plain } from '@/lib/exams/format'

const { question, templates } = questionsOf('structured', '1.4.4')

export { templates }

question('sales-ledger-control-account', {
  facts: { difficulty: 3, checked: '2026-11-20' },
  values: random => ({
    opening: random.step(14000, 28000, 50),
    sales: random.step(86000, 140000, 100),
    cashSales: random.step(12000, 28000, 100),
    returns: random.step(1200, 3800, 20),
    discounts: random.step(600, 1900, 20),
    written: random.step(250, 900, 10),
    contra: random.step(300, 1500, 20),
    allowance: random.step(400, 1200, 10),
    kept: random.step(12000, 26000, 50),
    year: random.pick([2024, 2025]),
  }),
  make: ({ opening, sales, cashSales, returns, discounts, written, contra, allowance, kept, year }) => {
    const total = opening + sales
    const receipts = total - returns - discounts - written - contra - kept
    return {
      stem: `The table shows information for the year ended 31 December ${year}. On 1 January the trade receivables were ${money(opening)}.`,
      table: {
        head: ['Item', '\\$'],
        rows: [
          ['Cash sales', plain(cashSales)],
          ['Credit sales', plain(sales)],
          ['Returns from credit customers', plain(returns)],
          ['Receipts from credit customers', plain(receipts)],
          ['Discounts allowed', plain(discounts)],
          ['Irrecoverable debts written off', plain(written)],
          ['Allowance for irrecoverable debts', plain(allowance)],
          ['Contra with the purchases ledger', plain(contra)],
        ],
      },
      parts: {
        '': statement({
          prompt: 'Prepare the sales ledger control account for the year.',
          objective: 'AO2',
          head: LEDGER,
          rows: [
            ['Balance b/d', opening, 'Sales returns', fill('Sales returns', returns)],
            ['Sales', blank('Sales', sales), 'Bank', blank('Bank', receipts)],
            ['', '', 'Discounts allowed', fill('Discounts allowed', discounts)],
            ['', '', 'Irrecoverable debts', blank('Irrecoverable debts', written)],
            ['', '', 'Contra', blank('Contra', contra)],
            [
              '',
              '',
              'Balance c/d',
              own(
                blank('Balance c/d', kept),
                `${opening} + a - b - c - d - e - f`,
                'Sales',
                'Sales returns',
                'Bank',
                'Discounts allowed',
                'Irrecoverable debts',
                'Contra',
              ),
            ],
            ['Total', fill('Total debit', total), 'Total', fill('Total credit', total)],
          ],
          solution: `Only credit sales are in the sales ledger, and the allowance is not part of this account. The credit side reduces the debts of the customers. Balance: ${plain(total)} − ${plain(returns)} − ${plain(receipts)} − ${plain(discounts)} − ${plain(written)} − ${plain(contra)} = ${money(kept)}.`,
        }),
      },
    }
  },
})
