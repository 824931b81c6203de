import type { ReportForm } from '@/lib/contracts/requests'

/**
 * What was written about a thing and not sent yet. It lives as long as the tab: a lost connection, a closed
 * dialog or a reload loses nothing, and the next person on this computer finds nothing.
 */
const KEY = 'reportDraft'
const EMPTY: ReportForm = { reason: '', words: '' }

type Draft = ReportForm & { subject: string }

let memory: Draft | null = null

function readStored(): Draft | null {
  try {
    const value: Partial<Draft> | null = JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null')
    const { subject, reason, words } = value ?? {}
    if (typeof subject !== 'string' || typeof reason !== 'string' || typeof words !== 'string') return null
    return { subject, reason, words }
  } catch {
    return null
  }
}

export function readReportDraft(subject: string): ReportForm {
  const draft = memory ?? readStored()
  return draft?.subject === subject ? { reason: draft.reason, words: draft.words } : EMPTY
}

export function keepReportDraft(subject: string, part: Partial<ReportForm>): void {
  memory = { ...readReportDraft(subject), ...part, subject }
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
