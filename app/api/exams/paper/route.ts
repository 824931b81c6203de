import { showPaper } from '@/lib/server/exams/give-paper'
import { methods } from '@/lib/server/http/methods'
import { route } from '@/lib/server/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({ actor: 'anyone', limit: 'examReads' }, ({ ctx }) => showPaper(ctx)),
})
