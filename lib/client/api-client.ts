import { COOKIES } from '@/lib/contracts/browser-state'
import type { Endpoint, Operation, ResultOf } from '@/lib/contracts/operation'
import { ApiError } from './api-error'
import { clearCookies, readCookie } from './cookies'
import { endSession } from './end-session'
import { refreshTokens } from './refresh'
import { type CallArguments, callBy, type SendOptions, send } from './send'
import { isSignedInNow } from './session-state'

/**
 * The log-out that clears the session (docs/product/session.md).
 * @returns true when this browser is signed out and clean.
 */
export function handleUnauthorized(): Promise<boolean> {
  return endSession()
}

function isSessionEnded(error: unknown, { own401 }: Endpoint): boolean {
  return (
    error instanceof ApiError && error.failure.kind === 'answer' && error.status === 401 && own401 !== true
  )
}

/**
 * The generic client: JSON, 30 s, credentials, Bearer, the envelope. A 401 renews the tokens once and asks
 * again; when that is refused too, the session is cleared. It never speaks to the visitor.
 * @returns what stands in `result`, unread. @throws ApiError
 */
export async function callApi(endpoint: Endpoint, options: SendOptions = {}): Promise<unknown> {
  try {
    return await send(endpoint, options)
  } catch (error) {
    if (!isSessionEnded(error, endpoint)) throw error
    if (!isSignedInNow()) {
      // A token left over from a session that this browser knows nothing of: the next call goes without it.
      if (readCookie(COOKIES.token)) clearCookies()
      throw error
    }
    if ((await refreshTokens()) !== 'renewed') throw error
  }
  try {
    return await send(endpoint, options)
  } catch (error) {
    if (isSessionEnded(error, endpoint)) await handleUnauthorized()
    throw error
  }
}

/** As `callApi`, by the declaration of the call. @returns the result, read as it says. @throws ApiError */
export function call<O extends Operation>(operation: O, ...given: CallArguments<O>): Promise<ResultOf<O>> {
  return callBy(callApi, operation, given)
}
