import 'server-only'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { AttemptMode } from '@/lib/contracts/exams'
import type { ReportKind } from '@/lib/contracts/reports'
import type { Answer } from '@/lib/exams/answers'
import type { Paper } from '@/lib/exams/build-paper'

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
  /** Whose account it is about; null when it tells the editors of a report. */
  emailKey: text('email_key'),
  reportId: uuid('report_id'),
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
export const examPapers = pgTable('exam_papers', {
  id: text().primaryKey(),
  body: jsonb().$type<Paper>().notNull(),
})

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
  },
  table => [index('attempts_visitor').on(table.visitorId), index('attempts_account').on(table.accountId)],
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
    struck: text().notNull(),
    timeMs: integer('time_ms').notNull(),
    selfPoints: jsonb('self_points').$type<boolean[]>(),
    changedAt: moment('changed_at').notNull(),
  },
  table => [primaryKey({ columns: [table.attemptId, table.part] })],
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
