import 'server-only'
import { and, eq, ne, type SQL } from 'drizzle-orm'
import type { sessionEnd } from '@/lib/contracts/calls/session'
import type { SessionsResult } from '@/lib/contracts/dto'
import type { BodyOf } from '@/lib/contracts/operation'
import { sessions } from '../db/schema'
import type { Context } from '../http/context'
import { listSessions } from './list-sessions'
import type { Actor } from './require-actor'
import { endSessions } from './sessions'

/** Ends another login of the person; nothing happens for this one, for one that has ended, or for somebody else's. */
export async function endOneSession(
  ctx: Context,
  actor: Actor,
  { sessionId }: BodyOf<typeof sessionEnd>,
): Promise<SessionsResult> {
  return await endOthers(ctx, actor, eq(sessions.id, sessionId))
}

/** Ends every login of the person but this one. */
export async function endOtherSessions(ctx: Context, actor: Actor): Promise<SessionsResult> {
  return await endOthers(ctx, actor)
}

async function endOthers(ctx: Context, actor: Actor, which?: SQL): Promise<SessionsResult> {
  const others = and(eq(sessions.accountId, actor.accountId), ne(sessions.id, actor.sessionId), which)
  const db = await ctx.db()
  await db.transaction(tx => endSessions(tx, others))
  return await listSessions(ctx, actor)
}
