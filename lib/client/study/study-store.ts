import type { DBSchema, IDBPObjectStore } from 'idb'
import type { StudyEntry, StudyKind } from '@/lib/contracts/study'
import { STUDY_KINDS } from '@/lib/contracts/study'
import { localDay } from '@/lib/study/days'
import {
  adoptedEntry,
  type EntryMemory,
  entryAfterAnswer,
  entryAfterLogout,
  nameOf,
  type Place,
  placeOf,
  placeValue,
} from '@/lib/study/entries'
import { browserDatabase } from '../browser-database'
import { currentReader } from '../current-reader'
import { DATABASES, STUDY_CHANGED_EVENT } from '../kept'

type Schema = DBSchema & {
  /** The key is the reader, a slash, and the name of the entry; a visitor is ''. */
  entries: { key: string; value: EntryMemory }
  /** When the reader's entries were last in step with the server. */
  synced: { key: string; value: number }
}

const attempt = browserDatabase<Schema>(DATABASES.study, 1, db => {
  db.createObjectStore('entries')
  db.createObjectStore('synced')
})

type Entries = IDBPObjectStore<Schema, ['entries'], 'entries', 'readwrite'>

/** All of the work or nothing of it; tabs take turns by themselves. */
function change(work: (entries: Entries) => Promise<void>): Promise<void> {
  return attempt(async db => {
    const transaction = db.transaction('entries', 'readwrite')
    await work(transaction.store)
    await transaction.done
  }, undefined)
}

/** An entry was changed here: it wants to be sent. */
export const STUDY_KEPT_EVENT = 'study-kept'

function rangeOf(reader: string): IDBKeyRange {
  return IDBKeyRange.bound(`${reader}/`, `${reader}/\uffff`)
}

function keyOf(reader: string, entry: Pick<StudyEntry, 'kind' | 'key'>): string {
  return `${reader}/${nameOf(entry)}`
}

type KeptEntry = StudyEntry & { unsent: boolean }

function readAll(reader: string): Promise<KeptEntry[]> {
  return attempt(async db => {
    const { store } = db.transaction('entries')
    const [keys, values] = await Promise.all([
      store.getAllKeys(rangeOf(reader)),
      store.getAll(rangeOf(reader)),
    ])
    return keys.flatMap((full, index) => {
      const memory = values[index]
      const [kind = '', ...rest] = full.slice(reader.length + 1).split('/')
      if (!memory || !(STUDY_KINDS as readonly string[]).includes(kind)) return []
      const at = new Date(memory.atMs).toISOString()
      const entry = { kind: kind as StudyKind, key: rest.join('/'), value: memory.value, at }
      return [{ ...entry, unsent: memory.unsent === true }]
    })
  }, [])
}

/** What the reader has set here or on another device, taken back entries included. */
export async function readEntries(): Promise<StudyEntry[]> {
  return (await readAll(currentReader())).map(({ kind, key, value, at }) => ({ kind, key, value, at }))
}

type NewEntry = Pick<StudyEntry, 'kind' | 'key' | 'value'>

export async function keepEntries(entries: readonly NewEntry[]): Promise<void> {
  const reader = currentReader()
  const atMs = Date.now()
  await change(async store => {
    for (const entry of entries) {
      await store.put({ value: entry.value, atMs, unsent: true }, keyOf(reader, entry))
    }
  })
  window.dispatchEvent(new Event(STUDY_CHANGED_EVENT))
  window.dispatchEvent(new Event(STUDY_KEPT_EVENT))
}

/** A day with any study; once a day is enough. */
export async function keepDay(): Promise<void> {
  const day = { kind: 'day', key: localDay(new Date()), value: 'yes' } as const
  const known = await attempt(db => db.get('entries', keyOf(currentReader(), day)), undefined)
  if (known?.value !== 'yes') await keepEntries([day])
}

/** Where reading of a note stopped. The first heading stands for a note that was only begun. */
export async function keepPlace(path: string, place: Place): Promise<void> {
  await keepEntries([{ kind: 'place', key: path, value: placeValue(place) }])
  await keepDay()
}

export async function readPlace(path: string): Promise<Place | null> {
  const key = keyOf(currentReader(), { kind: 'place', key: path })
  return placeOf((await attempt(db => db.get('entries', key), undefined))?.value ?? null)
}

export async function readUnsentEntries(reader: string): Promise<StudyEntry[]> {
  return (await readAll(reader))
    .filter(({ unsent }) => unsent)
    .map(({ kind, key, value, at }) => ({ kind, key, value, at }))
}

/** What was done here without an account becomes the account's. */
export function adoptVisitorEntries(reader: string): Promise<void> {
  return change(async store => {
    for (const key of await store.getAllKeys(rangeOf(''))) {
      const visitor = await store.get(key)
      const memory = visitor ? adoptedEntry(visitor, await store.get(reader + key)) : null
      if (memory) await store.put(memory, reader + key)
      await store.delete(key)
    }
  })
}

/** Brings the reader's entries into step with what the server keeps; `sent` is what it was told. */
export async function applyEntries(
  reader: string,
  said: readonly StudyEntry[],
  sent: readonly StudyEntry[],
): Promise<void> {
  const saidOf = new Map(said.map(each => [keyOf(reader, each), each]))
  const sentAtOf = new Map(sent.map(each => [keyOf(reader, each), Date.parse(each.at)]))
  await change(async store => {
    const keys = new Set([...(await store.getAllKeys(rangeOf(reader))), ...saidOf.keys()])
    for (const key of keys) {
      const memory = entryAfterAnswer(await store.get(key), saidOf.get(key), sentAtOf.get(key), Date.now())
      if (memory) await store.put(memory, key)
      else await store.delete(key)
    }
  })
  await attempt(db => db.put('synced', Date.now(), reader), '')
  window.dispatchEvent(new Event(STUDY_CHANGED_EVENT))
}

export function entriesSyncedAtMs(reader: string): Promise<number> {
  return attempt(async db => (await db.get('synced', reader)) ?? 0, 0)
}

/** Removes what accounts other than this reader's have left here, but for what is still to be sent. */
export async function forgetOtherEntries(reader: string): Promise<void> {
  await change(async store => {
    for (const key of await store.getAllKeys()) {
      const owner = key.slice(0, key.indexOf('/'))
      if (owner === '' || owner === reader) continue
      const memory = await store.get(key)
      const left = memory ? entryAfterLogout(memory, Date.now()) : null
      if (left) await store.put(left, key)
      else await store.delete(key)
    }
  })
  await attempt(async db => {
    for (const owner of await db.getAllKeys('synced')) if (owner !== reader) await db.delete('synced', owner)
  }, undefined)
}

/** Removes all that is remembered of a reader. */
export async function forgetReaderEntries(reader: string): Promise<void> {
  await change(store => store.delete(rangeOf(reader)))
  await attempt(db => db.delete('synced', reader), undefined)
}
