import { askRequest } from '@/lib/contracts/tutoring'
import { methods } from '@/lib/server/http/methods'
import { route } from '@/lib/server/http/route'
import { askQuestion } from '@/lib/server/tutoring/ask-question'
import { viewTutoring } from '@/lib/server/tutoring/view-tutoring'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({ actor: 'user', limit: 'tutoring' }, ({ ctx, actor }) => viewTutoring(ctx, actor)),
  POST: route({ actor: 'user', limit: 'tutoring', body: askRequest }, ({ ctx, actor, body }) =>
    askQuestion(ctx, actor, body),
  ),
})
