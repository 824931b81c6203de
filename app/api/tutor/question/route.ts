import { tutorQuestion } from '@/lib/contracts/calls/tutoring'
import { methods } from '@/lib/server/http/methods'
import { route } from '@/lib/server/http/route'
import { openTask } from '@/lib/server/tutoring/open-task'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(tutorQuestion, ({ ctx, body }) => openTask(ctx, body)),
})
