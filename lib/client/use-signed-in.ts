import { useSyncExternalStore } from 'react'
import { isSignedInNow } from './session-state'
import { subscribeToVisitor } from './visitor-store'

/** Whether there is a session in this browser; unlike the header's display it never believes an address. */
export function useSignedIn(): boolean {
  return useSyncExternalStore(subscribeToVisitor, isSignedInNow, () => false)
}
