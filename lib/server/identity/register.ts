import 'server-only'
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { COOKIES } from '@/lib/contracts/browser-state'
import type { RegisterResult } from '@/lib/contracts/dto'
import type { RegisterRequest } from '@/lib/contracts/requests'
import { requireBotCheck } from '../bot-check/require-bot-check'
import { requireCountryAndGrade } from '../catalogue/require-country-and-grade'
import { accounts } from '../db/schema'
import { ApiError } from '../http/api-error'
import type { Context } from '../http/context'
import { bookCredit } from '../tutoring/credits'
import { mergeVisitor } from '../visitor/merge-visitor'
import type { Visitor } from '../visitor/visitor-token'
import { requireUncommon } from './common-passwords'
import { emailKey, storedEmail } from './email-key'
import { rememberDevice } from './known-device'
import { hashPassword } from './password-hash'
import { openSession, setSessionCookie } from './sessions'
import { issueTokens } from './tokens'

/** @throws ApiError 400, 401, 409, 429 or 503 */
export async function register(
  ctx: Context,
  { visitorId }: Visitor,
  input: RegisterRequest,
): Promise<RegisterResult> {
  const { limiter, hashing, keys } = ctx.server
  await requireBotCheck(ctx, input.reCAPTCHA, ['register', 'submit'])
  await limiter.require('takenAddresses', ctx.clientKey)
  await limiter.consume('signUps', ctx.clientKey)
  requireUncommon(input.password)
  await requireCountryAndGrade(ctx, input)

  const db = await ctx.db()
  const key = emailKey(input.email)
  const [existing] = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.emailKey, key))
  if (existing) await refuseTaken(ctx)
  const passwordHash = await hashPassword(hashing, input.password)

  const now = ctx.now()
  const account = {
    id: randomUUID(),
    email: storedEmail(input.email),
    emailKey: key,
    fullName: input.fullName.trim(),
    countryId: input.countryId,
    gradeId: input.gradeId,
    passwordHash,
    registeredAt: now,
    lastSeenAt: now,
  }
  // The unique index decides between simultaneous registrations; the loser writes nothing.
  const opened = await db.transaction(async tx => {
    const inserted = await tx
      .insert(accounts)
      .values(account)
      .onConflictDoNothing()
      .returning({ id: accounts.id })
    if (inserted.length === 0) return null
    await mergeVisitor(tx, visitorId, account.id)
    await bookCredit(tx, { accountId: account.id, reason: 'welcome', questionId: null, now })
    return await openSession(ctx, tx, account.id)
  })
  if (!opened) return await refuseTaken(ctx)

  setSessionCookie(ctx, opened.secret)
  rememberDevice(ctx, key)
  ctx.clearCookie(COOKIES.visitorId)
  return await issueTokens(keys, opened.session, now)
}

/** Saying that an address is taken discloses an account, so it is said a few times only. */
async function refuseTaken(ctx: Context): Promise<never> {
  await ctx.server.limiter.consume('takenAddresses', ctx.clientKey)
  throw new ApiError('emailTaken')
}
