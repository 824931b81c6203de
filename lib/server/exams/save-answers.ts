import 'server-only'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { ExamAnswersRequest } from '@/lib/contracts/exam-requests'
import { GRACE_MS, LATE_DELIVERY_MS, type SavedResult } from '@/lib/contracts/exams'
import { type Answer, partKey } from '@/lib/exams/answers'
import type { Paper } from '@/lib/exams/build-paper'
import type { PartKind } from '@/lib/exams/question'
import type { Db } from '../db/db'
import { attemptAnswers } from '../db/schema'
import { ApiError } from '../http/api-error'
import type { Context } from '../http/context'
import { type AttemptRow, attemptOf, type OwnAttempt, requireAttemptRow, stateOf } from './attempt-row'
import { remark } from './close-attempt'
import { requirePaper } from './paper-store'

export type Changes = ExamAnswersRequest['changes']

/**
 * Keeps changes of answers. They may be repeated and come in any order.
 * @throws ApiError 409 (handed in, time is up, opened for print), 400 (no part of this paper)
 */
export async function saveAnswers(
  ctx: Context,
  row: OwnAttempt,
  input: ExamAnswersRequest,
): Promise<SavedResult> {
  const db = await ctx.db()
  requireWritable(row, input.changes, ctx.now())
  requireParts(await kindsOfPaper(db, row.examPaperId), input.changes)
  const saved = await writeChanges(db, row.id, input.changes)
  // Answers given in time, but offline, when the clock has handed the paper in already.
  if (row.handedInAt !== null) await remark(db, await attemptOf(ctx, await requireAttemptRow(ctx, row.id)))
  return { saved, serverNow: ctx.now().toISOString(), deadlineAt: row.deadlineAt?.toISOString() ?? null }
}

/** A paper that its student handed in is closed; one that the clock did takes what was written in time. */
export function requireWritable(row: AttemptRow, changes: Changes, now: Date): void {
  if (stateOf(row) === 'print') throw new ApiError('attemptPrinted')
  if (row.handedInAt !== null && !row.automatic) throw new ApiError('attemptHandedIn')
  if (row.deadlineAt === null) return
  const lastMs = row.deadlineAt.getTime() + GRACE_MS
  const arrivesInTime = now.getTime() <= lastMs
  const wasWrittenInTime = changes.every(change => Date.parse(change.at) <= lastMs)
  if (arrivesInTime && row.handedInAt === null) return
  if (!wasWrittenInTime || now.getTime() > row.deadlineAt.getTime() + LATE_DELIVERY_MS) {
    throw new ApiError('attemptTimeUp')
  }
}

export type PartKinds = ReadonlyMap<string, PartKind>

/** A paper weighs a hundred kilobytes, its kinds two: of these every sitting of a busy hour is kept. */
const KINDS_KEPT_MAX = 5000
const kindsById = new LRUCache<string, PartKinds>({ max: KINDS_KEPT_MAX })

export async function kindsOfPaper(db: Db, examPaperId: string): Promise<PartKinds> {
  const known = kindsById.get(examPaperId)
  if (known) return known
  const kinds = kindsOf(await requirePaper(db, examPaperId))
  kindsById.set(examPaperId, kinds)
  return kinds
}

function kindsOf(paper: Paper): PartKinds {
  return new Map(
    paper.questions.flatMap((question, at) =>
      question.parts.map(part => [partKey(at + 1, part.label), part.kind] as const),
    ),
  )
}

/** @throws ApiError 400 naming the first part that is not in the paper, or is of another kind */
export function requireParts(kinds: PartKinds, changes: Changes): void {
  for (const { key, answer } of changes) {
    const kind = kinds.get(key)
    if (!kind) throw new ApiError('invalidInput', { message: `This paper has no part ${key}.` })
    const given = (answer as Answer | null)?.kind
    if (given !== undefined && given !== kind) {
      throw new ApiError('invalidInput', { message: `Part ${key} asks for another kind of answer.` })
    }
  }
}

const KEPT = { key: attemptAnswers.part, seq: attemptAnswers.seq }

/**
 * One statement, whole or not at all by itself: hundreds save every few seconds, and a transaction around it asks the
 * database three times more. @returns for each part the number that is kept, which may be a newer one from another device
 */
export async function writeChanges(
  db: Db,
  attemptId: string,
  changes: Changes,
): Promise<SavedResult['saved']> {
  if (changes.length === 0) return []
  const newest = new Map<string, Changes[number]>()
  for (const change of changes) {
    if ((newest.get(change.key)?.seq ?? 0) < change.seq) newest.set(change.key, change)
  }
  // In one order on every instance, so that two deliveries never wait for each other.
  const rows = [...newest.values()].sort((one, other) => (one.key < other.key ? -1 : 1))
  const fresh = (column: string) => sql.raw(`excluded.${column}`)
  const kept = await db
    .insert(attemptAnswers)
    .values(
      rows.map(({ key, at, answer, guessed = false, ...change }) => ({
        ...change,
        guessed,
        attemptId,
        part: key,
        // A null that went through the column's JSON would be a value.
        answer: answer === null ? sql`null` : (answer as Answer),
        // By the clock of the device; the database has no year 0.
        changedAt: new Date(Math.max(0, Date.parse(at))),
      })),
    )
    .onConflictDoUpdate({
      target: [attemptAnswers.attemptId, attemptAnswers.part],
      set: {
        seq: fresh('seq'),
        answer: fresh('answer'),
        working: fresh('working'),
        flagged: fresh('flagged'),
        guessed: fresh('guessed'),
        struck: fresh('struck'),
        timeMs: fresh('time_ms'),
        changedAt: fresh('changed_at'),
      },
      setWhere: sql`excluded.seq > ${attemptAnswers.seq}`,
    })
    .returning(KEPT)
  const known = new Set(kept.map(({ key }) => key))
  const older = rows.map(({ key }) => key).filter(key => !known.has(key))
  if (older.length === 0) return kept
  const newer = await db
    .select(KEPT)
    .from(attemptAnswers)
    .where(and(eq(attemptAnswers.attemptId, attemptId), inArray(attemptAnswers.part, older)))
  return [...kept, ...newer]
}
