import { competencyTokenRequest } from '@/lib/contracts/exam-requests'
import { openAttempt } from '@/lib/server/exams/open-attempt'
import { methods } from '@/lib/server/http/methods'
import { route } from '@/lib/server/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route({ actor: 'anyone', limit: 'attempts', body: competencyTokenRequest }, ({ ctx, body }) =>
    openAttempt(ctx, body),
  ),
})
