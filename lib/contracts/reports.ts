/**
 * What a reader may tell us about, and the reasons to choose from. `subject` of a report names the thing: the
 * address of a note; for a disputed mark the paper and the part, `igcse-physics-paper-2.1x7k2.K7QF3M 7.b`, which is
 * the very question that was asked and tells nothing of who sat it. A new kind is a row here and one in
 * lib/server/reports/report-subjects.ts; it does not compile without.
 */
export const REPORT_REASONS = {
  note: {
    wrong: 'A fact, a number or a unit is wrong',
    figure: 'A figure, a table or a formula is wrong',
    unclear: 'I do not understand a part of it',
    missing: 'Something of the syllabus is missing',
    page: 'The page does not work or looks broken',
    other: 'Something else',
  },
  mark: {
    mine: 'My answer is right and was not given its marks',
    key: 'The answer that is given as right is wrong',
    scheme: 'The mark scheme or the worked solution is wrong',
    question: 'The question is unclear or its figure is wrong',
    other: 'Something else',
  },
} as const satisfies Record<string, Readonly<Record<string, string>>>

export type ReportKind = keyof typeof REPORT_REASONS
export const REPORT_KINDS = Object.keys(REPORT_REASONS) as ReportKind[]

export const REPORT_WORDS_MAX_CHARACTERS = 2000

export function reasonsOf(kind: ReportKind): { id: string; name: string }[] {
  return Object.entries(REPORT_REASONS[kind]).map(([id, name]) => ({ id, name }))
}

/** The wording of a reason; null when the kind does not know it. */
export function findReason(kind: ReportKind, reason: string): string | null {
  return reasonsOf(kind).find(each => each.id === reason)?.name ?? null
}
