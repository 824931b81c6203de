import { refresh as call } from '@/lib/contracts/calls/session'
import { methods } from '@/lib/server/http/methods'
import { route } from '@/lib/server/http/route'
import { refresh } from '@/lib/server/identity/refresh'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(call, ({ ctx, body }) => refresh(ctx, body)),
})
