import 'server-only'
import { and, eq, gt } from 'drizzle-orm'
import { COOKIES } from '@/lib/contracts/browser-state'
import type { PasswordConfirmRequest } from '@/lib/contracts/requests'
import { accounts, resetTokens, sessions } from '../db/schema'
import { ApiError } from '../http/api-error'
import type { Context } from '../http/context'
import { sha256 } from '../keys'
import { queueMail } from '../mail/queue-mail'
import { requireUncommon } from './common-passwords'
import { guessKey } from './known-device'
import { hashPassword } from './password-hash'
import { endSessions } from './sessions'
import { forgiveGuesses } from './throttle'

/**
 * Sets a new password by the mailed token, once. Every session of the account ends, and its owner is told.
 * @throws ApiError 400
 */
export async function confirmReset(ctx: Context, input: PasswordConfirmRequest): Promise<true> {
  requireUncommon(input.password)
  const db = await ctx.db()
  const live = and(eq(resetTokens.tokenHash, sha256(input.token)), gt(resetTokens.endsAt, ctx.now()))
  const [known] = await db.select({ accountId: resetTokens.accountId }).from(resetTokens).where(live)
  if (!known) throw new ApiError('resetLinkInvalid')
  const passwordHash = await hashPassword(ctx.server.hashing, input.password)

  const emailKey = await db.transaction(async tx => {
    const [used] = await tx.delete(resetTokens).where(live).returning({ accountId: resetTokens.accountId })
    if (!used) return null
    const [account] = await tx
      .update(accounts)
      .set({ passwordHash })
      .where(eq(accounts.id, used.accountId))
      .returning({ emailKey: accounts.emailKey })
    if (!account) return null
    await endSessions(tx, eq(sessions.accountId, used.accountId))
    await queueMail(tx, { kind: 'passwordChanged', emailKey: account.emailKey, now: ctx.now() })
    return account.emailKey
  })
  if (!emailKey) throw new ApiError('resetLinkInvalid')
  ctx.server.onMailQueued.notify()
  ctx.clearCookie(COOKIES.session)
  await forgiveGuesses(ctx, guessKey(ctx, emailKey))
  return true
}
