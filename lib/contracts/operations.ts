import type { AnyObjectSchema, ISchema } from 'yup'
import { cardsLogRequest } from './cards'
import type { EndpointName } from './endpoints'
import type { ErrorCode } from './errors'
import * as examRequests from './exam-requests'
import * as examResponses from './exam-responses'
import { liveRequest } from './live'
import * as requests from './requests'
import * as responses from './responses'
import * as studyRequests from './study-requests'
import * as studyResponses from './study-responses'
import * as tutoring from './tutoring'
import * as tutoringResponses from './tutoring-responses'

/** All that the documentation says of a call beyond its method and path. */
export type Operation = {
  summary: string
  request?: AnyObjectSchema
  /** Query parameters with their meaning. */
  query?: Readonly<Record<string, string>>
  response: ISchema<unknown>
  /** The answer is a stream of server-sent events; `response` is the data of one. */
  stream?: true
  /**
   * `session`: a bearer token together with the session cookie. `visitor`: the visitor-id cookie or header.
   * `attempt`: the session of its account; for a visitor's the right to sit it in `x-attempt-token`, else as for `visitor`.
   */
  needs: 'nothing' | 'session' | 'visitor' | 'sessionOrVisitor' | 'attempt'
  errors: readonly ErrorCode[]
}

const WRITE = [
  'invalidInput',
  'malformedJson',
  'unsafeText',
  'crossSite',
  'tooLarge',
  'unsupportedType',
] as const
const ANY = [
  'methodNotAllowed',
  'rateLimited',
  'internal',
  'unavailable',
  'hostAway',
  'hostSlow',
  'hostIsSelf',
] as const
const read: readonly ErrorCode[] = ANY
const write = (...more: ErrorCode[]): readonly ErrorCode[] => [...new Set([...WRITE, ...ANY, ...more])]

