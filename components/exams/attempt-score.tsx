import { Marks } from '@/components/ui/marks'
import type { AttemptSummary } from '@/lib/contracts/exams'

type Props = { attempt: Pick<AttemptSummary, 'earned' | 'toSelfMark'> | null; marks: number }

/** What a paper brought, out of the marks that are given; those that wait are no lost ones. */
export function AttemptScore({ attempt, marks }: Props) {
  if (!attempt || attempt.earned === null) return <Marks count={marks} />
  const toMark = attempt.toSelfMark ?? 0
  return (
    <span className="paper-score">
      {toMark < marks && (
        <>
          {attempt.earned} <small>of</small> <Marks count={marks - toMark} />
        </>
      )}
      {toMark > 0 && <small className="paper-waiting"> {toMark} to mark</small>}
    </span>
  )
}
