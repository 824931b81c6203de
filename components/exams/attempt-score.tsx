import { Marks } from '@/components/ui/marks'
import type { AttemptSummary } from '@/lib/contracts/exams'

type Props = { attempt: Pick<AttemptSummary, 'earned' | 'toSelfMark'> | null; marks: number }

/** What a paper brought; while marks wait, out of those that are given, in words: it is no paper of so many marks. */
export function AttemptScore({ attempt, marks }: Props) {
  if (!attempt || attempt.earned === null) return <Marks count={marks} />
  const toMark = attempt.toSelfMark ?? 0
  return (
    <span className="paper-score">
      {toMark === 0 ? (
        <>
          {attempt.earned} <small>of</small> <Marks count={marks} />
        </>
      ) : (
        <>
          {toMark < marks && (
            <>
              {attempt.earned} <small>of {marks - toMark} marked</small>
            </>
          )}
          <small className="paper-waiting"> {toMark} to mark</small>
        </>
      )}
    </span>
  )
}
