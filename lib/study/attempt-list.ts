import type { StudyAttempt } from '../contracts/study'
import { type AttemptFilter, type AttemptOrder, percentOf } from './hub'
import { isMock } from './work'

const when = ({ handedInAt, startedAt }: StudyAttempt) => Date.parse(handedInAt ?? startedAt)

/** The papers of a list as it was asked for; those without a result yet come last where results decide. */
export function attemptList(
  attempts: readonly StudyAttempt[],
  { course, kind }: AttemptFilter,
  order: AttemptOrder,
): StudyAttempt[] {
  const shown = attempts.filter(
    attempt =>
      (course === 'all' || `${attempt.level}/${attempt.subject}` === course) &&
      (kind === 'all' || isMock(attempt.paperId) === (kind === 'mock')),
  )
  const newestFirst = shown.toSorted((one, other) => when(other) - when(one))
  if (order === 'newest') return newestFirst
  const direction = order === 'best' ? -1 : 1
  return newestFirst.toSorted((one, other) => {
    const [left, right] = [percentOf(one), percentOf(other)]
    if (left === null || right === null) return Number(left === null) - Number(right === null)
    return direction * (left - right)
  })
}
