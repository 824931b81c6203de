import { competencyToken } from '@/lib/contracts/calls/exams'
import { openAttempt } from '@/lib/server/exams/open-attempt'
import { methods } from '@/lib/server/http/methods'
import { route } from '@/lib/server/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(competencyToken, ({ ctx, owner, body }) => openAttempt(ctx, owner, body)),
})
