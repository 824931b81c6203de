import { operation } from '../operation'
import { anything, count, done, exact, list, oneOf, orNull, type Shape, text, time } from '../shape'
import type {
  Attachment,
  AttachmentRef,
  CreditReason,
  CreditRow,
  ExportedQuestion,
  QuestionState,
  TutoringExport,
  TutoringSubject,
  TutoringView,
  TutorQuestion,
  TutorTask,
} from '../tutoring'
import { countedPart, question } from './exam-shapes'

const creditRow = exact<CreditRow>({
  id: text(),
  at: time(),
  amount: count(),
  reason: oneOf<CreditReason>(['welcome', 'question', 'returned']),
  questionId: orNull(text()),
})

const about = {
  course: text(),
  code: text(),
  topic: orNull(text()),
  words: text(),
  askedAt: time(),
  endsAt: time(),
}

const questionFields: { [K in keyof TutorQuestion]: Shape<TutorQuestion[K]> } = {
  id: text(),
  state: oneOf<QuestionState>(['waiting', 'answered', 'returned']),
  level: text(),
  subject: text(),
  ...about,
  attachment: orNull(exact<AttachmentRef>({ attemptId: text(), question: count() })),
  answeredAt: orNull(text()),
  returnedAt: orNull(text()),
  answer: orNull(text()),
}

const accounts = { balance: count(), ledger: list(creditRow) }

const tutoringView = exact<TutoringView>({ ...accounts, questions: list(exact(questionFields)) })
export const tutoringExport = exact<TutoringExport>({
  ...accounts,
  questions: list(exact<ExportedQuestion>({ ...questionFields, answerText: orNull(text()) })),
})

const attachment = exact<Attachment>({
  paper: text(),
  level: text(),
  subject: text(),
  topic: orNull(text()),
  question,
  results: list(countedPart),
  answers: list(exact({ key: text(), answer: orNull(anything()), working: text() })),
})

export const tutoring = operation({
  method: 'GET',
  path: '/api/tutoring/questions',
  summary: 'Tutor Credits (the balance, and every row of the ledger) and questions to tutors, newest first.',
  needs: 'session',
  limit: 'tutoring',
  response: tutoringView,
})

export const tutoringAsk = operation({
  method: 'POST',
  path: '/api/tutoring/questions',
  summary:
    'Asks a tutor a question for one credit, and answers like the GET. However often a clientId is sent, it is asked and paid for once. subject is level and slug (igcse/physics), topic a slug of its syllabus or "unsure".',
  needs: 'session',
  limit: 'tutoring',
  request: ({ askRequest }) => askRequest,
  response: tutoringView,
  errors: ['attemptNotFound', 'noTutorCredits', 'questionSentBefore'],
})

export const tutoringAttachment = operation({
  method: 'GET',
  path: '/api/tutoring/attachment',
  summary: 'What a tutor would see of a question of one’s own handed-in paper.',
  needs: 'session',
  limit: 'tutoring',
  query: { attempt: 'Id of the attempt', question: 'Number of the question' },
  response: attachment,
  errors: ['attemptNotFound'],
})

export const tutoringSubjects = operation({
  method: 'GET',
  path: '/api/tutoring/subjects',
  summary: 'The subjects and topics that can be asked about.',
  needs: 'nothing',
  response: list(
    exact<TutoringSubject>({
      level: text(),
      slug: text(),
      name: text(),
      topics: list(exact({ slug: text(), title: text() })),
    }),
  ),
  cache: 'public',
  credentials: false,
})

export const tutorQuestion = operation({
  method: 'POST',
  path: '/api/tutor/question',
  summary: 'The question behind the link that was mailed to the tutors. Nothing of who asked.',
  needs: 'nothing',
  limit: 'tutorLinks',
  request: ({ tutorOpenRequest }) => tutorOpenRequest,
  response: exact<TutorTask>({ questionId: text(), ...about, attachment: orNull(attachment) }),
  errors: ['tutorLinkDamaged', 'tutorLinkUsed', 'tutorLinkExpired'],
  credentials: false,
})

export const tutorAnswer = operation({
  method: 'POST',
  path: '/api/tutor/answer',
  summary: 'Answers the question behind the link, once. The very same answer may be sent again.',
  needs: 'nothing',
  limit: 'tutorLinks',
  request: ({ tutorAnswerRequest }) => tutorAnswerRequest,
  response: done(),
  errors: ['tutorLinkDamaged', 'tutorLinkUsed', 'tutorLinkExpired'],
  credentials: false,
})
