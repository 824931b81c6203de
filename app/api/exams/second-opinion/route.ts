import { examSecondOpinion } from '@/lib/contracts/calls/exams'
import { secondOpinion } from '@/lib/server/exams/second-opinion'
import { methods } from '@/lib/server/http/methods'
import { route } from '@/lib/server/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(examSecondOpinion, ({ ctx, owner, body }) => secondOpinion(ctx, owner, body)),
})
