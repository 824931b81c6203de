import { examHandInRequest } from '@/lib/contracts/exam-requests'
import { handIn } from '@/lib/server/exams/hand-in'
import { methods } from '@/lib/server/http/methods'
import { route } from '@/lib/server/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route({ actor: 'anyone', limit: 'examWrites', body: examHandInRequest }, ({ ctx, body }) =>
    handIn(ctx, body),
  ),
})
