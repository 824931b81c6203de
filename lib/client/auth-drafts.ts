/**
 * What was typed into the forms and not sent yet, for as long as the page lives: a dialog closed by a slip
 * of the finger loses nothing. Passwords are not kept.
 */
export type AuthDraft = { fullName: string; email: string; countryId: string; gradeId: string }

const EMPTY: AuthDraft = { fullName: '', email: '', countryId: '', gradeId: '' }
let draft = EMPTY

export function readAuthDraft(): AuthDraft {
  return draft
}

export function keepAuthDraft(part: Partial<AuthDraft>): void {
  draft = { ...draft, ...part }
}

export function clearAuthDraft(): void {
  draft = EMPTY
}
