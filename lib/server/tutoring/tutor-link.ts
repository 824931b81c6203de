import 'server-only'
import { eq } from 'drizzle-orm'
import { tutorQuestions } from '../db/schema'
import { ApiError } from '../http/api-error'
import type { Context } from '../http/context'
import { signToken, verifyToken } from '../identity/tokens'
import type { Server } from '../server'
import type { QuestionRow } from './view-tutoring'

/** Signed when the mail leaves: for this question alone, good until its 72 hours end. */
export async function tutorToken(server: Server, { id, endsAt }: QuestionRow): Promise<string> {
  const now = server.now()
  return await signToken(server.keys, 'tutor', { sub: id }, { now, ttlMs: endsAt.getTime() - now.getTime() })
}

/** A signature is looked at with the clock at zero, so that an old link is told from a damaged one. */
const BEFORE_ALL_TIME = new Date(0)

/** The question of a tutor's link, whatever its state. @throws ApiError 404 */
export async function requireLinked(ctx: Context, token: string): Promise<QuestionRow> {
  const claims = await verifyToken(ctx.server.keys, 'tutor', token, BEFORE_ALL_TIME)
  if (!claims?.sub) throw new ApiError('tutorLinkDamaged')
  const db = await ctx.db()
  const [question] = await db.select().from(tutorQuestions).where(eq(tutorQuestions.id, claims.sub))
  if (!question) throw new ApiError('tutorLinkDamaged')
  return question
}

/**
 * The open question of a tutor's link. Nothing else is needed: who holds the link may answer, once.
 * @throws ApiError 404 damaged, 409 answered already, 410 too late
 */
export async function requireOpenLinked(ctx: Context, token: string): Promise<QuestionRow> {
  const question = await requireLinked(ctx, token)
  requireOpen(question, ctx.now())
  return question
}

/** @throws ApiError 409, 410 */
function requireOpen(question: QuestionRow, now: Date): void {
  if (question.answeredAt) throw new ApiError('tutorLinkUsed')
  if (question.returnedAt || question.endsAt.getTime() <= now.getTime())
    throw new ApiError('tutorLinkExpired')
}
