import 'server-only'
import { eq } from 'drizzle-orm'
import { type AttemptSummary, type CorrectionNotice, GRACE_MS } from '@/lib/contracts/exams'
import { ATTEMPT_HEADER } from '@/lib/contracts/headers'
import type { Blueprint } from '@/lib/exams/blueprint'
import { findBlueprint } from '@/lib/exams/blueprints'
import type { Paper } from '@/lib/exams/build-paper'
import { mockOfSeed } from '@/lib/exams/mocks'
import { attempts } from '../db/schema'
import { ApiError } from '../http/api-error'
import type { Context } from '../http/context'
import { bringsToken, findActor } from '../identity/require-actor'
import { verifyToken } from '../identity/tokens'
import { findVisitor } from '../visitor/visitor-token'
import { requirePaper } from './paper-store'

export type AttemptRow = typeof attempts.$inferSelect

/** An attempt with all that belongs to it. */
export type Attempt = { row: AttemptRow; blueprint: Blueprint; paper: Paper }

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The row of the caller's own attempt. */
export type OwnAttempt = AttemptRow & { examPaperId: string }

/** The attempt of a row, for who needs its paper too. @throws ApiError 404 */
export async function attemptOf(ctx: Context, row: OwnAttempt): Promise<Attempt> {
  const blueprint = findBlueprint(row.paperId)
  if (!blueprint) throw new ApiError('attemptNotFound')
  return { row, blueprint, paper: await requirePaper(await ctx.db(), row.examPaperId) }
}

/**
 * The caller's own attempt. An account's asks for a session of that account; a visitor's opens to the right to sit it,
 * which outlives a visitor's day, and to the visitor. Somebody else's is not found.
 * Without the paper, which an autosave has no need of. @throws ApiError 404; 401 where a log-in could help
 */
export async function requireAttemptRow(ctx: Context, attemptId: string): Promise<OwnAttempt> {
  if (!UUID.test(attemptId)) throw new ApiError('attemptNotFound')
  const db = await ctx.db()
  const [row] = await db.select().from(attempts).where(eq(attempts.id, attemptId))
  if (!row?.examPaperId || !(await mayUse(ctx, row))) {
    throw new ApiError((await shouldLogIn(ctx, attemptId)) ? 'unauthenticated' : 'attemptNotFound')
  }
  return { ...row, examPaperId: row.examPaperId }
}

async function mayUse(ctx: Context, row: AttemptRow): Promise<boolean> {
  if (row.accountId !== null) return (await findActor(ctx))?.accountId === row.accountId
  return (await bringsPass(ctx, row.id)) || (await findVisitor(ctx))?.visitorId === row.visitorId
}

/** The right to sit this very attempt, as it was given with the paper. */
async function bringsPass(ctx: Context, attemptId: string): Promise<boolean> {
  const token = ctx.headers.get(ATTEMPT_HEADER)
  const claims = token ? await verifyToken(ctx.server.keys, 'attempt', token, ctx.now()) : null
  return claims?.sub === attemptId
}

/** Whose session has ended, or who holds no more than the right to sit. Whether there is such an attempt, 401 does not say. */
async function shouldLogIn(ctx: Context, attemptId: string): Promise<boolean> {
  if (await findActor(ctx)) return false
  return bringsToken(ctx) || (await bringsPass(ctx, attemptId))
}

export function stateOf(row: AttemptRow): AttemptSummary['state'] {
  if (row.mode === 'print') return 'print'
  return row.handedInAt === null ? 'open' : 'handedIn'
}

/** Whether the clock has run out, grace included, though nobody has handed in. */
export function isOverdue(row: AttemptRow, now: Date): boolean {
  return (
    stateOf(row) === 'open' && row.deadlineAt !== null && now.getTime() > row.deadlineAt.getTime() + GRACE_MS
  )
}

/** As lists tell it: what the clock has closed is handed in, though its marks come when it is (close-attempt.ts). */
export function asClosed<Row extends AttemptRow>(row: Row, now: Date): Row {
  return isOverdue(row, now) ? { ...row, handedInAt: row.deadlineAt, automatic: true } : row
}

/** An attempt, and of its paper and answers what lists tell of them. */
export type CountedAttempt = Pick<Attempt, 'row' | 'blueprint'> & {
  paper: { id: string; seed: string; questions: number; parts: number }
  answered: number
  correction: CorrectionNotice | null
}

export function summaryOf({ row, blueprint, paper, answered, correction }: CountedAttempt): AttemptSummary {
  return {
    attemptId: row.id,
    paperId: row.paperId,
    examId: paper.id,
    seed: paper.seed,
    mock: mockOfSeed(row.paperId, paper.seed),
    title: blueprint.title,
    level: blueprint.level,
    subject: blueprint.subject,
    mode: row.mode,
    timeFactor: row.timeFactor,
    state: stateOf(row),
    startedAt: row.createdAt.toISOString(),
    deadlineAt: row.deadlineAt?.toISOString() ?? null,
    handedInAt: row.handedInAt?.toISOString() ?? null,
    durationMinutes: blueprint.durationMinutes,
    totalMarks: blueprint.totalMarks,
    questions: paper.questions,
    answered,
    parts: paper.parts,
    earned: row.earned,
    toSelfMark: row.toSelfMark,
    correction,
  }
}
