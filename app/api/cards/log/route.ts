import { cardsLogRequest } from '@/lib/contracts/cards'
import { syncCardsLog } from '@/lib/server/cards/cards-log'
import { methods } from '@/lib/server/http/methods'
import { route } from '@/lib/server/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route({ actor: 'user', limit: 'cards', body: cardsLogRequest }, ({ ctx, actor, body }) =>
    syncCardsLog(ctx, actor, body),
  ),
})
