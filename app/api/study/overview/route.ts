import { methods } from '@/lib/server/http/methods'
import { route } from '@/lib/server/http/route'
import { readOverview } from '@/lib/server/study/overview'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({ actor: 'user', limit: 'study' }, ({ ctx, actor }) => readOverview(ctx, actor)),
})
