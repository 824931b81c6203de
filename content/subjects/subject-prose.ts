/** Words of a subject page that no data file holds. Counts, times and marks come from the catalogue. */
export type SubjectProse = {
  /** One or two sentences under the heading. */
  lead: string
  /** Follows a count from the data: "12 topics, " + scope. No capital, no full stop. */
  scope: string
  /** How the papers fit together and who sits which. */
  entryAdvice: string
  lostMarks: readonly [LostMark, LostMark, LostMark]
  howToRevise: readonly [RevisionTip, RevisionTip, RevisionTip]
  faq: readonly [FrequentQuestion, FrequentQuestion, FrequentQuestion]
}

export type LostMark = {
  title: string
  /** A student's answer; the words that lose the mark stand in {curly braces}. */
  said: string
  /** What the examiner wanted, with the corrected wording. */
  why: string
}

export type RevisionTip = { title: string; text: string }

export type FrequentQuestion = { question: string; answer: string }
