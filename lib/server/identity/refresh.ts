import 'server-only'
import { and, eq, gt } from 'drizzle-orm'
import { COOKIES } from '@/lib/contracts/browser-state'
import type { refresh as call } from '@/lib/contracts/calls/session'
import type { RefreshResult } from '@/lib/contracts/dto'
import type { BodyOf } from '@/lib/contracts/operation'
import type { Db } from '../db/db'
import { sessions } from '../db/schema'
import { ApiError } from '../http/api-error'
import type { Context } from '../http/context'
import { endSessions, SESSION_IDLE_MS, SESSION_MAX_MS, sessionSecretHash } from './sessions'
import { issueTokens, readRefreshToken } from './tokens'

/** Two tabs refresh at once, or an answer gets lost: for so long the last token still gives its successor. */
const GRACE_MS = 10_000

type SessionRow = typeof sessions.$inferSelect

/**
 * Rotates the refresh token. One that was used before ends the whole family.
 * @throws ApiError 401
 */
export async function refresh(ctx: Context, input: BodyOf<typeof call>): Promise<RefreshResult> {
  const secretHash = sessionSecretHash(ctx)
  const claim = secretHash ? readRefreshToken(ctx.server.keys, input.refreshToken, secretHash) : null
  if (!claim || !secretHash) throw new ApiError('unauthenticated')
  const db = await ctx.db()
  const session = await db.transaction(tx => rotate(ctx, tx, { ...claim, secretHash }))
  if (!session) {
    ctx.clearCookie(COOKIES.session)
    throw new ApiError('unauthenticated')
  }
  return await issueTokens(ctx.server.keys, session, ctx.now())
}

type Claim = { sessionId: string; generation: number; secretHash: string }

/** The session with its new generation; null when the family is dead now. */
async function rotate(ctx: Context, tx: Db, claim: Claim): Promise<SessionRow | null> {
  const now = ctx.now()
  const [session] = await tx
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.id, claim.sessionId),
        eq(sessions.secretHash, claim.secretHash),
        gt(sessions.endsAt, now),
      ),
    )
    .for('update')
  if (!session) return null
  if (session.generation === claim.generation) return await advance(tx, session, now)
  const sinceRotation = now.getTime() - session.rotatedAt.getTime()
  if (session.generation === claim.generation + 1 && sinceRotation < GRACE_MS) return session
  await endSessions(tx, eq(sessions.id, session.id))
  return null
}

async function advance(tx: Db, session: SessionRow, now: Date): Promise<SessionRow> {
  const endsAt = new Date(
    Math.min(now.getTime() + SESSION_IDLE_MS, session.startedAt.getTime() + SESSION_MAX_MS),
  )
  const advanced = { ...session, generation: session.generation + 1, rotatedAt: now, endsAt }
  await tx.update(sessions).set(advanced).where(eq(sessions.id, session.id))
  return advanced
}
