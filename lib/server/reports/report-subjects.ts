import 'server-only'
import type { ReportKind } from '@/lib/contracts/reports'
import { findNoteName } from '../catalogue/note-paths'

/** What a report is about, for the editors: its name and its address on the site. */
export type ReportSubject = { name: string; path: string }

const FINDERS = {
  note: path => {
    const name = findNoteName(path)
    return name === null ? null : { name, path }
  },
} as const satisfies Record<ReportKind, (subject: string) => ReportSubject | null>

export function findReportSubject(kind: ReportKind, subject: string): ReportSubject | null {
  return FINDERS[kind](subject)
}
