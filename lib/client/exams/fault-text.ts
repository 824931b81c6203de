import { GENERAL_MESSAGES } from '@/lib/contracts/texts'
import { ApiError } from '../api-error'

/** What to tell of a call that failed: the server's own words, where it said any. */
export function faultText(error: unknown): string {
  if (!(error instanceof ApiError)) return GENERAL_MESSAGES.unknown
  const { failure } = error
  if (failure.kind === 'answer') return failure.message || GENERAL_MESSAGES.unknown
  return GENERAL_MESSAGES[failure.kind]
}