export const OPERATIONS: Readonly<Record<EndpointName, Operation>> = {
  login: {
    summary: 'Opens an account. An unknown address is answered like a wrong password.',
    request: requests.loginRequest,
    response: responses.loginResult,
    needs: 'nothing',
    errors: write('invalidCredentials', 'botCheckRejected', 'busy'),
  },
  registerExplore: {
    summary: 'Makes an account of a visitor and hands over what the visitor did.',
    request: requests.registerRequest,
    response: responses.tokensResult,
    needs: 'visitor',
    errors: write('visitorUnreadable', 'commonSecret', 'botCheckRejected', 'emailTaken', 'busy'),
  },
  startExplore: {
    summary: 'Gives or renews an anonymous session of 24 hours.',
    request: requests.startExploreRequest,
    response: responses.exploreResult,
    needs: 'nothing',
    errors: write('missingGradeOrCountry', 'botCheckRejected'),
  },
  passwordReset: {
    summary: 'Mails a link for choosing a new password. Answers alike whether or not an account exists.',
    request: requests.passwordResetRequest,
    response: responses.doneResult,
    needs: 'nothing',
    errors: write(),
  },
  passwordConfirm: {
    summary: 'Sets a new password by the mailed token, once, and ends every session.',
    request: requests.passwordConfirmRequest,
    response: responses.doneResult,
    needs: 'nothing',
    errors: write('resetLinkInvalid', 'commonSecret', 'busy'),
  },
  refresh: {
    summary: 'Rotates the tokens. A refresh token that was used before ends its whole family.',
    request: requests.refreshRequest,
    response: responses.tokensResult,
    needs: 'nothing',
    errors: write('unauthenticated'),
  },
  logout: {
    summary: 'Ends the session of this browser. May be repeated.',
    request: requests.logoutRequest,
    response: responses.doneResult,
    needs: 'nothing',
    errors: write(),
  },
  accountExport: {
    summary: 'All that is stored about the signed-in person.',
    response: responses.accountExportResult,
    needs: 'session',
    errors: [...read, 'unauthenticated'],
  },
  accountErase: {
    summary: 'Erases the signed-in person at once. The password is asked again.',
    request: requests.accountEraseRequest,
    response: responses.doneResult,
    needs: 'session',
    errors: write('unauthenticated', 'invalidCredentials', 'busy'),
  },
  sessions: {
    summary:
      'The living logins of the signed-in person, this one first. At most 20: a login ends those unused for longest.',
    response: responses.sessionsResult,
    needs: 'session',
    errors: [...read, 'unauthenticated'],
  },
  sessionEnd: {
    summary:
      'Ends another login of the signed-in person, and answers like the list. May be repeated; this one ends by logging out.',
    request: requests.sessionEndRequest,
    response: responses.sessionsResult,
    needs: 'session',
    errors: write('unauthenticated'),
  },
  sessionsEndOthers: {
    summary: 'Ends all logins of the signed-in person but this one, and answers like the list.',
    request: requests.sessionsEndOthersRequest,
    response: responses.sessionsResult,
    needs: 'session',
    errors: write('unauthenticated'),
  },
  gradeDropdown: {
    summary: 'The levels a student can study at.',
    response: responses.gradesResult,
    needs: 'nothing',
    errors: read,
  },
  countryDropdown: {
    summary: 'The countries of ISO 3166-1 by English name.',
    response: responses.countriesResult,
    needs: 'nothing',
    errors: read,
  },
  competency: {
    summary: 'Test papers: type 2 is a mock exam, type 1 a topic test.',
    response: responses.competencyResult,
    needs: 'nothing',
    errors: read,
  },
  competencyToken: {
    summary:
      'The right to sit a paper: the very one of the examId or of the seed, else a fresh one that asks what this student has not met. `met` names papers that a visitor met on other days. The clock starts.',
    request: examRequests.competencyTokenRequest,
    response: responses.competencyTokenResult,
    needs: 'sessionOrVisitor',
    errors: write('visitorUnreadable', 'unauthenticated', 'notFound', 'paperNotFound'),
  },
  subjects: {
    summary: 'The subjects by name and syllabus code.',
    response: responses.subjectsResult,
    needs: 'nothing',
    errors: read,
  },
  examAttempts: {
    summary: 'The papers that this person or visitor has opened, newest first.',
    response: examResponses.examAttemptsResult,
    needs: 'sessionOrVisitor',
    errors: [...read, 'visitorUnreadable', 'unauthenticated'],
  },
  examAttempt: {
    summary: 'One attempt with its paper and the answers so far; with the marking after hand-in.',
    query: { id: 'id of the attempt' },
    response: examResponses.examViewResult,
    needs: 'attempt',
    errors: [...read, 'unauthenticated', 'attemptNotFound'],
  },
  examPaper: {
    summary:
      'One very paper as a candidate may see it, without answers: for anyone who has its address or its printed code.',
    query: {
      id: 'Id of the very paper',
      paperId: 'In place of the id, with the seed: the paper of which the code is',
      seed: 'The six letters and figures of a code',
    },
    response: examResponses.examPaperResult,
    needs: 'nothing',
    errors: [...read, 'paperNotFound'],
  },
  examGive: {
    summary:
      'Keeps a paper for others, the very one of the examId or of the seed, else a fresh one; whoever has its address may sit it.',
    request: examRequests.examGiveRequest,
    response: examResponses.examGivenResult,
    needs: 'nothing',
    errors: write('notFound', 'paperNotFound'),
  },
  examAnswers: {
    summary:
      'Keeps changes of answers. May be repeated and come in any order: the highest seq of a part wins.',
    request: examRequests.examAnswersRequest,
    response: examResponses.examSavedResult,
    needs: 'attempt',
    errors: write('unauthenticated', 'attemptNotFound', 'attemptHandedIn', 'attemptTimeUp', 'attemptPrinted'),
  },
  examCheck: {
    summary: 'Marks one saved part of a paper that is sat for practice.',
    request: examRequests.examCheckRequest,
    response: examResponses.examCheckedResult,
    needs: 'attempt',
    errors: write(
      'unauthenticated',
      'attemptNotFound',
      'attemptHandedIn',
      'attemptStillOpen',
      'attemptPrinted',
    ),
  },
  examHandIn: {
    summary: 'Hands the paper in with the last changes, and marks it. May be repeated.',
    request: examRequests.examHandInRequest,
    response: examResponses.examViewResult,
    needs: 'attempt',
    errors: write('unauthenticated', 'attemptNotFound', 'attemptPrinted', 'attemptTimeUp'),
  },
  examSelfMark: {
    summary: 'Keeps the points of the mark scheme that the student has ticked for one part.',
    request: examRequests.examSelfMarkRequest,
    response: examResponses.examViewResult,
    needs: 'attempt',
    errors: write('unauthenticated', 'attemptNotFound', 'attemptStillOpen', 'attemptPrinted'),
  },
  examCorrectionSeen: {
    summary:
      'The student has read what was corrected in a handed-in paper; its notice goes. May be repeated.',
    request: examRequests.examCorrectionSeenRequest,
    response: responses.doneResult,
    needs: 'attempt',
    errors: write('unauthenticated', 'attemptNotFound'),
  },
  notesProgress: {
    summary: 'The notes that the signed-in person has marked as learned, or no longer.',
    response: responses.notesProgressResult,
    needs: 'session',
    errors: [...read, 'unauthenticated'],
  },
  notesProgressChange: {
    summary:
      'Marks notes as learned or not, and answers like the GET. For each note the latest change stays; sentAt tells how far the clock of the device is off. An address that is no note of the catalogue is passed over.',
    request: requests.notesProgressRequest,
    response: responses.notesProgressResult,
    needs: 'session',
    errors: write('unauthenticated'),
  },
  studyOverview: {
    summary:
      'All that the Learning Hub shows of the signed-in person: entries, learned notes, papers, marks by sub-topic.',
    response: studyResponses.studyOverviewResult,
    needs: 'session',
    errors: [...read, 'unauthenticated'],
  },
  studyEntries: {
    summary:
      'What the signed-in person has set for studying: reading places, days, exam dates, subjects, settings.',
    response: studyResponses.studyEntriesResult,
    needs: 'session',
    errors: [...read, 'unauthenticated'],
  },
  studyEntriesChange: {
    summary:
      'Keeps entries, and answers like the GET. Of each entry the latest change stays; sentAt tells how far the clock of the device is off. An entry that the catalogue does not know is passed over.',
    request: studyRequests.studyEntriesRequest,
    response: studyResponses.studyEntriesResult,
    needs: 'session',
    errors: write('unauthenticated'),
  },
  cardsLog: {
    summary:
      'Takes entries of the log of flashcards (reviews, undone reviews, questions kept or dropped) and answers those after `since`. The log only grows: an entry whose id is known changes nothing, so a call may be repeated. sentAt tells how far the clock of the device is off.',
    request: cardsLogRequest,
    response: responses.cardsLogResult,
    needs: 'session',
    errors: write('unauthenticated'),
  },
  report: {
    summary:
      'Tells the editors of a problem, by mail. Nothing of the sender is kept. A visitor passes the bot check; a signed-in person need not.',
    request: requests.reportRequest,
    response: responses.doneResult,
    needs: 'nothing',
    errors: write('botCheckRejected', 'notFound'),
  },
  tutoring: {
    summary:
      'Tutor Credits (the balance, and every row of the ledger) and questions to tutors, newest first.',
    response: tutoringResponses.tutoringResult,
    needs: 'session',
    errors: [...read, 'unauthenticated'],
  },
  tutoringAsk: {
    summary:
      'Asks a tutor a question for one credit, and answers like the GET. However often a clientId is sent, it is asked and paid for once. subject is level and slug (igcse/physics), topic a slug of its syllabus or "unsure".',
    request: tutoring.askRequest,
    response: tutoringResponses.tutoringResult,
    needs: 'session',
    errors: write('unauthenticated', 'attemptNotFound', 'noTutorCredits', 'questionSentBefore'),
  },
  tutoringAttachment: {
    summary: 'What a tutor would see of a question of one’s own handed-in paper.',
    query: { attempt: 'Id of the attempt', question: 'Number of the question' },
    response: tutoringResponses.attachmentResult,
    needs: 'session',
    errors: [...read, 'unauthenticated', 'attemptNotFound'],
  },
  tutoringSubjects: {
    summary: 'The subjects and topics that can be asked about.',
    response: tutoringResponses.tutoringSubjectsResult,
    needs: 'nothing',
    errors: read,
  },
  tutorQuestion: {
    summary: 'The question behind the link that was mailed to the tutors. Nothing of who asked.',
    request: tutoring.tutorOpenRequest,
    response: tutoringResponses.tutorTaskResult,
    needs: 'nothing',
    errors: write('tutorLinkDamaged', 'tutorLinkUsed', 'tutorLinkExpired'),
  },
  tutorAnswer: {
    summary: 'Answers the question behind the link, once. The very same answer may be sent again.',
    request: tutoring.tutorAnswerRequest,
    response: responses.doneResult,
    needs: 'nothing',
    errors: write('tutorLinkDamaged', 'tutorLinkUsed', 'tutorLinkExpired'),
  },
  live: {
    summary:
      'A stream of server-sent events for the person of the socketToken: "hello" at the beginning and after a gap (read again what you show), "news" with the kind and id of what has changed. It ends with the session.',
    request: liveRequest,
    response: tutoringResponses.liveNews,
    stream: true,
    needs: 'session',
    errors: write('unauthenticated'),
  },
  geoCountry: {
    summary:
      'The country of the caller by an embedded table, else by the preferred language; null if unknown.',
    response: responses.geoCountryResult,
    needs: 'nothing',
    errors: read,
  },
  botCheckChallenge: {
    summary:
      'A proof-of-work challenge; its solution is the field reCAPTCHA of the call named by the action.',
    query: { action: 'start_explore, login, register, password_reset, report or submit (the default)' },
    response: responses.challengeResult,
    needs: 'nothing',
    errors: [...read, 'invalidInput'],
  },
  health: {
    summary: 'Whether this instance can serve.',
    response: responses.readyResult,
    needs: 'nothing',
    errors: read,
  },
  healthLive: {
    summary: 'Whether this process runs.',
    response: responses.liveResult,
    needs: 'nothing',
    errors: read,
  },
  healthReady: {
    summary: 'Whether the database answers.',
    response: responses.readyResult,
    needs: 'nothing',
    errors: read,
  },
}
