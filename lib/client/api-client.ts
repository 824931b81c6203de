import { COOKIES } from '@/lib/contracts/browser-state'
import { ENDPOINTS, type Endpoint } from '@/lib/contracts/endpoints'
import { ApiError } from './api-error'
import { clearCookies, readCookie } from './cookies'
import { endSession } from './end-session'
import { refreshTokens } from './refresh'
import { type SendOptions, send } from './send'
import { isSignedInNow } from './session-state'

/** Calls whose 401 speaks about what was typed, not about the session. */
const OWN_401: readonly string[] = [
  ENDPOINTS.login,
  ENDPOINTS.registerExplore,
  ENDPOINTS.startExplore,
  ENDPOINTS.passwordReset,
  ENDPOINTS.passwordConfirm,
  ENDPOINTS.accountErase,
  ENDPOINTS.refresh,
  ENDPOINTS.logout,
].map(({ method, path }) => `${method} ${path}`)

/**
 * The log-out that clears the session (docs/product/session.md).
 * @returns true when this browser is signed out and clean.
 */
export function handleUnauthorized(): Promise<boolean> {
  return endSession()
}

function isSessionEnded(error: unknown, { method, path }: Endpoint): boolean {
  return (
    error instanceof ApiError &&
    error.failure.kind === 'answer' &&
    error.status === 401 &&
    !OWN_401.includes(`${method} ${path}`)
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
