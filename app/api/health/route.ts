import { health } from '@/lib/contracts/calls/service'
import { ready } from '@/lib/server/health'
import { methods } from '@/lib/server/http/methods'
import { route } from '@/lib/server/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(health, ({ ctx }) => ready(ctx)),
})
