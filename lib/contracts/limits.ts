/** The constants of the product, and the sizes that both sides check. */

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

export const VISITOR_SESSION_TTL_MS = 24 * HOUR_MS
export const USER_COOKIE_MAX_AGE_SECONDS = 86_400
export const CLEARED_COOKIE_MAX_AGE_SECONDS = 0
export const COOKIE_PATH = '/'

export const PASSWORD_MIN_CHARACTERS = 8
export const PASSWORD_MAX_CHARACTERS = 128
export const FULL_NAME_MIN_CHARACTERS = 2
export const FULL_NAME_MAX_CHARACTERS = 100
export const EMAIL_MAX_CHARACTERS = 254

export const REDIRECT_OVERLAY_MS = 1500
export const GEO_LOOKUP_TIMEOUT_MS = 5 * SECOND_MS
export const API_TIMEOUT_MS = 30 * SECOND_MS
export const API_TIMEOUT_STATUS = 408
export const API_TIMEOUT_MESSAGE = 'Request timeout'
export const API_FAILURE_STATUS = 500
export const DROPDOWN_HOVER_DELAY_MS = 150
export const HEADER_SCROLLED_PX = 100
export const MOBILE_MENU_CLOSES_ABOVE_PX = 1400
export const DEFAULT_GRADE = 'igcse'
export const DEFAULT_COUNTRY_CODE = 'us'

export const FRESHNESS = {
  default: { freshMs: 5 * MINUTE_MS, cachedMs: 10 * MINUTE_MS },
  dropdowns: { freshMs: HOUR_MS, cachedMs: 24 * HOUR_MS },
  videoLessonSubjects: { freshMs: 10 * MINUTE_MS, cachedMs: 30 * MINUTE_MS },
} as const

export const RETRIES = {
  requests: { times: 3, firstDelayMs: SECOND_MS, maxDelayMs: 30 * SECOND_MS },
  mutations: { times: 1, delayMs: SECOND_MS },
} as const

/** Wait before retry number `retry` (0 is the first): 1 s, 2 s, 4 s … at most 30 s. */
export function retryDelayMs(retry: number): number {
  const { firstDelayMs, maxDelayMs } = RETRIES.requests
  return Math.min(firstDelayMs * 2 ** retry, maxDelayMs)
}

/** Larger request bodies are answered with 413. */
export const BODY_MAX_BYTES = 64 * 1024

/** Changes of learned notes in one call: stays well below BODY_MAX_BYTES with the longest addresses. */
export const PROGRESS_BATCH_MAX_NOTES = 250
export const NOTE_PATH_MAX_CHARACTERS = 200

/** Entries of the log of flashcards in one call: stays below BODY_MAX_BYTES with the longest ids. */
export const CARDS_BATCH_MAX_EVENTS = 120
/** Entries that one answer brings. */
export const CARDS_ANSWER_MAX_EVENTS = 1000
