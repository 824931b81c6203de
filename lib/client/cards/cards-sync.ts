import type { CardEvent } from '@/lib/cards/log'
import { cardsLog } from '@/lib/contracts/calls/cards'
import type { CardsLogResult } from '@/lib/contracts/cards'
import { CARDS_BATCH_MAX_EVENTS } from '@/lib/contracts/limits'
import { call } from '../api-client'
import { ApiError } from '../api-error'
import { currentReader } from '../current-reader'
import { inTurn } from '../in-turn'
import { keepInStep, type SyncOutcome } from '../keep-in-step'
import { logQuietly } from '../log'
import {
  adoptVisitorCards,
  applyServerLog,
  CARDS_DONE_EVENT,
  forgetOtherCards,
  readCursor,
  readUnsentEvents,
} from './cards-store'

/** Logging out waits this long for the last reviews; what did not get through is kept for its owner. */
const LAST_SEND_MS = 3000
/** Browsers send no more than 64 KB once a page is closing; a batch of this many is well below. */
const LAST_BATCH_EVENTS = 60

async function exchange(events: readonly CardEvent[], since: number): Promise<CardsLogResult> {
  const body = { sentAt: new Date().toISOString(), since, events: [...events] }
  // The page may be on its way out: the last reviews still arrive.
  const keepalive = events.length <= LAST_BATCH_EVENTS
  return await call(cardsLog, body, { keepalive })
}

/** @throws ApiError */
async function syncInTurn(reader: string): Promise<void> {
  await adoptVisitorCards(reader)
  for (;;) {
    const unsent = await readUnsentEvents(reader, CARDS_BATCH_MAX_EVENTS)
    const said = await exchange(unsent, await readCursor(reader))
    if (currentReader() !== reader) return // logged out meanwhile: nothing may be written any more
    await applyServerLog(reader, said, unsent)
    if (!said.more && unsent.length < CARDS_BATCH_MAX_EVENTS) return
  }
}

async function sync(): Promise<SyncOutcome> {
  const reader = currentReader()
  if (reader === '') return 'done'
  try {
    await inTurn('cards-sync', () => syncInTurn(reader))
    return 'done'
  } catch (error) {
    if (!(error instanceof ApiError)) logQuietly('flashcards', error)
    return error instanceof ApiError && error.status >= 500 && navigator.onLine ? 'again' : 'later'
  }
}

/** Sends the last reviews before a logout, as far as that is possible at once. */
export async function sendLastReviews(): Promise<void> {
  const reader = currentReader()
  if (reader === '' || !navigator.onLine || (await readUnsentEvents(reader, 1)).length === 0) return
  await Promise.race([sync(), new Promise(resolve => setTimeout(resolve, LAST_SEND_MS))])
}

/** Keeps a signed-in student's log and the server's in step. @returns how to stop. */
export function keepCardsInStep(): () => void {
  return keepInStep({
    sync,
    forgetOthers: forgetOtherCards,
    keptEvent: CARDS_DONE_EVENT,
  })
}
