import 'server-only'
import { sql } from 'drizzle-orm'
import type { HealthResult } from '@/lib/contracts/dto'
import { ApiError } from './http/api-error'
import type { Context } from './http/context'

/** Whether this instance can serve: its database answers. @throws ApiError 503 */
export async function ready(ctx: Context): Promise<HealthResult> {
  try {
    const db = await ctx.db()
    await db.execute(sql`select 1`)
  } catch {
    throw new ApiError('unavailable', { retryAfterSeconds: 5 })
  }
  return { status: 'ok', checks: { database: 'up' } }
}
