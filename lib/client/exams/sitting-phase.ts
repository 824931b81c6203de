import type { AttemptSummary } from '@/lib/contracts/exams'
import { ApiError } from '../api-error'
import type { SaveSign } from './save-sign'
import type { SittingState } from './sitting'

export type Phase =
  | { name: 'loading' }
  /** Nothing to show: unknown attempt, or no connection and no copy. */
  | { name: 'missing'; message: string }
  | { name: 'sitting' }
  | { name: 'summary' }
  /** Asked for by the student; may wait for a connection. */
  | { name: 'handingIn'; waiting: boolean }
  | { name: 'timeUp'; sent: boolean }
  | { name: 'handedIn' }
  | { name: 'print' }

export type Snapshot = {
  phase: Phase
  attempt: AttemptSummary | null
  sitting: SittingState | null
  sign: SaveSign
  readOnly: boolean
}

/** The status of a call that the server understood and refused; null when it did not get through. */
export function refusal(error: unknown): number | null {
  return error instanceof ApiError && error.failure.kind === 'answer' && error.status < 500
    ? error.status
    : null
}

/** What the server gave as its reason; null when it did not answer. */
export function saidBy(error: unknown): string | null {
  return error instanceof ApiError && error.failure.kind === 'answer' ? error.failure.message : null
}

/** Logged out, or the visit is over: what is written waits here for the next log-in. */
export function hasLostRight(status: number | null): boolean {
  return status === 401 || status === 403 || status === 404
}
