import { LIVE_KINDS, type LiveNews } from '../live'
import { operation } from '../operation'
import { exact, oneOf, text } from '../shape'

export const live = operation({
  method: 'POST',
  path: '/api/live',
  summary:
    'A stream of server-sent events for the person of the socketToken: "hello" at the beginning and after a gap (read again what you show), "news" with the kind and id of what has changed. It ends with the session.',
  needs: 'socket',
  limit: 'live',
  // In the body, never in the address: addresses end up in logs.
  request: ({ object, given }) => object({ socketToken: given(4096, 'socketToken is required') }),
  response: exact<LiveNews>({ kind: oneOf(LIVE_KINDS), id: text() }),
  stream: true,
})
