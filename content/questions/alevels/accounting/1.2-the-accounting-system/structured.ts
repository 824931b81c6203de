import { asItems, ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'

const { question, templates } = questionsOf('structured', '1.2')

export { templates }

const BOOKS: readonly [what: string, book: string][] = [
  ['goods sold on credit to a customer', 'sales journal'],
  ['goods bought on credit from a supplier', 'purchases journal'],
  ['goods sent back to a credit supplier', 'purchases returns journal'],
  ['goods returned by a credit customer', 'sales returns journal'],
  ['wages paid by bank transfer', 'cash book'],
  ['a cheque received from a credit customer', 'cash book'],
  ['the purchase of a vehicle on credit', 'general journal'],
  ['the correction of an error in the ledger', 'general journal'],
  ['an irrecoverable debt written off', 'general journal'],
]

question('books-of-prime-entry', {
  facts: { difficulty: 1, checked: '2026-11-20' },
  values: random => {
    const items = random.sample(BOOKS, 3)
    return new Set(items.map(([, book]) => book)).size === 3 ? { items } : null
  },
  make: ({ items }) => ({
    stem: 'A business keeps full accounting records.',
    parts: {
      '': ask.match({
        prompt: 'Identify the book of prime entry in which each transaction is first recorded.',
        marks: 3,
        items: asItems(items.map(([what]) => what)),
        targets: asItems([
          'sales journal',
          'purchases journal',
          'sales returns journal',
          'purchases returns journal',
          'cash book',
          'general journal',
        ]),
        answer: Object.fromEntries(items),
        scheme: items.map(([what, book]) => `${what}: ${book}`),
        solution: `The four journals of sales, purchases and returns are for goods on credit, the cash book is for receipts and payments, and the general journal is for all other entries. So: ${items.map(([what, book]) => `${what}: ${book}`).join('; ')}.`,
      }),
    },
  }),
})
