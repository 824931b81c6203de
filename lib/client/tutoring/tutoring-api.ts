import { ENDPOINTS } from '@/lib/contracts/endpoints'
import type {
  AskRequest,
  Attachment,
  AttachmentRef,
  TutoringSubject,
  TutoringView,
  TutorTask,
} from '@/lib/contracts/tutoring'
import { callApi } from '../api-client'
import { mutate } from '../mutate'

/** Our own server, whose answers the contract types; an external one must send the same. */
export const tutoringApi = {
  view: async () => (await callApi(ENDPOINTS.tutoring)) as TutoringView,
  subjects: async () => (await callApi(ENDPOINTS.tutoringSubjects)) as TutoringSubject[],
  attachment: async ({ attemptId, question }: AttachmentRef) =>
    (await callApi(ENDPOINTS.tutoringAttachment, {
      query: { attempt: attemptId, question: String(question) },
    })) as Attachment,
  /** May be sent again: its clientId makes it one question. */
  ask: async (body: AskRequest) =>
    (await mutate(() => callApi(ENDPOINTS.tutoringAsk, { body }))) as TutoringView,
  openTask: async (token: string) =>
    (await callApi(ENDPOINTS.tutorQuestion, { body: { token } })) as TutorTask,
  sendAnswer: async (token: string, answer: string) => {
    await mutate(() => callApi(ENDPOINTS.tutorAnswer, { body: { token, answer } }))
  },
}
