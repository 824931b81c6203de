import 'server-only'
import { randomUUID } from 'node:crypto'
import { desc, eq, sql } from 'drizzle-orm'
import { type CreditReason, type CreditRow, WELCOME_CREDITS } from '@/lib/contracts/tutoring'
import type { Db } from '../db/db'
import { tutorCredits } from '../db/schema'

const AMOUNTS: Readonly<Record<CreditReason, number>> = {
  welcome: WELCOME_CREDITS,
  question: -1,
  returned: 1,
}

type Entry = { accountId: string; reason: CreditReason; questionId: string | null; now: Date }

/** One line of the ledger, in the caller's transaction. The table refuses a second one for the same thing. */
export async function bookCredit(tx: Db, { now, ...entry }: Entry): Promise<void> {
  await tx
    .insert(tutorCredits)
    .values({ id: randomUUID(), ...entry, amount: AMOUNTS[entry.reason], createdAt: now })
}

/** The sum of the ledger: never stored, so it cannot drift. */
export async function balanceOf(db: Db, accountId: string): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${tutorCredits.amount}), 0)::integer` })
    .from(tutorCredits)
    .where(eq(tutorCredits.accountId, accountId))
  return row?.sum ?? 0
}

/** Newest first. */
export async function ledgerOf(db: Db, accountId: string): Promise<CreditRow[]> {
  const rows = await db
    .select()
    .from(tutorCredits)
    .where(eq(tutorCredits.accountId, accountId))
    .orderBy(desc(tutorCredits.createdAt), tutorCredits.reason)
  return rows.map(({ id, createdAt, amount, reason, questionId }) => ({
    id,
    at: createdAt.toISOString(),
    amount,
    reason,
    questionId,
  }))
}
