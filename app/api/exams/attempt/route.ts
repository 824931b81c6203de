import { examAttempt } from '@/lib/contracts/calls/exams'
import { viewAttempt } from '@/lib/server/exams/view-attempt'
import { methods } from '@/lib/server/http/methods'
import { route } from '@/lib/server/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(examAttempt, ({ ctx, owner }) => viewAttempt(ctx, owner)),
})
