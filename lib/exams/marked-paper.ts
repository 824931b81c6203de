import type { EntryVerdict, JudgedCell, JudgedPoint, Verdict } from './marking/verdict'
import type { Explanation } from './public-paper'

/** A paper after marking, as its student reads it. Marks are whole numbers. */

export type PartResult = {
  key: string
  state: 'unanswered' | 'marked' | 'toSelfMark' | 'selfMarked'
  earned: number
  available: number
  verdict: Verdict | null
  points: boolean[]
  error: string | null
  readAs: string | null
  /** Of a table: how each cell was judged, by its name. */
  cells: Record<string, JudgedCell> | null
  /** Of words, accounts and solutions: each answer that was given and what is missing, with the reason. */
  entries: EntryVerdict[] | null
  /** Of a written answer whose scheme says what earns each point: how each was judged, and by which words. */
  judged: JudgedPoint[] | null
  explanation: Explanation
  /** Marks before the part was corrected; null where it never was. */
  before: number | null
  subtopic: { number: string; title: string; href: string }
  objective: string
  command: string
  /** False where the candidate answered more questions than asked and this one was not among the best. */
  counts: boolean
}

/** A part that is checked while the paper is sat. */
export type CheckedPart = Omit<PartResult, 'counts'>

/** Marks of one topic, objective or command word; those that wait for the student count as neither earned nor lost. */
export type Share = { id: string; title: string; earned: number; toMark: number; available: number }

export type GradeRange = {
  low: string
  high: string
  /** Marks of this paper at which each grade would begin, by the published percentages. */
  scale: { grade: string; mark: number }[]
  basis: string
  source: string | null
}

export type AttemptResult = {
  earned: number
  available: number
  toSelfMark: number
  grade: GradeRange | null
  byTopic: Share[]
  byObjective: Share[]
  byCommand: Share[]
  /** Errors of chosen options, as HTML, with the questions. */
  misconceptions: { error: string; keys: string[] }[]
  parts: PartResult[]
  timeUsedMs: number
  automatic: boolean
}
