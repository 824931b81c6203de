import { ENDPOINTS } from '@/lib/contracts/endpoints'
import { endSessionAndExplore } from './account-work'
import { exploreError, startExplore } from './start-explore'
import { ADA, cookies, emptyBrowser, signedInBrowser, storedRecord } from './testing/browser'
import { fakeApi, ok, refused } from './testing/fake-api'
import { fakeWorker } from './testing/fake-worker'
import { writeVisitorRecord } from './visitor-store'

beforeAll(fakeWorker)
beforeEach(emptyBrowser)

const settled = () => new Promise(resolve => setTimeout(resolve, 30))

describe('startExplore', () => {
  it('stores the session with grade and country', async () => {
    const api = fakeApi()
    expect(await startExplore()).toBe('started')
    expect(storedRecord()).toEqual({
      xVisitorId: 'visitor-1',
      lastUpdateAt: expect.any(String),
      mode: 'EXPLORE',
      userData: null,
      grade: 'igcse',
      countryCode: 'NG',
    })
    expect(api.callsTo(ENDPOINTS.startExplore)[0]?.body).toEqual({
      gradeId: 'g-i',
      countryId: 'c-ng',
      reCAPTCHA: expect.any(String),
    })
  })

  it('runs once at a time however often it is asked for, and reuses a valid session', async () => {
    const api = fakeApi()
    await Promise.all([startExplore(), startExplore(), startExplore()])
    expect(await startExplore()).toBe('reused')
    expect(api.callsTo(ENDPOINTS.startExplore)).toHaveLength(1)
  })

  it('starts anew when the session is a day old', async () => {
    const api = fakeApi()
    const lastUpdateAt = new Date(Date.now() - 86_400_000).toISOString()
    writeVisitorRecord({ xVisitorId: 'old', lastUpdateAt, mode: 'EXPLORE', userData: null })
    expect(await startExplore()).toBe('started')
    expect(api.callsTo(ENDPOINTS.startExplore)).toHaveLength(1)
  })

  it('sets an error flag, logs and says nothing when it fails', async () => {
    fakeApi().answer(ENDPOINTS.startExplore, refused(500))
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
    expect(await startExplore()).toBe('failed')
    expect(exploreError()).toMatchObject({ status: 500 })
    expect(warn).toHaveBeenCalledTimes(1)
    fakeApi()
    await startExplore()
    expect(exploreError()).toBeNull()
  })

  it('fails without a list, with the words of section 4', async () => {
    const api = fakeApi()
    api.answer(ENDPOINTS.gradeDropdown, refused(500))
    jest.spyOn(console, 'warn').mockImplementation(() => {})
    expect(await startExplore()).toBe('failed')
    expect(exploreError()).toEqual(new Error('Missing required gradeId or countryId'))
    expect(api.callsTo(ENDPOINTS.startExplore)).toHaveLength(0)
  })

  it('does not sign out who logged in meanwhile', async () => {
    fakeApi().answer(ENDPOINTS.startExplore, () => {
      signedInBrowser()
      return ok({ xVisitorId: 'late', lastUpdateAt: new Date().toISOString(), mode: 'EXPLORE' })
    })
    await startExplore()
    expect(storedRecord()).toMatchObject({ mode: 'VISITOR', userData: ADA, xVisitorId: 'late' })
  })
})

describe('the end of a session', () => {
  it('clears storage, cookies and record, announces it, and explores again for the grade', async () => {
    signedInBrowser()
    const api = fakeApi()
    const heard = jest.fn(() => expect(storedRecord()).toMatchObject({ mode: 'EXPLORE', userData: null }))
    window.addEventListener('auth-changed', heard, { once: true })
    expect(await endSessionAndExplore('alevels')).toEqual({ isClean: true, waiting: 0 })
    expect(heard).toHaveBeenCalledTimes(1)
    await settled()
    expect(api.callsTo(ENDPOINTS.logout)[0]).toMatchObject({
      body: {},
      headers: { authorization: 'Bearer access' },
    })
    expect(api.callsTo(ENDPOINTS.startExplore)[0]?.body).toMatchObject({ gradeId: 'g-a' })
    expect(storedRecord()).toMatchObject({ xVisitorId: 'visitor-1', mode: 'EXPLORE' })
    expect(window.localStorage.getItem('token')).toBeNull()
    expect(cookies()).toEqual({})
  })

  it('goes on when the server cannot be reached', async () => {
    signedInBrowser()
    fakeApi().answer(ENDPOINTS.logout, 'offline')
    jest.spyOn(console, 'warn').mockImplementation(() => {})
    expect(await endSessionAndExplore()).toEqual({ isClean: true, waiting: 0 })
    expect(storedRecord()).toMatchObject({ mode: 'EXPLORE', userData: null })
    await settled()
  })
})
