import * as calls from '@/lib/contracts/calls/exams'
import type { CompetencyTokenRequest, ExamGiveRequest } from '@/lib/contracts/exam-requests'
import type { AnswerChange } from '@/lib/contracts/exams'
import { ATTEMPT_HEADER } from '@/lib/contracts/headers'
import { call } from '../api-client'
import { visitorHeader } from '../visitor-header'
import { examStore } from './exam-store'
import { takeAhead } from './view-ahead'

/** As whoever has this browser. */
const here = () => ({ headers: visitorHeader() })

/** The right to sit goes with every call of the attempt: good when the visitor's day or the log-in has ended. */
async function sitting(attemptId: string) {
  const kept = await examStore.token(attemptId)
  return { headers: { ...visitorHeader(), ...(kept && { [ATTEMPT_HEADER]: kept.token }) } }
}

export const examApi = {
  open: (body: CompetencyTokenRequest) => call(calls.competencyToken, body, here()),
  paper: (query: { id: string } | { paperId: string; seed: string }) => call(calls.examPaper, query, here()),
  give: (body: ExamGiveRequest) => call(calls.examGive, body, here()),
  list: () => call(calls.examAttempts, undefined, here()),
  view: async (attemptId: string) =>
    (await takeAhead(attemptId)) ?? call(calls.examAttempt, { id: attemptId }, await sitting(attemptId)),
  save: async (attemptId: string, changes: AnswerChange[], keepalive = false) =>
    call(calls.examAnswers, { attemptId, changes }, { ...(await sitting(attemptId)), keepalive }),
  check: async (attemptId: string, key: string) =>
    call(calls.examCheck, { attemptId, key }, await sitting(attemptId)),
  handIn: async (attemptId: string, changes: AnswerChange[], automatic: boolean) =>
    call(calls.examHandIn, { attemptId, changes, automatic }, await sitting(attemptId)),
  selfMark: async (attemptId: string, key: string, points: boolean[]) =>
    call(calls.examSelfMark, { attemptId, key, points }, await sitting(attemptId)),
  secondOpinion: async (attemptId: string, key: string, point: number) =>
    call(calls.examSecondOpinion, { attemptId, key, point, consent: true }, await sitting(attemptId)),
  correctionSeen: async (attemptId: string) => {
    await call(calls.examCorrectionSeen, { attemptId }, await sitting(attemptId))
  },
}
export type ExamApi = typeof examApi
