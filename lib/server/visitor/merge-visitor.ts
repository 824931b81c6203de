import 'server-only'
import { eq } from 'drizzle-orm'
import type { Db } from '../db/db'
import { attempts } from '../db/schema'
import { mergePractice } from '../practice/practice-store'

/** Hands what a visitor made over to an account. A noun that stores something for visitors adds its own. */
type VisitorMerger = (tx: Db, visitorId: string, accountId: string) => Promise<void>

const mergeAttempts: VisitorMerger = async (tx, visitorId, accountId) => {
  await tx.update(attempts).set({ accountId, visitorId: null }).where(eq(attempts.visitorId, visitorId))
}

const MERGERS: readonly VisitorMerger[] = [mergeAttempts, mergePractice]

/** Runs inside the transaction of the registration or the log-in: all of it moves, or nothing (docs/product/session.md). */
export async function mergeVisitor(tx: Db, visitorId: string, accountId: string): Promise<void> {
  for (const merge of MERGERS) await merge(tx, visitorId, accountId)
}
