import 'server-only'
import { desc, eq, type SQL, sql } from 'drizzle-orm'
import type { AttemptSummary } from '@/lib/contracts/exams'
import { findBlueprint } from '@/lib/exams/blueprints'
import type { Db } from '../db/db'
import { attempts, examPapers } from '../db/schema'
import type { Context } from '../http/context'
import { asClosed, summaryOf } from './attempt-row'
import { answeredOfAttempt, noticeOfAttempt } from './counted'
import type { Owner } from './met'

const LISTED_MAX = 100

/** The caller's own attempts, newest first. */
export async function listAttempts(ctx: Context, { accountId, visitorId }: Owner): Promise<AttemptSummary[]> {
  const owned = accountId === null ? eq(attempts.visitorId, visitorId) : eq(attempts.accountId, accountId)
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
