import { currentReader } from './notes-store'
import { subscribeToVisitor } from './visitor-store'

/** Changes that follow each other closely travel together. */
const SEND_AFTER_MS = 1000
/** On coming back to a tab: how old the last answer may be. */
const FRESH_MS = 60_000
/** While the server is away. */
const AGAIN_MS = 60_000

/** Whether the server is worth another try soon; offline the browser says when. */
export type SyncOutcome = 'done' | 'again' | 'later'

type Options = {
  sync: () => Promise<SyncOutcome>
  /** Removes what other accounts than this reader's have left. */
  forgetOthers: (reader: string) => Promise<void>
  /** Something wants to be sent. */
  sendEvent: string
  /** Views read again. */
  changedEvent: string
}

/**
 * Keeps what a signed-in reader does here and the server's copy in step for as long as the page lives: at once,
 * after a login, after each change, when the connection or the reader comes back. @returns how to stop.
 */
export function keepInStep({ sync, forgetOthers, sendEvent, changedEvent }: Options): () => void {
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
    window.dispatchEvent(new Event(changedEvent))
    void forgetOthers(reader)
    void run()
  }
  function onVisible(): void {
    if (document.visibilityState === 'hidden') {
      if (isWaiting) void run()
      return
    }
    window.dispatchEvent(new Event(changedEvent)) // another tab may have changed something
    if (Date.now() - syncedAtMs > FRESH_MS) void run()
  }
  const onSend = () => plan(SEND_AFTER_MS)
  const onOnline = () => void run()

  void forgetOthers(reader)
  void run()
  const unsubscribe = subscribeToVisitor(onVisitor)
  window.addEventListener(sendEvent, onSend)
  window.addEventListener('online', onOnline)
  document.addEventListener('visibilitychange', onVisible)
  return () => {
    clearTimeout(timer)
    unsubscribe()
    window.removeEventListener(sendEvent, onSend)
    window.removeEventListener('online', onOnline)
    document.removeEventListener('visibilitychange', onVisible)
  }
}
