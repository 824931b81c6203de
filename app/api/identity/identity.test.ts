/** @jest-environment ./scripts/testing/database-environment.cjs */

import { GET as accountGet } from '@/app/api/identity/account/route'
import { POST as login } from '@/app/api/identity/login/route'
import { POST as logout } from '@/app/api/identity/logout-session/route'
import { POST as refresh } from '@/app/api/identity/refresh/route'
import { explore, logIn, newAccount, newBrowser, registerWith } from '@/app/api/people.testing'
import type { Tokens } from '@/lib/contracts/dto'
import { accounts } from '@/lib/server/db/schema'
import { signToken } from '@/lib/server/identity/tokens'
import { createKeyRing } from '@/lib/server/keys'
import { botToken, newPerson } from '@/lib/server/testing/people'
import { type Answered, TestBrowser } from '@/lib/server/testing/test-browser'
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

describe('register', () => {
  it('answers the tokens, and nothing else', async () => {
    const { browser, tokens } = await newAccount()
    expect(tokens).toEqual({
      accessToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      refreshToken: expect.any(String),
      socketToken: expect.any(String),
      userId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      refreshTokenValidity: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    })
    expect(browser.cookies.has('visitor-id')).toBe(false)
    expect(await account(browser, tokens.accessToken)).toMatchObject({ status: 200 })
  })

  it('sets the session cookie for the server alone and never tells it', async () => {
    const browser = newBrowser()
    await explore(browser)
    const answer = await registerWith(browser, newPerson())
    const line = setCookie(answer, 'session')
    expect(line).toMatch(/^session=[\w-]{43}; Path=\/; Max-Age=\d+; SameSite=Lax; HttpOnly$/)
    expect(JSON.stringify(answer.body)).not.toContain(browser.cookies.get('session'))
  })

  it('stores the password as an Argon2id hash with the stated cost', async () => {
    const { tokens } = await newAccount()
    const rows = await test.database.db.select().from(accounts)
    const row = rows.find(each => each.id === tokens.userId)
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  it('answers 409 when the address is taken, in any case and form of its letters', async () => {
    const browser = newBrowser()
    await explore(browser)
    expect(await registerWith(browser, newPerson('Jose\u0301@Example.org'))).toMatchObject({ status: 200 })
    for (const email of ['josé@example.org', ' JOSÉ@EXAMPLE.ORG ']) {
      const other = newBrowser()
      await explore(other)
      expect(await registerWith(other, newPerson(email))).toMatchObject({
        status: 409,
        body: { error: { status: 409, code: 'emailTaken' } },
      })
    }
  })

  it('gives look-alike addresses accounts of their own, or none', async () => {
    const { person } = await newAccount()
    for (const email of [person.email.replace('e', 'е'), `ı${person.email}`]) {
      const browser = newBrowser()
      await explore(browser)
      expect(await registerWith(browser, newPerson(email))).toMatchObject({ status: 200 })
    }
    const wide = newBrowser()
    await explore(wide)
    expect(await registerWith(wide, newPerson(`ａ${person.email}`))).toMatchObject({ status: 400 })
  })

  it('makes one account of 50 simultaneous registrations of one address', async () => {
    const person = newPerson()
    const browsers = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const browser = newBrowser()
        await explore(browser)
        return browser
      }),
    )
    const answers = await Promise.all(browsers.map(browser => registerWith(browser, person)))
    const statuses = answers.map(answer => answer.status).sort()
    expect(statuses.filter(status => status === 200)).toHaveLength(1)
    expect(new Set(statuses)).toEqual(new Set([200, 409]))
  }, 60_000)

  it('says "taken" five times an hour to one network, then 429', async () => {
    const { person } = await newAccount()
    const browser = newBrowser()
    await explore(browser)
    const statuses: number[] = []
    for (let n = 0; n < 7; n += 1) statuses.push((await registerWith(browser, person)).status)
    expect(statuses).toEqual([409, 409, 409, 409, 409, 429, 429])
  })

  it('lets a class of 40 behind one address sign up', async () => {
    const address = '203.0.113.77'
    const statuses = await Promise.all(
      Array.from({ length: 40 }, async () => {
        const browser = new TestBrowser(address)
        await explore(browser)
        return (await registerWith(browser, newPerson())).status
      }),
    )
    expect(new Set(statuses)).toEqual(new Set([200]))
  }, 60_000)

  it.each(['P@ssw0rd', 'p@SSW0RD'])('refuses %s, which everybody knows', async password => {
    const browser = newBrowser()
    await explore(browser)
    const answer = await registerWith(browser, { ...newPerson(), password })
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'commonSecret' } } })
    expect(answer.body.error.fields).toEqual({ password: answer.body.error.errorMessage })
  })

  it('refuses a country and a level that are not in the lists', async () => {
    const browser = newBrowser()
    await explore(browser)
    const answer = await registerWith(browser, { ...newPerson(), countryId: 'ZZ', gradeId: '7' })
    expect(answer.body.error.fields).toEqual({
      countryId: 'Country is not known',
      gradeId: 'Level is not known',
    })
  })

  it.each([
    ['no visitor token', ''],
    ['a broken one', 'eyJhbGciOiJkaXIifQ..a.b.c'],
  ])('with %s answers 400 Could not Decrypt Visitor Data!', async (_name, token) => {
    const browser = newBrowser()
    if (token) browser.cookies.set('visitor-id', token)
    expect((await registerWith(browser, newPerson())).body.error).toMatchObject({
      status: 400,
      errorMessage: 'Could not Decrypt Visitor Data!',
    })
  })
})

