import 'server-only'
import { sql } from 'drizzle-orm'
import type { NoteProgress } from '@/lib/contracts/dto'
import type { CorrectionNotice } from '@/lib/contracts/exams'
import type { StudyEntry } from '@/lib/contracts/study'
import type { MarksBySubtopic } from '@/lib/exams/marks-by-subtopic'
import { type Db, rowsOf } from '../db/db'
import { fitting } from '../db/stored-json'
import type { AttemptRow } from '../exams/attempt-row'
import { answeredOfAttempt, noticeOfAttempt } from '../exams/counted'
import { ApiError } from '../http/api-error'

/** More than one a day for a year. */
const ATTEMPTS_MAX = 400

export type AttemptFacts = AttemptRow & {
  examPaperId: string
  answered: number
  parts: number
  correction: CorrectionNotice | null
}

export type StudyFacts = {
  grade: string
  entries: StudyEntry[]
  notes: NoteProgress[]
  attempts: AttemptFacts[]
  practised: CourseMarks[]
}

/** Of a paper, or of the latest answer to a template that was practised in a note. */
export type CourseMarks = { level: string; subject: string; marks: MarksBySubtopic }

type Json<T> = {
  [K in keyof T]: T[K] extends Date ? string : T[K] extends Date | null ? string | null : T[K]
}
type Row = {
  grade: string
  entries: StudyEntry[]
  notes: NoteProgress[]
  practised: (CourseMarks & { template: string })[]
  attempts: Json<AttemptFacts>[]
}

/** Everything in one statement. */
export async function readFacts(db: Db, accountId: string): Promise<StudyFacts> {
  const [row] = rowsOf<Row>(
    await db.execute(sql`
      select g.name as grade,
        (select coalesce(json_agg(json_build_object('kind', e.kind, 'key', e.key, 'value', e.value,
            'at', e.changed_at) order by e.kind, e.key), '[]')
          from study_entries e where e.account_id = a.id) as entries,
        (select coalesce(json_agg(json_build_object('path', n.path, 'learned', n.learned,
            'at', n.changed_at) order by n.path), '[]')
          from note_progress n where n.account_id = a.id) as notes,
        (select coalesce(json_agg(json_build_object('level', p.level, 'subject', p.subject,
            'template', p.template, 'marks', p.marks)), '[]')
          from practice_answers p where p.account_id = a.id) as practised,
        (select coalesce(json_agg(json_build_object('id', t.id, 'paperId', t.paper_id,
            'examPaperId', t.exam_paper_id, 'visitorId', t.visitor_id, 'accountId', t.account_id, 'mode', t.mode,
            'timeFactor', t.time_factor, 'createdAt', t.created_at, 'endsAt', t.ends_at,
            'deadlineAt', t.deadline_at, 'handedInAt', t.handed_in_at, 'automatic', t.automatic,
            'earned', t.earned, 'toSelfMark', t.to_self_mark, 'marksBySubtopic', t.marks_by_subtopic,
            'correction', ${noticeOfAttempt(sql`t.id`)}, 'answered', ${answeredOfAttempt(sql`t.id`)},
            'parts', (select p.parts from exam_papers p where p.id = t.exam_paper_id)
          ) order by t.created_at desc, t.id), '[]')
          from (select * from attempts x where x.account_id = a.id and x.mode <> 'print'
            and x.exam_paper_id is not null order by x.created_at desc limit ${ATTEMPTS_MAX}) t) as attempts
      from accounts a join grades g on g.id = a.grade_id where a.id = ${accountId}`),
  )
  if (!row) throw new ApiError('unauthenticated')
  return {
    grade: row.grade,
    entries: row.entries.map(({ kind, key, value, at }) => ({ kind, key, value, at: iso(at) })),
    notes: row.notes.map(({ path, learned, at }) => ({ path, learned, at: iso(at) })),
    practised: row.practised.flatMap(({ template, ...each }) => {
      const marks = fitting('practice_answers.marks', template, each.marks)
      return marks ? [{ ...each, marks }] : []
    }),
    attempts: row.attempts.map(each => ({
      ...each,
      marksBySubtopic: fitting('attempts.marks_by_subtopic', each.id, each.marksBySubtopic),
      createdAt: new Date(each.createdAt),
      endsAt: new Date(each.endsAt),
      deadlineAt: dateOrNull(each.deadlineAt),
      handedInAt: dateOrNull(each.handedInAt),
    })),
  }
}

/** Postgres writes times inside JSON with an offset. */
function iso(text: string): string {
  return new Date(text).toISOString()
}

function dateOrNull(text: string | null): Date | null {
  return text === null ? null : new Date(text)
}
