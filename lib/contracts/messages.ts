import type { CallFailure } from './call-failure'
import { GENERAL_MESSAGES, RESET_FALLBACK } from './texts'

/** Which text a failure has, by call and status, as data (docs/product/forms.md). */
export type MessageRow = {
  status: number | 'default'
  /** Applies only when the server's message holds this word, in any case. */
  contains?: string
  /** The server's own words win when it sent any. */
  prefersServer?: true
  /** `{status}` stands for the status of the answer. */
  text: string
}

const ALREADY_REGISTERED = 'This email address is already registered. Please try logging in instead.'
const SERVER_ERROR = 'Server error. Please try again later.'

export const REGISTER_MESSAGES: readonly MessageRow[] = [
  { status: 400, contains: 'email', text: ALREADY_REGISTERED },
  {
    status: 400,
    contains: 'password',
    text: 'Password must contain at least 8 characters, including uppercase, lowercase, number, and special character.',
  },
  { status: 400, contains: 'required', text: 'Please fill in all required fields.' },
  { status: 400, prefersServer: true, text: 'Invalid registration data. Please check your information.' },
  { status: 401, text: 'Authentication failed. Please try again.' },
  { status: 403, text: 'Registration is temporarily disabled. Please contact support.' },
  { status: 409, text: ALREADY_REGISTERED },
  { status: 429, text: 'Too many registration attempts. Please try again later.' },
  { status: 500, text: SERVER_ERROR },
  { status: 'default', text: 'Registration failed ({status}). Please try again.' },
]

export const LOGIN_MESSAGES: readonly MessageRow[] = [
  {
    status: 400,
    prefersServer: true,
    text: 'Invalid login credentials. Please check your email and password.',
  },
  { status: 401, text: 'Invalid email or password. Please try again.' },
  { status: 403, text: 'Your account has been temporarily blocked. Please contact support.' },
  { status: 404, text: 'Account not found. Please check your email address or sign up.' },
  { status: 429, text: 'Too many login attempts. Please try again later.' },
  { status: 500, text: SERVER_ERROR },
  { status: 'default', text: 'Login failed ({status}). Please try again.' },
]

export const RESET_MESSAGES: readonly MessageRow[] = [
  { status: 400, prefersServer: true, text: 'Invalid request.' },
  { status: 404, text: 'Account not found with that email.' },
  { status: 429, text: 'Too many requests. Please try again later.' },
  { status: 500, prefersServer: true, text: SERVER_ERROR },
  { status: 'default', text: 'Request failed ({status}).' },
]

export const REPORT_MESSAGES: readonly MessageRow[] = [
  { status: 400, prefersServer: true, text: 'Please check what you have written.' },
  { status: 404, prefersServer: true, text: 'What you report about is not here any more.' },
  {
    status: 429,
    text: 'Many reports came from your network. Your words are kept here: please try again in an hour.',
  },
  {
    status: 'default',
    text: 'The report could not be sent. Your words are kept here: please try again later.',
  },
]

function rowText(rows: readonly MessageRow[], status: number, message: string): string {
  const words = message.toLowerCase()
  const row =
    rows.find(each => each.status === status && (!each.contains || words.includes(each.contains))) ??
    rows.find(each => each.status === 'default')
  if (!row) return GENERAL_MESSAGES.unknown
  return row.prefersServer && message.trim() !== '' ? message : row.text.replace('{status}', String(status))
}

/** The text of a failure by a table of rows; a failed connection always has the general text (docs/product/forms.md). */
export function generalOr(failure: CallFailure, rows: readonly MessageRow[], unknown: string): string {
  if (failure.kind === 'answer') return rowText(rows, failure.status, failure.message)
  return failure.kind === 'unknown' ? unknown : GENERAL_MESSAGES[failure.kind]
}

export function registerMessage(failure: CallFailure): string {
  return generalOr(failure, REGISTER_MESSAGES, GENERAL_MESSAGES.unknown)
}

export function loginMessage(failure: CallFailure): string {
  return generalOr(failure, LOGIN_MESSAGES, GENERAL_MESSAGES.unknown)
}

export function resetMessage(failure: CallFailure): string {
  return generalOr(failure, RESET_MESSAGES, RESET_FALLBACK)
}

export function reportMessage(failure: CallFailure): string {
  return generalOr(failure, REPORT_MESSAGES, GENERAL_MESSAGES.unknown)
}

/** For every other call (docs/product/calls.md). */
export function generalMessage(failure: CallFailure): string {
  return failure.kind === 'answer' ? GENERAL_MESSAGES.unknown : GENERAL_MESSAGES[failure.kind]
}
