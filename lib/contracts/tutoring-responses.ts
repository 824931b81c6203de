import { array, mixed, number, type ObjectShape, object, string } from 'yup'
import { countedPart, question } from './exam-responses'
import { LIVE_KINDS } from './live'
import { CREDIT_REASONS, QUESTION_STATES } from './tutoring'

/** What the calls of tutor support answer inside `result`. */

const text = () => string().strict().defined()
const textOrNull = () => string().strict().nullable().defined()
const count = () => number().strict().integer().defined()
const time = () => text().meta({ format: 'date-time' })
const exact = <S extends ObjectShape>(shape: S) => object(shape).noUnknown().strict().required()
const exactOrNull = <S extends ObjectShape>(shape: S) =>
  object(shape).noUnknown().strict().nullable().defined().default(undefined)

const creditRow = exact({
  id: text(),
  at: time(),
  amount: count(),
  reason: text().oneOf(CREDIT_REASONS),
  questionId: textOrNull(),
})

const about = {
  course: text(),
  code: text(),
  topic: textOrNull(),
  words: text(),
  askedAt: time(),
  endsAt: time(),
}

const tutorQuestion = {
  id: text(),
  state: text().oneOf(QUESTION_STATES),
  level: text(),
  subject: text(),
  ...about,
  attachment: exactOrNull({ attemptId: text(), question: count() }),
  answeredAt: textOrNull(),
  returnedAt: textOrNull(),
  answer: textOrNull(),
}

const accounts = { balance: count(), ledger: array(creditRow).defined() }

export const tutoringResult = exact({ ...accounts, questions: array(exact(tutorQuestion)).defined() })
export const tutoringExport = exact({
  ...accounts,
  questions: array(exact({ ...tutorQuestion, answerText: textOrNull() })).defined(),
})

const attachment = {
  paper: text(),
  level: text(),
  subject: text(),
  topic: textOrNull(),
  question,
  results: array(countedPart).defined(),
  answers: array(exact({ key: text(), answer: mixed().nullable().defined(), working: text() })).defined(),
}

export const attachmentResult = exact(attachment)
export const tutorTaskResult = exact({ questionId: text(), ...about, attachment: exactOrNull(attachment) })

export const tutoringSubjectsResult = array(
  exact({
    level: text(),
    slug: text(),
    name: text(),
    topics: array(exact({ slug: text(), title: text() })).defined(),
  }),
).defined()

export const liveNews = exact({ kind: text().oneOf(LIVE_KINDS), id: text() })
