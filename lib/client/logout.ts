import { destroyCookie } from 'nookies'
import { AUTH_CHANGED_EVENT, COOKIES, STORAGE_KEYS } from '@/lib/contracts/browser-state'
import { ENDPOINTS } from '@/lib/contracts/endpoints'
import { TOASTS } from '@/lib/contracts/messages'
import { notifyProgress, notifySuccess } from './notify'

/** Ends the session on the server (a failure there is tolerated) and clears everything this browser kept. */
export async function logout(): Promise<void> {
  const done = notifyProgress(TOASTS.loggingOut)
  try {
    await fetch(ENDPOINTS.logout.path, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    })
  } catch {
    // offline or the server is away: the browser's own traces go all the same
  }
  for (const key of Object.values(STORAGE_KEYS)) window.localStorage.removeItem(key)
  for (const name of Object.values(COOKIES)) destroyCookie(null, name, { path: '/' })
  window.dispatchEvent(new Event(AUTH_CHANGED_EVENT))
  done()
  notifySuccess(TOASTS.loggedOut)
}
