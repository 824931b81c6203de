import { ApiError } from '../api-error'
import { currentReader } from '../current-reader'
import { inTurn } from '../in-turn'
import { keepInStep, type SyncOutcome } from '../keep-in-step'
import { logQuietly } from '../log'
import { examApi } from './exam-api'
import {
  adoptAttempts,
  confirmAnswers,
  forgetOtherExams,
  readUnsentAnswers,
  visitorsAttempts,
} from './exam-owners'
import { examStore } from './exam-store'
import type { PartRecord } from './sitting'
import { refusal } from './sitting-phase'
import { batchesOf } from './sync-batches'
import { sittingNow } from './tab-guard'

/** Logging out waits this long for the last answers; what did not get through is kept for its owner. */
const LAST_SEND_MS = 3000

/** The server says which of them are the account's now: registering and logging in take a visit's papers along. */
async function adopt(reader: string): Promise<void> {
  const found = new Set(await visitorsAttempts())
  if (found.size === 0) return
  const own = (await examApi.list()).map(({ attemptId }) => attemptId)
  if (currentReader() === reader)
    await adoptAttempts(
      reader,
      own.filter(attemptId => found.has(attemptId)),
    )
}

/** @throws ApiError when it is worth another try */
async function deliver(attemptId: string, records: readonly PartRecord[]): Promise<void> {
  for (const batch of batchesOf(records)) {
    try {
      await examApi.save(attemptId, batch)
    } catch (error) {
      const status = refusal(error)
      if (status === 400) continue // the paper itself sorts out which answer cannot be taken, when it is opened
      if (status !== 409) throw error // closed: it will never be taken
    }
    await confirmAnswers(attemptId, batch)
  }
}

/** Of papers that no tab has open: an open one sends by itself. */
async function sync(): Promise<SyncOutcome> {
  const reader = currentReader()
  if (reader === '') return 'done'
  try {
    await inTurn('exams-sync', async () => {
      await adopt(reader)
      const open = await sittingNow()
      for (const { attemptId, records } of await readUnsentAnswers(reader))
        if (!open.has(attemptId) && currentReader() === reader) await deliver(attemptId, records)
    })
    return 'done'
  } catch (error) {
    if (!(error instanceof ApiError)) logQuietly('mock exams', error)
    return error instanceof ApiError && error.status >= 500 && navigator.onLine ? 'again' : 'later'
  }
}

async function sendAll(reader: string): Promise<void> {
  for (const { attemptId, records } of await readUnsentAnswers(reader)) await deliver(attemptId, records)
  for (const { attemptId, handIn } of await examStore.sittings())
    if (handIn) await examApi.handIn(attemptId, [], handIn.automatic)
}

/**
 * Sends the last answers before a log-out, and a hand-in that waits, as far as that is possible at once.
 * @returns how many answers stay behind for their owner.
 */
export async function sendLastAnswers(): Promise<number> {
  const reader = currentReader()
  if (reader === '') return 0
  if (navigator.onLine)
    await Promise.race([
      sendAll(reader).catch((error: unknown) => logQuietly('mock exams', error)),
      new Promise(resolve => setTimeout(resolve, LAST_SEND_MS)),
    ])
  return (await readUnsentAnswers(reader)).reduce((all, { records }) => all + records.length, 0)
}

/** Keeps answers that were left unsent, and papers begun before the log-in, in step. @returns how to stop. */
export function keepExamsInStep(): () => void {
  return keepInStep({ sync, forgetOthers: forgetOtherExams })
}
