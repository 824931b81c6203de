import { logout as call } from '@/lib/contracts/calls/session'
import { methods } from '@/lib/server/http/methods'
import { route } from '@/lib/server/http/route'
import { logout } from '@/lib/server/identity/logout'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(call, ({ ctx }) => logout(ctx)),
})
