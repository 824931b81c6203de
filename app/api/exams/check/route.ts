import { examCheckRequest } from '@/lib/contracts/exam-requests'
import { checkPart } from '@/lib/server/exams/check-part'
import { methods } from '@/lib/server/http/methods'
import { route } from '@/lib/server/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route({ actor: 'anyone', limit: 'examWrites', body: examCheckRequest }, ({ ctx, body }) =>
    checkPart(ctx, body),
  ),
})
