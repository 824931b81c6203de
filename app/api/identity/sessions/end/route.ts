import { sessionEndRequest } from '@/lib/contracts/requests'
import { methods } from '@/lib/server/http/methods'
import { route } from '@/lib/server/http/route'
import { endOneSession } from '@/lib/server/identity/end-other-sessions'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route({ actor: 'user', limit: 'sessions', body: sessionEndRequest }, ({ ctx, actor, body }) =>
    endOneSession(ctx, actor, body),
  ),
})
