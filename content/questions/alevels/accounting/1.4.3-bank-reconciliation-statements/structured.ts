import { blank, fill, inPart, LEDGER, own, statement } from '@/lib/exams/authoring/accounts'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { money, plain } from '@/lib/exams/format'

const { question, templates } = questionsOf('structured', '1.4.3')

export { templates }

question('cash-book-and-reconciliation-statement', {
  facts: { difficulty: 3, checked: '2026-11-20' },
  values: random => {
    const balance = random.step(2600, 7400, 10)
    const [charges, returned, transfer] = [
      random.step(25, 140, 5),
      random.step(180, 640, 10),
      random.step(220, 900, 10),
    ]
    const [unpresented, uncredited] = [random.step(310, 1150, 5), random.step(260, 980, 5)]
    const from = random.pick(['a credit customer', 'a tenant'])
    return { balance, charges, returned, transfer, unpresented, uncredited, from }
  },
  make: ({ balance, charges, returned, transfer, unpresented, uncredited, from }) => {
    const updated = balance + transfer - charges - returned
    const total = balance + transfer
    const bank = updated + unpresented - uncredited
    return {
      stem: `On 30 June the bank column of a cash book shows a debit balance of ${money(balance)}. The bank statement shows items that are not in the cash book: a credit transfer of ${money(transfer)} from ${from}, bank charges of ${money(charges)} and a dishonoured cheque of ${money(returned)}. Cheques of ${money(unpresented)} have not been presented, and deposits of ${money(uncredited)} have not been credited by the bank.`,
      parts: {
        a: statement({
          prompt: 'Complete the updated cash book (bank columns).',
          objective: 'AO2',
          head: LEDGER,
          rows: [
            ['Balance b/d', balance, 'Bank charges', fill('Bank charges', charges)],
            [
              'Credit transfer',
              blank('Credit transfer', transfer),
              'Dishonoured cheque',
              blank('Dishonoured cheque', returned),
            ],
            [
              '',
              '',
              'Balance c/d',
              own(
                blank('Balance c/d', updated),
                `${balance} + a - b - c`,
                'Credit transfer',
                'Bank charges',
                'Dishonoured cheque',
              ),
            ],
            ['Total', fill('Total debit', total), 'Total', fill('Total credit', total)],
          ],
          solution: `The credit transfer is a receipt; bank charges and the dishonoured cheque are credited. Balance: ${plain(balance)} + ${plain(transfer)} − ${plain(charges)} − ${plain(returned)} = ${money(updated)}.`,
        }),
        b: statement({
          prompt: 'Complete the bank reconciliation statement at 30 June. Enter amounts without signs.',
          objective: 'AO2',
          head: ['', '\\$'],
          rows: [
            [
              'Balance in the updated cash book',
              own(fill('Updated cash book', updated), 'a', inPart('a', 'Balance c/d')),
            ],
            ['Add: unpresented cheques', blank('Unpresented cheques', unpresented)],
            ['Less: uncredited deposits', blank('Uncredited deposits', uncredited)],
            [
              'Balance on the bank statement',
              own(
                blank('Balance on the bank statement', bank),
                'a + b - c',
                'Updated cash book',
                'Unpresented cheques',
                'Uncredited deposits',
              ),
            ],
          ],
          solution: `The bank has not yet paid the unpresented cheques, and has not yet received the deposits: ${plain(updated)} + ${plain(unpresented)} − ${plain(uncredited)} = ${money(bank)}.`,
        }),
      },
    }
  },
})
