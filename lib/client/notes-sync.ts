import { notesProgress, notesProgressChange } from '@/lib/contracts/calls/progress'
import type { NoteProgress } from '@/lib/contracts/dto'
import { PROGRESS_BATCH_MAX_NOTES } from '@/lib/contracts/limits'
import { call } from './api-client'
import { ApiError } from './api-error'
import { currentReader } from './current-reader'
import { inTurn } from './in-turn'
import { keepInStep } from './keep-in-step'
import { logQuietly } from './log'
import { adoptVisitorNotes, applyAnswer, forgetOthers, NOTE_TICKED_EVENT, readUnsent } from './notes-store'

/** Logging out waits this long for the last ticks; what did not get through is kept for its owner. */
const LAST_SEND_MS = 3000

async function exchange(batch: readonly NoteProgress[]): Promise<NoteProgress[]> {
  if (batch.length === 0) return (await call(notesProgress)).notes
  const body = { sentAt: new Date().toISOString(), notes: [...batch] }
  // The page may be on its way out: the last tick still arrives.
  return (await call(notesProgressChange, body, { keepalive: true })).notes
}

/** @throws ApiError */
async function syncInTurn(reader: string): Promise<void> {
  await adoptVisitorNotes(reader)
  for (;;) {
    const unsent = await readUnsent(reader)
    const batch = unsent.slice(0, PROGRESS_BATCH_MAX_NOTES)
    const said = await exchange(batch)
    if (currentReader() !== reader) return // logged out meanwhile: nothing may be written any more
    await applyAnswer(reader, said, batch)
    if (unsent.length === batch.length) return
  }
}

/** @returns whether the server is worth another try soon; offline the browser says when. */
async function sync(): Promise<'done' | 'again' | 'later'> {
  const reader = currentReader()
  if (reader === '') return 'done'
  try {
    await inTurn('notes-sync', () => syncInTurn(reader))
    return 'done'
  } catch (error) {
    if (!(error instanceof ApiError)) logQuietly('learned notes', error)
    return error instanceof ApiError && error.status >= 500 && navigator.onLine ? 'again' : 'later'
  }
}

/** Sends the last ticks before a logout, as far as that is possible at once. */
export async function sendLastTicks(): Promise<void> {
  const reader = currentReader()
  if (reader === '' || (await readUnsent(reader)).length === 0 || !navigator.onLine) return
  await Promise.race([sync(), new Promise(resolve => setTimeout(resolve, LAST_SEND_MS))])
}

/** Keeps a signed-in reader's ticks and the server's in step. @returns how to stop. */
export function keepNotesInStep(): () => void {
  return keepInStep({ sync, keptEvent: NOTE_TICKED_EVENT, forgetOthers })
}
