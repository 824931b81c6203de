import { useSyncExternalStore } from 'react'
import { AUTH_CHANGED_EVENT, STORAGE_KEYS } from '@/lib/contracts/browser-state'
import { EMPTY_VISITOR_RECORD, parseVisitorRecord, type VisitorRecord } from '@/lib/session/visitor-record'

/** The parsed record is kept beside its text, so that unchanged storage gives the same object to React. */
let cache: { text: string | null; record: VisitorRecord } = { text: null, record: EMPTY_VISITOR_RECORD }

function readText(): string | null {
  try {
    return window.localStorage.getItem(STORAGE_KEYS.visitorData)
  } catch {
    return null // storage is forbidden: the visitor is simply new on every page
  }
}

export function readVisitorRecord(): VisitorRecord {
  const text = readText()
  if (text !== cache.text) cache = { text, record: parseVisitorRecord(text) }
  return cache.record
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('storage', onChange)
  window.addEventListener(AUTH_CHANGED_EVENT, onChange)
  return () => {
    window.removeEventListener('storage', onChange)
    window.removeEventListener(AUTH_CHANGED_EVENT, onChange)
  }
}

/** The visitor record, live in this tab (auth-changed) and from other tabs (storage). Empty on the server. */
export function useVisitorRecord(): VisitorRecord {
  return useSyncExternalStore(subscribe, readVisitorRecord, () => EMPTY_VISITOR_RECORD)
}
