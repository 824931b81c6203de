import { examHandIn } from '@/lib/contracts/calls/exams'
import { handIn } from '@/lib/server/exams/hand-in'
import { methods } from '@/lib/server/http/methods'
import { route } from '@/lib/server/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(examHandIn, ({ ctx, owner, body }) => handIn(ctx, owner, body)),
})
