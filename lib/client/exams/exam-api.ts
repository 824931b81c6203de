import type { CompetencyTokenResult } from '@/lib/contracts/dto'
import { ATTEMPT_HEADER, ENDPOINTS, type Endpoint } from '@/lib/contracts/endpoints'
import type { CompetencyTokenRequest, ExamGiveRequest } from '@/lib/contracts/exam-requests'
import type {
  AnswerChange,
  AttemptSummary,
  AttemptView,
  CheckedPart,
  Given,
  SavedResult,
  ShownPaper,
} from '@/lib/contracts/exams'
import { callApi } from '../api-client'
import { visitorHeader } from '../visitor-header'
import { examStore } from './exam-store'

type Options = { body?: Record<string, unknown>; query?: Record<string, string>; keepalive?: boolean }

/** The right to sit goes with every call of the attempt: good when the visitor's day or the log-in has ended. */
async function call(endpoint: Endpoint, attemptId: string | null, options: Options = {}): Promise<unknown> {
  const kept = attemptId === null ? undefined : await examStore.token(attemptId)
  return callApi(endpoint, {
    ...options,
    headers: { ...visitorHeader(), ...(kept && { [ATTEMPT_HEADER]: kept.token }) },
  })
}

/** Our own server, whose answers the contract types; an external one must send the same. */
export const examApi = {
  open: async (body: CompetencyTokenRequest) =>
    (await call(ENDPOINTS.competencyToken, null, { body })) as CompetencyTokenResult,
  paper: async (query: { id: string } | { paperId: string; seed: string }) =>
    (await call(ENDPOINTS.examPaper, null, { query })) as ShownPaper,
  give: async (body: ExamGiveRequest) => (await call(ENDPOINTS.examGive, null, { body })) as Given,
  list: async () => (await call(ENDPOINTS.examAttempts, null)) as AttemptSummary[],
  view: async (attemptId: string) =>
    (await call(ENDPOINTS.examAttempt, attemptId, { query: { id: attemptId } })) as AttemptView,
  save: async (attemptId: string, changes: AnswerChange[], keepalive = false) =>
    (await call(ENDPOINTS.examAnswers, attemptId, {
      body: { attemptId, changes },
      keepalive,
    })) as SavedResult,
  check: async (attemptId: string, key: string) =>
    (await call(ENDPOINTS.examCheck, attemptId, { body: { attemptId, key } })) as CheckedPart,
  handIn: async (attemptId: string, changes: AnswerChange[], automatic: boolean) =>
    (await call(ENDPOINTS.examHandIn, attemptId, { body: { attemptId, changes, automatic } })) as AttemptView,
  selfMark: async (attemptId: string, key: string, points: boolean[]) =>
    (await call(ENDPOINTS.examSelfMark, attemptId, { body: { attemptId, key, points } })) as AttemptView,
  correctionSeen: async (attemptId: string) => {
    await call(ENDPOINTS.examCorrectionSeen, attemptId, { body: { attemptId } })
  },
}
export type ExamApi = typeof examApi
