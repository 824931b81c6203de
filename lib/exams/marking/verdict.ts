/** How an answer was judged; each has its sentence in the review. */
export const VERDICTS = {
  right: 'Right.',
  shown: 'The value before rounding is right. Tick the method marks that your working shows.',
  notShown: 'The question gives this value already: show it to at least one more figure.',
  rightFollowThrough: 'Right from your own earlier answer (error carried forward).',
  wrongUnit: 'Right value, wrong unit.',
  missingUnit: 'Right value, but the unit is missing.',
  wrongPower: 'The figures are right but the power of ten is not.',
  wrongSign: 'Right size, wrong sign.',
  wrongFigures: 'Right value, but not to the number of figures asked for.',
  wrongForm: 'Equal to the answer, but not in the form asked for.',
  roundedTooSoon: 'Close: rounded too early, or to too few figures.',
  notWorkedOut: 'Right as far as it goes, but the value is not worked out.',
  otherUnit: 'The same quantity, but not in the unit that the question asks for.',
  severalValues: 'You gave more than one value, and not all of them are right.',
  partly: 'Partly right.',
  wrong: 'Not right.',
  unreadable: 'We could not read this answer.',
  everyone: 'Every candidate earns this part: see the correction.',
  kept: 'Right by the key as it was first, so you keep these marks: see the correction.',
  selfMarked: 'Marked by you against the scheme.',
  halfRead: 'We read this answer for you, and could not judge every point: the rest is yours to decide.',
  suggested:
    'We looked in this answer for what it may hold. How well it argues only a reader can tell: choose the marks.',
  notMarked: 'Not marked yet: compare it with the scheme.',
} as const
export type Verdict = keyof typeof VERDICTS

/** Whether one answer of several is right, and what is to be said of it as a sentence: why not, or what was forgiven. */
export type Judgement = { isRight: boolean; remark: string | null }

/** How one cell of a table was judged. `own`: it follows from the student's own earlier figures, and counts as right. */
export type JudgedCell = { verdict: 'right' | 'own' | 'wrong' | 'blank'; remark: string | null }

/**
 * How one of several answers was judged, for the review. `ignored`: it neither earns nor costs; `missing`: wanted and
 * not given. Texts are plain, as typed or as keyed.
 */
export type EntryVerdict = {
  /** Which one: "Answer 2", "Debit, line 1". */
  what: string
  yours: string
  /** What stands there rightly, where that can be said. */
  right: string
  verdict: JudgedCell['verdict'] | 'ignored' | 'missing'
  /** The reason, as a sentence. */
  remark: string | null
}

/** How one point of a written answer was judged. `spans`: characters of the answer that decided it. */
export type JudgedPoint = {
  verdict: 'earned' | 'notEarned' | 'undecided'
  spans: { from: number; to: number }[]
  /** As a sentence. */
  reason: string
}

/** Whether a program could say anything of it: what has no rules is the reader's, and no word speaks for it. */
export function isRead({ verdict, spans }: JudgedPoint): boolean {
  return verdict !== 'undecided' || spans.length > 0
}

export type Marking =
  | { state: 'unanswered'; earned: 0; available: number }
  | {
      state: 'marked'
      earned: number
      available: number
      verdict: Verdict
      /** Which points of the scheme were earned, by their place. */
      points: boolean[]
      /** The stated error behind a wrong option, or why an answer was judged so. */
      error: string | null
      /** How the answer was read, such as "3.0 × 10⁸ m/s". */
      readAs: string | null
      /** Of a table: each blank by its name. */
      cells?: Record<string, JudgedCell>
      /** Of words, accounts and solutions: each answer that was given, and what is missing. */
      entries?: EntryVerdict[]
      /** Of a written answer: each point of the scheme. */
      judged?: JudgedPoint[]
    }
  /** Nobody can mark this but a reader: the student ticks the points. */
  | { state: 'toSelfMark'; earned: 0; available: number; judged?: JudgedPoint[] }
