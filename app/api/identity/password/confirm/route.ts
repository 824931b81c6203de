import { passwordConfirmRequest } from '@/lib/contracts/requests'
import { methods } from '@/lib/server/http/methods'
import { route } from '@/lib/server/http/route'
import { confirmReset } from '@/lib/server/identity/confirm-reset'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route({ actor: 'anyone', limit: 'resetConfirms', body: passwordConfirmRequest }, ({ ctx, body }) =>
    confirmReset(ctx, body),
  ),
})
