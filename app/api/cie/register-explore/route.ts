import { registerExplore } from '@/lib/contracts/calls/identity'
import { methods } from '@/lib/server/http/methods'
import { route } from '@/lib/server/http/route'
import { register } from '@/lib/server/identity/register'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(registerExplore, ({ ctx, owner, body }) => register(ctx, owner, body)),
})
