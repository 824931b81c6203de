import { live } from '@/lib/contracts/calls/live'
import { methods } from '@/lib/server/http/methods'
import { streamRoute } from '@/lib/server/http/stream'
import { openLive } from '@/lib/server/live/open-live'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: streamRoute(live, ({ ctx, owner }) => openLive(ctx, owner)),
})
