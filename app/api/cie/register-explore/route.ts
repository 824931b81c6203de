import { registerRequest } from '@/lib/contracts/requests'
import { methods } from '@/lib/server/http/methods'
import { route } from '@/lib/server/http/route'
import { register } from '@/lib/server/identity/register'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route({ actor: 'anyone', limit: 'identityForms', body: registerRequest }, ({ ctx, body }) =>
    register(ctx, body),
  ),
})
