import { notesProgress, notesProgressChange } from '@/lib/contracts/calls/progress'
import { methods } from '@/lib/server/http/methods'
import { route } from '@/lib/server/http/route'
import { changeNotesProgress, readNotesProgress } from '@/lib/server/progress/notes-progress'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(notesProgress, ({ ctx, owner }) => readNotesProgress(ctx, owner)),
  POST: route(notesProgressChange, ({ ctx, owner, body }) => changeNotesProgress(ctx, owner, body)),
})
