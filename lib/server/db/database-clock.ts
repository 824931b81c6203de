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

/** Below this a difference keeps the time from stepping to and fro. */
const TOLERATED_MS = 50
/** Of several answers the quickest tells most: the first may have waited for its connection. */
const QUESTIONS = 3
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
  const askOnce = async () => {
    const askedAt = local()
    const theirs = await ask()
    const answeredAt = local()
    return { foundMs: theirs - (askedAt + answeredAt) / 2, tookMs: answeredAt - askedAt }
  }
  return {
    now: () => new Date(local() + aheadMs),
    set: async () => {
      const answers = []
      for (let question = 0; question < QUESTIONS; question += 1) answers.push(await askOnce())
      const { foundMs, tookMs } = answers.reduce((best, each) => (each.tookMs < best.tookMs ? each : best))
      // All of the time may have gone into the way there, or all into the way back.
      const unsureMs = Math.max(TOLERATED_MS, tookMs / 2)
      if (tookMs > SLOWEST_ANSWER_MS || Math.abs(foundMs - aheadMs) <= unsureMs) return
      aheadMs = Math.round(foundMs)
      if (Math.abs(aheadMs) > WORTH_A_WARNING_MS) warn(aheadMs)
    },
  }
}