describe('login', () => {
  it('answers the name and new tokens, under a new session', async () => {
    const { browser, person } = await newAccount()
    const before = browser.cookies.get('session')
    const answer = await logIn(browser, ` ${person.email.toUpperCase()}`)
    expect(answer.body.result).toMatchObject({ fullName: 'Ada Lovelace', userId: expect.any(String) })
    expect(browser.cookies.get('session')).not.toBe(before)
  })

  it('tells nothing of whether the address is known', async () => {
    const { person } = await newAccount()
    const wrong = await logIn(newBrowser(), person.email, 'Wrong-horse-9')
    const unknown = await logIn(newBrowser(), 'nobody@example.org', 'Wrong-horse-9')
    const words = ({ status, body }: Answered) => ({
      status,
      ...body,
      error: { ...body.error, requestId: '' },
    })
    expect(words(unknown)).toEqual(words(wrong))
    expect(wrong.body.error).toMatchObject({ status: 401, code: 'invalidCredentials' })
  })

  it('does the same work for an unknown address as for a wrong password', async () => {
    const { person } = await newAccount()
    await logIn(newBrowser(), 'warm@example.org', 'Wrong-horse-9')
    const hashes = jest.spyOn(test.server.hashing, 'run')
    await logIn(newBrowser(), person.email, 'Wrong-horse-9')
    expect(hashes).toHaveBeenCalledTimes(1)
    await logIn(newBrowser(), 'nobody@example.org', 'Wrong-horse-9')
    expect(hashes).toHaveBeenCalledTimes(2)
    hashes.mockRestore()
  })

  it('compares the whole password', async () => {
    const browser = newBrowser()
    const person = { ...newPerson(), password: `Aa1!${'é'.repeat(96)}` }
    await explore(browser)
    expect((await registerWith(browser, person)).status).toBe(200)
    for (const guess of [
      person.password.slice(0, 72),
      person.password.toLowerCase(),
      `${person.password} `,
    ]) {
      expect((await logIn(newBrowser(), person.email, guess)).status).toBe(401)
    }
    expect((await logIn(newBrowser(), person.email, person.password.normalize('NFD'))).status).toBe(200)
  })

  it('evaluates at most ten of many guesses in 15 minutes, and says when to come back', async () => {
    const { person } = await newAccount()
    const statuses: number[] = []
    for (let minute = 0; minute < 15; minute += 1) {
      for (let n = 0; n < 3; n += 1) {
        statuses.push((await logIn(newBrowser(), person.email, `Wrong-horse-${n}`)).status)
      }
      test.advance(MINUTE_MS)
    }
    expect(statuses.filter(status => status === 401).length).toBeLessThanOrEqual(10)
    const refused = await logIn(newBrowser(), person.email)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    test.advance(15 * MINUTE_MS)
    expect((await logIn(newBrowser(), person.email)).status).toBe(200)
  })

  it('evaluates at most ten of 40 parallel guesses', async () => {
    const { person } = await newAccount()
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => logIn(newBrowser(), person.email, 'Wrong-horse-9')),
    )
    expect(answers.filter(answer => answer.status === 401).length).toBeLessThanOrEqual(10)
  })

  it('lets the owner in from a known device while others guess', async () => {
    const { browser, person } = await newAccount()
    for (let n = 0; n < 8; n += 1) await logIn(newBrowser(), person.email, 'Wrong-horse-9')
    expect((await logIn(newBrowser(), person.email)).status).toBe(429)
    for (let n = 0; n < 5; n += 1) expect((await logIn(browser, person.email)).status).toBe(200)
  })

  it('does not punish a class behind one address for logging in', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => newAccount()))
    for (let n = 0; n < 30; n += 1) {
      const person = people[n % 6]?.person
      expect((await logIn(new TestBrowser('203.0.113.9'), person?.email ?? '')).status).toBe(200)
    }
  }, 60_000)

  it('answers 503 at once when too many hashes wait', async () => {
    const answers = await Promise.all(
      Array.from({ length: 80 }, (_, n) => logIn(newBrowser(), `burst${n}@example.org`)),
    )
    const busy = answers.filter(answer => answer.status === 503)
    expect(busy.length).toBeGreaterThan(10)
    expect(busy[0]?.headers.get('retry-after')).toBe('3')
    expect(answers.filter(answer => answer.status === 401).length + busy.length).toBe(80)
  }, 60_000)
})

describe('the bot check', () => {
  const attempt = (reCAPTCHA: unknown) =>
    newBrowser().post(login, '/api/identity/login', {
      emailAddress: 'a@example.org',
      password: 'x',
      ...(reCAPTCHA === undefined ? {} : { reCAPTCHA }),
    })

  it('is refused with the four signs of section 4', async () => {
    for (const token of [undefined, '', 'nonsense', Buffer.from('{}').toString('base64')]) {
      expect(await attempt(token)).toMatchObject({
        status: 401,
        body: {
          isSuccess: false,
          result: null,
          error: { status: 401, errorMessage: 'invalid-input-response' },
        },
      })
    }
  })

  it('serves once, also when used four times at once', async () => {
    const token = botToken('login')
    const statuses = (await Promise.all([1, 2, 3, 4].map(() => attempt(token)))).map(
      answer => answer.body.error.code,
    )
    expect(statuses.filter(code => code === 'invalidCredentials')).toHaveLength(1)
    expect((await attempt(token)).body.error.code).toBe('botCheckRejected')
  })

  it('is bound to its action and ends after five minutes', async () => {
    expect((await attempt(botToken('start_explore'))).body.error.code).toBe('botCheckRejected')
    expect((await attempt(botToken('submit'))).body.error.code).toBe('invalidCredentials')
    const late = botToken('login')
    test.advance(5 * MINUTE_MS + 1000)
    expect((await attempt(late)).body.error.code).toBe('botCheckRejected')
  })
})

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
      `${header}.${payload}.${mac.slice(0, -2)}AA`,
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
