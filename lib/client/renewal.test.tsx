import { ENDPOINTS } from '@/lib/contracts/endpoints'
import { keepTokensRenewed } from './renewal'
import { clearSession } from './session-store'
import { emptyBrowser, signedInBrowser } from './testing/browser'
import { fakeApi, ok, TOKENS } from './testing/fake-api'

const MINUTE_MS = 60_000
let stop = () => {}

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z') }))
afterEach(() => {
  stop()
  jest.useRealTimers()
  emptyBrowser()
})

function tokenEndingIn(minutes: number): string {
  const payload = JSON.stringify({ exp: Math.floor((Date.now() + minutes * MINUTE_MS) / 1000) })
  return `h.${Buffer.from(payload).toString('base64url')}.s`
}

function signedInFor(minutes: number) {
  signedInBrowser()
  window.localStorage.setItem('token', tokenEndingIn(minutes))
  const api = fakeApi()
  api.answer(ENDPOINTS.refresh, () => ok({ ...TOKENS, accessToken: tokenEndingIn(15) }))
  stop = keepTokensRenewed()
  return () => api.callsTo(ENDPOINTS.refresh).length
}

describe('keepTokensRenewed', () => {
  it('renews a minute before the end, again and again', async () => {
    const renewals = signedInFor(15)
    await jest.advanceTimersByTimeAsync(14 * MINUTE_MS - 1)
    expect(renewals()).toBe(0)
    await jest.advanceTimersByTimeAsync(1)
    expect(renewals()).toBe(1)
    await jest.advanceTimersByTimeAsync(14 * MINUTE_MS)
    expect(renewals()).toBe(2)
  })

  it('renews at once what has ended while the page was away', async () => {
    const renewals = signedInFor(-5)
    await jest.advanceTimersByTimeAsync(1000)
    expect(renewals()).toBe(1)
  })

  it('stops when the session ends', async () => {
    const renewals = signedInFor(15)
    clearSession()
    await jest.advanceTimersByTimeAsync(60 * MINUTE_MS)
    expect(renewals()).toBe(0)
  })
})
