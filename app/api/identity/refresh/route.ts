import { refreshRequest } from '@/lib/contracts/requests'
import { methods } from '@/lib/server/http/methods'
import { route } from '@/lib/server/http/route'
import { refresh } from '@/lib/server/identity/refresh'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route({ actor: 'anyone', limit: 'refreshes', body: refreshRequest }, ({ ctx, body }) =>
    refresh(ctx, body),
  ),
})
