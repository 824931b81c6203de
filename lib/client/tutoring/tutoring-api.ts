import * as calls from '@/lib/contracts/calls/tutoring'
import type { AskRequest, AttachmentRef } from '@/lib/contracts/tutoring'
import { call } from '../api-client'
import { mutate } from '../mutate'

export const tutoringApi = {
  view: () => call(calls.tutoring),
  subjects: () => call(calls.tutoringSubjects),
  attachment: ({ attemptId, question }: AttachmentRef) =>
    call(calls.tutoringAttachment, { attempt: attemptId, question: String(question) }),
  /** May be sent again: its clientId makes it one question. */
  ask: (body: AskRequest) => mutate(() => call(calls.tutoringAsk, body)),
  openTask: (token: string) => call(calls.tutorQuestion, { token }),
  sendAnswer: async (token: string, answer: string) => {
    await mutate(() => call(calls.tutorAnswer, { token, answer }))
  },
}
