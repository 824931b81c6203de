import 'server-only'

/**
 * Instances count leases, waits and ends in one table, so they must agree on the time: all take that of their
 * database. A machine whose own clock is wrong would send mails twice and throw away what students did "earlier".
 */
export type DatabaseClock = {
  now: () => Date
  /** Looks anew. @throws what asking throws; the time then stays as it was */
  set: () => Promise<void>
}

/** Below this a difference may be the way there and back. It also keeps the time from stepping to and fro. */
const TOLERATED_MS = 200
/** An answer that took longer tells too little. */
const SLOWEST_ANSWER_MS = 2000
/** From here on somebody should look at the machine. */
const WORTH_A_WARNING_MS = 5000

type Parts = {
  /** The database's time, in milliseconds since 1970. */
  ask: () => Promise<number>
  /** This machine's. */
  local: () => number
  warn: (differenceMs: number) => void
}

export function createDatabaseClock({ ask, local, warn }: Parts): DatabaseClock {
  let aheadMs = 0
  return {
    now: () => new Date(local() + aheadMs),
    set: async () => {
      const askedAt = local()
      const theirs = await ask()
      const answeredAt = local()
      const found = theirs - (askedAt + answeredAt) / 2
      if (answeredAt - askedAt > SLOWEST_ANSWER_MS || Math.abs(found - aheadMs) <= TOLERATED_MS) return
      aheadMs = Math.round(found)
      if (Math.abs(aheadMs) > WORTH_A_WARNING_MS) warn(aheadMs)
    },
  }
}
