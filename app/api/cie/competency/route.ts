import { catalogueLists } from '@/lib/server/catalogue/lists'
import { methods } from '@/lib/server/http/methods'
import { route } from '@/lib/server/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({ actor: 'anyone', cache: 'public' }, ({ ctx }) =>
    catalogueLists(ctx).then(lists => lists.competency),
  ),
})
