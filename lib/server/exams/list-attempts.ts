import 'server-only'
import { desc, eq, type SQL, sql } from 'drizzle-orm'
import type { AttemptSummary, CorrectionNotice } from '@/lib/contracts/exams'
import { findBlueprint } from '@/lib/exams/blueprints'
import type { Db } from '../db/db'
import { attempts, examPapers } from '../db/schema'
import type { Context } from '../http/context'
import { asClosed, summaryOf } from './attempt-row'
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
      answered: sql<number>`(select count(*)::integer from attempt_answers w
        where w.attempt_id = ${attempts.id} and w.answer is not null)`,
      correction: sql<CorrectionNotice | null>`(select case when count(*) > 0
          then json_build_object('keys', json_agg(distinct c.part), 'gained', sum(c.gained)) end
        from attempt_corrections c where c.attempt_id = ${attempts.id} and c.seen_at is null)`,
    })
    .from(attempts)
    .innerJoin(examPapers, eq(examPapers.id, attempts.examPaperId))
    .where(owned)
    .orderBy(desc(attempts.createdAt))
    .limit(LISTED_MAX)
}
