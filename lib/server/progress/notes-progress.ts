import 'server-only'
import { asc, eq, sql } from 'drizzle-orm'
import type { NoteProgress, NotesProgressResult } from '@/lib/contracts/dto'
import type { NotesProgressRequest } from '@/lib/contracts/requests'
import { latestChanges } from '@/lib/progress/note-changes'
import { isNotePath } from '../catalogue/note-paths'
import type { Db } from '../db/db'
import { noteProgress } from '../db/schema'
import type { Context } from '../http/context'
import type { Actor } from '../identity/require-actor'
import { hmac } from '../keys'

export async function progressOfNotes(db: Db, accountId: string): Promise<NoteProgress[]> {
  const rows = await db
    .select()
    .from(noteProgress)
    .where(eq(noteProgress.accountId, accountId))
    .orderBy(asc(noteProgress.path))
  return rows.map(({ path, learned, changedAt }) => ({ path, learned, at: changedAt.toISOString() }))
}

/** @throws ApiError 429 */
export async function readNotesProgress(ctx: Context, actor: Actor): Promise<NotesProgressResult> {
  await ctx.server.limiter.consume('progressOfOne', hmac(ctx.server.keys.lookup, actor.accountId))
  return { notes: await progressOfNotes(await ctx.db(), actor.accountId) }
}

/**
 * Keeps the latest change of each note and answers all of them, so that one call brings a device into step.
 * An address that the catalogue does not hold (any more) is passed over: refusing the whole call would leave
 * a browser with an old tick unable to send the others for ever.
 * @throws ApiError 429
 */
export async function changeNotesProgress(
  ctx: Context,
  actor: Actor,
  input: NotesProgressRequest,
): Promise<NotesProgressResult> {
  const { accountId } = actor
  await ctx.server.limiter.consume('progressOfOne', hmac(ctx.server.keys.lookup, accountId))
  const clock = { sentAtMs: Date.parse(input.sentAt), nowMs: ctx.now().getTime() }
  const changes = latestChanges(
    input.notes.filter(({ path }) => isNotePath(path)),
    clock,
  )
  const db = await ctx.db()
  if (changes.length > 0) {
    // In one order, so that two devices of one person never wait for each other's rows.
    const rows = changes
      .sort((one, other) => (one.path < other.path ? -1 : 1))
      .map(({ path, learned, atMs }) => ({ accountId, path, learned, changedAt: new Date(atMs) }))
    await db
      .insert(noteProgress)
      .values(rows)
      .onConflictDoUpdate({
        target: [noteProgress.accountId, noteProgress.path],
        set: { learned: sql`excluded.learned`, changedAt: sql`excluded.changed_at` },
        // The rule of isLater in lib/progress/note-changes.
        setWhere: sql`(excluded.changed_at, excluded.learned) > (note_progress.changed_at, note_progress.learned)`,
      })
  }
  return { notes: await progressOfNotes(db, accountId) }
}
