import { login as call } from '@/lib/contracts/calls/identity'
import { methods } from '@/lib/server/http/methods'
import { route } from '@/lib/server/http/route'
import { login } from '@/lib/server/identity/login'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(call, ({ ctx, body }) => login(ctx, body)),
})
