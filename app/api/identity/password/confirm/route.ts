import { passwordConfirm } from '@/lib/contracts/calls/identity'
import { methods } from '@/lib/server/http/methods'
import { route } from '@/lib/server/http/route'
import { confirmReset } from '@/lib/server/identity/confirm-reset'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(passwordConfirm, ({ ctx, body }) => confirmReset(ctx, body)),
})
