import { sessionsEndOthersRequest } from '@/lib/contracts/requests'
import { methods } from '@/lib/server/http/methods'
import { route } from '@/lib/server/http/route'
import { endOtherSessions } from '@/lib/server/identity/end-other-sessions'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route({ actor: 'user', limit: 'sessions', body: sessionsEndOthersRequest }, ({ ctx, actor }) =>
    endOtherSessions(ctx, actor),
  ),
})
