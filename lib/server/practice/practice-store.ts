import 'server-only'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../db/db'
import { practiceAnswers } from '../db/schema'
import type { Owner } from '../exams/met'

type Row = typeof practiceAnswers.$inferSelect
type Answered = Omit<Row, 'ownerId' | 'accountId'>

function idOf({ accountId, visitorId }: Owner): string {
  return accountId ?? visitorId
}

/** The latest answer to each template takes the place of the one before. */
export async function keepPractice(db: Db, owner: Owner, answered: Answered): Promise<void> {
  const { seed, marks, answeredAt } = answered
  await db
    .insert(practiceAnswers)
    .values({ ...answered, ownerId: idOf(owner), accountId: owner.accountId })
    .onConflictDoUpdate({
      target: [
        practiceAnswers.ownerId,
        practiceAnswers.level,
        practiceAnswers.subject,
        practiceAnswers.template,
      ],
      set: { seed, marks, answeredAt },
    })
}

/** The latest answers of one subject. */
export async function lastAnswers(
  db: Db,
  owner: Owner,
  { level, subject }: Pick<Row, 'level' | 'subject'>,
): Promise<Row[]> {
  const { ownerId, level: ofLevel, subject: ofSubject } = practiceAnswers
  return await db
    .select()
    .from(practiceAnswers)
    .where(and(eq(ownerId, idOf(owner)), eq(ofLevel, level), eq(ofSubject, subject)))
}

/** All that is kept of an account's practice, for its export. */
export async function practiceOf(db: Db, accountId: string) {
  const rows = await db.select().from(practiceAnswers).where(eq(practiceAnswers.accountId, accountId))
  return rows.map(({ level, subject, template, seed, marks, answeredAt }) => ({
    level,
    subject,
    template,
    seed,
    marks,
    answeredAt: answeredAt.toISOString(),
  }))
}

/** A visitor's answers become the account's, unless the account has a later one. */
export async function mergePractice(tx: Db, visitorId: string, accountId: string): Promise<void> {
  await tx.execute(sql`
    insert into practice_answers as mine (owner_id, account_id, level, subject, template, seed, marks, answered_at)
    select ${accountId}::uuid, ${accountId}::uuid, level, subject, template, seed, marks, answered_at
    from practice_answers where owner_id = ${visitorId}::uuid
    on conflict (owner_id, level, subject, template) do update
      set seed = excluded.seed, marks = excluded.marks, answered_at = excluded.answered_at
      where excluded.answered_at > mine.answered_at`)
  await tx.delete(practiceAnswers).where(eq(practiceAnswers.ownerId, visitorId))
}

/** Visitors' answers that nobody has taken over since. */
export async function sweepPractice(db: Db, before: Date): Promise<void> {
  await db
    .delete(practiceAnswers)
    .where(and(isNull(practiceAnswers.accountId), lt(practiceAnswers.answeredAt, before)))
}
