import { sessionEnd } from '@/lib/contracts/calls/session'
import { methods } from '@/lib/server/http/methods'
import { route } from '@/lib/server/http/route'
import { endOneSession } from '@/lib/server/identity/end-other-sessions'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(sessionEnd, ({ ctx, owner, body }) => endOneSession(ctx, owner, body)),
})
