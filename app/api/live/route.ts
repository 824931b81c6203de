import { liveRequest } from '@/lib/contracts/live'
import { methods } from '@/lib/server/http/methods'
import { streamRoute } from '@/lib/server/http/stream'
import { openLive } from '@/lib/server/live/open-live'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: streamRoute({ limit: 'live', body: liveRequest }, ({ ctx, body }) => openLive(ctx, body)),
})
