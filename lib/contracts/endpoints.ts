import { accountErase, accountExport } from './calls/account'
import { cardsLog } from './calls/cards'
import * as exams from './calls/exams'
import { login, passwordConfirm, passwordReset, registerExplore } from './calls/identity'
import { competency, countryDropdown, gradeDropdown, subjects } from './calls/lists'
import { live } from './calls/live'
import { practiceCheck, practiceQuestions } from './calls/practice'
import { notesProgress, notesProgressChange } from './calls/progress'
import { report } from './calls/reports'
import { botCheckChallenge, geoCountry, health, healthLive, healthReady } from './calls/service'
import { logout, refresh, sessionEnd, sessions, sessionsEndOthers } from './calls/session'
import { studyEntries, studyEntriesChange, studyOverview } from './calls/study'
import * as tutoring from './calls/tutoring'
import { startExplore } from './calls/visitor'

const { competencyToken, examAttempts, examAttempt, examPaper, examGive } = exams
const { examAnswers, examCheck, examHandIn, examSelfMark, examSecondOpinion, examCorrectionSeen } = exams

/** Every call by its name, in the order of the documentation. A browser imports the single ones instead. */
export const ENDPOINTS = {
  login,
  registerExplore,
  startExplore,
  passwordReset,
  passwordConfirm,
  refresh,
  logout,
  accountExport,
  accountErase,
  sessions,
  sessionEnd,
  sessionsEndOthers,
  gradeDropdown,
  countryDropdown,
  competency,
  competencyToken,
  subjects,
  examAttempts,
  examAttempt,
  examPaper,
  examGive,
  examAnswers,
  examCheck,
  examHandIn,
  examSelfMark,
  examSecondOpinion,
  examCorrectionSeen,
  practiceQuestions,
  practiceCheck,
  notesProgress,
  notesProgressChange,
  studyOverview,
  studyEntries,
  studyEntriesChange,
  cardsLog,
  report,
  tutoring: tutoring.tutoring,
  tutoringAsk: tutoring.tutoringAsk,
  tutoringAttachment: tutoring.tutoringAttachment,
  tutoringSubjects: tutoring.tutoringSubjects,
  tutorQuestion: tutoring.tutorQuestion,
  tutorAnswer: tutoring.tutorAnswer,
  live,
  geoCountry,
  botCheckChallenge,
  health,
  healthLive,
  healthReady,
}

export type EndpointName = keyof typeof ENDPOINTS
