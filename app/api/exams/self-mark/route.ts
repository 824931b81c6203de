import { examSelfMark } from '@/lib/contracts/calls/exams'
import { selfMark } from '@/lib/server/exams/self-mark'
import { methods } from '@/lib/server/http/methods'
import { route } from '@/lib/server/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(examSelfMark, ({ ctx, owner, body }) => selfMark(ctx, owner, body)),
})
