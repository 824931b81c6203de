import { examCorrectionSeenRequest } from '@/lib/contracts/exam-requests'
import { seeCorrection } from '@/lib/server/exams/see-correction'
import { methods } from '@/lib/server/http/methods'
import { route } from '@/lib/server/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route({ actor: 'anyone', limit: 'examWrites', body: examCorrectionSeenRequest }, ({ ctx, body }) =>
    seeCorrection(ctx, body),
  ),
})
