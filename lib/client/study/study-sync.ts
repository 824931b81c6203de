import { studyEntries, studyEntriesChange } from '@/lib/contracts/calls/study'
import { STUDY_BATCH_MAX_ENTRIES, type StudyEntry } from '@/lib/contracts/study'
import { call } from '../api-client'
import { ApiError } from '../api-error'
import { currentReader } from '../current-reader'
import { inTurn } from '../in-turn'
import { FRESH_MS, keepInStep } from '../keep-in-step'
import { logQuietly } from '../log'
import {
  adoptVisitorEntries,
  applyEntries,
  entriesSyncedAtMs,
  forgetOtherEntries,
  readUnsentEntries,
  STUDY_KEPT_EVENT,
} from './study-store'

/** Reading moves the place every few seconds; what is newest travels when the reader rests or leaves. */
const SEND_AFTER_MS = 3000
/** Logging out waits this long; what did not get through is kept for its owner. */
const LAST_SEND_MS = 3000

async function exchange(batch: readonly StudyEntry[]): Promise<StudyEntry[]> {
  if (batch.length === 0) return (await call(studyEntries)).entries
  const body = { sentAt: new Date().toISOString(), entries: [...batch] }
  // The page may be on its way out: the last entry still arrives.
  return (await call(studyEntriesChange, body, { keepalive: true })).entries
}

/** @throws ApiError */
async function syncInTurn(reader: string): Promise<void> {
  await adoptVisitorEntries(reader)
  for (;;) {
    const unsent = await readUnsentEntries(reader)
    // Every page asks: what another page was told a moment ago is good enough.
    if (unsent.length === 0 && Date.now() - (await entriesSyncedAtMs(reader)) < FRESH_MS) return
    const batch = unsent.slice(0, STUDY_BATCH_MAX_ENTRIES)
    const said = await exchange(batch)
    if (currentReader() !== reader) return // logged out meanwhile: nothing may be written any more
    await applyEntries(reader, said, batch)
    if (unsent.length === batch.length) return
  }
}

async function sync(): Promise<'done' | 'again' | 'later'> {
  const reader = currentReader()
  if (reader === '') return 'done'
  try {
    await inTurn('study-sync', () => syncInTurn(reader))
    return 'done'
  } catch (error) {
    if (!(error instanceof ApiError)) logQuietly('study', error)
    return error instanceof ApiError && error.status >= 500 && navigator.onLine ? 'again' : 'later'
  }
}

/** Sends the last entries before a logout, as far as that is possible at once. */
export async function sendLastEntries(): Promise<void> {
  const reader = currentReader()
  if (reader === '' || (await readUnsentEntries(reader)).length === 0 || !navigator.onLine) return
  await Promise.race([sync(), new Promise(resolve => setTimeout(resolve, LAST_SEND_MS))])
}

/** Keeps a signed-in reader's entries and the server's in step. @returns how to stop. */
export function keepStudyInStep(): () => void {
  return keepInStep({
    sync,
    keptEvent: STUDY_KEPT_EVENT,
    forgetOthers: forgetOtherEntries,
    sendAfterMs: SEND_AFTER_MS,
  })
}
