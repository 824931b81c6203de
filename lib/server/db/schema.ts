import 'server-only'
import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { CardEvent } from '@/lib/cards/log'
import type { Rating } from '@/lib/cards/rating'
import type { AttemptMode } from '@/lib/contracts/exams'
import type { ReportKind } from '@/lib/contracts/reports'
import type { StudyKind } from '@/lib/contracts/study'
import type { CreditReason } from '@/lib/contracts/tutoring'
import type { Answer } from '@/lib/exams/answers'
import type { JudgedPoint } from '@/lib/exams/marking/verdict'
import type { MarksBySubtopic } from '@/lib/exams/marks-by-subtopic'
import type { Drawn } from '@/lib/exams/stored-json'
import type { StoredPaper } from '@/lib/exams/stored-paper'

/** The tables as the migrations leave them; times are moments in UTC. */

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

export const countries = pgTable('countries', {
  id: text().primaryKey(),
  name: text().notNull(),
  alpha2Code: text('alpha2_code').notNull(),
  alpha3Code: text('alpha3_code').notNull(),
})

export const grades = pgTable('grades', {
  id: text().primaryKey(),
  name: text().notNull(),
  position: integer().notNull(),
})

export const subjects = pgTable('subjects', {
  id: text().primaryKey(),
  name: text().notNull(),
  level: text().notNull(),
  code: text().notNull(),
  position: integer().notNull(),
})

export const papers = pgTable('papers', {
  id: text().primaryKey(),
  subjectId: text('subject_id').notNull(),
  title: text().notNull(),
  testPaperType: integer('test_paper_type').notNull(),
  durationMinutes: integer('duration_minutes').notNull(),
  totalMarks: integer('total_marks').notNull(),
  position: integer().notNull(),
})

export const accounts = pgTable('accounts', {
  id: uuid().primaryKey(),
  /** As typed: mail goes here. `emailKey` is what addresses are compared by. */
  email: text().notNull(),
  emailKey: text('email_key').notNull().unique(),
  fullName: text('full_name').notNull(),
  countryId: text('country_id').notNull(),
  gradeId: text('grade_id').notNull(),
  passwordHash: text('password_hash').notNull(),
  registeredAt: moment('registered_at').notNull(),
  lastSeenAt: moment('last_seen_at').notNull(),
  /** When its owner was told that it ends unless it is used; a later login makes that void. */
  noticedAt: moment('noticed_at'),
})

export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    accountId: uuid('account_id').notNull(),
    /** SHA-256 of the HttpOnly cookie; tokens carry it as `sid`. */
    secretHash: text('secret_hash').notNull().unique(),
    /** Number of the one refresh token that is good now; an older one is a reuse. */
    generation: integer().notNull(),
    rotatedAt: moment('rotated_at').notNull(),
    startedAt: moment('started_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** "Chrome on Android": of a closed list, so that its owner knows which it is. Null when it cannot be said. */
    device: text(),
  },
  table => [index('sessions_account').on(table.accountId)],
)

export const resetTokens = pgTable('reset_tokens', {
  accountId: uuid('account_id').primaryKey(),
  tokenHash: text('token_hash').notNull().unique(),
  endsAt: moment('ends_at').notNull(),
})

export const loginThrottles = pgTable('login_throttles', {
  key: text().primaryKey(),
  attempts: integer().notNull(),
  granted: boolean().notNull(),
  blockedUntil: moment('blocked_until'),
  updatedAt: moment('updated_at').notNull(),
})

export const botCheckUses = pgTable('bot_check_uses', {
  id: text().primaryKey(),
  endsAt: moment('ends_at').notNull(),
})

export const mailOutbox = pgTable('mail_outbox', {
  id: uuid().primaryKey(),
  kind: text().notNull(),
  /** Whose account it is about; null when it tells the editors of a report or the tutors of a question. */
  emailKey: text('email_key'),
  reportId: uuid('report_id'),
  questionId: uuid('question_id'),
  queuedAt: moment('queued_at').notNull(),
  tries: integer().notNull(),
  dueAt: moment('due_at').notNull(),
  leasedUntil: moment('leased_until'),
  sentAt: moment('sent_at'),
  failedAt: moment('failed_at'),
  /** A short code such as ECONNREFUSED; never a text that could hold an address. */
  lastError: text('last_error'),
})

