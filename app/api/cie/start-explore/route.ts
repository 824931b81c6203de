import { startExplore as call } from '@/lib/contracts/calls/visitor'
import { methods } from '@/lib/server/http/methods'
import { route } from '@/lib/server/http/route'
import { startExplore } from '@/lib/server/visitor/start-explore'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(call, ({ ctx, body }) => startExplore(ctx, body)),
})
