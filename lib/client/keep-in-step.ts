import { currentReader } from './current-reader'
import { subscribeToVisitor } from './visitor-store'

/** Changes that follow each other closely travel together. */
const SEND_AFTER_MS = 1000
/** On coming back to a tab: how old the last answer may be. */
export const FRESH_MS = 60_000
/** While the server is away. */
const AGAIN_MS = 60_000

/** `again`: the server is worth another try soon; `later`: the browser says when. */
export type SyncOutcome = 'done' | 'again' | 'later'

/** What a store that an account and its server share has to say for itself. */
export type Steps = {
  sync: () => Promise<SyncOutcome>
  /** Something changed here and wants to be sent; none where whoever changes it sends it. */
  keptEvent?: string
  forgetOthers: (reader: string) => Promise<void>
  sendAfterMs?: number
}

/**
 * Keeps a signed-in reader's store and the server's in step for as long as the page lives: at once, after a
 * login, after each change, when the connection or the reader comes back. @returns how to stop.
 */
export function keepInStep(steps: Steps): () => void {
  const { sync, keptEvent, forgetOthers, sendAfterMs = SEND_AFTER_MS } = steps
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
    void forgetOthers(reader)
    void run()
  }
  function onVisible(): void {
    const isDue = document.visibilityState === 'hidden' ? isWaiting : Date.now() - syncedAtMs > FRESH_MS
    if (isDue) void run()
  }
  const onKept = () => plan(sendAfterMs)
  const onOnline = () => void run()

  void forgetOthers(reader)
  void run()
  const unsubscribe = subscribeToVisitor(onVisitor)
  if (keptEvent) window.addEventListener(keptEvent, onKept)
  window.addEventListener('online', onOnline)
  document.addEventListener('visibilitychange', onVisible)
  return () => {
    clearTimeout(timer)
    unsubscribe()
    if (keptEvent) window.removeEventListener(keptEvent, onKept)
    window.removeEventListener('online', onOnline)
    document.removeEventListener('visibilitychange', onVisible)
  }
}
