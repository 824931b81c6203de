import { examAnswers } from '@/lib/contracts/calls/exams'
import { saveAnswers } from '@/lib/server/exams/save-answers'
import { methods } from '@/lib/server/http/methods'
import { route } from '@/lib/server/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(examAnswers, ({ ctx, owner, body }) => saveAnswers(ctx, owner, body)),
})
