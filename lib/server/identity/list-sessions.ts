import 'server-only'
import { and, desc, eq, gt } from 'drizzle-orm'
import type { SessionsResult } from '@/lib/contracts/dto'
import { sessions } from '../db/schema'
import type { Context } from '../http/context'
import type { Actor } from './require-actor'

/** The living logins of the person: this one first, then by the last use. */
export async function listSessions(ctx: Context, { accountId, sessionId }: Actor): Promise<SessionsResult> {
  const db = await ctx.db()
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), gt(sessions.endsAt, ctx.now())))
    .orderBy(desc(eq(sessions.id, sessionId)), desc(sessions.rotatedAt), desc(sessions.startedAt))
  return {
    sessions: rows.map(({ id, device, startedAt, rotatedAt }) => ({
      id,
      device,
      startedAt: startedAt.toISOString(),
      lastUsedAt: rotatedAt.toISOString(),
      isThis: id === sessionId,
    })),
  }
}
