import type { ReportForm } from '@/lib/contracts/requests'
import { currentReader } from './current-reader'

/**
 * What was written about a thing and not sent yet. It lives as long as the tab: a lost connection, a closed
 * dialog or a reload loses nothing. What somebody wrote who was signed in is for them alone: the next person on this
 * computer finds nothing.
 */
const KEY = 'reportDraft'
const EMPTY: ReportForm = { reason: '', words: '' }

/** `reader`: the account that was signed in, or '' for a visitor. */
type Draft = ReportForm & { subject: string; reader: string }

let memory: Draft | null = null

function readStored(): Draft | null {
  try {
    const value: Partial<Draft> | null = JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null')
    const { subject, reason, words, reader } = value ?? {}
    const isWhole = [subject, reason, words, reader].every(each => typeof each === 'string')
    return isWhole ? (value as Draft) : null
  } catch {
    return null
  }
}

/** Removes what somebody else wrote who was signed in here. */
export function forgetOthersReportDraft(reader: string): void {
  const draft = memory ?? readStored()
  if (draft && draft.reader !== '' && draft.reader !== reader) clearReportDraft()
}

export function readReportDraft(subject: string): ReportForm {
  forgetOthersReportDraft(currentReader())
  const draft = memory ?? readStored()
  return draft?.subject === subject ? { reason: draft.reason, words: draft.words } : EMPTY
}

export function keepReportDraft(subject: string, part: Partial<ReportForm>): void {
  memory = { ...readReportDraft(subject), ...part, subject, reader: currentReader() }
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(memory))
  } catch {
    // then it lives as long as the page
  }
}

export function clearReportDraft(): void {
  memory = null
  try {
    window.sessionStorage.removeItem(KEY)
  } catch {
    // forbidden storage holds nothing
  }
}
