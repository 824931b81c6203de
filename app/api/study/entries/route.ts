import { studyEntries, studyEntriesChange } from '@/lib/contracts/calls/study'
import { methods } from '@/lib/server/http/methods'
import { route } from '@/lib/server/http/route'
import { changeStudyEntries, readStudyEntries } from '@/lib/server/study/entries'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(studyEntries, ({ ctx, owner }) => readStudyEntries(ctx, owner)),
  POST: route(studyEntriesChange, ({ ctx, owner, body }) => changeStudyEntries(ctx, owner, body)),
})
