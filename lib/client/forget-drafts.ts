import { clearAuthDraft } from './auth-drafts'
import { currentReader } from './current-reader'
import { takeBackOpinionConsent } from './exams/opinion-consent'
import { forgetNotices } from './notify'
import { forgetOthersReportDraft } from './report-drafts'
import { forgetOthersTutorDrafts } from './tutoring/forget-drafts'

/** What stays in a tab of the person who was signed in: words not sent, an address in a form, a name in a message. */
export function forgetOthersDrafts(): void {
  const reader = currentReader()
  forgetOthersReportDraft(reader)
  forgetOthersTutorDrafts(reader)
}

/** When somebody was signed in and is no more, in whatever way and tab. */
export function forgetPersonHere(): void {
  clearAuthDraft()
  forgetNotices()
  takeBackOpinionConsent()
  forgetOthersDrafts()
}
