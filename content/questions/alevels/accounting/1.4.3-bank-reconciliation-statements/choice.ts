import { numbers } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { money, plain } from '@/lib/exams/format'

const { question, templates } = choiceQuestions('1.4.3')

export { templates }

question('balance-from-reconciling-items', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const book = random.step(2400, 7800, 20)
    const [unpresented, uncredited] = [random.step(240, 980, 10), random.step(240, 980, 10)]
    if (Math.abs(unpresented - uncredited) < 60) return null
    const statement = book + unpresented - uncredited
    return { book, unpresented, uncredited, statement, toStatement: random.chance(0.5) }
  },
  make: ({ book, unpresented, uncredited, statement, toStatement }) => {
    const [given, right] = toStatement ? [book, statement] : [statement, book]
    const sign = toStatement ? 1 : -1
    return {
      stem: `At 31 May the bank column of an updated cash book and the bank statement differ only because of unpresented cheques of ${money(unpresented)} and uncredited deposits of ${money(uncredited)}. The ${toStatement ? 'updated cash book shows a debit' : 'bank statement shows a credit'} balance of ${money(given)}.`,
      prompt: `What is the balance ${toStatement ? 'on the bank statement' : 'in the updated cash book'}?`,
      options: numbers({
        right,
        unit: '$',
        sigFigs: 5,
        wrong: {
          'You treated both reconciling items the wrong way round.':
            given - sign * (unpresented - uncredited),
          'You added both items, but one has to be subtracted.': given + unpresented + uncredited,
          'You subtracted both items, but one has to be added.': given - unpresented - uncredited,
        },
      }),
      solution: `Cash book balance + unpresented cheques − uncredited deposits = bank statement balance. ${
        toStatement
          ? `${plain(book)} + ${plain(unpresented)} − ${plain(uncredited)} = ${money(statement)}.`
          : `So the cash book balance = ${plain(statement)} − ${plain(unpresented)} + ${plain(uncredited)} = ${money(book)}.`
      } The bank has not yet paid the cheques nor received the deposits.`,
    }
  },
  verify: ({ book, statement, unpresented, uncredited, toStatement }) =>
    money(toStatement ? book - (uncredited - unpresented) : statement + (uncredited - unpresented)),
})
