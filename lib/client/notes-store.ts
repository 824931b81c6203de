import type { DBSchema, IDBPObjectStore } from 'idb'
import type { NoteProgress } from '@/lib/contracts/dto'
import { adopted, afterAnswer, afterLogout, type NoteMemory, tickedAtMs } from '@/lib/progress/note-memory'
import { browserDatabase } from './browser-database'
import { currentReader } from './current-reader'
import { DATABASES, NOTES_CHANGED_EVENT } from './kept'

export type TextSize = 'normal' | 'large' | 'larger'

type Schema = DBSchema & {
  /** The key is the reader and the note's address in one; a visitor's is the address alone. */
  notes: { key: string; value: NoteMemory }
  settings: { key: 'textSize'; value: TextSize }
}

const attempt = browserDatabase<Schema>(DATABASES.notes, 1, db => {
  db.createObjectStore('notes')
  db.createObjectStore('settings')
})

type Notes = IDBPObjectStore<Schema, ['notes'], 'notes', 'readwrite'>

/** All of the work or nothing of it; tabs take turns by themselves. */
function change(work: (notes: Notes) => Promise<void>): Promise<void> {
  return attempt(async db => {
    const transaction = db.transaction('notes', 'readwrite')
    await work(transaction.store)
    await transaction.done
  }, undefined)
}

/** A tick was set or taken away here: it wants to be sent. */
export const NOTE_TICKED_EVENT = 'note-ticked'

function rangeOf(reader: string): IDBKeyRange {
  return IDBKeyRange.bound(`${reader}/`, `${reader}/\uffff`)
}

type Entry = { path: string; memory: NoteMemory }

function tickOf({ path, memory }: Entry): NoteProgress {
  return { path, learned: memory.learned === true, at: new Date(tickedAtMs(memory)).toISOString() }
}

function readAll(reader = currentReader()): Promise<Entry[]> {
  return attempt(async db => {
    const { store } = db.transaction('notes')
    const [keys, values] = await Promise.all([
      store.getAllKeys(rangeOf(reader)),
      store.getAll(rangeOf(reader)),
    ])
    return keys.flatMap((key, at) => {
      const memory = values[at]
      return memory ? [{ path: key.slice(reader.length), memory }] : []
    })
  }, [])
}

export function readNoteMemory(path: string): Promise<NoteMemory | undefined> {
  return attempt(db => db.get('notes', currentReader() + path), undefined)
}

export async function keepLearned(path: string, learned: boolean): Promise<void> {
  const key = currentReader() + path
  await change(async notes => {
    const atMs = Date.now()
    await notes.put({ learned, learnedAt: atMs, unsent: true, at: atMs }, key)
  })
  window.dispatchEvent(new Event(NOTES_CHANGED_EVENT))
  window.dispatchEvent(new Event(NOTE_TICKED_EVENT))
}

/** Paths of the notes that the reader has marked as learned. */
export async function readLearned(): Promise<string[]> {
  return (await readAll()).filter(each => each.memory.learned === true).map(each => each.path)
}

/** Every tick of the reader, taken back ones included. */
export async function readTicks(): Promise<NoteProgress[]> {
  return (await readAll()).map(tickOf)
}

/** The reader's ticks that the server has not confirmed. */
export async function readUnsent(reader: string): Promise<NoteProgress[]> {
  return (await readAll(reader))
    .filter(({ memory }) => memory.unsent === true && memory.learned !== undefined)
    .map(tickOf)
}

/** What was done here without an account becomes the account's. */
export function adoptVisitorNotes(reader: string): Promise<void> {
  return change(async notes => {
    for (const path of await notes.getAllKeys(rangeOf(''))) {
      const visitor = await notes.get(path)
      const own = await notes.get(reader + path)
      const memory = visitor ? adopted(visitor, own) : null
      if (memory) await notes.put(memory, reader + path)
      await notes.delete(path)
    }
  })
}

/** Brings the reader's ticks into step with what the server keeps; `sent` is what it was told. */
export async function applyAnswer(
  reader: string,
  said: readonly NoteProgress[],
  sent: readonly NoteProgress[],
): Promise<void> {
  const saidOf = new Map(said.map(each => [reader + each.path, each]))
  const sentAtOf = new Map(sent.map(each => [reader + each.path, Date.parse(each.at)]))
  await change(async notes => {
    const keys = new Set([...(await notes.getAllKeys(rangeOf(reader))), ...saidOf.keys()])
    for (const key of keys) {
      const memory = afterAnswer(await notes.get(key), saidOf.get(key), sentAtOf.get(key), Date.now())
      if (memory) await notes.put(memory, key)
      else await notes.delete(key)
    }
  })
  window.dispatchEvent(new Event(NOTES_CHANGED_EVENT))
}

/** Removes what accounts other than this reader's have left here, but for ticks still to be sent. */
export function forgetOthers(reader: string): Promise<void> {
  return change(async notes => {
    for (const key of await notes.getAllKeys()) {
      const owner = key.slice(0, key.indexOf('/'))
      if (owner === '' || owner === reader) continue
      const memory = await notes.get(key)
      const left = memory ? afterLogout(memory, Date.now()) : null
      if (left) await notes.put(left, key)
      else await notes.delete(key)
    }
  })
}

/** Removes all that is remembered of a reader. */
export function forgetReader(reader: string): Promise<void> {
  return change(notes => notes.delete(rangeOf(reader)))
}

export function readTextSize(): Promise<TextSize> {
  return attempt(async db => (await db.get('settings', 'textSize')) ?? 'normal', 'normal')
}

export async function keepTextSize(size: TextSize): Promise<void> {
  await attempt(db => db.put('settings', size, 'textSize'), 'textSize')
}
