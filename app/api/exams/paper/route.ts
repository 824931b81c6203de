import { examPaper } from '@/lib/contracts/calls/exams'
import { showPaper } from '@/lib/server/exams/give-paper'
import { methods } from '@/lib/server/http/methods'
import { route } from '@/lib/server/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(examPaper, ({ ctx, query }) => showPaper(ctx, query)),
})
