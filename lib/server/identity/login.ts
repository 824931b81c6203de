import 'server-only'
import { eq } from 'drizzle-orm'
import type { LoginResult } from '@/lib/contracts/dto'
import type { LoginRequest } from '@/lib/contracts/requests'
import { requireBotCheck } from '../bot-check/require-bot-check'
import { accounts } from '../db/schema'
import { ApiError } from '../http/api-error'
import type { Context } from '../http/context'
import { mergeVisitor } from '../visitor/merge-visitor'
import { findVisitor } from '../visitor/visitor-token'
import { emailKey } from './email-key'
import { guessKey, rememberDevice } from './known-device'
import { hashPassword, needsRehash, verifyPassword } from './password-hash'
import { openSession, setSessionCookie } from './sessions'
import { forgiveGuesses, reserveGuess } from './throttle'
import { issueTokens } from './tokens'

/**
 * An unknown address is answered like a wrong password, after the same work (docs/product/calls.md).
 * @throws ApiError 401, 429 or 503
 */
export async function login(ctx: Context, input: LoginRequest): Promise<LoginResult> {
  const { limiter, hashing, keys } = ctx.server
  await requireBotCheck(ctx, input.reCAPTCHA, ['login', 'submit'])
  await limiter.require('loginFailures', ctx.clientKey)
  const key = emailKey(input.emailAddress)
  const guesses = guessKey(ctx, key)
  await reserveGuess(ctx, guesses)

  const db = await ctx.db()
  const [account] = await db.select().from(accounts).where(eq(accounts.emailKey, key))
  const right = await verifyPassword(hashing, input.password, account?.passwordHash ?? null)
  if (!account || !right) {
    await limiter.tryConsume('loginFailures', ctx.clientKey)
    throw new ApiError('invalidCredentials')
  }

  await forgiveGuesses(ctx, guesses)
  const rehashed = needsRehash(account.passwordHash) ? await hashPassword(hashing, input.password) : null
  const visitor = await findVisitor(ctx)
  const opened = await db.transaction(async tx => {
    await tx
      .update(accounts)
      .set({ lastSeenAt: ctx.now(), ...(rehashed ? { passwordHash: rehashed } : {}) })
      .where(eq(accounts.id, account.id))
    // What was begun before the log-in is this person's; left a visitor's, it would lie open for the next one here.
    if (visitor) await mergeVisitor(tx, visitor.visitorId, account.id)
    return await openSession(ctx, tx, account.id)
  })
  setSessionCookie(ctx, opened.secret)
  rememberDevice(ctx, key)
  return { fullName: account.fullName, ...(await issueTokens(keys, opened.session, ctx.now())) }
}
