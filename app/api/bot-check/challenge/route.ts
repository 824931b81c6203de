import { botCheckChallenge } from '@/lib/contracts/calls/service'
import { newChallenge } from '@/lib/server/bot-check/challenge'
import { methods } from '@/lib/server/http/methods'
import { route } from '@/lib/server/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(botCheckChallenge, ({ ctx, query }) => newChallenge(ctx, query)),
})
