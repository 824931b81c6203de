import 'server-only'
import { eq, inArray } from 'drizzle-orm'
import { COOKIES } from '@/lib/contracts/browser-state'
import type { AccountEraseRequest } from '@/lib/contracts/requests'
import { accounts, loginThrottles, mailOutbox, sessions } from '../db/schema'
import { ApiError } from '../http/api-error'
import type { Context } from '../http/context'
import { forgetDevice, guessKey } from '../identity/known-device'
import { verifyPassword } from '../identity/password-hash'
import type { Actor } from '../identity/require-actor'
import { endSessions } from '../identity/sessions'
import { reserveGuess } from '../identity/throttle'

/**
 * Erases the person's rows at once: sessions with their live streams, reset tokens and attempts go. The password
 * is asked again, and guesses at it count like those of a login.
 * @throws ApiError 401 or 429
 */
export async function eraseAccount(ctx: Context, actor: Actor, input: AccountEraseRequest): Promise<true> {
  const db = await ctx.db()
  const [account] = await db.select().from(accounts).where(eq(accounts.id, actor.accountId))
  if (!account) throw new ApiError('unauthenticated')
  const guesses = guessKey(ctx, account.emailKey)
  await reserveGuess(ctx, guesses)
  const right = await verifyPassword(ctx.server.hashing, input.password, account.passwordHash)
  if (!right) throw new ApiError('invalidCredentials')
  await db.transaction(async tx => {
    // The account first, as a login takes its rows: neither waits for the other.
    await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, account.id)).for('update')
    await endSessions(tx, eq(sessions.accountId, account.id))
    await tx.delete(accounts).where(eq(accounts.id, account.id))
    await tx.delete(mailOutbox).where(eq(mailOutbox.emailKey, account.emailKey))
    await tx.delete(loginThrottles).where(inArray(loginThrottles.key, [guesses]))
  })
  for (const name of Object.values(COOKIES)) ctx.clearCookie(name)
  forgetDevice(ctx, account.emailKey)
  return true
}
