import { notesProgressRequest } from '@/lib/contracts/requests'
import { methods } from '@/lib/server/http/methods'
import { route } from '@/lib/server/http/route'
import { changeNotesProgress, readNotesProgress } from '@/lib/server/progress/notes-progress'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({ actor: 'user', limit: 'progress' }, ({ ctx, actor }) => readNotesProgress(ctx, actor)),
  POST: route({ actor: 'user', limit: 'progress', body: notesProgressRequest }, ({ ctx, actor, body }) =>
    changeNotesProgress(ctx, actor, body),
  ),
})
