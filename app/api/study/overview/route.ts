import { studyOverview } from '@/lib/contracts/calls/study'
import { methods } from '@/lib/server/http/methods'
import { route } from '@/lib/server/http/route'
import { readOverview } from '@/lib/server/study/overview'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(studyOverview, ({ ctx, owner }) => readOverview(ctx, owner)),
})
