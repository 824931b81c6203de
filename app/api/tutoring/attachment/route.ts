import { tutoringAttachment } from '@/lib/contracts/calls/tutoring'
import { methods } from '@/lib/server/http/methods'
import { route } from '@/lib/server/http/route'
import { viewAttachment } from '@/lib/server/tutoring/attachment'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(tutoringAttachment, ({ ctx, owner, query }) => viewAttachment(ctx, owner, query)),
})
