import { tutoringSubjects as call } from '@/lib/contracts/calls/tutoring'
import { methods } from '@/lib/server/http/methods'
import { route } from '@/lib/server/http/route'
import { tutoringSubjects } from '@/lib/server/tutoring/subjects'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(call, tutoringSubjects),
})
