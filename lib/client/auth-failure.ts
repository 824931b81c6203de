import type { CallFailure } from '@/lib/contracts/call-failure'
import { ApiError, failureOf } from './api-error'
import { BotCheckError } from './bot-check/bot-check-error'

/**
 * What a failed flow means to the visitor. A bot check that could not reach its service is a matter of the
 * connection (docs/product/forms.md); any other failure of it is a failed security verification.
 */
export function flowFailure(error: unknown): CallFailure {
  if (!(error instanceof BotCheckError)) return failureOf(error)
  const { cause } = error
  const isConnection =
    cause instanceof ApiError && (cause.failure.kind === 'network' || cause.failure.kind === 'timeout')
  return isConnection ? cause.failure : { kind: 'botCheck' }
}
