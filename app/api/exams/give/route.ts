import { examGive } from '@/lib/contracts/calls/exams'
import { givePaper } from '@/lib/server/exams/give-paper'
import { methods } from '@/lib/server/http/methods'
import { route } from '@/lib/server/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(examGive, ({ ctx, body }) => givePaper(ctx, body)),
})
