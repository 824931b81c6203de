import { tutoring, tutoringAsk } from '@/lib/contracts/calls/tutoring'
import { methods } from '@/lib/server/http/methods'
import { route } from '@/lib/server/http/route'
import { askQuestion } from '@/lib/server/tutoring/ask-question'
import { viewTutoring } from '@/lib/server/tutoring/view-tutoring'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(tutoring, ({ ctx, owner }) => viewTutoring(ctx, owner)),
  POST: route(tutoringAsk, ({ ctx, owner, body }) => askQuestion(ctx, owner, body)),
})
