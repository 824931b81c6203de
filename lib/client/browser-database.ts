import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/**
 * A database of this browser, opened when it is first needed. Storage may be forbidden (private windows): work
 * then gives its fallback.
 */
export function browserDatabase<S extends DBSchema>(name: string, create: (db: IDBPDatabase<S>) => void) {
  let opened: Promise<IDBPDatabase<S>> | null = null
  return async function attempt<T>(work: (db: IDBPDatabase<S>) => Promise<T>, fallback: T): Promise<T> {
    try {
      opened ??= openDB<S>(name, 1, { upgrade: create })
      return await work(await opened)
    } catch {
      opened = null
      return fallback
    }
  }
}
