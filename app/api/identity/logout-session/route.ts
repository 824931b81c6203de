import { logoutRequest } from '@/lib/contracts/requests'
import { methods } from '@/lib/server/http/methods'
import { route } from '@/lib/server/http/route'
import { logout } from '@/lib/server/identity/logout'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route({ actor: 'anyone', body: logoutRequest }, ({ ctx }) => logout(ctx)),
})
