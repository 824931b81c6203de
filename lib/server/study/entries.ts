import 'server-only'
import { asc, eq, sql } from 'drizzle-orm'
import { findSubject } from '@/lib/catalogue/subjects'
import { findSyllabus } from '@/lib/catalogue/syllabuses'
import type { StudyEntriesResult, StudyEntry } from '@/lib/contracts/study'
import type { StudyEntriesRequest } from '@/lib/contracts/study-requests'
import { addDays } from '@/lib/study/days'
import { isWellFormed, nameOf, sentEntries } from '@/lib/study/entries'
import { isNotePath } from '../catalogue/note-paths'
import type { Db } from '../db/db'
import { studyEntries } from '../db/schema'
import type { Context } from '../http/context'
import type { Actor } from '../identity/require-actor'
import { hmac } from '../keys'

export async function entriesOf(db: Db, accountId: string): Promise<StudyEntry[]> {
  const rows = await db
    .select()
    .from(studyEntries)
    .where(eq(studyEntries.accountId, accountId))
    .orderBy(asc(studyEntries.kind), asc(studyEntries.key))
  return rows.map(({ kind, key, value, changedAt }) => ({ kind, key, value, at: changedAt.toISOString() }))
}

/** @throws ApiError 429 */
export async function readStudyEntries(ctx: Context, actor: Actor): Promise<StudyEntriesResult> {
  await ctx.server.limiter.consume('studyOfOne', hmac(ctx.server.keys.lookup, actor.accountId))
  return { entries: await entriesOf(await ctx.db(), actor.accountId) }
}

/** Whether the catalogue holds what an entry is about. A day of tomorrow is today somewhere. */
function isKnown({ kind, key }: StudyEntry, now: Date): boolean {
  if (kind === 'place' || kind === 'awaited') return isNotePath(key)
  if (kind === 'day') return key <= addDays(now.toISOString().slice(0, 10), 1)
  if (kind === 'setting') return true
  const [level = '', slug = '', paper] = key.split('/')
  if (!findSubject(level, slug)) return false
  return (
    paper === undefined ||
    (findSyllabus(level, slug)?.papers.some(({ number }) => number === Number(paper)) ?? false)
  )
}

/**
 * Keeps the latest state of each entry and answers all of them. What is malformed or unknown is passed over, for
 * the reason that changeNotesProgress gives. @throws ApiError 429
 */
export async function changeStudyEntries(
  ctx: Context,
  actor: Actor,
  input: StudyEntriesRequest,
): Promise<StudyEntriesResult> {
  const { accountId } = actor
  await ctx.server.limiter.consume('studyOfOne', hmac(ctx.server.keys.lookup, accountId))
  const now = ctx.now()
  const clock = { sentAtMs: Date.parse(input.sentAt), nowMs: now.getTime() }
  const entries = sentEntries(
    input.entries.filter(entry => isWellFormed(entry) && isKnown(entry, now)),
    clock,
  )
  const db = await ctx.db()
  if (entries.length > 0) {
    // In one order, so that two devices of one person never wait for each other's rows.
    const rows = entries
      .sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1))
      .map(({ kind, key, value, at }) => ({ accountId, kind, key, value, changedAt: new Date(at) }))
    await db
      .insert(studyEntries)
      .values(rows)
      .onConflictDoUpdate({
        target: [studyEntries.accountId, studyEntries.kind, studyEntries.key],
        set: { value: sql`excluded.value`, changedAt: sql`excluded.changed_at` },
        setWhere: sql`excluded.changed_at > study_entries.changed_at`,
      })
  }
  return { entries: await entriesOf(db, accountId) }
}
