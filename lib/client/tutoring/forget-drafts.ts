/** Apart from the drafts themselves, since every page can log out and few can ask. */
export const TUTOR_DRAFTS_KEY = 'tutorDrafts'

/** At logout. A session that merely ran out keeps them: the same person finds the words after the next log-in. */
export function forgetTutorDrafts(): void {
  try {
    window.sessionStorage.removeItem(TUTOR_DRAFTS_KEY)
  } catch {
    // forbidden storage holds nothing
  }
}
