import { examGiveRequest } from '@/lib/contracts/exam-requests'
import { givePaper } from '@/lib/server/exams/give-paper'
import { methods } from '@/lib/server/http/methods'
import { route } from '@/lib/server/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route({ actor: 'anyone', limit: 'attempts', body: examGiveRequest }, ({ ctx, body }) =>
    givePaper(ctx, body),
  ),
})
