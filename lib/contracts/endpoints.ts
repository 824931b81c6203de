/** Method and path of every call. `credentials: false` marks the public lists (docs/product/calls.md). */
export type Endpoint = { method: 'GET' | 'POST' | 'DELETE'; path: `/api/${string}`; credentials: boolean }

export const ENDPOINTS = {
  login: { method: 'POST', path: '/api/identity/login', credentials: true },
  registerExplore: { method: 'POST', path: '/api/cie/register-explore', credentials: true },
  startExplore: { method: 'POST', path: '/api/cie/start-explore', credentials: true },
  passwordReset: { method: 'POST', path: '/api/identity/password/reset', credentials: true },
  passwordConfirm: { method: 'POST', path: '/api/identity/password/confirm', credentials: true },
  refresh: { method: 'POST', path: '/api/identity/refresh', credentials: true },
  logout: { method: 'POST', path: '/api/identity/logout-session', credentials: true },
  accountExport: { method: 'GET', path: '/api/identity/account', credentials: true },
  accountErase: { method: 'DELETE', path: '/api/identity/account', credentials: true },
  sessions: { method: 'GET', path: '/api/identity/sessions', credentials: true },
  sessionEnd: { method: 'POST', path: '/api/identity/sessions/end', credentials: true },
  sessionsEndOthers: { method: 'POST', path: '/api/identity/sessions/end-others', credentials: true },
  gradeDropdown: { method: 'GET', path: '/api/grade/dropdown', credentials: false },
  countryDropdown: { method: 'GET', path: '/api/country/dropdown', credentials: false },
  competency: { method: 'GET', path: '/api/cie/competency', credentials: true },
  competencyToken: { method: 'POST', path: '/api/cie/competency/token', credentials: true },
  subjects: { method: 'GET', path: '/api/cie/subjects', credentials: true },
  examAttempts: { method: 'GET', path: '/api/exams/attempts', credentials: true },
  examAttempt: { method: 'GET', path: '/api/exams/attempt', credentials: true },
  examPaper: { method: 'GET', path: '/api/exams/paper', credentials: true },
  examGive: { method: 'POST', path: '/api/exams/give', credentials: true },
  examAnswers: { method: 'POST', path: '/api/exams/answers', credentials: true },
  examCheck: { method: 'POST', path: '/api/exams/check', credentials: true },
  examHandIn: { method: 'POST', path: '/api/exams/hand-in', credentials: true },
  examSelfMark: { method: 'POST', path: '/api/exams/self-mark', credentials: true },
  examCorrectionSeen: { method: 'POST', path: '/api/exams/correction-seen', credentials: true },
  notesProgress: { method: 'GET', path: '/api/progress/notes', credentials: true },
  notesProgressChange: { method: 'POST', path: '/api/progress/notes', credentials: true },
  studyOverview: { method: 'GET', path: '/api/study/overview', credentials: true },
  studyEntries: { method: 'GET', path: '/api/study/entries', credentials: true },
  studyEntriesChange: { method: 'POST', path: '/api/study/entries', credentials: true },
  cardsLog: { method: 'POST', path: '/api/cards/log', credentials: true },
  report: { method: 'POST', path: '/api/reports', credentials: true },
  tutoring: { method: 'GET', path: '/api/tutoring/questions', credentials: true },
  tutoringAsk: { method: 'POST', path: '/api/tutoring/questions', credentials: true },
  tutoringAttachment: { method: 'GET', path: '/api/tutoring/attachment', credentials: true },
  tutoringSubjects: { method: 'GET', path: '/api/tutoring/subjects', credentials: false },
  tutorQuestion: { method: 'POST', path: '/api/tutor/question', credentials: false },
  tutorAnswer: { method: 'POST', path: '/api/tutor/answer', credentials: false },
  live: { method: 'POST', path: '/api/live', credentials: true },
  geoCountry: { method: 'GET', path: '/api/geo/country', credentials: true },
  botCheckChallenge: { method: 'GET', path: '/api/bot-check/challenge', credentials: true },
  health: { method: 'GET', path: '/api/health', credentials: true },
  healthLive: { method: 'GET', path: '/api/health/live', credentials: true },
  healthReady: { method: 'GET', path: '/api/health/ready', credentials: true },
} as const satisfies Record<string, Endpoint>

export type EndpointName = keyof typeof ENDPOINTS

/** Carries the visitor id where cookies are unavailable (docs/product/calls.md). */
export const VISITOR_HEADER = 'x-visitor-id'
/** The right to sit one paper, as competency/token gave it: enough for a visitor's attempt; an account's asks for its session. */
export const ATTEMPT_HEADER = 'x-attempt-token'
export const REQUEST_ID_HEADER = 'x-request-id'

/** Actions a bot-check token is bound to. "submit" is the default. */
export const BOT_CHECK_ACTIONS = [
  'start_explore',
  'login',
  'register',
  'password_reset',
  'report',
  'submit',
] as const
export type BotCheckAction = (typeof BOT_CHECK_ACTIONS)[number]