/** A paper as it was built: immutable, answers included, shared by all who sit it. */
export const examPapers = pgTable(
  'exam_papers',
  {
    id: text().primaryKey(),
    body: jsonb().$type<StoredPaper>().notNull(),
    paperId: text('paper_id').generatedAlwaysAs(sql`body ->> 'paperId'`),
    seed: text().generatedAlwaysAs(sql`body ->> 'seed'`),
    questions: integer().generatedAlwaysAs(sql`jsonb_array_length(body -> 'questions')`),
    parts: integer().generatedAlwaysAs(
      sql`jsonb_array_length(jsonb_path_query_array(body, '$.questions[*].parts[*]'))`,
    ),
    /** Template and seed of each question: a history, and the papers that a correction is about, are read by it. */
    drawn: jsonb().$type<Drawn>().notNull(),
    /** When it was last opened, to the day: see keepInUse. */
    usedAt: moment('used_at').notNull(),
    /** When somebody first gave it to others; null is a paper of those who sit it. */
    givenAt: moment('given_at'),
    /** When it was first stored. */
    drawnAt: moment('drawn_at').notNull(),
  },
  table => [
    index('exam_papers_used').on(table.usedAt),
    index('exam_papers_code').on(table.paperId, table.seed),
    index('exam_papers_drawn').using('gin', table.drawn.op('jsonb_path_ops')),
  ],
)

export const attempts = pgTable(
  'attempts',
  {
    id: uuid().primaryKey(),
    paperId: text('paper_id').notNull(),
    examPaperId: text('exam_paper_id'),
    visitorId: uuid('visitor_id'),
    accountId: uuid('account_id'),
    mode: text().$type<AttemptMode>().notNull(),
    /** Of the paper's own time; null is untimed. */
    timeFactor: real('time_factor'),
    createdAt: moment('created_at').notNull(),
    /** When the right to sit it ends. */
    endsAt: moment('ends_at').notNull(),
    deadlineAt: moment('deadline_at'),
    handedInAt: moment('handed_in_at'),
    /** Handed in by the clock, not by the student. */
    automatic: boolean().notNull(),
    earned: integer(),
    toSelfMark: integer('to_self_mark'),
    /** Derived with `earned`, so that the hub adds up many papers without marking them again. */
    marksBySubtopic: jsonb('marks_by_subtopic').$type<MarksBySubtopic>(),
  },
  table => [
    index('attempts_visitor').on(table.visitorId),
    index('attempts_account').on(table.accountId),
    index('attempts_exam_paper').on(table.examPaperId),
    index('attempts_unmarked').on(table.deadlineAt).where(sql`marks_by_subtopic is null`),
  ],
)

export const attemptAnswers = pgTable(
  'attempt_answers',
  {
    attemptId: uuid('attempt_id').notNull(),
    part: text().notNull(),
    /** The highest wins, whatever the order of arrival. */
    seq: integer().notNull(),
    answer: jsonb().$type<Answer>(),
    working: text().notNull(),
    flagged: boolean().notNull(),
    guessed: boolean().notNull(),
    struck: text().notNull(),
    timeMs: integer('time_ms').notNull(),
    selfPoints: jsonb('self_points').$type<boolean[]>(),
    changedAt: moment('changed_at').notNull(),
  },
  table => [primaryKey({ columns: [table.attemptId, table.part] })],
)

/** A correction that has reached an attempt. Without `seenAt` its student has still to be told. */
export const attemptCorrections = pgTable(
  'attempt_corrections',
  {
    attemptId: uuid('attempt_id').notNull(),
    correctionId: text('correction_id').notNull(),
    /** Key of the part within the paper. */
    part: text().notNull(),
    /** Marks that it brought. */
    gained: integer().notNull(),
    appliedAt: moment('applied_at').notNull(),
    seenAt: moment('seen_at'),
  },
  table => [primaryKey({ columns: [table.attemptId, table.correctionId] })],
)

