import { pairs, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'

const { question, templates } = choiceQuestions('1.4.2')

export { templates }

const ERROR_TYPES: Record<string, string> = {
  omission: 'in an error of omission the transaction is left out of the books completely',
  commission:
    'in an error of commission the correct amount is entered in the wrong account of the right type',
  principle: 'in an error of principle the amount is entered in an account of the wrong type',
  'original entry': 'in an error of original entry a wrong amount is entered in the book of prime entry',
  'complete reversal': 'in a complete reversal debit and credit are exchanged',
}

const ERROR_CASES: readonly [what: string, type: string][] = pairs({
  'A payment for repairs was debited to the machinery account.': 'principle',
  'The purchase of a computer for the office was debited to the purchases account.': 'principle',
  'A credit sale to customer J was debited to the account of customer T.': 'commission',
  'A payment to supplier K was debited to the account of supplier M.': 'commission',
  'A sales invoice was lost and was never entered.': 'omission',
  'A purchase on credit was not entered in any book.': 'omission',
  'A purchases invoice for $480 was entered in the purchases journal as $840.': 'original entry',
  'A sales invoice for $530 was entered in the sales journal as $350.': 'original entry',
  'Cash drawings were debited to the cash account and credited to the drawings account.': 'complete reversal',
  'Rent paid by cheque was debited to the bank account and credited to the rent account.':
    'complete reversal',
})

question('type-of-error', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const [what, type] = random.pick(ERROR_CASES)
    const others = random.sample(
      Object.keys(ERROR_TYPES).filter(each => each !== type),
      3,
    )
    return { what: what.replaceAll('$', '\\$'), type, others }
  },
  make: ({ what, type, others }) => ({
    stem: `The totals of a trial balance agree, but an error has been made. ${what}`,
    prompt: 'Which type of error is this?',
    right: type,
    wrong: others.map((each): Wrong => [each, `You confused the types: ${ERROR_TYPES[each]}.`]),
    solution: `The type is ${type}: ${ERROR_TYPES[type]}. Debits and credits remain equal, so the trial balance does not show it.`,
  }),
})
