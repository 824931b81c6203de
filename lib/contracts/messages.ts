import { publicEnv } from '../public-env'
import type { LooseEnvelope } from './envelope'

/** The error catalogue of specification section 8, as data. */
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
export const REPORT_OFFLINE = 'You are offline. Your words are kept here: send them when you are back.'
export const REPORT_THANKS = 'Thank you. Your report is on its way to the editors.'

export const RESET_FALLBACK = 'Unable to send password reset email. Please try again.'

export const GENERAL_MESSAGES = {
  network: 'Network error. Please check your internet connection and try again.',
  timeout: 'Request timed out. Please try again.',
  botCheck: 'Security verification failed. Please try again.',
  unknown: 'An unexpected error occurred. Please try again.',
} as const

export const BOT_CHECK_ERRORS = {
  noSiteKey: 'reCAPTCHA site key not found in environment variables',
  notLoaded: 'reCAPTCHA not loaded',
  noToken: 'Failed to generate reCAPTCHA token',
} as const

export const DROPDOWN_ERRORS = {
  grades: 'Failed to fetch grades',
  countries: 'Failed to fetch countries',
} as const

export const EXPLORE_ERROR = 'Missing required gradeId or countryId'
export const VISITOR_UNREADABLE = 'Could not Decrypt Visitor Data!'
export const FORGOT_OFFLINE = 'No internet connection.'

export const TOASTS = {
  welcomeBack: (name: string) => `Welcome back, ${name}!`,
  registered: `Welcome to ${publicEnv.productName}! Your account has been created successfully.`,
  resetLinkSent: 'Password reset link sent! Please check your email.',
  loggingOut: 'Logging out...',
  loggedOut: 'Logged out successfully',
  logoutFailed: 'Logout failed. Please try again.',
} as const

/** How a call can end badly. Only `answer` came from the server. */
export type CallFailure =
  | { kind: 'network' }
  | { kind: 'timeout' }
  | { kind: 'unknown' }
  | { kind: 'botCheck' }
  | { kind: 'answer'; status: number; message: string }

/** All four signs of specification section 4 together; a 401 with other words is no bot-check rejection. */
export function isBotCheckRejection(status: number, answer: LooseEnvelope): boolean {
  return (
    answer.result === null &&
    !answer.isSuccess &&
    status === 401 &&
    answer.error?.errorMessage === 'invalid-input-response'
  )
}

/** The failure that an unsuccessful answer means; `null` stands for a body that is no envelope. */
export function answerFailure(httpStatus: number, answer: LooseEnvelope | null): CallFailure {
  const refusedInside = httpStatus < 400 && answer?.error?.status != null
  const status = refusedInside ? (answer?.error?.status ?? httpStatus) : httpStatus
  if (answer && isBotCheckRejection(status, answer)) return { kind: 'botCheck' }
  if (status < 400) return { kind: 'unknown' }
  return { kind: 'answer', status, message: answer?.error?.errorMessage ?? '' }
}

function rowText(rows: readonly MessageRow[], status: number, message: string): string {
  const words = message.toLowerCase()
  const row =
    rows.find(each => each.status === status && (!each.contains || words.includes(each.contains))) ??
    rows.find(each => each.status === 'default')
  if (!row) return GENERAL_MESSAGES.unknown
  return row.prefersServer && message.trim() !== '' ? message : row.text.replace('{status}', String(status))
}

/** The text of a failure by a table of rows; a failed connection always has the general text (decision 26). */
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

/** For every other call (decision 23). */
export function generalMessage(failure: CallFailure): string {
  return failure.kind === 'answer' ? GENERAL_MESSAGES.unknown : GENERAL_MESSAGES[failure.kind]
}
