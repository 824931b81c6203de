import { passwordReset } from '@/lib/contracts/calls/identity'
import { methods } from '@/lib/server/http/methods'
import { route } from '@/lib/server/http/route'
import { requestReset } from '@/lib/server/identity/request-reset'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(passwordReset, ({ ctx, body }) => requestReset(ctx, body)),
})
