import { type ExamDatabase, examDatabase, rangeOf } from './exam-store'
import type { PartRecord } from './sitting'
import { sittingNow } from './tab-guard'

/** An answer that never reached the server is kept this long for its owner to log in again. */
const UNSENT_KEPT_MS = 30 * 86_400_000

type Unsent = { attemptId: string; records: PartRecord[] }

async function attemptsOf(db: ExamDatabase, isWanted: (owner: string) => boolean): Promise<string[]> {
  const transaction = db.transaction('owners')
  const [ids, owners] = await Promise.all([transaction.store.getAllKeys(), transaction.store.getAll()])
  return ids.filter((_, at) => isWanted(owners[at] ?? ''))
}

/** What the reader wrote and the server has not confirmed. */
export function readUnsentAnswers(reader: string): Promise<Unsent[]> {
  return examDatabase<Unsent[]>(async db => {
    const unsent: Unsent[] = []
    for (const attemptId of await attemptsOf(db, owner => owner === reader)) {
      const records = (await db.getAll('answers', rangeOf(attemptId))).filter(({ dirty }) => dirty)
      if (records.length > 0) unsent.push({ attemptId, records })
    }
    return unsent
  }, [])
}

/** The server has these, or will never take them. What was written since waits on. */
export function confirmAnswers(
  attemptId: string,
  sent: readonly { key: string; seq: number }[],
): Promise<void> {
  return examDatabase<void>(async db => {
    const transaction = db.transaction('answers', 'readwrite')
    for (const { key, seq } of sent) {
      const record = await transaction.store.get([attemptId, key])
      if (record && record.seq <= seq)
        await transaction.store.put({ ...record, dirty: false }, [attemptId, key])
    }
    await transaction.done
  }, undefined)
}

/** Attempts of this browser's visitors, including those from before owners were kept. */
export function visitorsAttempts(): Promise<string[]> {
  return examDatabase<string[]>(async db => {
    const accounts = new Set(await attemptsOf(db, owner => owner !== ''))
    const all = [...(await db.getAllKeys('tokens')), ...(await db.getAllKeys('sittings'))]
    return [...new Set(all)].filter(attemptId => !accounts.has(attemptId))
  }, [])
}

/** What was begun here without an account and has become the account's. */
export function adoptAttempts(reader: string, attemptIds: readonly string[]): Promise<void> {
  return examDatabase<void>(async db => {
    const transaction = db.transaction('owners', 'readwrite')
    await Promise.all(attemptIds.map(attemptId => transaction.store.put(reader, attemptId)))
    await transaction.done
  }, undefined)
}

/** Removes the attempt but for young answers that are still to be sent: these open to their owner alone. */
async function forgetAttempt(db: ExamDatabase, attemptId: string, keepsUnsent: boolean): Promise<void> {
  const transaction = db.transaction(
    ['owners', 'tokens', 'sittings', 'answers', 'notes', 'away'],
    'readwrite',
  )
  const answers = transaction.objectStore('answers')
  let waiting = 0
  for (const record of await answers.getAll(rangeOf(attemptId))) {
    const isWaiting = keepsUnsent && record.dirty && Date.now() - Date.parse(record.at) < UNSENT_KEPT_MS
    if (isWaiting) waiting += 1
    else await answers.delete([attemptId, record.key])
  }
  for (const name of ['tokens', 'sittings', 'notes', 'away'] as const)
    await transaction.objectStore(name).delete(attemptId)
  if (waiting === 0) await transaction.objectStore('owners').delete(attemptId)
  await transaction.done
}

/**
 * Removes what accounts other than this reader's have left here, but for answers still to be sent, and for a paper that
 * lies open in a tab: a session that ends in the middle must cost nothing. Who logs out has all of it removed.
 */
export async function forgetOtherExams(reader: string, how: 'ended' | 'loggedOut' = 'ended'): Promise<void> {
  const open = how === 'ended' ? await sittingNow() : new Set<string>()
  await examDatabase<void>(async db => {
    const others = await attemptsOf(db, owner => owner !== '' && owner !== reader)
    for (const attemptId of others) if (!open.has(attemptId)) await forgetAttempt(db, attemptId, true)
    // An account's history is the server's; who comes after it is somebody else.
    if (reader !== '' || how === 'loggedOut') await db.clear('met')
  }, undefined)
}

/** Removes all that is remembered of a reader. */
export function forgetReaderExams(reader: string): Promise<void> {
  return examDatabase<void>(async db => {
    for (const attemptId of await attemptsOf(db, owner => owner === reader))
      await forgetAttempt(db, attemptId, false)
  }, undefined)
}
