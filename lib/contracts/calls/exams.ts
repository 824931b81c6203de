import type { CompetencyTokenResult } from '../dto'
import type { AttemptView, Given, SavedResult, SecondOpinion, ShownPaper } from '../exams'
import { operation } from '../operation'
import { anything, count, done, exact, list, oneOf, orNull, text, time } from '../shape'
import { checkedPart, paper, result, savedAnswer, summary } from './exam-shapes'

const view = exact<AttemptView>({
  attempt: summary,
  paper,
  answers: list(savedAnswer),
  serverNow: time(),
  result: orNull(result),
  secondOpinion: orNull(text()),
  scheme: orNull(anything()),
})

export const competencyToken = operation({
  method: 'POST',
  path: '/api/cie/competency/token',
  summary:
    'The right to sit a paper: the very one of the examId or of the seed, else a fresh one that asks what this student has not met. `met` names papers that a visitor met on other days. The clock starts.',
  needs: 'sessionOrVisitor',
  limit: 'attempts',
  request: ({ competencyTokenRequest }) => competencyTokenRequest,
  response: exact<CompetencyTokenResult>({
    token: text(),
    attemptId: text(),
    examId: text(),
    expiresAt: time(),
  }),
  errors: ['notFound', 'paperNotFound'],
})

export const examAttempts = operation({
  method: 'GET',
  path: '/api/exams/attempts',
  summary: 'The papers that this person or visitor has opened, newest first.',
  needs: 'sessionOrVisitor',
  limit: 'examReads',
  response: list(summary),
})

export const examAttempt = operation({
  method: 'GET',
  path: '/api/exams/attempt',
  summary: 'One attempt with its paper and the answers so far; with the marking after hand-in.',
  needs: 'attempt',
  limit: 'examReads',
  query: { id: 'id of the attempt' },
  response: view,
})

export const examPaper = operation({
  method: 'GET',
  path: '/api/exams/paper',
  summary:
    'One very paper as a candidate may see it, without answers: for anyone who has its address or its printed code.',
  needs: 'nothing',
  limit: 'examReads',
  query: {
    id: 'Id of the very paper',
    paperId: 'In place of the id, with the seed: the paper of which the code is',
    seed: 'The six letters and figures of a code',
  },
  response: exact<ShownPaper>({ examId: text(), code: text(), paperId: text(), seed: text(), paper }),
  errors: ['paperNotFound'],
})

export const examGive = operation({
  method: 'POST',
  path: '/api/exams/give',
  summary:
    'Keeps a paper for others, the very one of the examId or of the seed, else a fresh one; whoever has its address may sit it.',
  needs: 'nothing',
  limit: 'attempts',
  request: ({ examGiveRequest }) => examGiveRequest,
  response: exact<Given>({ examId: text(), code: text() }),
  errors: ['notFound', 'paperNotFound'],
})

export const examAnswers = operation({
  method: 'POST',
  path: '/api/exams/answers',
  summary: 'Keeps changes of answers. May be repeated and come in any order: the highest seq of a part wins.',
  needs: 'attempt',
  limit: 'examWrites',
  request: ({ examAnswersRequest }) => examAnswersRequest,
  response: exact<SavedResult>({
    saved: list(exact({ key: text(), seq: count() })),
    serverNow: time(),
    deadlineAt: orNull(text()),
  }),
  errors: ['attemptHandedIn', 'attemptTimeUp', 'attemptPrinted'],
})

export const examCheck = operation({
  method: 'POST',
  path: '/api/exams/check',
  summary: 'Marks one saved part of a paper that is sat for practice.',
  needs: 'attempt',
  limit: 'examWrites',
  request: ({ examCheckRequest }) => examCheckRequest,
  response: checkedPart,
  errors: ['attemptHandedIn', 'attemptStillOpen', 'attemptPrinted'],
})

export const examHandIn = operation({
  method: 'POST',
  path: '/api/exams/hand-in',
  summary: 'Hands the paper in with the last changes, and marks it. May be repeated.',
  needs: 'attempt',
  limit: 'examWrites',
  request: ({ examHandInRequest }) => examHandInRequest,
  response: view,
  errors: ['attemptPrinted', 'attemptTimeUp'],
})

export const examSelfMark = operation({
  method: 'POST',
  path: '/api/exams/self-mark',
  summary: 'Keeps the points of the mark scheme that the student has ticked for one part.',
  needs: 'attempt',
  limit: 'examWrites',
  request: ({ examSelfMarkRequest }) => examSelfMarkRequest,
  response: view,
  errors: ['attemptStillOpen', 'attemptPrinted'],
})

export const examSecondOpinion = operation({
  method: 'POST',
  path: '/api/exams/second-opinion',
  summary:
    'Asks the language model of this site, if it has one, about a point of a written answer that was left open. Question, point and answer are sent to it, nothing else; its opinion is not kept and counts for nothing.',
  needs: 'attempt',
  limit: 'opinions',
  request: ({ examSecondOpinionRequest }) => examSecondOpinionRequest,
  response: exact<SecondOpinion>({ verdict: oneOf(['earned', 'notEarned']), quote: text() }),
  errors: ['notFound', 'attemptStillOpen', 'noSecondOpinion'],
})

export const examCorrectionSeen = operation({
  method: 'POST',
  path: '/api/exams/correction-seen',
  summary: 'The student has read what was corrected in a handed-in paper; its notice goes. May be repeated.',
  needs: 'attempt',
  limit: 'examWrites',
  request: ({ examCorrectionSeenRequest }) => examCorrectionSeenRequest,
  response: done(),
})
