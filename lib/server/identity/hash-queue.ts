import 'server-only'
import { ApiError } from '../http/api-error'

/** Runs password hashes, two at a time: each takes 19 MiB and a core, and a burst must not take them all. */
export type HashQueue = { run: <T>(work: () => Promise<T>) => Promise<T> }

const AT_ONCE = 2
/** At some 40 ms each, the last in the queue waits about a second. */
const WAITING_MAX = 48

export function createHashQueue(atOnce = AT_ONCE, waitingMax = WAITING_MAX): HashQueue {
  let running = 0
  const waiting: (() => void)[] = []
  const enter = async () => {
    if (running < atOnce) {
      running += 1
      return
    }
    if (waiting.length >= waitingMax) throw new ApiError('busy', { retryAfterSeconds: 3 })
    // The place is handed over by the one that leaves, so `running` stays as it is.
    await new Promise<void>(resolve => waiting.push(resolve))
  }
  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
  return {
    run: async work => {
      await enter()
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}
