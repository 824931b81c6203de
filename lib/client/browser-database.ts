import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { DatabaseName } from './kept'

type Upgrade<S extends DBSchema> = (db: IDBPDatabase<S>, from: number) => void

/**
 * A database of this browser, opened when it is first needed. Storage may be forbidden (private windows): work
 * then gives its fallback.
 */
export function browserDatabase<S extends DBSchema>(
  name: DatabaseName,
  version: number,
  upgrade: Upgrade<S>,
): <T>(work: (db: IDBPDatabase<S>) => Promise<T>, fallback: T) => Promise<T> {
  let opened: Promise<IDBPDatabase<S>> | null = null
  const open = () =>
    openDB<S>(name, version, {
      upgrade,
      // A newer version in another tab waits for this one otherwise.
      blocking: () => void opened?.then(db => db.close()).finally(() => (opened = null)),
    })
  return async (work, fallback) => {
    try {
      opened ??= open()
      return await work(await opened)
    } catch {
      opened = null
      return fallback
    }
  }
}
