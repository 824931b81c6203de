import { DATABASES, keepsAny } from './kept'
import { late } from './late'
import { logQuietly } from './log'

const notesStore = late(() => import('./notes-store'))

/**
 * Paths of the notes that the reader has marked as learned. The store is loaded only where there is one: who comes for
 * the first time has nothing to read, nor anything to read it with.
 */
export async function readLearned(): Promise<ReadonlySet<string>> {
  try {
    if (!(await keepsAny(DATABASES.notes))) return new Set()
    const store = await notesStore.load()
    return new Set(await store.readLearned())
  } catch (error) {
    logQuietly('learned notes', error)
    return new Set()
  }
}
