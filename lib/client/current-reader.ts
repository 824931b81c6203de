import { STORAGE_KEYS } from '@/lib/contracts/browser-state'
import { isSignedInNow } from './session-state'
import { readItem } from './storage'

/** Whose memory is read and written: the account that is signed in here, or '' for a visitor. */
export function currentReader(): string {
  return isSignedInNow() ? (readItem(STORAGE_KEYS.userId) ?? '') : ''
}
