import { examAttempts } from '@/lib/contracts/calls/exams'
import { listAttempts } from '@/lib/server/exams/list-attempts'
import { methods } from '@/lib/server/http/methods'
import { route } from '@/lib/server/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(examAttempts, ({ ctx, owner }) => listAttempts(ctx, owner)),
})
