import 'server-only'
import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { findReason } from '@/lib/contracts/reports'
import type { Db } from '../db/db'
import { accounts, type mailOutbox, reports, resetTokens, tutorQuestions } from '../db/schema'
import { sha256 } from '../keys'
import { findReportSubject } from '../reports/report-subjects'
import type { Server } from '../server'
import { endOfInactive } from '../sweep'
import { tutorToken } from '../tutoring/tutor-link'
import { namesOf } from '../tutoring/view-tutoring'
import {
  accountEndingMail,
  passwordChangedMail,
  passwordResetMail,
  RESET_TOKEN_TTL_MS,
  reportMail,
} from './templates'
import { editorsAddress, messageIdOf, type OutgoingMail, tutorsAddress } from './transport'
import { tutorAnsweredMail, tutorQuestionMail, tutorReturnedMail } from './tutor-templates'

const TOKEN_BYTES = 32

export type QueuedMail = typeof mailOutbox.$inferSelect

/** Sends one queued mail. False when what it speaks of is gone: then there is nothing to send. */
export async function deliver(server: Server, db: Db, queued: QueuedMail): Promise<boolean> {
  const mail = await compose(server, db, queued)
  if (!mail) return false
  await server.mail.send({ ...mail, messageId: messageIdOf(queued.id) })
  return true
}

async function compose(server: Server, db: Db, queued: QueuedMail): Promise<OutgoingMail | null> {
  if (queued.reportId) {
    const [report] = await db.select().from(reports).where(eq(reports.id, queued.reportId))
    return report ? reportMail(editorsAddress(server.env), await readableReport(db, report)) : null
  }
  if (queued.questionId) return await tutorMail(server, db, queued.questionId)
  // To the address stored with the account, never to the one that was typed.
  const [account] = await db
    .select()
    .from(accounts)
    .where(eq(accounts.emailKey, queued.emailKey ?? ''))
  if (!account) return null
  if (queued.kind === 'accountEnding') {
    const endsAt = endOfInactive(account)
    return endsAt && accountEndingMail(account.email, account.fullName, endsAt)
  }
  if (queued.kind === 'passwordChanged') return passwordChangedMail(account.email, account.fullName)
  if (queued.kind === 'tutorAnswered') return tutorAnsweredMail(account.email, account.fullName)
  if (queued.kind === 'tutorReturned') return tutorReturnedMail(account.email, account.fullName)
  return passwordResetMail(account.email, account.fullName, await newResetToken(server, db, account.id))
}

/** Null once there is nothing left to answer: a late mail would only lead to a dead link. */
async function tutorMail(server: Server, db: Db, questionId: string): Promise<OutgoingMail | null> {
  const [question] = await db.select().from(tutorQuestions).where(eq(tutorQuestions.id, questionId))
  if (!question || question.answeredAt || question.returnedAt || question.endsAt <= server.now()) return null
  const { course, code, topic } = namesOf(question)
  const facts = { course: `${course} ${code}`.trim(), topic, endsAt: question.endsAt }
  return tutorQuestionMail(tutorsAddress(server.env), facts, await tutorToken(server, question))
}

async function readableReport(db: Db, report: typeof reports.$inferSelect) {
  const { kind, subject, reason, words } = report
  const found = await findReportSubject(db, kind, subject)
  return {
    name: found?.name ?? subject,
    path: found?.path ?? '/',
    reason: findReason(kind, reason) ?? reason,
    words,
  }
}

/** Made when the mail leaves, so that its 30 minutes begin then; the newest replaces any before it. */
async function newResetToken(server: Server, db: Db, accountId: string): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const values = {
    tokenHash: sha256(token),
    endsAt: new Date(server.now().getTime() + RESET_TOKEN_TTL_MS),
  }
  await db
    .insert(resetTokens)
    .values({ accountId, ...values })
    .onConflictDoUpdate({ target: resetTokens.accountId, set: values })
  return token
}
