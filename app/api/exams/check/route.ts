import { examCheck } from '@/lib/contracts/calls/exams'
import { checkPart } from '@/lib/server/exams/check-part'
import { methods } from '@/lib/server/http/methods'
import { route } from '@/lib/server/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(examCheck, ({ ctx, owner, body }) => checkPart(ctx, owner, body)),
})
