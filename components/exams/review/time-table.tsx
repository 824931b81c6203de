import { Section } from '@/components/site/section'
import { perMarkText, type QuestionReview, timeText } from '@/lib/client/exams/review'

/** Minutes against marks: where the time went. */
export function TimeTable({ reviews }: { reviews: readonly QuestionReview[] }) {
  const timed = reviews.filter(review => review.timeMs > 0)
  if (timed.length === 0) return null
  const longest = Math.max(...timed.map(review => Math.max(review.timeMs, review.paceMs)))
  const width = (ms: number) => Math.round((ms / longest) * 198)
  return (
    <Section
      id="time"
      title="Time by question"
      lead="The bar is your time; the line across it is what the marks are worth at the pace of the paper."
    >
      <details className="fold">
        <summary>
          <span className="fold-name">All questions</span>
        </summary>
        <table className="table time-table">
          <thead>
            <tr>
              <th scope="col">Question</th>
              <th scope="col">Your time</th>
              <th scope="col">Per mark</th>
              <th scope="col" className="r">
                Worth
              </th>
              <th scope="col">
                <span className="vh">As a bar</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {reviews.map(({ question, timeMs, paceMs, available, isSlow }) => (
              <tr key={question.number}>
                <th scope="row">{question.number}</th>
                <td>
                  {timeText(timeMs)}
                  {isSlow && <b className="is-warn"> slow</b>}
                </td>
                <td>{perMarkText(timeMs, available)}</td>
                <td className="r">{timeText(paceMs)}</td>
                <td>
                  <svg className="time-bar" viewBox="0 0 200 14" aria-hidden="true">
                    <rect className="won" x="1" y="3" width={width(timeMs)} height="8" />
                    <path className="time-pace" d={`M${width(paceMs) + 1} 0v14`} />
                  </svg>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Section>
  )
}
