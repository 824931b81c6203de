import type { Answer } from '@/lib/exams/answers'
import type { AttemptResult } from '@/lib/exams/marked-paper'
import type { Explanation, PublicPaper } from '@/lib/exams/public-paper'

/** What the calls of mock exams answer and take. Times are ISO 8601; marks are whole numbers. */

export const ATTEMPT_MODES = ['exam', 'practice', 'print'] as const
/** exam: a clock and no help. practice: no clock unless wanted, single parts may be checked. print: paper and scheme. */
export type AttemptMode = (typeof ATTEMPT_MODES)[number]

/** 1 is the paper's own time; null is untimed, which only practice may be. */
export const TIME_FACTORS = [1, 1.1, 1.25, 1.5, 2] as const

/** Answers that reach the server this long after the deadline still count without question. */
export const GRACE_MS = 2 * 60_000
/** Answers given in time on a device that was offline count when they arrive within this time of the deadline. */
export const LATE_DELIVERY_MS = 24 * 3_600_000

/** A visitor's browser remembers the last papers of a subject that were opened in it, and names them. */
export const MET_PAPERS_MAX = 40

/** A paper that is given to others: the id stands in its address, people type the code. */
export type Given = { examId: string; code: string }

/** One very paper as a candidate may see it, for anyone. */
export type ShownPaper = Given & { paperId: string; seed: string; paper: PublicPaper }

export type AttemptSummary = {
  attemptId: string
  paperId: string
  /** Id of the very paper: component, version and seed. */
  examId: string
  seed: string
  /** Number of the mock in the list, or null for a fresh one. */
  mock: number | null
  title: string
  level: string
  subject: string
  mode: AttemptMode
  timeFactor: number | null
  state: 'open' | 'handedIn' | 'print'
  startedAt: string
  deadlineAt: string | null
  handedInAt: string | null
  durationMinutes: number
  totalMarks: number
  questions: number
  /** Parts that hold an answer, and all parts. */
  answered: number
  parts: number
  /** Null until handed in. */
  earned: number | null
  /** Marks that only the student can give, not given yet. */
  toSelfMark: number | null
  /** What was corrected since it was marked, until its student says to have read it. */
  correction: CorrectionNotice | null
}

/** `gained`: marks that the corrections brought; they are in `earned` already. */
export type CorrectionNotice = { keys: string[]; gained: number }

export type SavedAnswer = {
  key: string
  /** Rises with every change of this part on any device; the highest wins. */
  seq: number
  answer: Answer | null
  working: string
  flagged: boolean
  /** The student says that this answer is a guess. */
  guessed: boolean
  /** Options struck out, such as 'AC'. */
  struck: string
  timeMs: number
}

export type AnswerChange = SavedAnswer & {
  /** When it was changed, by the server's clock as the device knows it. */
  at: string
}

export type AttemptView = {
  attempt: AttemptSummary
  paper: PublicPaper
  answers: SavedAnswer[]
  serverNow: string
  /** Only after hand-in. */
  result: AttemptResult | null
  /** Who is asked for a second opinion on a point that is left open, once the student agrees; null: nobody can be. */
  secondOpinion: string | null
  /** Only of a paper that was opened for print: the scheme by part. */
  scheme: Record<string, Explanation> | null
}

/** What a language model thinks of one point. `quote`: words of the answer, '' where none decide. */
export type SecondOpinion = { verdict: 'earned' | 'notEarned'; quote: string }

export type SavedResult = {
  /** The number that is kept for each part sent: the sent one, or a newer one from elsewhere. */
  saved: { key: string; seq: number }[]
  serverNow: string
  deadlineAt: string | null
}
