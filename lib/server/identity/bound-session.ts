import 'server-only'
import { and, eq, gt } from 'drizzle-orm'
import { sessions } from '../db/schema'
import { ApiError } from '../http/api-error'
import type { Context } from '../http/context'
import { sessionSecretHash } from './sessions'
import { verifyToken } from './tokens'

/** A living session, and the hash of the cookie that its token was found to belong to. */
export type BoundSession = { accountId: string; sessionId: string; secretHash: string }

/** Null unless the token is good, belongs to this browser's cookie and its session still lives (docs/product/session.md). */
export async function findBoundSession(
  ctx: Context,
  kind: Parameters<typeof verifyToken>[1],
  token: string,
): Promise<BoundSession | null> {
  const secretHash = sessionSecretHash(ctx)
  if (!secretHash) return null
  const claims = await verifyToken(ctx.server.keys, kind, token, ctx.now())
  if (!claims?.sub || claims.sid !== secretHash) return null
  const db = await ctx.db()
  const [session] = await db
    .select({ sessionId: sessions.id, accountId: sessions.accountId })
    .from(sessions)
    .where(
      and(
        eq(sessions.secretHash, secretHash),
        eq(sessions.accountId, claims.sub),
        gt(sessions.endsAt, ctx.now()),
      ),
    )
  return session ? { ...session, secretHash } : null
}

/**
 * The session of a socketToken. Like every token it is worthless without the session's cookie, and its session must live.
 * @throws ApiError 401
 */
export async function requireSocketSession(ctx: Context, socketToken: string): Promise<BoundSession> {
  const session = await findBoundSession(ctx, 'socket', socketToken)
  if (!session) throw new ApiError('unauthenticated')
  return session
}
