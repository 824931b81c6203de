import { STORAGE_KEYS } from '@/lib/contracts/browser-state'
import { renewalDelayMs, tokenExpiryMs } from '@/lib/session/token-expiry'
import { refreshTokens } from './refresh'
import { isSignedInNow } from './session-state'
import { readItem } from './storage'
import { subscribeToVisitor } from './visitor-store'

let timer: ReturnType<typeof setTimeout> | undefined

/** A failed renewal is tried again after this; the first call that needs the token renews it anyway. */
const AGAIN_MS = 60_000

async function renew(): Promise<void> {
  const outcome = await refreshTokens()
  if (outcome === 'unknown') timer = setTimeout(() => void renew(), AGAIN_MS)
  else schedule()
}

function schedule(): void {
  clearTimeout(timer)
  const token = isSignedInNow() ? readItem(STORAGE_KEYS.token) : null
  const delayMs = token === null ? null : renewalDelayMs(token, Date.now())
  if (delayMs !== null) timer = setTimeout(() => void renew(), delayMs)
}

/** Timers sleep with the device: on waking an ended token is renewed at once. */
function onVisible(): void {
  const token = readItem(STORAGE_KEYS.token)
  const isEnded = token !== null && (tokenExpiryMs(token) ?? Number.POSITIVE_INFINITY) <= Date.now()
  if (document.visibilityState === 'visible' && isSignedInNow() && isEnded) void renew()
}

/** Keeps the access token renewed a minute before it ends, for as long as the page lives. */
export function keepTokensRenewed(): () => void {
  schedule()
  const unsubscribe = subscribeToVisitor(schedule)
  document.addEventListener('visibilitychange', onVisible)
  return () => {
    clearTimeout(timer)
    unsubscribe()
    document.removeEventListener('visibilitychange', onVisible)
  }
}
