import { logout } from '@/lib/contracts/calls/session'
import { logQuietly } from './log'
import { callOnce } from './send'
import { clearSession } from './session-store'

/**
 * Ends the session on the server, then here. A failure of the server is logged and changes nothing.
 * @returns whether this browser is clean.
 */
export async function endSession(): Promise<boolean> {
  try {
    await callOnce(logout, {})
  } catch (error) {
    logQuietly('logout', error)
  }
  try {
    clearSession()
    return true
  } catch (error) {
    logQuietly('logout', error)
    return false
  }
}
