import type { QuestionState } from '@/lib/contracts/tutoring'

type Moments = { answeredAt: Date | null; returnedAt: Date | null }

/** The database forbids that both moments are set. */
export function stateOfQuestion({ answeredAt, returnedAt }: Moments): QuestionState {
  if (answeredAt) return 'answered'
  return returnedAt ? 'returned' : 'waiting'
}
