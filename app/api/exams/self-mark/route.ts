import { examSelfMarkRequest } from '@/lib/contracts/exam-requests'
import { selfMark } from '@/lib/server/exams/self-mark'
import { methods } from '@/lib/server/http/methods'
import { route } from '@/lib/server/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route({ actor: 'anyone', limit: 'examWrites', body: examSelfMarkRequest }, ({ ctx, body }) =>
    selfMark(ctx, body),
  ),
})
