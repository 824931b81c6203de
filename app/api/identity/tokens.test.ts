/** @jest-environment ./scripts/testing/database-environment.cjs */

import { GET as accountGet } from '@/app/api/identity/account/route'
import { POST as logout } from '@/app/api/identity/logout-session/route'
import { POST as refresh } from '@/app/api/identity/refresh/route'
import { newAccount, newBrowser } from '@/app/api/people.testing'
import type { Tokens } from '@/lib/contracts/dto'
import { signToken } from '@/lib/server/identity/tokens'
import { createKeyRing } from '@/lib/server/keys'
import type { Answered, TestBrowser } from '@/lib/server/testing/test-browser'
import { TEST_SECRETS } from '@/lib/server/testing/test-secrets'
import { startTestServer, type TestServer } from '@/lib/server/testing/test-server'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

let test: TestServer
beforeAll(async () => {
  test = await startTestServer()
}, 60_000)
afterAll(() => test.close())

const rotate = (browser: TestBrowser, refreshToken: string) =>
  browser.post(refresh, '/api/identity/refresh', { refreshToken })
const account = (browser: TestBrowser, token: string) =>
  browser.get(accountGet, '/api/identity/account', { token })
const leave = (browser: TestBrowser) => browser.post(logout, '/api/identity/logout-session', {})

function setCookie(answer: Answered, name: string): string {
  return answer.headers.getSetCookie().find(line => line.startsWith(`${name}=`)) ?? ''
}

describe('tokens', () => {
  it('are worthless without the session cookie, and with another one', async () => {
    const { browser, tokens } = await newAccount()
    const other = await newAccount()
    const thief = newBrowser()
    expect((await account(thief, tokens.accessToken)).status).toBe(401)
    expect((await rotate(thief, tokens.refreshToken)).status).toBe(401)
    expect((await account(other.browser, tokens.accessToken)).status).toBe(401)
    expect((await rotate(other.browser, tokens.refreshToken)).status).toBe(401)
    expect((await account(browser, tokens.socketToken)).status).toBe(401)
    expect((await account(browser, tokens.accessToken)).status).toBe(200)
    expect((await account(other.browser, other.tokens.accessToken)).status).toBe(200)
  })

  it('refuse every forgery', async () => {
    const { browser, tokens } = await newAccount()
    const [header = '', payload = '', mac = ''] = tokens.accessToken.split('.')
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const strangers = createKeyRing(['another-Kq7vN2xRb9Ls4Wd6Tm1Hp5Zf8Jc3Gy0'])
    const now = test.server.now()
    const forged = [
      `${encode({ alg: 'none', typ: 'at+jwt' })}.${payload}.`,
      `${encode({ alg: 'none', typ: 'at+jwt' })}.${payload}.${mac}`,
      `${header}.${encode({ ...claims, exp: claims.exp + 9999 })}.${mac}`,
      `${header}.${encode({ ...claims, sub: '0'.repeat(36) })}.${mac}`,
      `${header}.${payload}.${mac.startsWith('A') ? 'B' : 'A'}${mac.slice(1)}`,
      await signToken(strangers, 'api', claims, { now, ttlMs: MINUTE_MS }),
      await signToken(test.server.keys, 'attempt', claims, { now, ttlMs: MINUTE_MS }),
      tokens.socketToken,
      tokens.refreshToken,
      'x',
    ]
    for (const token of forged) expect((await account(browser, token)).status).toBe(401)
    expect(Object.keys(claims).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'sid', 'sub'])
  })

  it('end after 15 minutes', async () => {
    const { browser, tokens } = await newAccount()
    test.advance(15 * MINUTE_MS - 1000)
    expect((await account(browser, tokens.accessToken)).status).toBe(200)
    test.advance(2000)
    expect((await account(browser, tokens.accessToken)).status).toBe(401)
  })

  it('survive a rotation of the keys while the old one is kept', async () => {
    const { browser, tokens } = await newAccount()
    const before = test.server.keys
    test.server.keys = createKeyRing(['brand-new-Tq4vN2xRb9Ls4Wd6Hm1Kp5Zf8Jc3', ...TEST_SECRETS])
    expect((await account(browser, tokens.accessToken)).status).toBe(200)
    expect((await rotate(browser, tokens.refreshToken)).status).toBe(200)
    test.server.keys = before
  })
})

describe('refresh', () => {
  it('rotates, and gives parallel callers the same successor', async () => {
    const { browser, tokens } = await newAccount()
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => rotate(browser, tokens.refreshToken)))
    expect(answers.map(answer => answer.status)).toEqual([200, 200, 200, 200, 200])
    const successors = new Set(answers.map(answer => answer.body.result.refreshToken))
    expect(successors.size).toBe(1)
    expect(successors.has(tokens.refreshToken)).toBe(false)
    expect(answers[0]?.body.result).not.toHaveProperty('fullName')
  })

  it('takes a generation as it was written alone: 0 of 6 other ways to write the number', async () => {
    const { browser, tokens } = await newAccount()
    const [kid, id, generation, mac] = tokens.refreshToken.split('.')
    expect(generation).toBe('1')
    const others = ['01', '+1', '1e0', '0x1', '1 ', '']
    const statuses: number[] = []
    for (const written of others)
      statuses.push((await rotate(browser, `${kid}.${id}.${written}.${mac}`)).status)
    expect(statuses).toEqual(others.map(() => 401))
    expect((await rotate(browser, tokens.refreshToken)).status).toBe(200)
  })

  it('ends the whole family when a token comes back after the grace', async () => {
    const { browser, tokens } = await newAccount()
    const next = (await rotate(browser, tokens.refreshToken)).body.result as Tokens
    test.advance(11_000)
    const session = browser.cookies.get('session') ?? ''
    expect((await rotate(browser, tokens.refreshToken)).status).toBe(401)
    browser.cookies.set('session', session)
    expect((await rotate(browser, next.refreshToken)).status).toBe(401)
    expect((await account(browser, next.accessToken)).status).toBe(401)
  })

  it('ends after 30 days without use', async () => {
    const { browser, tokens } = await newAccount()
    test.advance(29 * DAY_MS)
    const next = (await rotate(browser, tokens.refreshToken)).body.result as Tokens
    test.advance(29 * DAY_MS)
    expect(Date.parse(next.refreshTokenValidity)).toBeGreaterThan(test.server.now().getTime())
    test.advance(2 * DAY_MS)
    expect((await rotate(browser, next.refreshToken)).status).toBe(401)
  })

  it.each(['x', 'a.b.c.d', 'a.b.c.d.e', `${'0'.repeat(12)}.x.1.y`])('refuses %s', async token => {
    const { browser } = await newAccount()
    expect((await rotate(browser, token)).status).toBe(401)
  })
})

describe('logout', () => {
  it('ends the session at once, and may be repeated', async () => {
    const { browser, tokens } = await newAccount()
    const session = browser.cookies.get('session') ?? ''
    const answer = await leave(browser)
    expect(answer.body).toEqual({ isSuccess: true, result: true, error: null })
    expect(setCookie(answer, 'session')).toMatch(/^session=; Path=\/; Max-Age=0; .*HttpOnly/)
    browser.cookies.set('session', session)
    expect((await account(browser, tokens.accessToken)).status).toBe(401)
    expect((await rotate(browser, tokens.refreshToken)).status).toBe(401)
    expect((await leave(browser)).status).toBe(200)
    expect((await leave(newBrowser())).status).toBe(200)
  })
})
