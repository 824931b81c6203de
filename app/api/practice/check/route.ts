import { practiceCheck } from '@/lib/contracts/calls/practice'
import { methods } from '@/lib/server/http/methods'
import { route } from '@/lib/server/http/route'
import { checkPractice } from '@/lib/server/practice/check-practice'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(practiceCheck, ({ ctx, owner, body }) => checkPractice(ctx, owner, body)),
})
