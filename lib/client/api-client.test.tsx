import { ENDPOINTS } from '@/lib/contracts/endpoints'
import { callApi } from './api-client'
import { ApiError } from './api-error'
import { cookies, emptyBrowser, signedInBrowser, storedRecord } from './testing/browser'
import { fakeApi, ok, refused } from './testing/fake-api'

beforeEach(emptyBrowser)
afterEach(() => jest.useRealTimers())

async function failureOfCall(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (error instanceof ApiError) return error
  throw new Error('The call did not fail with an ApiError')
}

describe('the generic client', () => {
  it('sends JSON with credentials and gives back the result of the envelope', async () => {
    const api = fakeApi()
    api.answer(ENDPOINTS.competencyToken, ok({ token: 't' }))
    expect(await callApi(ENDPOINTS.competencyToken, { body: { paperId: 'p' } })).toEqual({ token: 't' })
    expect(api.calls).toEqual([
      {
        method: 'POST',
        path: '/api/cie/competency/token',
        query: '',
        body: { paperId: 'p' },
        headers: { accept: 'application/json', 'content-type': 'application/json' },
        credentials: 'include',
      },
    ])
  })

  it('sends the Bearer token when the token cookie exists, but never to the public lists', async () => {
    signedInBrowser()
    const api = fakeApi()
    api.answer(ENDPOINTS.subjects, ok([]))
    await callApi(ENDPOINTS.subjects)
    await callApi(ENDPOINTS.gradeDropdown)
    expect(api.calls.map(call => [call.headers.authorization, call.credentials])).toEqual([
      ['Bearer access', 'include'],
      [undefined, 'omit'],
    ])
  })

  it("fails with 408 'Request timeout' after 30 s", async () => {
    jest.useFakeTimers()
    fakeApi().answer(ENDPOINTS.subjects, 'silence')
    const failing = failureOfCall(callApi(ENDPOINTS.subjects))
    await jest.advanceTimersByTimeAsync(29_999)
    expect(await Promise.race([failing, Promise.resolve('waiting')])).toBe('waiting')
    await jest.advanceTimersByTimeAsync(1)
    expect(await failing).toMatchObject({
      status: 408,
      message: 'Request timeout',
      failure: { kind: 'timeout' },
    })
  })

  it.each([
    ['no connection', 'offline', 500, { kind: 'network' }],
    ['a page instead of JSON', { status: 200, body: undefined }, 500, { kind: 'unknown' }],
    ['JSON that is no envelope', { status: 200, body: [] }, 500, { kind: 'unknown' }],
    ['a status without envelope', { status: 502, body: undefined }, 502, { kind: 'answer', status: 502 }],
    ['an envelope', refused(409, 'taken'), 409, { kind: 'answer', status: 409, message: 'taken' }],
    ['a bot-check rejection', refused(401, 'invalid-input-response'), 401, { kind: 'botCheck' }],
  ] as const)('fails with the right status on %s', async (_, answer, status, failure) => {
    fakeApi().answer(ENDPOINTS.login, answer)
    expect(await failureOfCall(callApi(ENDPOINTS.login, { body: {} }))).toMatchObject({ status, failure })
  })
})

describe('401', () => {
  it('renews the tokens once for calls at the same time, and asks each again', async () => {
    signedInBrowser()
    const api = fakeApi()
    api.answer(ENDPOINTS.subjects, call =>
      call.headers.authorization === 'Bearer access-2' ? ok(['yes']) : refused(401),
    )
    const answers = await Promise.all([1, 2, 3].map(() => callApi(ENDPOINTS.subjects)))
    expect(answers).toEqual([['yes'], ['yes'], ['yes']])
    expect(api.callsTo(ENDPOINTS.refresh)).toHaveLength(1)
    expect(api.callsTo(ENDPOINTS.refresh)[0]?.body).toEqual({ refreshToken: 'refresh' })
    expect(window.localStorage.getItem('token')).toBe('access-2')
    expect(cookies()).toMatchObject({ token: 'access-2', 'refresh-token': 'refresh-2' })
  })

  it('clears the session and says so when the renewal is refused', async () => {
    signedInBrowser()
    const api = fakeApi()
    api.answer(ENDPOINTS.subjects, refused(401))
    api.answer(ENDPOINTS.refresh, refused(401))
    const heard = jest.fn()
    window.addEventListener('auth-changed', heard, { once: true })
    expect(await failureOfCall(callApi(ENDPOINTS.subjects))).toMatchObject({ status: 401 })
    expect(heard).toHaveBeenCalledTimes(1)
    expect(storedRecord()).toMatchObject({ mode: 'EXPLORE', userData: null, xVisitorId: null })
    expect(window.localStorage.getItem('token')).toBeNull()
    expect(cookies()).toEqual({})
    expect(api.callsTo(ENDPOINTS.logout)).toHaveLength(1)
  })

  it('keeps the session when the renewal could not be asked for', async () => {
    signedInBrowser()
    const api = fakeApi()
    api.answer(ENDPOINTS.subjects, refused(401))
    api.answer(ENDPOINTS.refresh, 'offline')
    await failureOfCall(callApi(ENDPOINTS.subjects))
    expect(storedRecord()).toMatchObject({ mode: 'VISITOR' })
  })

  it('leaves a 401 about what was typed alone', async () => {
    signedInBrowser()
    const api = fakeApi()
    api.answer(ENDPOINTS.login, refused(401))
    await failureOfCall(callApi(ENDPOINTS.login, { body: {} }))
    expect(api.callsTo(ENDPOINTS.refresh)).toHaveLength(0)
    expect(storedRecord()).toMatchObject({ mode: 'VISITOR' })
  })

  it('does not bring a session back that was ended while its tokens were renewed', async () => {
    signedInBrowser()
    const api = fakeApi()
    api.answer(ENDPOINTS.subjects, refused(401))
    api.answer(ENDPOINTS.refresh, () => {
      emptyBrowser()
      return ok({ accessToken: 'a', refreshToken: 'b', userId: 'u' })
    })
    await failureOfCall(callApi(ENDPOINTS.subjects))
    expect(window.localStorage.getItem('token')).toBeNull()
  })
})
