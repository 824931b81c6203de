import * as yup from 'yup'
import type { PartResult } from '@/lib/exams/marked-paper'
import type { PublicQuestion } from '@/lib/exams/public-paper'
import { UUID_PATTERN } from './atoms'
import type { AttemptSummary, SavedAnswer } from './exams'

/** Tutor support: what both sides know of Tutor Credits, questions and answers. Times are ISO 8601. */

/** What each new account gets, once. None are sold, and none expire. */
export const WELCOME_CREDITS = 5
const HOUR_MS = 3_600_000
/** After so long without an answer the credit goes back by itself, and the tutor's link ends. */
export const ANSWER_WITHIN_HOURS = 72
export const ANSWER_WITHIN_MS = ANSWER_WITHIN_HOURS * HOUR_MS

export const QUESTION_MIN_CHARACTERS = 15
export const QUESTION_MAX_CHARACTERS = 3000
export const ANSWER_MIN_CHARACTERS = 20
export const ANSWER_MAX_CHARACTERS = 8000

export const CREDIT_REASONS = ['welcome', 'question', 'returned'] as const
export type CreditReason = (typeof CREDIT_REASONS)[number]

/** One line of the ledger. The balance is the sum of all amounts, and is stored nowhere. */
export type CreditRow = {
  id: string
  at: string
  amount: number
  reason: CreditReason
  questionId: string | null
}

export const QUESTION_STATES = ['waiting', 'answered', 'returned'] as const
export type QuestionState = (typeof QUESTION_STATES)[number]

/** Which question of which handed-in paper goes along. */
export type AttachmentRef = { attemptId: string; question: number }

export type TutorQuestion = {
  id: string
  state: QuestionState
  level: string
  subject: string
  /** "IGCSE Physics" and its code. */
  course: string
  code: string
  /** Null when the student was not sure. */
  topic: string | null
  words: string
  attachment: AttachmentRef | null
  askedAt: string
  /** When the credit goes back if nobody has answered. */
  endsAt: string
  answeredAt: string | null
  returnedAt: string | null
  /** HTML that our own server made of the tutor's escaped text. */
  answer: string | null
}

/** In the export the answer stands as the tutor typed it, too. */
export type ExportedQuestion = TutorQuestion & { answerText: string | null }
export type TutoringExport = { balance: number; ledger: CreditRow[]; questions: ExportedQuestion[] }

export type TutoringView = { balance: number; ledger: CreditRow[]; questions: TutorQuestion[] }

/** All that a tutor sees of an attached question: what was asked, the student's own answer, the mark scheme. */
export type Attachment = {
  paper: string
  level: AttemptSummary['level']
  subject: AttemptSummary['subject']
  /** Slug of the topic of its first part; null when the syllabus has moved on. */
  topic: string | null
  question: PublicQuestion
  results: PartResult[]
  answers: Pick<SavedAnswer, 'key' | 'answer' | 'working'>[]
}

/** What stands behind a tutor's link. Nothing of who asked. */
export type TutorTask = {
  questionId: string
  course: string
  code: string
  topic: string | null
  words: string
  askedAt: string
  endsAt: string
  attachment: Attachment | null
}

export type TutoringSubject = {
  level: string
  slug: string
  name: string
  topics: { slug: string; title: string }[]
}

const text = (message: string) => yup.string().strict().typeError(message).required(message)
/** What a person sees as one character counts once; the ends are not counted. */
const long = (value: string) => [...value.trim()].length

/** Chosen when the student does not know the topic. */
export const TOPIC_UNSURE = 'unsure'
const SLUG = /^[a-z0-9-]{1,80}$/
const SUBJECT_MISSING = 'Please choose the subject'
const TOPIC_MISSING = 'Please choose the topic, or "I am not sure"'
const QUESTION_SHORT = 'Please write your question in a sentence or two, and say what you have tried'

const wordsAtom = text(QUESTION_SHORT)
  .test('min', QUESTION_SHORT, value => long(value) >= QUESTION_MIN_CHARACTERS)
  .test(
    'max',
    `Please keep the question within ${QUESTION_MAX_CHARACTERS} characters: ask about the one step that stops you`,
    value => long(value) <= QUESTION_MAX_CHARACTERS,
  )

const ANSWER_SHORT = 'Please write the answer in a sentence or more'
export const tutorAnswerAtom = text(ANSWER_SHORT)
  .test('min', ANSWER_SHORT, value => long(value) >= ANSWER_MIN_CHARACTERS)
  .test(
    'max',
    `Please keep the answer within ${ANSWER_MAX_CHARACTERS} characters`,
    value => long(value) <= ANSWER_MAX_CHARACTERS,
  )

/** The fields in the order in which the form shows them. */
export const ASK_FIELDS = ['subject', 'topic', 'words'] as const

/** `subject` is level and slug, as the one select of the form holds it: "igcse/physics". */
export const askFormSchema = yup.object({
  subject: text(SUBJECT_MISSING).matches(/^[a-z]{1,10}\/[a-z0-9-]{1,40}$/, SUBJECT_MISSING),
  topic: text(TOPIC_MISSING).matches(SLUG, TOPIC_MISSING),
  words: wordsAtom,
})

const uuid = (message: string) => text(message).matches(UUID_PATTERN, message)
const ATTACHMENT_WRONG = 'attachment must name an attempt and the number of a question'

export const askRequest = askFormSchema.shape({
  /** Made by the browser for this question: however often it is sent, it is asked and paid for once. */
  clientId: uuid('clientId must be a random id'),
  attachment: yup
    .object({
      attemptId: uuid(ATTACHMENT_WRONG),
      question: yup
        .number()
        .strict()
        .typeError(ATTACHMENT_WRONG)
        .integer(ATTACHMENT_WRONG)
        .min(1, ATTACHMENT_WRONG)
        .max(200, ATTACHMENT_WRONG)
        .required(ATTACHMENT_WRONG),
    })
    .noUnknown(ATTACHMENT_WRONG)
    .nullable()
    .default(undefined)
    .defined('attachment must be there, or null'),
})

const linkToken = yup.string().strict().typeError('token is required').required('token is required').max(2048)

export const tutorOpenRequest = yup.object({ token: linkToken })
export const tutorAnswerFormSchema = yup.object({ answer: tutorAnswerAtom })
export const tutorAnswerRequest = tutorAnswerFormSchema.shape({ token: linkToken })

export type AskForm = yup.InferType<typeof askFormSchema>
export type AskRequest = yup.InferType<typeof askRequest>
export type TutorOpenRequest = yup.InferType<typeof tutorOpenRequest>
export type TutorAnswerRequest = yup.InferType<typeof tutorAnswerRequest>
