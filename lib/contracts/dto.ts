import type { MarksBySubtopic } from '@/lib/exams/marks-by-subtopic'
import type { CardEvent } from '../cards/log'
import type { StudyEntry } from './study'
import type { TutoringExport } from './tutoring'

/** What the calls answer inside `result`. Times are ISO 8601 in UTC; every id is an opaque string. */

export type Tokens = {
  accessToken: string
  refreshToken: string
  userId: string
  socketToken: string
  /** The moment the refresh token ends. */
  refreshTokenValidity: string
}

export type RegisterResult = Tokens
export type RefreshResult = Tokens
export type LoginResult = Tokens & { fullName: string }

export type VisitorMode = 'EXPLORE' | 'VISITOR'

export type ExploreResult = {
  xVisitorId: string
  lastUpdateAt: string
  mode: VisitorMode
  data: { gradeId: string; grade: string; countryId: string; countryCode: string }
}

export type GradeItem = { id: string; name: string }
export type CountryItem = { id: string; name: string; alpha2Code: string; alpha3Code: string }
export type SubjectItem = { subjectId: string; subjectName: string }

export const TEST_PAPER_TYPE = { topicTest: 1, mockExam: 2 } as const
export type TestPaperType = (typeof TEST_PAPER_TYPE)[keyof typeof TEST_PAPER_TYPE]

export type CompetencyItem = {
  id: string
  subjectId: string
  subjectName: string
  level: 'igcse' | 'alevels'
  title: string
  testPaperType: TestPaperType
  durationMinutes: number
  totalMarks: number
}

/** `examId` names the very paper that was opened. */
export type CompetencyTokenResult = { token: string; attemptId: string; examId: string; expiresAt: string }

/** Two upper-case letters; the key is the one that public IP-to-country services use. */
export type GeoCountryResult = { country: string | null }

/** A proof-of-work challenge in the ALTCHA format. */
export type BotCheckChallenge = {
  algorithm: 'SHA-256'
  challenge: string
  maxnumber: number
  salt: string
  signature: string
}

export type HealthResult = { status: 'ok'; checks: { database: 'up' | 'down' } }

/** One login that lives. `device` is as coarse as "Chrome on Android"; null when it is not known. */
export type SessionItem = {
  id: string
  device: string | null
  startedAt: string
  lastUsedAt: string
  /** The one that asks. */
  isThis: boolean
}

/** This one first, then by the last use. */
export type SessionsResult = { sessions: SessionItem[] }

/** Whether a note is learned, and when its reader last said so. `path` is the note's address. */
export type NoteProgress = { path: string; learned: boolean; at: string }

/** Every note that the account has ever ticked, un-ticked ones included. */
export type NotesProgressResult = { notes: NoteProgress[] }

/** All that is stored about a person (right of access). Nothing secret: no hashes, no tokens. */
export type PracticeExport = {
  level: string
  subject: string
  template: string
  seed: string
  marks: MarksBySubtopic
  answeredAt: string
}

export type AccountExport = {
  exportedAt: string
  account: {
    userId: string
    fullName: string
    email: string
    registeredAt: string
    country: string
    grade: string
  }
  sessions: { device: string | null; startedAt: string; lastUsedAt: string; endsAt: string }[]
  mails: { subject: string; queuedAt: string; sentAt: string | null }[]
  attempts: Record<string, unknown>[]
  notes: NoteProgress[]
  /** The latest answer to each template that was practised in a note. */
  practice: PracticeExport[]
  study: StudyEntry[]
  tutoring: TutoringExport
  /** The log of flashcards, in the order in which it was received. */
  cards: CardEvent[]
}
