import 'server-only'
import { randomUUID } from 'node:crypto'
import type { CompetencyTokenResult } from '@/lib/contracts/dto'
import type { CompetencyTokenRequest } from '@/lib/contracts/exam-requests'
import { GRACE_MS, LATE_DELIVERY_MS } from '@/lib/contracts/exams'
import type { Blueprint } from '@/lib/exams/blueprint'
import { findBlueprint } from '@/lib/exams/blueprints'
import type { Paper } from '@/lib/exams/build-paper'
import type { Db } from '../db/db'
import { attempts } from '../db/schema'
import { ApiError } from '../http/api-error'
import type { Context } from '../http/context'
import { signToken } from '../identity/tokens'
import { hmac } from '../keys'
import { findAsked, freshPaper } from './choose-paper'
import { metBy, type Owner } from './met'
import { keepInUse } from './paper-store'
import { kindsOfPaper } from './save-answers'

const MINUTE_MS = 60_000
/** A paper without a clock may be gone on with for a month. */
const UNTIMED_MS = 30 * 24 * 60 * MINUTE_MS

/**
 * The right to sit a paper, given to a signed-in person or to a visitor (docs/product/calls.md), and the paper itself: the very
 * one asked for, else a fresh one. The clock starts now. @throws ApiError 404, 429
 */
export async function openAttempt(
  ctx: Context,
  owner: Owner,
  input: CompetencyTokenRequest,
): Promise<CompetencyTokenResult> {
  const ownerKey = hmac(ctx.server.keys.lookup, owner.accountId ?? owner.visitorId ?? '')
  await ctx.server.limiter.consume('attemptsOfOne', ownerKey)

  const blueprint = findBlueprint(input.paperId)
  if (!blueprint) throw new ApiError('notFound', { message: 'There is no such paper.' })
  const db = await ctx.db()
  const now = ctx.now()
  const paper = await paperFor(db, { owner, blueprint, input, now })
  await kindsOfPaper(db, paper.id) // at hand now; the first autosave would have to read the paper again

  const { mode = 'exam' } = input
  const timeFactor =
    mode === 'print' ? null : mode === 'exam' ? (input.timeFactor ?? 1) : (input.timeFactor ?? null)
  const allowedMs =
    timeFactor === null ? null : Math.round(blueprint.durationMinutes * MINUTE_MS * timeFactor)
  const deadlineAt = allowedMs === null ? null : new Date(now.getTime() + allowedMs)
  const ttlMs = allowedMs === null ? UNTIMED_MS : allowedMs + GRACE_MS + LATE_DELIVERY_MS
  const endsAt = new Date(now.getTime() + ttlMs)
  const id = randomUUID()
  const facts = { paperId: blueprint.paperId, examPaperId: paper.id, mode, timeFactor, automatic: false }
  await db.insert(attempts).values({ id, ...facts, ...owner, createdAt: now, endsAt, deadlineAt })
  const claims = { sub: id, paperId: blueprint.paperId }
  const token = await signToken(ctx.server.keys, 'attempt', claims, { now, ttlMs })
  return { token, attemptId: id, examId: paper.id, expiresAt: (deadlineAt ?? endsAt).toISOString() }
}

type Asked = { owner: Owner; blueprint: Blueprint; input: CompetencyTokenRequest; now: Date }

/** Only a fresh paper is drawn for the student: the others are the same for everybody. */
async function paperFor(db: Db, { owner, blueprint, input, now }: Asked): Promise<Paper> {
  const asked = await findAsked(db, blueprint, input)
  if (asked) return await keepInUse(db, asked, now)
  return await freshPaper(db, blueprint, now, await metBy(db, owner, blueprint, input.met ?? []))
}
