import 'server-only'
import { randomBytes, randomUUID } from 'node:crypto'
import { and, desc, eq, inArray, ne, type SQL } from 'drizzle-orm'
import { COOKIES } from '@/lib/contracts/browser-state'
import { deviceName } from '@/lib/session/device-name'
import type { Db } from '../db/db'
import { sessions } from '../db/schema'
import type { Context } from '../http/context'
import { sha256 } from '../keys'
import { publishSessionEnd } from '../live/publish'
import type { TokenSession } from './tokens'

/** A session lives this long after its last refresh, and never longer than the second figure. */
export const SESSION_IDLE_MS = 30 * 24 * 3_600_000
export const SESSION_MAX_MS = 180 * 24 * 3_600_000

/** Of one account: more devices than a person has. The one that was unused for longest makes room. */
export const SESSIONS_MAX = 20

const SECRET_BYTES = 32

/** The hash under which the request's session cookie is known, or null without a cookie. */
export function sessionSecretHash(ctx: Context): string | null {
  const secret = ctx.cookies.get(COOKIES.session)
  return secret ? sha256(secret) : null
}

/**
 * Opens a session under a new secret. Ends the one that this browser had before, and those beyond the newest by use.
 * The account's row must be locked by the transaction.
 */
export async function openSession(
  ctx: Context,
  tx: Db,
  accountId: string,
): Promise<{ session: TokenSession; secret: string }> {
  const now = ctx.now()
  const previous = sessionSecretHash(ctx)
  if (previous) await endSessions(tx, eq(sessions.secretHash, previous))
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  const session: TokenSession = {
    id: randomUUID(),
    accountId,
    secretHash: sha256(secret),
    generation: 1,
    endsAt: new Date(now.getTime() + SESSION_IDLE_MS),
  }
  const device = deviceName(ctx.headers.get('user-agent') ?? '')
  await tx.insert(sessions).values({ ...session, rotatedAt: now, startedAt: now, device })
  await endOldest(tx, session)
  return { session, secret }
}

/** The caller holds the account's row, so that two logins at once do not pass each other. */
async function endOldest(tx: Db, { id, accountId }: Pick<TokenSession, 'id' | 'accountId'>): Promise<void> {
  const others = and(eq(sessions.accountId, accountId), ne(sessions.id, id))
  const older = tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(others)
    .orderBy(desc(sessions.rotatedAt), desc(sessions.startedAt))
    .offset(SESSIONS_MAX - 1)
  await endSessions(tx, inArray(sessions.id, older))
}

/** Ends sessions and, when that is committed, their live streams on every instance. */
export async function endSessions(tx: Db, which: SQL | undefined): Promise<void> {
  const ended = await tx.delete(sessions).where(which).returning({ secretHash: sessions.secretHash })
  for (const { secretHash } of ended) await publishSessionEnd(tx, secretHash)
}

/** To be called once the session is committed. */
export function setSessionCookie(ctx: Context, secret: string): void {
  ctx.setCookie(COOKIES.session, secret, {
    maxAgeSeconds: Math.floor(SESSION_MAX_MS / 1000),
    httpOnly: true,
  })
}
