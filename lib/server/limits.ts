import 'server-only'
import { AsyncResource } from 'node:async_hooks'
import { sql } from 'drizzle-orm'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { type Db, rowsOf } from './db/db'
import { ApiError } from './http/api-error'

const MINUTE = 60
const HOUR = 60 * MINUTE

/**
 * How often one client may do a thing. Whole schools share an address, so what is counted for each address
 * is failures where it can be, and the numbers are those of a class, not of one person.
 */
export const LIMITS = {
  // Bodies of log-in and sign-up, wrong ones too: many times what a school sends, and little work for the machine.
  identityForms: { points: 3000, durationSeconds: 10 * MINUTE },
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
  // Each pins a paper of up to 100 KB for more than a year: a staff room's day, 4 MB.
  gives: { points: 40, durationSeconds: 24 * HOUR },
  // Sixty students behind one address who each save every other second.
  examWrites: { points: 20_000, durationSeconds: 10 * MINUTE },
  // Each may cost the operator money, and lets somebody else work for up to ten seconds: a class looks at one paper.
  opinions: { points: 120, durationSeconds: HOUR },
  opinionsOfOne: { points: 20, durationSeconds: HOUR },
  examReads: { points: 3000, durationSeconds: 10 * MINUTE },
  // Questions in notes come as a class scrolls, and each is checked once; the second counts one student's answers.
  practice: { points: 6000, durationSeconds: 10 * MINUTE },
  practiceOfOne: { points: 200, durationSeconds: 10 * MINUTE },
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
  sessions: { points: 600, durationSeconds: 10 * MINUTE },
  exports: { points: 60, durationSeconds: HOUR },
  erasures: { points: 10, durationSeconds: HOUR },
} as const satisfies Record<string, { points: number; durationSeconds: number }>

export type LimitName = keyof typeof LIMITS

/**
 * Guards against guessing, mail bombing, enumeration and what stays for a year: counted in the database on both engines,
 * so that a restart forgives nobody. The others only keep the machine free; a write for each of them would cost more than it saves.
 */
const DURABLE: ReadonlySet<LimitName> = new Set([
  'loginFailures',
  'signUps',
  'takenAddresses',
  'resets',
  'resetMails',
  'resetConfirms',
  'gives',
  'opinions',
  'opinionsOfOne',
  'reports',
  'exports',
  'erasures',
])

/** Keys are already hashed: an address is never stored. */
export type Limiter = {
  /** @throws ApiError 429 when used up */
  consume: (name: LimitName, key: string) => Promise<void>
  /** Counts nothing. @throws ApiError 429 when used up */
  require: (name: LimitName, key: string) => Promise<void>
  /** Counts and says whether it was still within the limit. */
  tryConsume: (name: LimitName, key: string) => Promise<boolean>
}

/** How much of a limit is used, and for how long that still counts. */
type Used = { points: number; msLeft: number }

type Store = {
  add: (name: LimitName, key: string) => Promise<Used>
  read: (name: LimitName, key: string) => Promise<Used | null>
}

type Options = {
  db: () => Promise<Db>
  now: () => Date
  /** Several instances use this database: then every limit is counted there. */
  shared: boolean
}

export function createLimiter({ db, now, shared }: Options): Limiter {
  const database = databaseStore(db, now)
  const memory = memoryStore()
  const storeOf = (name: LimitName) => (shared || DURABLE.has(name) ? database : memory)
  const add = async (name: LimitName, key: string) => {
    const used = await storeOf(name).add(name, key)
    return { used, within: used.points <= LIMITS[name].points }
  }
  return {
    consume: async (name, key) => {
      const { used, within } = await add(name, key)
      if (!within) throw refusal(used)
    },
    require: async (name, key) => {
      const used = await storeOf(name).read(name, key)
      if (used && used.points >= LIMITS[name].points) throw refusal(used)
    },
    tryConsume: async (name, key) => (await add(name, key)).within,
  }
}

type Row = { points: number; expire: number | string }

/** One statement counts, so that parallel calls cannot pass each other. */
function databaseStore(db: Options['db'], now: Options['now']): Store {
  const usedOf = (row: Row, atMs: number): Used => ({
    points: row.points,
    msLeft: Number(row.expire) - atMs,
  })
  return {
    add: async (name, key) => {
      const atMs = now().getTime()
      const endsMs = atMs + LIMITS[name].durationSeconds * 1000
      const result = await (await db()).execute(sql`
        insert into rate_limits as t (key, points, expire) values (${`${name}:${key}`}, 1, ${endsMs}::bigint)
        on conflict (key) do update set
          points = case when t.expire <= ${atMs}::bigint then 1 else t.points + 1 end,
          expire = case when t.expire <= ${atMs}::bigint then excluded.expire else t.expire end
        returning points, expire`)
      const [row] = rowsOf<Row>(result)
      return row ? usedOf(row, atMs) : { points: Number.POSITIVE_INFINITY, msLeft: 0 }
    },
    read: async (name, key) => {
      const atMs = now().getTime()
      const result = await (await db()).execute(
        sql`select points, expire from rate_limits where key = ${`${name}:${key}`} and expire > ${atMs}::bigint`,
      )
      const [row] = rowsOf<Row>(result)
      return row ? usedOf(row, atMs) : null
    },
  }
}

/**
 * Each key's timer lives as long as its limit, an hour perhaps, and a timer keeps the context in which it was set: for
 * a handler that is the whole request and its answer. So they are set outside of any.
 */
const outside = new AsyncResource('limits')

function memoryStore(): Store {
  const limiters = new Map<LimitName, RateLimiterMemory>()
  const limiterOf = (name: LimitName) => {
    const { points, durationSeconds } = LIMITS[name]
    const options = { keyPrefix: name, points, duration: durationSeconds }
    const found = limiters.get(name) ?? new RateLimiterMemory(options)
    limiters.set(name, found)
    return found
  }
  const usedOf = (state: RateLimiterRes): Used => ({
    points: state.consumedPoints,
    msLeft: state.msBeforeNext,
  })
  return {
    add: async (name, key) => {
      try {
        return usedOf(await outside.runInAsyncScope(() => limiterOf(name).consume(key)))
      } catch (reason) {
        if (reason instanceof RateLimiterRes) return usedOf(reason)
        throw reason
      }
    },
    read: async (name, key) => {
      const state = await limiterOf(name).get(key)
      return state ? usedOf(state) : null
    },
  }
}

function refusal({ msLeft }: Used): ApiError {
  return new ApiError('rateLimited', { retryAfterSeconds: Math.max(1, Math.ceil(msLeft / 1000)) })
}
