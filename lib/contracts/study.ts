import type { LevelId } from '../catalogue/levels'
import type { NoteProgress } from './dto'
import type { AttemptSummary } from './exams'

/**
 * What a student sets and leaves behind while studying, one entry for each thing; the latest change of an entry
 * stays, on whichever device it was made. A null value takes the entry back.
 *
 * - `place`: where reading stopped. Key: address of the note. Value: id of the heading, a space, its words.
 * - `day`: a day with any study, by the student's own calendar. Key: the day. Value: `yes`.
 * - `examDate`: key `igcse/physics`, or `igcse/physics/2` for one paper. Value: the day.
 * - `follow`: whether a subject stands in the hub. Key `igcse/physics`. Value: `yes` or `no`.
 * - `setting`: key and values as in STUDY_SETTINGS.
 */
export const STUDY_KINDS = ['place', 'day', 'examDate', 'follow', 'setting', 'awaited'] as const
export type StudyKind = (typeof STUDY_KINDS)[number]

export type StudyEntry = {
  kind: StudyKind
  key: string
  value: string | null
  /** When it was last changed. */
  at: string
}

export const AGE_BANDS = ['under13', '13to17', '18plus', 'unsaid'] as const
export type AgeBand = (typeof AGE_BANDS)[number]

export const PLAN_MINUTES = ['20', '30', '45', '60', '90', '120', '180'] as const

/** Names of settings with the values that each may have; `daysOff` holds weekday numbers, Sunday is 0. */
export const STUDY_SETTINGS = {
  planMinutes: new RegExp(`^(${PLAN_MINUTES.join('|')})$`),
  daysOff: /^(none|0?1?2?3?4?5?6?)$/,
  streak: /^(shown|hidden)$/,
  ageBand: new RegExp(`^(${AGE_BANDS.join('|')})$`),
} as const
export type StudySetting = keyof typeof STUDY_SETTINGS

export const STUDY_BATCH_MAX_ENTRIES = 200
export const STUDY_KEY_MAX_CHARACTERS = 200
export const STUDY_VALUE_MAX_CHARACTERS = 200

export type StudyEntriesResult = { entries: StudyEntry[] }

export type StudyAttempt = Pick<
  AttemptSummary,
  | 'attemptId'
  | 'paperId'
  | 'seed'
  | 'mock'
  | 'title'
  | 'level'
  | 'subject'
  | 'mode'
  | 'state'
  | 'startedAt'
  | 'deadlineAt'
  | 'handedInAt'
  | 'totalMarks'
  | 'earned'
  | 'toSelfMark'
  | 'correction'
  | 'answered'
  | 'parts'
>

/** Marks of all handed-in papers in one sub-topic of a syllabus, by its number. */
export type SubtopicMarks = {
  level: string
  subject: string
  subtopic: string
  earned: number
  available: number
}

/** All that the Learning Hub shows of one person. */
export type StudyOverview = {
  serverNow: string
  /** Of the account's grade. */
  level: LevelId
  entries: StudyEntry[]
  notes: NoteProgress[]
  /** Newest first, prints left out. */
  attempts: StudyAttempt[]
  marks: SubtopicMarks[]
}
