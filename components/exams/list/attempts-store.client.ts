'use client'

import { useSyncExternalStore } from 'react'
import { currentReader } from '@/lib/client/current-reader'
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
/** Whose `own` are; shown to nobody else, not for a moment. */
let shownTo = ''
const listeners = new Set<() => void>()

/** Whose attempts: asked for anew when somebody logs in or out. */
function owner(): string | null {
  if (isSignedInNow()) return `user ${currentReader()}`
  const record = readVisitorRecord()
  return isExploreSessionValid(record, Date.now()) ? `visitor ${record.xVisitorId}` : null
}

/** The server's list, and papers of this reader begun on this device: a visitor's may belong to an earlier visit. */
async function load(): Promise<void> {
  const [mine, reader] = [asked, currentReader()]
  const kept = (await examStore.sittings()).map(sitting => sitting.view.attempt)
  let listed: AttemptSummary[] = []
  if (asked !== null) listed = await examApi.list().catch(() => [])
  if (mine !== asked) return // somebody else is here by now
  const known = new Set(listed.map(attempt => attempt.attemptId))
  own = { attempts: [...listed, ...kept.filter(attempt => !known.has(attempt.attemptId))], isLoaded: true }
  shownTo = reader
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
    () => (shownTo === currentReader() ? own : NONE),
    () => NONE,
  )
}
