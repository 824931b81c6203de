import 'server-only'
import { and, eq } from 'drizzle-orm'
import { findSubject } from '@/lib/catalogue/subjects'
import { subtopicsInOrder } from '@/lib/catalogue/syllabus-queries'
import { findSyllabus } from '@/lib/catalogue/syllabuses'
import { UUID_PATTERN } from '@/lib/contracts/atoms'
import type { tutoringAttachment } from '@/lib/contracts/calls/tutoring'
import type { QueryOf } from '@/lib/contracts/operation'
import type { Attachment, AttachmentRef } from '@/lib/contracts/tutoring'
import { findBlueprint } from '@/lib/exams/blueprints'
import type { Db } from '../db/db'
import { attempts } from '../db/schema'
import { answersOf, resultOfAttempt, savedAnswer } from '../exams/attempt-result'
import { type Attempt, stateOf } from '../exams/attempt-row'
import { publicPaper, requirePaper } from '../exams/paper-store'
import { ApiError } from '../http/api-error'
import type { Context } from '../http/context'
import type { Actor } from '../identity/require-actor'

/** Of the account's own handed-in papers only; anything else is not there. */
async function findHandedIn(db: Db, accountId: string, attemptId: string): Promise<Attempt | null> {
  const [row] = await db
    .select()
    .from(attempts)
    .where(and(eq(attempts.id, attemptId), eq(attempts.accountId, accountId)))
  const blueprint = row && findBlueprint(row.paperId)
  if (!row?.examPaperId || !blueprint || stateOf(row) !== 'handedIn') return null
  return { row, blueprint, paper: await requirePaper(db, row.examPaperId) }
}

/** One question as its student handed it in: its text, the own answers, the mark scheme. Written field by field. */
export async function findAttachment(
  db: Db,
  accountId: string,
  { attemptId, question: number }: AttachmentRef,
): Promise<Attachment | null> {
  const attempt = await findHandedIn(db, accountId, attemptId)
  if (!attempt) return null
  const { blueprint, paper } = attempt
  const question = publicPaper(blueprint, paper).questions.find(each => each.number === number)
  if (!question) return null
  const keys = new Set(question.parts.map(part => part.key))
  const rows = await answersOf(db, attempt.row.id)
  const { parts } = await resultOfAttempt(db, attempt, { answers: rows })
  const results = parts.filter(part => keys.has(part.key))
  const course = findSubject(blueprint.level, blueprint.subject)
  return {
    paper: `${course?.displayName ?? blueprint.subject}, ${blueprint.title}`,
    level: blueprint.level,
    subject: blueprint.subject,
    topic: topicOf(blueprint.level, blueprint.subject, results[0]?.subtopic.number),
    question,
    results,
    answers: rows
      .map(savedAnswer)
      .filter(({ key }) => keys.has(key))
      .map(({ key, answer, working }) => ({ key, answer, working })),
  }
}

function topicOf(level: string, subject: string, subtopic: string | undefined): string | null {
  const syllabus = findSyllabus(level, subject)
  const place = syllabus && subtopicsInOrder(syllabus).find(each => each.subtopic.number === subtopic)
  return place?.topic.slug ?? null
}

/** @throws ApiError 404 */
export async function requireAttachment(db: Db, accountId: string, ref: AttachmentRef): Promise<Attachment> {
  const attachment = await findAttachment(db, accountId, ref)
  if (!attachment) throw new ApiError('attemptNotFound')
  return attachment
}

/** What `?attempt=&question=` would attach, for the student to see before it is sent. @throws ApiError 404 */
export async function viewAttachment(
  ctx: Context,
  { accountId }: Actor,
  { attempt: attemptId = '', question }: QueryOf<typeof tutoringAttachment>,
): Promise<Attachment> {
  if (!UUID_PATTERN.test(attemptId)) throw new ApiError('attemptNotFound')
  return await requireAttachment(await ctx.db(), accountId, { attemptId, question: Number(question) })
}
