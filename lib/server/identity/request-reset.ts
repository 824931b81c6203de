import 'server-only'
import type { PasswordResetRequest } from '@/lib/contracts/requests'
import type { Context } from '../http/context'
import { hmac } from '../keys'
import { queueMail } from '../mail/queue-mail'
import { emailKey } from './email-key'

/**
 * Queues the same row for every address; the mail worker finds out whether an account has it. So neither
 * the answer nor its time tells, and the link's secret never rests in the database.
 */
export async function requestReset(ctx: Context, input: PasswordResetRequest): Promise<true> {
  const key = emailKey(input.email)
  // Beyond three mails an hour the answer stays the same, else it would tell that mails are sent.
  const withinLimit = await ctx.server.limiter.tryConsume('resetMails', hmac(ctx.server.keys.lookup, key))
  const db = await ctx.db()
  if (withinLimit) {
    await queueMail(db, { kind: 'passwordReset', emailKey: key, now: ctx.now() })
    ctx.server.onMailQueued.notify()
  }
  return true
}
