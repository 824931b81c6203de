import type { AuthMode } from '@/lib/routes'
import { setAuthMode } from './auth-address'

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

/** Opens the dialog from code, for example with what a visitor has typed into an invitation. */
export function openAuth(mode: AuthMode, prefill: Partial<AuthDraft> = {}): void {
  keepAuthDraft(prefill)
  setAuthMode(mode, 'push')
}
