import { readNumber } from '../marking/read-number'
import type { FollowSource } from '../question'
import { ownValue } from './numeric'
import type { MarkContext } from './rules'

/** The student's own value in an earlier part; null when there is none that reads as a number. */
export function ownFigure({ part: label, cell }: FollowSource, context: MarkContext): number | null {
  const earlier = label === undefined ? null : context.earlier(label)
  if (earlier?.part.kind === 'numeric' && earlier.answer.kind === 'numeric')
    return ownValue(earlier.part, earlier.answer)
  if (earlier?.answer.kind !== 'table') return null
  return readNumber(earlier.answer.cells[cell ?? ''] ?? '')?.value ?? null
}
