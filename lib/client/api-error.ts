import type { CallFailure } from '@/lib/contracts/call-failure'
import { API_FAILURE_STATUS, API_TIMEOUT_MESSAGE, API_TIMEOUT_STATUS } from '@/lib/contracts/limits'

function statusOf(failure: CallFailure): number {
  if (failure.kind === 'answer') return failure.status
  if (failure.kind === 'botCheck') return 401
  return failure.kind === 'timeout' ? API_TIMEOUT_STATUS : API_FAILURE_STATUS
}

/** The one way in which a call fails. `failure` says what to tell; `status` is 408, 500 or the server's. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly failure: CallFailure

  constructor(failure: CallFailure) {
    super(
      failure.kind === 'answer'
        ? failure.message
        : failure.kind === 'timeout'
          ? API_TIMEOUT_MESSAGE
          : failure.kind,
    )
    this.failure = failure
    this.status = statusOf(failure)
  }
}

export function failureOf(error: unknown): CallFailure {
  return error instanceof ApiError ? error.failure : { kind: 'unknown' }
}
