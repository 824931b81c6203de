import 'server-only'
import type { Pool } from 'pg'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import { ApiError } from './http/api-error'

const MINUTE = 60
const HOUR = 60 * MINUTE

/**
 * How often one client may do a thing. Whole schools share an address, so what is counted for each address
 * is failures where it can be, and the numbers are those of a class, not of one person.
 */
export const LIMITS = {
  loginFailures: { points: 100, durationSeconds: 15 * MINUTE },
  signUps: { points: 70, durationSeconds: HOUR },
  takenAddresses: { points: 5, durationSeconds: HOUR },
  resets: { points: 40, durationSeconds: HOUR },
  resetMails: { points: 3, durationSeconds: HOUR },
  resetConfirms: { points: 40, durationSeconds: HOUR },
  explores: { points: 600, durationSeconds: 10 * MINUTE },
  challenges: { points: 1200, durationSeconds: 10 * MINUTE },
  refreshes: { points: 600, durationSeconds: 10 * MINUTE },
  attempts: { points: 300, durationSeconds: HOUR },
  attemptsOfOne: { points: 60, durationSeconds: HOUR },
  // Sixty students behind one address who each save every other second.
  examWrites: { points: 20_000, durationSeconds: 10 * MINUTE },
  examReads: { points: 3000, durationSeconds: 10 * MINUTE },
  // A class ticks away at once, and each page asks once; the second counts one account.
  progress: { points: 1500, durationSeconds: 10 * MINUTE },
  progressOfOne: { points: 150, durationSeconds: 10 * MINUTE },
  // Places travel while a note is read, in every tab of a class.
  study: { points: 3000, durationSeconds: 10 * MINUTE },
  studyOfOne: { points: 200, durationSeconds: 10 * MINUTE },
  // As for learned notes; a session of study sends every few seconds.
  cards: { points: 3000, durationSeconds: 10 * MINUTE },
  cardsOfOne: { points: 300, durationSeconds: 10 * MINUTE },
  reports: { points: 40, durationSeconds: HOUR },
  // Readings of a class, again after each piece of live news; the second counts one account's questions.
  tutoring: { points: 1500, durationSeconds: 10 * MINUTE },
  asksOfOne: { points: 20, durationSeconds: HOUR },
  tutorLinks: { points: 120, durationSeconds: 10 * MINUTE },
  live: { points: 1200, durationSeconds: 10 * MINUTE },
  exports: { points: 60, durationSeconds: HOUR },
  erasures: { points: 10, durationSeconds: HOUR },
} as const satisfies Record<string, { points: number; durationSeconds: number }>

export type LimitName = keyof typeof LIMITS

/** Keys are already hashed: an address is never stored. */
export type Limiter = {
  /** @throws ApiError 429 when used up */
  consume: (name: LimitName, key: string) => Promise<void>
  /** Counts nothing. @throws ApiError 429 when used up */
  require: (name: LimitName, key: string) => Promise<void>
  /** Counts and says whether it was still within the limit. */
  tryConsume: (name: LimitName, key: string) => Promise<boolean>
}

/** In the database when there is a pool (once its table is there), so that limits hold across instances. */
export function createLimiter(pool: Pool | null, migrated: () => Promise<unknown>): Limiter {
  const limiters = new Map<LimitName, RateLimiterAbstract>()
  const limiter = async (name: LimitName) => {
    if (pool) await migrated()
    const found = limiters.get(name) ?? create(name, pool)
    limiters.set(name, found)
    return found
  }
  return {
    consume: async (name, key) => {
      try {
        await (await limiter(name)).consume(key)
      } catch (reason) {
        throw refusal(reason)
      }
    },
    require: async (name, key) => {
      const state = await (await limiter(name)).get(key)
      if (state && state.consumedPoints >= LIMITS[name].points) throw refusal(state)
    },
    tryConsume: async (name, key) => {
      try {
        await (await limiter(name)).consume(key)
        return true
      } catch (reason) {
        if (reason instanceof RateLimiterRes) return false
        throw reason
      }
    },
  }
}

function create(name: LimitName, pool: Pool | null): RateLimiterAbstract {
  const { points, durationSeconds } = LIMITS[name]
  const options = { keyPrefix: name, points, duration: durationSeconds }
  if (!pool) return new RateLimiterMemory(options)
  return new RateLimiterPostgres({
    ...options,
    storeClient: pool,
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
  })
}

function refusal(reason: unknown): unknown {
  if (!(reason instanceof RateLimiterRes)) return reason
  return new ApiError('rateLimited', {
    retryAfterSeconds: Math.max(1, Math.ceil(reason.msBeforeNext / 1000)),
  })
}
