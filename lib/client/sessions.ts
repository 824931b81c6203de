import { sessionEnd, sessions, sessionsEndOthers } from '@/lib/contracts/calls/session'
import { call } from './api-client'
import { mutate } from './mutate'

/** Each answers the list as it is then. @throws ApiError */
export const sessionsApi = {
  list: () => call(sessions),
  end: (sessionId: string) => mutate(() => call(sessionEnd, { sessionId })),
  endOthers: () => mutate(() => call(sessionsEndOthers, {})),
}
