/**
 * One tab writes, the others read. The lock belongs to the first; "work here instead" takes it, and the former
 * holder hears of it. Without Web Locks (no secure context) every tab may write: the numbers of changes sort them.
 */
export type TabGuard = { takeOver: () => void; release: () => void }

const PREFIX = 'exam-'

/** Attempts that lie open in some tab of this browser. */
export async function sittingNow(): Promise<ReadonlySet<string>> {
  const held = (await navigator.locks?.query())?.held ?? []
  return new Set(held.flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : [])))
}

type Listener = (role: 'writer' | 'reader') => void

export function guardTab(attemptId: string, onRole: Listener): TabGuard {
  const { locks } = navigator
  if (!locks) {
    onRole('writer')
    return { takeOver: () => undefined, release: () => undefined }
  }
  const name = PREFIX + attemptId
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(name) : null
  let letGo = () => {}
  let over = false
  let waiting = new AbortController()

  function hold(): Promise<void> {
    onRole('writer')
    return new Promise<void>(resolve => {
      letGo = resolve
    })
  }

  /** In line behind the other tab: when that one closes, this one may write. */
  function wait(): void {
    if (over) return
    waiting = new AbortController()
    locks.request(name, { signal: waiting.signal }, () => (over ? undefined : hold())).catch(lost)
  }

  function lost(): void {
    if (over || waiting.signal.aborted) return
    onRole('reader')
    wait()
  }

  locks
    .request(name, { ifAvailable: true }, lock => {
      if (lock) return over ? undefined : hold()
      onRole('reader')
      wait()
      return undefined
    })
    .catch(lost)

  if (channel) channel.onmessage = () => onRole('reader') // sooner than the lock's own news
  return {
    takeOver() {
      waiting.abort()
      waiting = new AbortController()
      channel?.postMessage('taken')
      locks.request(name, { steal: true }, () => hold()).catch(lost)
    },
    release() {
      over = true
      waiting.abort()
      letGo()
      channel?.close()
    },
  }
}
