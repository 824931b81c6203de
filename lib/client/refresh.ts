import { STORAGE_KEYS } from '@/lib/contracts/browser-state'
import { refresh } from '@/lib/contracts/calls/session'
import { ApiError } from './api-error'
import { endSession } from './end-session'
import { inTurn } from './in-turn'
import { callOnce } from './send'
import { storeTokens, storeUserCookies } from './session-store'
import { readItem } from './storage'
import { readVisitorRecord } from './visitor-store'

export type RefreshOutcome =
  /** New tokens are stored. */
  | 'renewed'
  /** The session had ended; this browser is signed out now. */
  | 'ended'
  /** Nothing is known: offline, or the server is away. The tokens stay. */
  | 'unknown'

let running: Promise<RefreshOutcome> | null = null

async function rotate(refreshToken: string): Promise<RefreshOutcome> {
  try {
    const tokens = await callOnce(refresh, { refreshToken })
    // Someone logged out while this was under way: the new tokens must not bring the session back.
    if (readItem(STORAGE_KEYS.refreshToken) !== refreshToken) return 'ended'
    storeTokens(tokens)
    const { userData } = readVisitorRecord()
    if (userData) storeUserCookies(userData)
    return 'renewed'
  } catch (error) {
    const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 404
    if (!isRefused) return 'unknown'
    await endSession()
    return 'ended'
  }
}

async function run(): Promise<RefreshOutcome> {
  const before = readItem(STORAGE_KEYS.refreshToken)
  if (!before) {
    await endSession()
    return 'ended'
  }
  // The other tabs find new tokens when it is their turn; without locks the server's grace period covers it.
  return inTurn('refresh', async () => {
    const now = readItem(STORAGE_KEYS.refreshToken)
    if (!now) return 'ended'
    return now === before ? rotate(now) : 'renewed'
  })
}

/** Renews the tokens; calls at the same time share one request, also across tabs. */
export function refreshTokens(): Promise<RefreshOutcome> {
  running ??= run().finally(() => {
    running = null
  })
  return running
}
