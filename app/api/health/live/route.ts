import { healthLive } from '@/lib/contracts/calls/service'
import { methods } from '@/lib/server/http/methods'
import { route } from '@/lib/server/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(healthLive, () => ({ status: 'ok' as const })),
})