/** The latest answer to each template that was practised in a note: by an account, or by a visitor, whose id `ownerId` is. */
export const practiceAnswers = pgTable(
  'practice_answers',
  {
    ownerId: uuid('owner_id').notNull(),
    accountId: uuid('account_id'),
    level: text().notNull(),
    subject: text().notNull(),
    template: text().notNull(),
    seed: text().notNull(),
    marks: jsonb().$type<MarksBySubtopic>().notNull(),
    answeredAt: moment('answered_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.ownerId, table.level, table.subject, table.template] }),
    index('practice_answers_account').on(table.accountId),
    index('practice_answers_visitor').on(table.answeredAt).where(sql`account_id is null`),
  ],
)

/** How the points of written answers were read, and what students said to that: of all students together, of nobody. */
export const pointCounts = pgTable(
  'point_counts',
  {
    /** Level, subject and id: 'igcse/physics/1.2/average-speed'. */
    template: text().notNull(),
    /** Its label within the question. */
    part: text().notNull(),
    /** Place in the scheme, from 1. */
    point: smallint().notNull(),
    read: text().$type<JudgedPoint['verdict']>().notNull(),
    day: date({ mode: 'string' }).notNull(),
    given: integer().notNull(),
    /** Below zero on a day on which more minds were changed than made up; the sum over the days is right. */
    ticked: integer().notNull(),
    unticked: integer().notNull(),
  },
  table => [
    primaryKey({ columns: [table.template, table.part, table.point, table.read, table.day] }),
    index('point_counts_day').on(table.day),
  ],
)

export const noteProgress = pgTable(
  'note_progress',
  {
    accountId: uuid('account_id').notNull(),
    /** Address of a note; its sub-topic stands in the catalogue. */
    path: text().notNull(),
    learned: boolean().notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  table => [primaryKey({ columns: [table.accountId, table.path] })],
)

export const studyEntries = pgTable(
  'study_entries',
  {
    accountId: uuid('account_id').notNull(),
    kind: text().$type<StudyKind>().notNull(),
    key: text().notNull(),
    /** Null: taken back; the row stays, for its time decides against an older entry of another device. */
    value: text(),
    changedAt: moment('changed_at').notNull(),
  },
  table => [primaryKey({ columns: [table.accountId, table.kind, table.key] })],
)

export const cardShelves = pgTable('card_shelves', {
  accountId: uuid('account_id').primaryKey(),
  /** Number of the newest entry of the account's log. */
  lastSeq: integer('last_seq').notNull(),
})

export const cardEvents = pgTable(
  'card_events',
  {
    accountId: uuid('account_id').notNull(),
    id: uuid().notNull(),
    /** Rises without gaps within the account, in the order of commit. */
    seq: integer().notNull(),
    card: text().notNull(),
    kind: text().$type<CardEvent['kind']>().notNull(),
    at: moment('at').notNull(),
    rating: smallint().$type<Rating>(),
    undoes: uuid(),
    durationMs: integer('duration_ms').notNull(),
  },
  table => [
    primaryKey({ columns: [table.accountId, table.id] }),
    uniqueIndex('card_events_seq').on(table.accountId, table.seq),
  ],
)

export const reports = pgTable(
  'reports',
  {
    id: uuid().primaryKey(),
    kind: text().$type<ReportKind>().notNull(),
    /** What it is about, by kind: the address of a note. */
    subject: text().notNull(),
    reason: text().notNull(),
    words: text().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  table => [index('reports_created').on(table.createdAt)],
)

export const tutorQuestions = pgTable(
  'tutor_questions',
  {
    id: uuid().primaryKey(),
    accountId: uuid('account_id').notNull(),
    /** Made by the browser: the same question never counts twice. */
    clientId: uuid('client_id').notNull(),
    level: text().notNull(),
    subject: text().notNull(),
    topic: text(),
    words: text().notNull(),
    /** The handed-in paper and the question of it that goes along. */
    attemptId: uuid('attempt_id'),
    questionNumber: integer('question_number'),
    askedAt: moment('asked_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    answeredAt: moment('answered_at'),
    /** As the tutor wrote it: our small markup. */
    answer: text(),
    returnedAt: moment('returned_at'),
  },
  table => [unique().on(table.accountId, table.clientId)],
)

/** Append-only, by a trigger too. The balance of an account is the sum of its amounts. */
export const tutorCredits = pgTable(
  'tutor_credits',
  {
    id: uuid().primaryKey(),
    accountId: uuid('account_id').notNull(),
    amount: integer().notNull(),
    reason: text().$type<CreditReason>().notNull(),
    questionId: uuid('question_id'),
    createdAt: moment('created_at').notNull(),
  },
  table => [index('tutor_credits_account').on(table.accountId)],
)
