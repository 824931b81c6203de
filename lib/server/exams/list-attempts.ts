import 'server-only'
import { desc, eq } from 'drizzle-orm'
import type { AttemptSummary } from '@/lib/contracts/exams'
import { findBlueprint } from '@/lib/exams/blueprints'
import { attempts } from '../db/schema'
import type { Context } from '../http/context'
import { actorOrVisitor } from '../identity/require-actor'
import { requireVisitor } from '../visitor/visitor-token'
import { isOverdue, summaryOf } from './attempt-row'
import { handInOverdue } from './close-attempt'
import { requirePaper } from './paper-store'

const LISTED_MOST = 100

/** The caller's own attempts, newest first. @throws ApiError 400 when it is neither an account nor a visitor, 401 */
export async function listAttempts(ctx: Context): Promise<AttemptSummary[]> {
  const actor = await actorOrVisitor(ctx)
  const owned = actor
    ? eq(attempts.accountId, actor.accountId)
    : eq(attempts.visitorId, (await requireVisitor(ctx)).visitorId)
  const db = await ctx.db()
  const rows = await db
    .select()
    .from(attempts)
    .where(owned)
    .orderBy(desc(attempts.createdAt))
    .limit(LISTED_MOST)
  const listed: AttemptSummary[] = []
  for (const row of rows) {
    const blueprint = findBlueprint(row.paperId)
    if (!row.examPaperId || !blueprint) continue
    const attempt = { row, blueprint, paper: await requirePaper(db, row.examPaperId) }
    listed.push(await summaryOf(db, isOverdue(row, ctx.now()) ? await handInOverdue(ctx, attempt) : attempt))
  }
  return listed
}
