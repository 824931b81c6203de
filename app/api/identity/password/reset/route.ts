import { passwordResetRequest } from '@/lib/contracts/requests'
import { methods } from '@/lib/server/http/methods'
import { route } from '@/lib/server/http/route'
import { requestReset } from '@/lib/server/identity/request-reset'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route({ actor: 'anyone', limit: 'resets', body: passwordResetRequest }, ({ ctx, body }) =>
    requestReset(ctx, body),
  ),
})
