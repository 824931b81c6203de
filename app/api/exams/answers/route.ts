import { examAnswersRequest } from '@/lib/contracts/exam-requests'
import { saveAnswers } from '@/lib/server/exams/save-answers'
import { methods } from '@/lib/server/http/methods'
import { route } from '@/lib/server/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route({ actor: 'anyone', limit: 'examWrites', body: examAnswersRequest }, ({ ctx, body }) =>
    saveAnswers(ctx, body),
  ),
})
