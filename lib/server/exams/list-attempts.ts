import 'server-only'
import { desc, eq, type SQL, sql } from 'drizzle-orm'
import type { AttemptSummary } from '@/lib/contracts/exams'
import { findBlueprint } from '@/lib/exams/blueprints'
import type { Db } from '../db/db'
import { attempts, examPapers } from '../db/schema'
import type { Context } from '../http/context'
import { actorOrVisitor } from '../identity/require-actor'
import { requireVisitor } from '../visitor/visitor-token'
import { asClosed, summaryOf } from './attempt-row'
import { answeredOfAttempt, noticeOfAttempt } from './counted'

const LISTED_MAX = 100

/** The caller's own attempts, newest first. @throws ApiError 400 when it is neither an account nor a visitor, 401 */
export async function listAttempts(ctx: Context): Promise<AttemptSummary[]> {
  const actor = await actorOrVisitor(ctx)
  const owned = actor
    ? eq(attempts.accountId, actor.accountId)
    : eq(attempts.visitorId, (await requireVisitor(ctx)).visitorId)
  const rows = await countedAttempts(await ctx.db(), owned)
  return rows.flatMap(({ row, ...counted }) => {
    const blueprint = findBlueprint(row.paperId)
    return blueprint ? [summaryOf({ row: asClosed(row, ctx.now()), blueprint, ...counted })] : []
  })
}

/** One statement for all of them, which reads no paper. */
async function countedAttempts(db: Db, owned: SQL) {
  return await db
    .select({
      row: attempts,
      paper: {
        id: examPapers.id,
        seed: sql<string>`${examPapers.seed}`,
        questions: sql<number>`${examPapers.questions}`,
        parts: sql<number>`${examPapers.parts}`,
      },
      answered: answeredOfAttempt(attempts.id),
      correction: noticeOfAttempt(attempts.id),
    })
    .from(attempts)
    .innerJoin(examPapers, eq(examPapers.id, attempts.examPaperId))
    .where(owned)
    .orderBy(desc(attempts.createdAt))
    .limit(LISTED_MAX)
}
