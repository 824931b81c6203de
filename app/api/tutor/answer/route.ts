import { tutorAnswer } from '@/lib/contracts/calls/tutoring'
import { methods } from '@/lib/server/http/methods'
import { route } from '@/lib/server/http/route'
import { answerQuestion } from '@/lib/server/tutoring/answer-question'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(tutorAnswer, ({ ctx, body }) => answerQuestion(ctx, body)),
})
