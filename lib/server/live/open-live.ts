import 'server-only'
import { and, eq, gt } from 'drizzle-orm'
import type { LiveRequest } from '@/lib/contracts/live'
import { sessions } from '../db/schema'
import { ApiError } from '../http/api-error'
import type { Context } from '../http/context'
import type { Streaming } from '../http/stream'
import { sessionSecretHash } from '../identity/sessions'
import { verifyToken } from '../identity/tokens'

/**
 * Opens the stream of the person whose socketToken it is. Like every token it is worthless without the session's
 * cookie, and its session must live. @throws ApiError 401, 429, 503
 */
export async function openLive(ctx: Context, { socketToken }: LiveRequest): Promise<Streaming> {
  const secretHash = sessionSecretHash(ctx)
  const claims = await verifyToken(ctx.server.keys, 'socket', socketToken, ctx.now())
  if (!secretHash || !claims?.sub || claims.sid !== secretHash) throw new ApiError('unauthenticated')
  const db = await ctx.db()
  const [session] = await db
    .select({ accountId: sessions.accountId })
    .from(sessions)
    .where(
      and(
        eq(sessions.secretHash, secretHash),
        eq(sessions.accountId, claims.sub),
        gt(sessions.endsAt, ctx.now()),
      ),
    )
  if (!session) throw new ApiError('unauthenticated')
  const { accountId } = session
  return ({ write, end }) => ctx.server.live.open({ accountId, secretHash, write, end })
}
