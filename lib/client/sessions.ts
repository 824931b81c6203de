import type { SessionsResult } from '@/lib/contracts/dto'
import { ENDPOINTS } from '@/lib/contracts/endpoints'
import { callApi } from './api-client'
import { mutate } from './mutate'

/** Each answers the list as it is then. @throws ApiError */
export const sessionsApi = {
  list: async () => (await callApi(ENDPOINTS.sessions)) as SessionsResult,
  end: async (sessionId: string) =>
    (await mutate(() => callApi(ENDPOINTS.sessionEnd, { body: { sessionId } }))) as SessionsResult,
  endOthers: async () =>
    (await mutate(() => callApi(ENDPOINTS.sessionsEndOthers, { body: {} }))) as SessionsResult,
}
