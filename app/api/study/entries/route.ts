import { studyEntriesRequest } from '@/lib/contracts/study-requests'
import { methods } from '@/lib/server/http/methods'
import { route } from '@/lib/server/http/route'
import { changeStudyEntries, readStudyEntries } from '@/lib/server/study/entries'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({ actor: 'user', limit: 'study' }, ({ ctx, actor }) => readStudyEntries(ctx, actor)),
  POST: route({ actor: 'user', limit: 'study', body: studyEntriesRequest }, ({ ctx, actor, body }) =>
    changeStudyEntries(ctx, actor, body),
  ),
})
