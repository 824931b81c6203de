import 'server-only'
import { levelOfGrade } from '@/lib/catalogue/grades'
import type { StudyAttempt, StudyOverview, SubtopicMarks } from '@/lib/contracts/study'
import { findBlueprint } from '@/lib/exams/blueprints'
import { mockOfSeed } from '@/lib/exams/mocks'
import { asClosed } from '../exams/attempt-row'
import type { Context } from '../http/context'
import type { Actor } from '../identity/require-actor'
import { hmac } from '../keys'
import { type AttemptFacts, type CourseMarks, readFacts } from './read-facts'

/** All that the hub shows, in one round trip. */
export async function readOverview(ctx: Context, actor: Actor): Promise<StudyOverview> {
  await ctx.server.limiter.consume('studyOfOne', hmac(ctx.server.keys.lookup, actor.accountId))
  const db = await ctx.db()
  const facts = await readFacts(db, actor.accountId)
  const attempts = facts.attempts
    .filter(({ paperId }) => findBlueprint(paperId) !== null)
    .map(row => asClosed(row, ctx.now()))
  return {
    serverNow: ctx.now().toISOString(),
    level: levelOfGrade(facts.grade),
    entries: facts.entries,
    notes: facts.notes,
    attempts: attempts.map(attemptOf),
    marks: addedUp([...attempts.flatMap(marksOf), ...facts.practised]),
  }
}

function attemptOf(row: AttemptFacts): StudyAttempt {
  const blueprint = findBlueprint(row.paperId)
  const seed = row.examPaperId.split('.').at(-1) ?? ''
  return {
    attemptId: row.id,
    paperId: row.paperId,
    seed,
    mock: mockOfSeed(row.paperId, seed),
    title: blueprint?.title ?? '',
    level: blueprint?.level ?? '',
    subject: blueprint?.subject ?? '',
    mode: row.mode,
    state: row.handedInAt === null ? 'open' : 'handedIn',
    startedAt: row.createdAt.toISOString(),
    deadlineAt: row.deadlineAt?.toISOString() ?? null,
    handedInAt: row.handedInAt?.toISOString() ?? null,
    totalMarks: blueprint?.totalMarks ?? 0,
    earned: row.earned,
    toSelfMark: row.toSelfMark,
    correction: row.correction,
    answered: row.answered,
    parts: row.parts,
  }
}

function marksOf({ paperId, marksBySubtopic }: AttemptFacts): CourseMarks[] {
  const blueprint = findBlueprint(paperId)
  if (!blueprint || !marksBySubtopic) return []
  return [{ level: blueprint.level, subject: blueprint.subject, marks: marksBySubtopic }]
}

function addedUp(all: readonly CourseMarks[]): SubtopicMarks[] {
  const marks = new Map<string, SubtopicMarks>()
  for (const { level, subject, marks: bySubtopic } of all) {
    for (const [subtopic, [earned, available]] of Object.entries(bySubtopic)) {
      const name = `${level}/${subject}/${subtopic}`
      const before = marks.get(name) ?? { level, subject, subtopic, earned: 0, available: 0 }
      marks.set(name, {
        ...before,
        earned: before.earned + earned,
        available: before.available + available,
      })
    }
  }
  return [...marks.values()]
}
