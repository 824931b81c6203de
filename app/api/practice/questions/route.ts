import { practiceQuestions } from '@/lib/contracts/calls/practice'
import { methods } from '@/lib/server/http/methods'
import { route } from '@/lib/server/http/route'
import { drawPractice } from '@/lib/server/practice/draw-practice'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(practiceQuestions, ({ ctx, query }) => drawPractice(ctx, query)),
})
