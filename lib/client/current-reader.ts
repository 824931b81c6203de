import { STORAGE_KEYS } from '@/lib/contracts/browser-state'
import { isSignedInNow } from './session-state'
import { readItem } from './storage'
import { subscribeToVisitor } from './visitor-store'

/** Whose memory is read and written: the account that is signed in here, or '' for a visitor. */
export function currentReader(): string {
  return isSignedInNow() ? (readItem(STORAGE_KEYS.userId) ?? '') : ''
}

/** Calls with who was here before whenever somebody else is, in this tab or by another one. @returns how to stop */
export function onReaderChange(onChange: (before: string) => unknown): () => void {
  let reader = currentReader()
  return subscribeToVisitor(() => {
    const before = reader
    reader = currentReader()
    if (reader !== before) onChange(before)
  })
}
