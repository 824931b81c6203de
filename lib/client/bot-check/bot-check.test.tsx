import { ENDPOINTS } from '@/lib/contracts/endpoints'
import { flowFailure } from '../auth-failure'
import { emptyBrowser } from '../testing/browser'
import { fakeApi, ok } from '../testing/fake-api'
import { fakeWorker } from '../testing/fake-worker'
import { proofOfWork } from './proof-of-work'
import { recaptcha } from './recaptcha'
import { keepToken, takeToken } from './token-store'
import { withStandIn } from './with-stand-in'

beforeAll(fakeWorker)
beforeEach(() => {
  emptyBrowser()
  Object.assign(window, { grecaptcha: undefined })
})

const settled = () => new Promise(resolve => setTimeout(resolve, 20))

describe('the proof of work provider', () => {
  it('makes a token for the action that was asked for', async () => {
    const api = fakeApi()
    const token = await proofOfWork().execute('login')
    expect(JSON.parse(atob(token))).toMatchObject({ algorithm: 'SHA-256', number: 3 })
    expect(api.callsTo(ENDPOINTS.botCheckChallenge)[0]?.query).toBe('?action=login')
  })

  it('works ahead: keeps one token with its end, and serves it once', async () => {
    const api = fakeApi()
    const provider = proofOfWork()
    provider.prepare('login')
    provider.prepare('login')
    await settled()
    const kept = JSON.parse(window.localStorage.getItem('botCheck') ?? 'null')
    expect(kept).toEqual({ token: expect.any(String), action: 'login', expiresAt: expect.any(String) })
    expect(await provider.execute('login')).toBe(kept.token)
    expect(window.localStorage.getItem('botCheck')).toBeNull()
    expect(api.callsTo(ENDPOINTS.botCheckChallenge)).toHaveLength(1)
    expect(await provider.execute('login')).not.toBe('')
    expect(api.callsTo(ENDPOINTS.botCheckChallenge)).toHaveLength(2)
  })

  it("fails with the catalogue's words when there is no challenge or no solution", async () => {
    const api = fakeApi()
    api.answer(ENDPOINTS.botCheckChallenge, ok({ algorithm: 'rot13' }))
    await expect(proofOfWork().execute('login')).rejects.toThrow('reCAPTCHA not loaded')
    api.answer(
      ENDPOINTS.botCheckChallenge,
      ok({ algorithm: 'SHA-256', challenge: 'none', maxnumber: 3, salt: 's', signature: 's' }),
    )
    await expect(proofOfWork().execute('login')).rejects.toThrow('Failed to generate reCAPTCHA token')
  })

  it('means a failed verification to the visitor, unless it was the connection', async () => {
    const api = fakeApi()
    const failure = () =>
      proofOfWork()
        .execute('login')
        .then(() => null, flowFailure)
    api.answer(ENDPOINTS.botCheckChallenge, ok(null))
    expect(await failure()).toEqual({ kind: 'botCheck' })
    api.answer(ENDPOINTS.botCheckChallenge, 'offline')
    expect(await failure()).toEqual({ kind: 'network' })
  })
})

describe('the stored token', () => {
  const NOW = Date.parse('2026-11-20T12:00:00Z')
  const stored = { token: 't', action: 'login', expiresAt: '2026-11-20T12:05:00Z' } as const

  it('is not served for another action, nor near its end', () => {
    keepToken(stored)
    expect(takeToken('register', NOW)).toBeNull()
    expect(takeToken('login', NOW + 290_000)).toBeNull()
    expect(takeToken('login', NOW)).toBe('t')
    expect(takeToken('login', NOW)).toBeNull()
  })

  it.each(['{', '[]', 'null', '{"token":1}', '{"token":"t","action":"login"}'])(
    'counts as none when storage holds %s',
    text => {
      window.localStorage.setItem('botCheck', text)
      expect(takeToken('login', NOW)).toBeNull()
    },
  )
})

describe('reCAPTCHA', () => {
  const install = (execute: () => Promise<string>) =>
    Object.assign(window, { grecaptcha: { ready: (run: () => void) => run(), execute } })

  it('asks Google for a token of the action', async () => {
    const execute = jest.fn(async () => 'google')
    install(execute)
    expect(await recaptcha('key').execute('register')).toBe('google')
    expect(execute).toHaveBeenCalledWith('key', { action: 'register' })
  })

  it('fails without a site key', () =>
    expect(recaptcha('').load()).rejects.toThrow('reCAPTCHA site key not found in environment variables'))

  it('fails when the script does not load', async () => {
    const loading = recaptcha('key').load()
    document.querySelector('script')?.dispatchEvent(new Event('error'))
    await expect(loading).rejects.toThrow('reCAPTCHA not loaded')
  })

  it('fails when the script loads but brings nothing', async () => {
    const executing = recaptcha('key').execute('login')
    document.querySelector('script')?.dispatchEvent(new Event('load'))
    await expect(executing).rejects.toThrow('reCAPTCHA not loaded')
    document.querySelector('script')?.remove()
  })

  it.each([() => Promise.reject(new Error('x')), async () => ''])(
    'fails when no token comes',
    async execute => {
      install(execute)
      await expect(recaptcha('key').execute('login')).rejects.toThrow('Failed to generate reCAPTCHA token')
    },
  )

  it('is stood in for by the proof of work while it cannot be had', async () => {
    fakeApi()
    const log = jest.fn()
    const provider = withStandIn(recaptcha(''), proofOfWork(), log)
    await provider.load()
    expect(await provider.execute('login')).not.toBe('')
    expect(log).toHaveBeenCalledTimes(2)
  })
})
