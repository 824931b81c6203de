'use client'

import { useSyncExternalStore } from 'react'
import { examApi } from '@/lib/client/exams/exam-api'
import { examStore } from '@/lib/client/exams/exam-store'
import { isSignedInNow } from '@/lib/client/session-state'
import { readVisitorRecord, subscribeToVisitor } from '@/lib/client/visitor-store'
import type { AttemptSummary } from '@/lib/contracts/exams'
import { isExploreSessionValid } from '@/lib/session/session-validity'

export type OwnAttempts = { attempts: readonly AttemptSummary[]; isLoaded: boolean }

const NONE: OwnAttempts = { attempts: [], isLoaded: false }
let own = NONE
let asked: string | null = null
const listeners = new Set<() => void>()

/** Whose attempts: asked for anew when somebody logs in or out. */
function owner(): string | null {
  if (isSignedInNow()) return `user ${readVisitorRecord().userData?.email}`
  const record = readVisitorRecord()
  return isExploreSessionValid(record, Date.now()) ? `visitor ${record.xVisitorId}` : null
}

/** The server's list, and papers begun on this device that belong to an earlier visit. */
async function load(): Promise<void> {
  const kept = (await examStore.sittings()).map(sitting => sitting.view.attempt)
  let listed: AttemptSummary[] = []
  if (asked !== null) listed = await examApi.list().catch(() => [])
  const known = new Set(listed.map(attempt => attempt.attemptId))
  own = { attempts: [...listed, ...kept.filter(attempt => !known.has(attempt.attemptId))], isLoaded: true }
  for (const listener of listeners) listener()
}

export function reloadAttempts(): void {
  asked = owner()
  void load()
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) reloadAttempts() // what happened on another page since is fetched
  listeners.add(listener)
  const unsubscribe = subscribeToVisitor(() => {
    if (owner() !== asked) reloadAttempts()
  })
  return () => {
    listeners.delete(listener)
    unsubscribe()
  }
}

/** The visitor's own attempts of all subjects, newest first; shared by every part of the list. */
export function useOwnAttempts(): OwnAttempts {
  return useSyncExternalStore(
    subscribe,
    () => own,
    () => NONE,
  )
}
