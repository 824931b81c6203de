import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** What this browser remembers of one note. `place` is where reading stopped. */
export type NoteMemory = { learned?: boolean; place?: { id: string; text: string }; at: number }

export type TextSize = 'normal' | 'large' | 'larger'

type Schema = DBSchema & {
  notes: { key: string; value: NoteMemory }
  settings: { key: 'textSize'; value: TextSize }
}

let opened: Promise<IDBPDatabase<Schema>> | null = null

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('markwell-notes', 1, {
    upgrade(db) {
      db.createObjectStore('notes')
      db.createObjectStore('settings')
    },
  })
  return opened
}

/** Storage may be forbidden (private windows): reading then gives the fallback, writing does nothing. */
async function attempt<T>(work: (db: IDBPDatabase<Schema>) => Promise<T>, fallback: T): Promise<T> {
  try {
    return await work(await database())
  } catch {
    opened = null
    return fallback
  }
}

export const NOTES_CHANGED_EVENT = 'notes-changed'

export function readNoteMemory(path: string): Promise<NoteMemory | undefined> {
  return attempt(db => db.get('notes', path), undefined)
}

export async function changeNoteMemory(path: string, change: Partial<Omit<NoteMemory, 'at'>>): Promise<void> {
  await attempt(async db => {
    const transaction = db.transaction('notes', 'readwrite')
    const before = await transaction.store.get(path)
    await transaction.store.put({ ...before, ...change, at: Date.now() }, path)
    await transaction.done
  }, undefined)
  window.dispatchEvent(new Event(NOTES_CHANGED_EVENT))
}

/** Paths of the notes that this browser's reader has marked as learned. */
export function readLearned(): Promise<string[]> {
  return attempt(async db => {
    const [keys, values] = await Promise.all([db.getAllKeys('notes'), db.getAll('notes')])
    return keys.filter((_, at) => values[at]?.learned === true)
  }, [])
}

/** The note that was touched last, with the place where reading stopped. */
export function readLatest(): Promise<{ path: string; memory: NoteMemory } | null> {
  return attempt(async db => {
    const [keys, values] = await Promise.all([db.getAllKeys('notes'), db.getAll('notes')])
    const all = keys.flatMap((path, at) => (values[at] ? [{ path, memory: values[at] }] : []))
    return all.sort((one, other) => other.memory.at - one.memory.at)[0] ?? null
  }, null)
}

export function readTextSize(): Promise<TextSize> {
  return attempt(async db => (await db.get('settings', 'textSize')) ?? 'normal', 'normal')
}

export async function keepTextSize(size: TextSize): Promise<void> {
  await attempt(db => db.put('settings', size, 'textSize'), 'textSize')
}
