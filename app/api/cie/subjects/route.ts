import { subjects } from '@/lib/contracts/calls/lists'
import { catalogueLists } from '@/lib/server/catalogue/lists'
import { methods } from '@/lib/server/http/methods'
import { route } from '@/lib/server/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(subjects, async ({ ctx }) => (await catalogueLists(ctx)).subjects),
})
