import { useSyncExternalStore } from 'react'
import { AUTH_CHANGED_EVENT, STORAGE_KEYS } from '@/lib/contracts/browser-state'
import {
  EMPTY_VISITOR_RECORD,
  isSignedIn,
  parseVisitorRecord,
  type UserData,
  type VisitorRecord,
} from '@/lib/session/visitor-record'
import { readItem, writeItem } from './storage'

/** The parsed record is kept beside its text, so that unchanged storage gives the same object to React. */
let cache: { text: string | null; record: VisitorRecord } = { text: null, record: EMPTY_VISITOR_RECORD }
/** From the address (docs/product/session.md): shown while nobody is signed in, kept nowhere, worth nothing. */
let displayed: VisitorRecord | null = null
const listeners = new Set<() => void>()

export function readVisitorRecord(): VisitorRecord {
  const text = readItem(STORAGE_KEYS.visitorData)
  if (text !== cache.text) cache = { text, record: parseVisitorRecord(text) }
  return cache.record
}

function emit(): void {
  for (const listener of listeners) listener()
}

export function writeVisitorRecord(record: VisitorRecord): void {
  writeItem(STORAGE_KEYS.visitorData, JSON.stringify(record))
  emit()
}

export function showUserFromAddress(user: UserData | null): void {
  displayed = user && { ...EMPTY_VISITOR_RECORD, mode: 'VISITOR', userData: user }
  emit()
}

/** Tells every island of this tab; other tabs hear it from the storage event. */
export function announceAuthChanged(): void {
  window.dispatchEvent(new Event(AUTH_CHANGED_EVENT))
}

export function subscribeToVisitor(onChange: () => void): () => void {
  listeners.add(onChange)
  window.addEventListener('storage', onChange)
  window.addEventListener(AUTH_CHANGED_EVENT, onChange)
  return () => {
    listeners.delete(onChange)
    window.removeEventListener('storage', onChange)
    window.removeEventListener(AUTH_CHANGED_EVENT, onChange)
  }
}

function readShownRecord(): VisitorRecord {
  const record = readVisitorRecord()
  return displayed && !isSignedIn(record) ? displayed : record
}

/** The visitor record, live in this tab (auth-changed) and from other tabs (storage). Empty on the server. */
export function useVisitorRecord(): VisitorRecord {
  return useSyncExternalStore(subscribeToVisitor, readShownRecord, () => EMPTY_VISITOR_RECORD)
}

/** Who is signed in, as far as the browser knows, or null. */
export function useUser(): UserData | null {
  const record = useVisitorRecord()
  return isSignedIn(record) ? record.userData : null
}
