import { cardsLog } from '@/lib/contracts/calls/cards'
import { syncCardsLog } from '@/lib/server/cards/cards-log'
import { methods } from '@/lib/server/http/methods'
import { route } from '@/lib/server/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(cardsLog, ({ ctx, owner, body }) => syncCardsLog(ctx, owner, body)),
})
