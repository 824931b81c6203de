import 'server-only'
import { randomBytes, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { COOKIES } from '@/lib/contracts/browser-state'
import type { Db } from '../db/db'
import { sessions } from '../db/schema'
import type { Context } from '../http/context'
import { sha256 } from '../keys'
import type { TokenSession } from './tokens'

/** A session lives this long after its last refresh, and never longer than the second figure. */
export const SESSION_IDLE_MS = 30 * 24 * 3_600_000
export const SESSION_MAX_MS = 180 * 24 * 3_600_000

const SECRET_BYTES = 32

/** The hash under which the request's session cookie is known, or null without a cookie. */
export function sessionSecretHash(ctx: Context): string | null {
  const secret = ctx.cookies.get(COOKIES.session)
  return secret ? sha256(secret) : null
}

/** Opens a session under a new secret and ends the one that this browser had before. */
export async function openSession(
  ctx: Context,
  tx: Db,
  accountId: string,
): Promise<{ session: TokenSession; secret: string }> {
  const now = ctx.now()
  const previous = sessionSecretHash(ctx)
  if (previous) await tx.delete(sessions).where(eq(sessions.secretHash, previous))
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  const session: TokenSession = {
    id: randomUUID(),
    accountId,
    secretHash: sha256(secret),
    generation: 1,
    endsAt: new Date(now.getTime() + SESSION_IDLE_MS),
  }
  await tx.insert(sessions).values({ ...session, rotatedAt: now, startedAt: now })
  return { session, secret }
}

/** To be called once the session is committed. */
export function setSessionCookie(ctx: Context, secret: string): void {
  ctx.setCookie(COOKIES.session, secret, {
    maxAgeSeconds: Math.floor(SESSION_MAX_MS / 1000),
    httpOnly: true,
  })
}
