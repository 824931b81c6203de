import type { SessionsResult, Tokens } from '../dto'
import { operation } from '../operation'
import { done, exact, flag, list, moment, needed, orNull, otherwise, type Shape, text, time } from '../shape'

export const tokenFields = {
  accessToken: needed(text()),
  refreshToken: needed(text()),
  userId: needed(text()),
  socketToken: otherwise(text(), ''),
  refreshTokenValidity: otherwise(moment(), ''),
} satisfies { [K in keyof Tokens]: Shape<string> }

export const refresh = operation({
  method: 'POST',
  path: '/api/identity/refresh',
  summary: 'Rotates the tokens. A refresh token that was used before ends its whole family.',
  needs: 'nothing',
  limit: 'refreshes',
  request: ({ object, given }) => object({ refreshToken: given(8192, 'refreshToken is required') }),
  response: exact<Tokens>(tokenFields),
  errors: ['unauthenticated'],
  own401: true,
})

export const logout = operation({
  method: 'POST',
  path: '/api/identity/logout-session',
  summary: 'Ends the session of this browser. May be repeated.',
  needs: 'nothing',
  request: ({ object }) => object({}),
  response: done(),
  own401: true,
})

const sessionsResult = exact<SessionsResult>({
  sessions: list(
    exact({
      id: text(),
      device: orNull(text()),
      startedAt: time(),
      lastUsedAt: time(),
      isThis: flag(),
    }),
  ),
})

export const sessions = operation({
  method: 'GET',
  path: '/api/identity/sessions',
  summary:
    'The living logins of the signed-in person, this one first. At most 20: a login ends those unused for longest.',
  needs: 'session',
  limit: 'sessions',
  response: sessionsResult,
})

const NOT_A_SESSION = 'sessionId must be the id of a session'

export const sessionEnd = operation({
  method: 'POST',
  path: '/api/identity/sessions/end',
  summary:
    'Ends another login of the signed-in person, and answers like the list. May be repeated; this one ends by logging out.',
  needs: 'session',
  limit: 'sessions',
  request: ({ object, given, UUID_PATTERN }) =>
    object({ sessionId: given(64, NOT_A_SESSION).matches(UUID_PATTERN, NOT_A_SESSION) }),
  response: sessionsResult,
})

export const sessionsEndOthers = operation({
  method: 'POST',
  path: '/api/identity/sessions/end-others',
  summary: 'Ends all logins of the signed-in person but this one, and answers like the list.',
  needs: 'session',
  limit: 'sessions',
  request: ({ object }) => object({}),
  response: sessionsResult,
})
