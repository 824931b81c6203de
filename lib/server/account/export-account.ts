import 'server-only'
import { asc, eq } from 'drizzle-orm'
import type { AccountExport } from '@/lib/contracts/dto'
import { logOfCards } from '../cards/cards-log'
import type { Db } from '../db/db'
import { accounts, attemptCorrections, attempts, countries, grades, mailOutbox, sessions } from '../db/schema'
import { answersOf, savedAnswer } from '../exams/attempt-result'
import { ApiError } from '../http/api-error'
import type { Context } from '../http/context'
import type { Actor } from '../identity/require-actor'
import { practiceOf } from '../practice/practice-store'
import { progressOfNotes } from '../progress/notes-progress'
import { entriesOf } from '../study/entries'
import { exportTutoring } from '../tutoring/view-tutoring'

const SUBJECT_OF_KIND: Record<string, string> = {
  passwordReset: 'Choose a new password',
  passwordChanged: 'Your password was changed',
  accountEnding: 'Your account ends unless you log in',
  tutorAnswered: 'Your question has an answer',
  tutorReturned: 'Your Tutor Credit is back',
}

/** All that is stored about a person, field by field: nothing secret can join by accident. */
export async function exportAccount(ctx: Context, actor: Actor): Promise<AccountExport> {
  const db = await ctx.db()
  const [found] = await db
    .select({ account: accounts, country: countries.name, grade: grades.name })
    .from(accounts)
    .innerJoin(countries, eq(countries.id, accounts.countryId))
    .innerJoin(grades, eq(grades.id, accounts.gradeId))
    .where(eq(accounts.id, actor.accountId))
  if (!found) throw new ApiError('unauthenticated')
  const { account, country, grade } = found
  const ofAccount = eq(sessions.accountId, account.id)
  const sessionRows = await db.select().from(sessions).where(ofAccount).orderBy(asc(sessions.startedAt))
  const ofEmail = eq(mailOutbox.emailKey, account.emailKey)
  const mailRows = await db.select().from(mailOutbox).where(ofEmail).orderBy(asc(mailOutbox.queuedAt))
  const ownAttempts = eq(attempts.accountId, account.id)
  const attemptRows = await db.select().from(attempts).where(ownAttempts).orderBy(asc(attempts.createdAt))
  return {
    exportedAt: ctx.now().toISOString(),
    account: {
      userId: account.id,
      fullName: account.fullName,
      email: account.email,
      registeredAt: account.registeredAt.toISOString(),
      country,
      grade,
    },
    sessions: sessionRows.map(({ device, startedAt, rotatedAt, endsAt }) => ({
      device,
      startedAt: startedAt.toISOString(),
      lastUsedAt: rotatedAt.toISOString(),
      endsAt: endsAt.toISOString(),
    })),
    mails: mailRows.map(({ kind, queuedAt, sentAt }) => ({
      subject: SUBJECT_OF_KIND[kind] ?? kind,
      queuedAt: queuedAt.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
    })),
    attempts: await Promise.all(attemptRows.map(row => attemptExport(db, row))),
    notes: await progressOfNotes(db, account.id),
    practice: await practiceOf(db, account.id),
    study: await entriesOf(db, account.id),
    tutoring: await exportTutoring(db, account.id),
    cards: await logOfCards(db, account.id),
  }
}

async function attemptExport(db: Db, row: typeof attempts.$inferSelect) {
  const answers = await answersOf(db, row.id)
  const corrected = eq(attemptCorrections.attemptId, row.id)
  const corrections = await db.select().from(attemptCorrections).where(corrected)
  return {
    attemptId: row.id,
    paperId: row.paperId,
    examId: row.examPaperId,
    mode: row.mode,
    startedAt: row.createdAt.toISOString(),
    deadlineAt: row.deadlineAt?.toISOString() ?? null,
    handedInAt: row.handedInAt?.toISOString() ?? null,
    earned: row.earned,
    answers: answers.map(savedAnswer),
    corrections: corrections.map(({ correctionId, part, gained, appliedAt, seenAt }) => ({
      id: correctionId,
      part,
      gained,
      appliedAt: appliedAt.toISOString(),
      seenAt: seenAt?.toISOString() ?? null,
    })),
  }
}
