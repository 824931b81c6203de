import { GENERAL_MESSAGES } from '@/lib/contracts/texts'

/** What to tell the student when keeping a subject failed; null when the student stopped it. */
export function keepFault(error: unknown): string | null {
  const name = error instanceof Error ? error.name : ''
  if (name === 'AbortError') return null
  if (name === 'QuotaExceededError') {
    return 'There is no room left on this device. Remove a subject that you keep, or free some storage, then try again.'
  }
  if (!navigator.onLine || name === 'TypeError') {
    return 'The connection has gone. What has arrived is kept: press again to go on from there.'
  }
  return GENERAL_MESSAGES.unknown
}
