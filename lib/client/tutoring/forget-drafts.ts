import type { AskDraft } from './ask-drafts'

/** Apart from the drafts themselves, since every page can log out and few can ask. */
export const TUTOR_DRAFTS_KEY = 'tutorDrafts'

export type TutorDrafts = { userId: string; drafts: Record<string, AskDraft> }

/** What this page knows of them, in its memory alone. */
export const draftsHere: { kept: TutorDrafts | null } = { kept: null }

/**
 * Nothing of another account stays in the tab's storage. Where a session merely ran out this page still knows the words:
 * the same person finds them after logging in again in place.
 */
export function forgetOthersTutorDrafts(reader: string): void {
  try {
    const stored = JSON.parse(window.sessionStorage.getItem(TUTOR_DRAFTS_KEY) ?? 'null') as unknown
    if (stored !== null && (stored as Partial<TutorDrafts>).userId !== reader)
      window.sessionStorage.removeItem(TUTOR_DRAFTS_KEY)
  } catch {
    // forbidden storage holds nothing, and nobody can read what is damaged
  }
}

/** Who logs out leaves nothing in the page either. */
export function forgetTutorDrafts(): void {
  draftsHere.kept = null
  forgetOthersTutorDrafts('')
}
