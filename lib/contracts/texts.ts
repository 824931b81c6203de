import { publicEnv } from '../public-env'

/** Single texts (docs/product/forms.md). Apart from the tables of messages.ts: every page needs some of these. */

export const REPORT_OFFLINE = 'You are offline. Your words are kept here: send them when you are back.'
export const REPORT_THANKS = 'Thank you. Your report is on its way to the editors.'

export const RESET_FALLBACK = 'Unable to send password reset email. Please try again.'

export const GENERAL_MESSAGES = {
  network: 'Network error. Please check your internet connection and try again.',
  timeout: 'Request timed out. Please try again.',
  botCheck: 'Security verification failed. Please try again.',
  unknown: 'An unexpected error occurred. Please try again.',
} as const

/** About a part of the page whose code could not be loaded; without a network the general text says so. */
export const LATE_TEXTS = {
  newVersion:
    'A new version of these pages is here. Reload to open this part. Your answers and all that you saved are kept.',
  retry: 'Try again',
  reload: 'Reload',
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

/** Said after a log-out without a connection: honest about what stays here, and what becomes of it. */
export function answersWait(count: number): string {
  const answers = count === 1 ? '1 answer' : `${count} answers`
  return `Not sent yet: ${answers} of your mock exams. Kept on this device for you alone, and sent when you log in here again.`
}
