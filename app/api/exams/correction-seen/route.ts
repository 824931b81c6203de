import { examCorrectionSeen } from '@/lib/contracts/calls/exams'
import { seeCorrection } from '@/lib/server/exams/see-correction'
import { methods } from '@/lib/server/http/methods'
import { route } from '@/lib/server/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(examCorrectionSeen, ({ ctx, owner }) => seeCorrection(ctx, owner)),
})
