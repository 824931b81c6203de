import { useSyncExternalStore } from 'react'
import type { StudyEntry } from '@/lib/contracts/study'
import { STUDY_CHANGED_EVENT } from '../kept'
import { subscribeToVisitor } from '../visitor-store'
import { readEntries } from './study-store'

const NONE: readonly StudyEntry[] = []
let current: readonly StudyEntry[] | null = null
const listeners = new Set<() => void>()
let stop = () => {}

async function load(): Promise<void> {
  const read = await readEntries()
  if (listeners.size === 0) return
  current = read
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (listeners.size === 1) {
    const onChange = () => void load()
    window.addEventListener(STUDY_CHANGED_EVENT, onChange)
    const unsubscribe = subscribeToVisitor(onChange)
    stop = () => {
      window.removeEventListener(STUDY_CHANGED_EVENT, onChange)
      unsubscribe()
      current = null
    }
    onChange()
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) stop()
  }
}

/** The reader's entries as this browser knows them, read once for all who show them; null until then. */
export function useEntries(): readonly StudyEntry[] | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  )
}

export function useEntriesOrNone(): readonly StudyEntry[] {
  return useEntries() ?? NONE
}
