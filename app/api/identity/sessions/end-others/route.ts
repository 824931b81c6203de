import { sessionsEndOthers } from '@/lib/contracts/calls/session'
import { methods } from '@/lib/server/http/methods'
import { route } from '@/lib/server/http/route'
import { endOtherSessions } from '@/lib/server/identity/end-other-sessions'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(sessionsEndOthers, ({ ctx, owner }) => endOtherSessions(ctx, owner)),
})
