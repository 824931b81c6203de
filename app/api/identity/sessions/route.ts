import { sessions } from '@/lib/contracts/calls/session'
import { methods } from '@/lib/server/http/methods'
import { route } from '@/lib/server/http/route'
import { listSessions } from '@/lib/server/identity/list-sessions'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(sessions, ({ ctx, owner }) => listSessions(ctx, owner)),
})
