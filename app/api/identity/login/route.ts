import { loginRequest } from '@/lib/contracts/requests'
import { methods } from '@/lib/server/http/methods'
import { route } from '@/lib/server/http/route'
import { login } from '@/lib/server/identity/login'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route({ actor: 'anyone', limit: 'identityForms', body: loginRequest }, ({ ctx, body }) =>
    login(ctx, body),
  ),
})
