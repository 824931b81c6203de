import { GENERAL_MESSAGES } from './texts'

/**
 * The one error table: a code cannot exist without a status and a wording. The wording is what a person
 * may read; nothing of the cause ever joins it.
 */
export const ERRORS = {
  invalidInput: { status: 400, message: 'Please check what you have entered.' },
  malformedJson: { status: 400, message: 'The request is not valid JSON.' },
  unsafeText: { status: 400, message: 'The request holds characters that cannot be stored.' },
  missingGradeOrCountry: { status: 400, message: 'Missing required gradeId or countryId' },
  visitorUnreadable: { status: 400, message: 'Could not Decrypt Visitor Data!' },
  resetLinkInvalid: {
    status: 400,
    message: 'This link has expired or was used already. Please ask for a new one.',
  },
  // Not a word about "password": the register form maps every 400 with that word to its composition rules.
  commonSecret: {
    status: 400,
    message: 'This one is on public lists of stolen logins. Please choose something harder to guess.',
  },
  invalidCredentials: { status: 401, message: 'Invalid email or password. Please try again.' },
  unauthenticated: { status: 401, message: 'Your session has ended. Please log in again.' },
  botCheckRejected: { status: 401, message: 'invalid-input-response' },
  crossSite: { status: 403, message: 'This request did not come from our own pages.' },
  notFound: { status: 404, message: 'There is nothing at this address.' },
  attemptNotFound: { status: 404, message: 'We do not have this attempt, or it belongs to somebody else.' },
  paperNotFound: { status: 404, message: 'There is no paper with this number. Check it against the print.' },
  tutorLinkDamaged: {
    status: 404,
    message:
      'This link is not whole, or its question is gone. Open the link in the mail again, or copy all of it.',
  },
  methodNotAllowed: { status: 405, message: 'This address does not answer that method.' },
  emailTaken: {
    status: 409,
    message: 'This email address is already registered. Please try logging in instead.',
  },
  noTutorCredits: {
    status: 409,
    message:
      'You have no Tutor Credits left. Your words are kept here: a credit comes back by itself when a question stays unanswered for 72 hours.',
  },
  questionSentBefore: {
    status: 409,
    message:
      'This question was sent before, with other words. It is in your list; send what you have changed as a new question.',
  },
  tutorLinkUsed: {
    status: 409,
    message:
      'This question has its answer already. Each link takes one answer, so there is nothing left to do.',
  },
  attemptHandedIn: {
    status: 409,
    message: 'This paper has been handed in. Your answers can no longer be changed.',
  },
  attemptTimeUp: {
    status: 409,
    message: 'The time of this paper is up. What was saved before then has been handed in.',
  },
  attemptPrinted: {
    status: 409,
    message: 'This paper was opened for print with its mark scheme, so it can no longer be sat.',
  },
  attemptStillOpen: { status: 409, message: 'Hand the paper in first: then it is marked.' },
  tutorLinkExpired: {
    status: 410,
    message: 'The 72 hours of this question are over. The student has the credit back and can ask again.',
  },
  tooLarge: { status: 413, message: 'The request is too large.' },
  unsupportedType: { status: 415, message: 'The request must be sent as application/json.' },
  rateLimited: { status: 429, message: 'Too many requests. Please try again later.' },
  internal: { status: 500, message: 'Server error. Please try again later.' },
  noSecondOpinion: {
    status: 502,
    message: 'The language model gave no answer that we can show. The point is yours to decide, as before.',
  },
  hostAway: { status: 502, message: GENERAL_MESSAGES.unknown },
  unavailable: { status: 503, message: 'The service is away for a moment. Please try again shortly.' },
  busy: { status: 503, message: 'Many people are signing in right now. Please try again in a few seconds.' },
  hostSlow: { status: 504, message: GENERAL_MESSAGES.timeout },
  hostIsSelf: { status: 508, message: GENERAL_MESSAGES.unknown },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof ERRORS
