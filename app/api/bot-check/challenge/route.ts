import { botCheckChallenge } from '@/lib/server/bot-check/challenge'
import { methods } from '@/lib/server/http/methods'
import { route } from '@/lib/server/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({ actor: 'anyone', limit: 'challenges' }, ({ ctx }) => botCheckChallenge(ctx)),
})
