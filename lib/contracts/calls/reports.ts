import { operation } from '../operation'
import { done } from '../shape'

export const report = operation({
  method: 'POST',
  path: '/api/reports',
  summary:
    'Tells the editors of a problem, by mail. Nothing of the sender is kept. A visitor passes the bot check; a signed-in person need not.',
  needs: 'nothing',
  limit: 'reports',
  request: ({ reportRequest }) => reportRequest,
  response: done(),
  errors: ['botCheckRejected', 'notFound'],
})
