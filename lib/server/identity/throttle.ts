import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { rowsOf } from '../db/db'
import { loginThrottles } from '../db/schema'
import { ApiError } from '../http/api-error'
import type { Context } from '../http/context'

const FREE_GUESSES = 5
const FIRST_WAIT_SECONDS = 60
const LONGEST_WAIT_SECONDS = 15 * 60
const FORGET_AFTER_SECONDS = 24 * 3600

type Row = { granted: boolean; wait_seconds: number }

/**
 * Counts one guess before it is evaluated, in one statement, so that parallel guesses cannot slip through.
 * After five come waits of 1, 2, 4, 8, 15 minutes: at most nine guesses in 15 minutes, and no lock for good.
 * @throws ApiError 429
 */
export async function reserveGuess(ctx: Context, key: string): Promise<void> {
  const db = await ctx.db()
  const now = ctx.now().toISOString()
  const result = await db.execute(sql`
    insert into login_throttles as t (key, attempts, granted, blocked_until, updated_at)
    values (${key}, 1, true, null, ${now}::timestamptz)
    on conflict (key) do update set
      granted = coalesce(t.blocked_until, '-infinity') <= ${now}::timestamptz,
      attempts = case
        when t.blocked_until > ${now}::timestamptz then t.attempts
        when t.updated_at < ${now}::timestamptz - make_interval(secs => ${FORGET_AFTER_SECONDS}) then 1
        else t.attempts + 1 end,
      blocked_until = case
        when t.blocked_until > ${now}::timestamptz then t.blocked_until
        when t.updated_at < ${now}::timestamptz - make_interval(secs => ${FORGET_AFTER_SECONDS}) then null
        when t.attempts + 1 >= ${FREE_GUESSES} then ${now}::timestamptz + make_interval(secs => least(
          ${LONGEST_WAIT_SECONDS}::float8,
          ${FIRST_WAIT_SECONDS}::float8 * power(2, least(t.attempts + 1 - ${FREE_GUESSES}, 10))))
        else null end,
      updated_at = case when t.blocked_until > ${now}::timestamptz then t.updated_at else ${now}::timestamptz end
    returning granted,
      greatest(0, extract(epoch from blocked_until - ${now}::timestamptz))::float8 as wait_seconds`)
  const [row] = rowsOf<Row>(result)
  if (row?.granted) return
  throw new ApiError('rateLimited', { retryAfterSeconds: Math.max(1, Math.ceil(row?.wait_seconds ?? 1)) })
}

/** After a right password everything is forgiven. */
export async function forgiveGuesses(ctx: Context, key: string): Promise<void> {
  const db = await ctx.db()
  await db.delete(loginThrottles).where(eq(loginThrottles.key, key))
}
