import 'server-only'
import { desc, eq } from 'drizzle-orm'
import { courseTitle, findSubject } from '@/lib/catalogue/subjects'
import { findTopic } from '@/lib/catalogue/syllabus-queries'
import { findSyllabus } from '@/lib/catalogue/syllabuses'
import type { TutoringExport, TutoringView, TutorQuestion } from '@/lib/contracts/tutoring'
import { answerHtml } from '@/lib/tutoring/answer-html'
import { stateOfQuestion } from '@/lib/tutoring/question-state'
import type { Db } from '../db/db'
import { tutorQuestions } from '../db/schema'
import type { Context } from '../http/context'
import type { Actor } from '../identity/require-actor'
import { balanceOf, ledgerOf } from './credits'

export type QuestionRow = typeof tutorQuestions.$inferSelect

/** The names of what a question is about; its slugs where the catalogue has moved on. */
export function namesOf({ level, subject, topic }: Pick<QuestionRow, 'level' | 'subject' | 'topic'>) {
  const course = findSubject(level, subject)
  const syllabus = findSyllabus(level, subject)
  return {
    course: course ? courseTitle(course) : subject,
    code: course?.code ?? '',
    topic: topic === null ? null : ((syllabus && findTopic(syllabus, topic)?.title) ?? topic),
  }
}

/** What the asking student sees. */
export function questionView(row: QuestionRow): TutorQuestion {
  const { attemptId, questionNumber } = row
  return {
    id: row.id,
    state: stateOfQuestion(row),
    level: row.level,
    subject: row.subject,
    ...namesOf(row),
    words: row.words,
    attachment: attemptId && questionNumber ? { attemptId, question: questionNumber } : null,
    askedAt: row.askedAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
    returnedAt: row.returnedAt?.toISOString() ?? null,
    answer: row.answer === null ? null : answerHtml(row.answer).html,
  }
}

/** Newest first. */
export async function questionRowsOf(db: Db, accountId: string): Promise<QuestionRow[]> {
  return await db
    .select()
    .from(tutorQuestions)
    .where(eq(tutorQuestions.accountId, accountId))
    .orderBy(desc(tutorQuestions.askedAt), tutorQuestions.id)
}

/** Balance, ledger and questions of the signed-in person. */
export async function viewTutoring(ctx: Context, { accountId }: Actor): Promise<TutoringView> {
  const db = await ctx.db()
  const questions = await questionRowsOf(db, accountId)
  return {
    balance: await balanceOf(db, accountId),
    ledger: await ledgerOf(db, accountId),
    questions: questions.map(questionView),
  }
}

/** For the right of access. */
export async function exportTutoring(db: Db, accountId: string): Promise<TutoringExport> {
  const rows = await questionRowsOf(db, accountId)
  return {
    balance: await balanceOf(db, accountId),
    ledger: await ledgerOf(db, accountId),
    questions: rows.map(row => ({ ...questionView(row), answerText: row.answer })),
  }
}
