import { ENDPOINTS } from '@/lib/contracts/endpoints'
import { cookies, emptyBrowser, storedRecord } from '../testing/browser'
import { fakeApi, ok, refused, TOKENS } from '../testing/fake-api'
import { fakeWorker } from '../testing/fake-worker'
import { login } from './login'
import { register } from './register'

const FORM = {
  fullName: ' Ada Obi ',
  email: 'ada@example.org',
  countryId: 'c-ng',
  gradeId: 'g-i',
  password: 'Correct-horse-9',
}
const UNREADABLE = refused(400, 'Could not Decrypt Visitor Data!')

beforeAll(fakeWorker)
beforeEach(emptyBrowser)

const paths = (api: ReturnType<typeof fakeApi>) =>
  api.calls.filter(call => call.method === 'POST').map(call => call.path)

describe('register', () => {
  it('starts a visitor session, registers with its id and a fresh bot token, and stores the session', async () => {
    const api = fakeApi()
    await register(FORM)
    expect(paths(api)).toEqual(['/api/cie/start-explore', '/api/cie/register-explore'])
    const [call] = api.callsTo(ENDPOINTS.registerExplore)
    expect(call?.body).toEqual({ ...FORM, fullName: 'Ada Obi', reCAPTCHA: expect.any(String) })
    expect(call?.headers['x-visitor-id']).toBe('visitor-1')
    expect(storedRecord()).toEqual({
      xVisitorId: null,
      lastUpdateAt: null,
      mode: 'VISITOR',
      userData: { fullName: 'Ada Obi', email: 'ada@example.org', registeredAt: expect.any(String) },
    })
    expect(Object.keys(window.localStorage).sort()).toEqual([
      'refreshToken',
      'socketToken',
      'token',
      'userId',
      'visitorData',
    ])
    expect(cookies()).toEqual({
      token: 'access',
      'refresh-token': 'refresh',
      user: JSON.stringify(storedRecord()?.userData),
      user_full_name: 'Ada Obi',
      user_email: 'ada@example.org',
    })
  })

  it('uses a valid visitor session again', async () => {
    const api = fakeApi()
    const record = { xVisitorId: 'old', lastUpdateAt: new Date().toISOString(), mode: 'EXPLORE' }
    window.localStorage.setItem('visitorData', JSON.stringify(record))
    await register(FORM)
    expect(paths(api)).toEqual(['/api/cie/register-explore'])
  })

  it('clears unreadable visitor data, explores anew and tries exactly once more', async () => {
    const api = fakeApi()
    api.answer(ENDPOINTS.registerExplore, UNREADABLE)
    await expect(register(FORM)).rejects.toMatchObject({ status: 400 })
    expect(paths(api)).toEqual([
      '/api/cie/start-explore',
      '/api/cie/register-explore',
      '/api/cie/start-explore',
      '/api/cie/register-explore',
    ])
    const tokens = api.callsTo(ENDPOINTS.registerExplore).map(call => call.body?.reCAPTCHA)
    expect(tokens).toHaveLength(2)
  })

  it('succeeds when the second try is accepted', async () => {
    const api = fakeApi()
    api.answerInTurn(ENDPOINTS.registerExplore, UNREADABLE, ok(TOKENS))
    await register(FORM)
    expect(storedRecord()).toMatchObject({ mode: 'VISITOR' })
  })

  it('forces a logout when the session is refused, but not for a rejected bot check', async () => {
    const api = fakeApi()
    api.answer(ENDPOINTS.registerExplore, refused(401, 'invalid-input-response'))
    await expect(register(FORM)).rejects.toMatchObject({ failure: { kind: 'botCheck' } })
    expect(api.callsTo(ENDPOINTS.logout)).toHaveLength(0)
    api.answer(ENDPOINTS.registerExplore, refused(401, 'who are you'))
    await expect(register(FORM)).rejects.toMatchObject({ status: 401 })
    expect(api.callsTo(ENDPOINTS.logout)).toHaveLength(1)
  })
})

describe('login', () => {
  it('keeps the visitor id and stores tokens and the user cookie', async () => {
    fakeApi()
    const record = { xVisitorId: 'old', lastUpdateAt: '2026-11-20T00:00:00Z', mode: 'EXPLORE' }
    window.localStorage.setItem('visitorData', JSON.stringify(record))
    await login({ emailAddress: ' ada@example.org ', password: 'x' })
    expect(storedRecord()).toMatchObject({
      xVisitorId: 'old',
      mode: 'VISITOR',
      userData: { fullName: 'Ada Obi', email: 'ada@example.org' },
    })
    expect(JSON.parse(cookies().user ?? '')).toEqual(storedRecord()?.userData)
  })

  it('announces the change to this tab', async () => {
    fakeApi()
    const heard = jest.fn()
    window.addEventListener('auth-changed', heard, { once: true })
    await login({ emailAddress: 'ada@example.org', password: 'x' })
    expect(heard).toHaveBeenCalledTimes(1)
  })
})
