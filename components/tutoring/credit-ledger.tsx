import { dayOf } from '@/lib/client/moments'
import type { CreditRow, TutorQuestion } from '@/lib/contracts/tutoring'

type Props = { balance: number; ledger: readonly CreditRow[]; questions: readonly TutorQuestion[] }

function whatOf({ reason, questionId }: CreditRow, questions: readonly TutorQuestion[]): string {
  if (reason === 'welcome') return 'With your account'
  const question = questions.find(each => each.id === questionId)
  const about = question ? [question.course, question.topic].filter(Boolean).join(', ') : 'a tutor'
  return reason === 'question' ? `Question: ${about}` : `Returned, unanswered: ${about}`
}

const signed = (amount: number) => (amount > 0 ? `+${amount}` : `−${Math.abs(amount)}`)

/** The balance, and every credit that came or went. */
export function CreditLedger({ balance, ledger, questions }: Props) {
  return (
    <div className="credits-block">
      <p className="credits-now">
        <b className="num">{balance}</b>
        <span>{balance === 1 ? 'Tutor Credit' : 'Tutor Credits'}</span>
      </p>
      <details className="fold">
        <summary>
          <span className="fold-name">Every credit, in and out</span>
        </summary>
        <table className="table">
          <caption className="vh">Every credit, in and out</caption>
          <thead>
            <tr>
              <th scope="col">Date</th>
              <th scope="col">What</th>
              <th scope="col" className="r">
                Credits
              </th>
            </tr>
          </thead>
          <tbody>
            {ledger.map(row => (
              <tr key={row.id}>
                <td className="nowrap">{dayOf(row.at)}</td>
                <td>{whatOf(row, questions)}</td>
                <td className="r num">{signed(row.amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  )
}
