import type { BotCheckAction } from '@/lib/contracts/bot-check'
import { STORAGE_KEYS } from '@/lib/contracts/browser-state'
import { readItem, removeItem, writeItem } from '../storage'

/** The one unused token that the browser keeps (docs/product/session.md). */
export type StoredToken = { token: string; action: BotCheckAction; expiresAt: string }

/** Not used any more this close to its end: the call must still arrive in time. */
const SPARE_MS = 15_000

function parse(text: string): Partial<StoredToken> | null {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

export function peekToken(action: BotCheckAction, nowMs: number): string | null {
  const stored = parse(readItem(STORAGE_KEYS.botCheck) ?? 'null')
  if (typeof stored?.token !== 'string' || stored.action !== action) return null
  return Date.parse(stored.expiresAt ?? '') - SPARE_MS > nowMs ? stored.token : null
}

/** Takes the token out: it serves once, whatever becomes of the call. */
export function takeToken(action: BotCheckAction, nowMs: number): string | null {
  const token = peekToken(action, nowMs)
  if (token !== null) removeItem(STORAGE_KEYS.botCheck)
  return token
}

export function keepToken(stored: StoredToken): void {
  writeItem(STORAGE_KEYS.botCheck, JSON.stringify(stored))
}
