import type { NoteProgress } from '@/lib/contracts/dto'
import { ENDPOINTS } from '@/lib/contracts/endpoints'
import { PROGRESS_BATCH_MAX_NOTES } from '@/lib/contracts/limits'
import { callApi } from './api-client'
import { ApiError } from './api-error'
import { inTurn } from './in-turn'
import { logQuietly } from './log'
import {
  adoptVisitorNotes,
  applyAnswer,
  currentReader,
  forgetOthers,
  NOTE_TICKED_EVENT,
  NOTES_CHANGED_EVENT,
  readUnsent,
} from './notes-store'
import { readNotesProgress } from './results'
import { subscribeToVisitor } from './visitor-store'

/** Ticks that follow each other closely travel together. */
const SEND_AFTER_MS = 1000
/** On coming back to a tab: how old the last answer may be. */
const FRESH_MS = 60_000
/** While the server is away. */
const AGAIN_MS = 60_000
/** Logging out waits this long for the last ticks; what did not get through is kept for its owner. */
const LAST_SEND_MS = 3000

async function exchange(batch: readonly NoteProgress[]): Promise<NoteProgress[]> {
  if (batch.length === 0) return readNotesProgress(await callApi(ENDPOINTS.notesProgress))
  const body = { sentAt: new Date().toISOString(), notes: batch }
  // The page may be on its way out: the last tick still arrives.
  return readNotesProgress(await callApi(ENDPOINTS.notesProgressChange, { body, keepalive: true }))
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

/**
 * Keeps a signed-in reader's ticks and the server's in step for as long as the page lives: at once, after a
 * login, after each tick, when the connection or the reader comes back. @returns how to stop.
 */
export function keepNotesInStep(): () => void {
  let reader = currentReader()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isWaiting = false
  let syncedAtMs = 0

  async function run(): Promise<void> {
    clearTimeout(timer)
    isWaiting = false
    const outcome = await sync()
    if (outcome === 'done') syncedAtMs = Date.now()
    else if (outcome === 'again') plan(AGAIN_MS)
  }
  function plan(delayMs: number): void {
    clearTimeout(timer)
    isWaiting = true
    timer = setTimeout(() => void run(), delayMs)
  }
  function onVisitor(): void {
    const before = reader
    reader = currentReader()
    if (reader === before) return
    window.dispatchEvent(new Event(NOTES_CHANGED_EVENT))
    void forgetOthers(reader)
    void run()
  }
  function onVisible(): void {
    if (document.visibilityState === 'hidden') {
      if (isWaiting) void run()
      return
    }
    window.dispatchEvent(new Event(NOTES_CHANGED_EVENT)) // another tab may have ticked
    if (Date.now() - syncedAtMs > FRESH_MS) void run()
  }
  const onTick = () => plan(SEND_AFTER_MS)
  const onOnline = () => void run()

  void forgetOthers(reader)
  void run()
  const unsubscribe = subscribeToVisitor(onVisitor)
  window.addEventListener(NOTE_TICKED_EVENT, onTick)
  window.addEventListener('online', onOnline)
  document.addEventListener('visibilitychange', onVisible)
  return () => {
    clearTimeout(timer)
    unsubscribe()
    window.removeEventListener(NOTE_TICKED_EVENT, onTick)
    window.removeEventListener('online', onOnline)
    document.removeEventListener('visibilitychange', onVisible)
  }
}
