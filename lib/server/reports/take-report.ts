import 'server-only'
import { randomUUID } from 'node:crypto'
import { findReason } from '@/lib/contracts/reports'
import type { ReportRequest } from '@/lib/contracts/requests'
import { requireBotCheck } from '../bot-check/require-bot-check'
import { reports } from '../db/schema'
import { ApiError } from '../http/api-error'
import type { Context } from '../http/context'
import { findActor } from '../identity/require-actor'
import { queueMail } from '../mail/queue-mail'
import { findReportSubject } from './report-subjects'

/**
 * Stores a report and queues the mail to the editors, both or neither. Who sent it is not kept.
 * @throws ApiError 400, 401 or 404
 */
export async function takeReport(ctx: Context, input: ReportRequest): Promise<true> {
  const { kind, subject, reason } = input
  const db = await ctx.db()
  if (!(await findReportSubject(db, kind, subject)))
    throw new ApiError('notFound', { message: 'What you report about is not here any more.' })
  if (findReason(kind, reason) === null)
    throw new ApiError('invalidInput', { fields: { reason: 'Please choose what it is about' } })
  if (!(await findActor(ctx))) await requireBotCheck(ctx, input.reCAPTCHA, ['report', 'submit'])
  const now = ctx.now()
  await db.transaction(async tx => {
    const id = randomUUID()
    await tx.insert(reports).values({ id, kind, subject, reason, words: input.words.trim(), createdAt: now })
    await queueMail(tx, { kind: 'report', reportId: id, now })
  })
  ctx.server.onMailQueued.notify()
  return true
}
