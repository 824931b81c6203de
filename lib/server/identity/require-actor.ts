import 'server-only'
import { and, eq, gt } from 'drizzle-orm'
import { sessions } from '../db/schema'
import { ApiError } from '../http/api-error'
import type { Context } from '../http/context'
import { sessionSecretHash } from './sessions'
import { verifyToken } from './tokens'

/** A person who is signed in. */
export type Actor = { accountId: string; sessionId: string }

const BEARER = /^Bearer ([\w.~+/=-]{1,4096})$/i

/** Null unless the access token is good, belongs to this browser's cookie and its session still lives. */
export async function findActor(ctx: Context): Promise<Actor | null> {
  const token = BEARER.exec(ctx.headers.get('authorization') ?? '')?.[1]
  const secretHash = sessionSecretHash(ctx)
  if (!token || !secretHash) return null
  const claims = await verifyToken(ctx.server.keys, 'api', token, ctx.now())
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
  return session ?? null
}

/** @throws ApiError 401 */
export async function requireActor(ctx: Context): Promise<Actor> {
  const actor = await findActor(ctx)
  if (!actor) throw new ApiError('unauthenticated')
  return actor
}
