/** @jest-environment ./scripts/testing/database-environment.cjs */
import { sql } from 'drizzle-orm'
import { POST as registerExplore } from '@/app/api/cie/register-explore/route'
import { GET as examAttempt } from '@/app/api/exams/attempt/route'
import { DELETE as erase } from '@/app/api/identity/account/route'
import { POST as login } from '@/app/api/identity/login/route'
import { POST as confirm } from '@/app/api/identity/password/confirm/route'
import { POST as reset } from '@/app/api/identity/password/reset/route'
import { POST as refresh } from '@/app/api/identity/refresh/route'
import { explore, logIn, newAccount, newBrowser, registerWith } from '@/app/api/people.testing'
import { rowsOf } from '@/lib/server/db/db'
import { accounts } from '@/lib/server/db/schema'
import { botToken, newPerson, PASSWORD } from '@/lib/server/testing/people'
import type { TestBrowser } from '@/lib/server/testing/test-browser'
import { startTestServer, type TestServer } from '@/lib/server/testing/test-server'

let test: TestServer
beforeAll(async () => {
  test = await startTestServer()
}, 60_000)
afterAll(() => test.close())

const SITE = 'http://localhost:3000'
type Handler = (request: Request) => Promise<Response>

/** Request drops the headers that only a browser may set, so they are put beside it. */
function from(headers: Record<string, string>, path: string, body: BodyInit, method = 'POST'): Request {
  const request = new Request(SITE + path, { method, body })
  Object.defineProperty(request, 'headers', { value: new Headers(headers) })
  return request
}

const cookiesOf = (browser: TestBrowser) => [...browser.cookies].map(pair => pair.join('=')).join('; ')

describe('a page of another site', () => {
  const JSON_TYPE = { 'content-type': 'application/json' }
  const FORMS: Record<string, string>[] = [
    { ...JSON_TYPE, origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' },
    { ...JSON_TYPE, origin: 'https://evil.test' },
    { ...JSON_TYPE, origin: 'null', 'sec-fetch-site': 'cross-site' },
    { ...JSON_TYPE, 'sec-fetch-site': 'same-site' },
    { 'content-type': 'text/plain', origin: 'https://evil.test' },
    { 'content-type': 'application/x-www-form-urlencoded', origin: SITE },
    { 'content-type': 'multipart/form-data; boundary=x', origin: SITE },
  ]

  it('logs nobody in by any of 7 forms, though the password is right', async () => {
    const { person } = await newAccount()
    expect(FORMS).toHaveLength(7)
    const body = () =>
      JSON.stringify({ emailAddress: person.email, password: PASSWORD, reCAPTCHA: botToken('login') })
    for (const headers of FORMS) {
      const victim = newBrowser()
      const answer = await victim.send(login, from(headers, '/api/identity/login', body()))
      expect([403, 415]).toContain(answer.status)
      expect(victim.cookies.size).toBe(0)
    }
    const own = newBrowser()
    const request = from({ ...JSON_TYPE, origin: SITE }, '/api/identity/login', body())
    expect((await own.send(login, request)).status).toBe(200)
  })

  it('changes nothing by 4 other forms that carry the cookies', async () => {
    const { browser, person, tokens } = await newAccount()
    const calls: [Handler, string, object, string?][] = [
      [refresh, '/api/identity/refresh', { refreshToken: tokens.refreshToken }],
      [reset, '/api/identity/password/reset', { email: person.email, isLandingWebSite: true }],
      [confirm, '/api/identity/password/confirm', { token: 'x'.repeat(43), password: 'Better-horse-7' }],
      [erase, '/api/identity/account', { password: PASSWORD }, 'DELETE'],
    ]
    for (const [handler, path, body, method] of calls) {
      const headers = {
        ...JSON_TYPE,
        origin: 'https://evil.test',
        'sec-fetch-site': 'cross-site',
        cookie: cookiesOf(browser),
        authorization: `Bearer ${tokens.accessToken}`,
      }
      const answer = await newBrowser().send(handler, from(headers, path, JSON.stringify(body), method))
      expect([path, answer.status]).toEqual([path, 403])
    }
    expect((await logIn(newBrowser(), person.email)).status).toBe(200)
    expect(await test.deliverMail()).toBe(0)
  })
})

describe('SQL in what is typed', () => {
  const TEXTS = [
    "' or '1'='1",
    "'; drop table accounts; --",
    "' union select password_hash from accounts --",
    "'; select pg_sleep(300); --",
    "' || (select pg_sleep(300)) || '",
    '1) or 1=1 --',
    '" or ""="',
    "\\'; delete from sessions; --",
    '%27%20or%201=1',
    '$1',
    "admin'/*",
    "x' and 1=(select count(*) from accounts) --",
  ]

  it('is text in each of 60 probes: no 5xx, no table touched, no waiting', async () => {
    const { tokens, person } = await newAccount()
    const statuses: number[] = []
    const startedAt = performance.now()
    for (const text of TEXTS) {
      const browser = newBrowser()
      await explore(browser)
      const address = `"${text.replaceAll('"', '')}"@example.org`
      const answers = [
        await logIn(browser, `${text}@example.org`, text),
        await registerWith(browser, { ...newPerson(address), fullName: text, countryId: text }),
        await browser.post(reset, '/api/identity/password/reset', { email: address, isLandingWebSite: true }),
        await browser.post(refresh, '/api/identity/refresh', { refreshToken: text }),
        await browser.get(examAttempt, `/api/exams/attempt?id=${encodeURIComponent(text)}`, {
          token: tokens.accessToken,
        }),
      ]
      statuses.push(...answers.map(({ status }) => status))
    }
    expect(statuses).toHaveLength(60)
    expect(statuses.filter(status => status >= 500)).toEqual([])
    // One pg_sleep that ran would alone take longer.
    expect(performance.now() - startedAt).toBeLessThan(300_000)
    const running = await test.database.db.execute(sql`select count(*)::int as left from accounts`)
    expect(rowsOf(running)).toEqual([{ left: (await test.database.db.select().from(accounts)).length }])
    expect((await logIn(newBrowser(), person.email)).status).toBe(200)
  }, 300_000)
})

describe('more than a form has', () => {
  const PAYLOADS = [
    '"role":"admin"',
    '"isAdmin":true',
    '"id":"00000000-0000-4000-8000-000000000000"',
    '"userId":"1"',
    '"passwordHash":"$argon2id$x"',
    '"emailKey":"other@example.org"',
    '"registeredAt":"2000-01-01T00:00:00Z"',
    '"lastSeenAt":"2999-01-01T00:00:00Z"',
    '"__proto__":{"polluted":true}',
    '"constructor":{"prototype":{"polluted":true}}',
    '"toString":"x"',
    '"accounts":{"role":"admin"}',
  ]

  it('is refused in each of 12 payloads, and pollutes nothing', async () => {
    expect(PAYLOADS).toHaveLength(12)
    for (const payload of PAYLOADS) {
      const browser = newBrowser()
      await explore(browser)
      const person = newPerson()
      const body = JSON.stringify({ ...person, reCAPTCHA: botToken('register') })
      const headers = { 'content-type': 'application/json', origin: SITE, cookie: cookiesOf(browser) }
      const request = from(headers, '/api/cie/register-explore', `${body.slice(0, -1)},${payload}}`)
      const answer = await browser.send(registerExplore, request)
      expect([payload, answer.status]).toEqual([payload, 400])
      expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
      expect((await logIn(newBrowser(), person.email)).status).toBe(401)
    }
  })
})

describe('a damaged visitor token', () => {
  it('is answered alike in 8 of 8 cases and when it has ended', async () => {
    const browser = newBrowser()
    const token = (await explore(browser)).body.result.xVisitorId as string
    const [header = '', , iv = '', text = '', tag = ''] = token.split('.')
    const other = (part: string) => (part.startsWith('A') ? 'B' : 'A') + part.slice(1)
    const foreign = Buffer.from(JSON.stringify({ alg: 'dir', enc: 'A256GCM', kid: 'unknown' })).toString(
      'base64url',
    )
    const damaged = [
      token.slice(0, -1),
      `${token}A`,
      [header, '', other(iv), text, tag].join('.'),
      [header, '', iv, other(text), tag].join('.'),
      [header, '', iv, text, other(tag)].join('.'),
      [foreign, '', iv, text, tag].join('.'),
      [header, '', iv, text].join('.'),
      'nonsense',
    ]
    expect(damaged).toHaveLength(8)
    const answers = []
    for (const each of damaged) {
      const thief = newBrowser()
      thief.cookies.set('visitor-id', each)
      answers.push(await registerWith(thief, newPerson()))
    }
    test.advance(24 * 3_600_000 + 1)
    const late = newBrowser()
    late.cookies.set('visitor-id', token)
    answers.push(await registerWith(late, newPerson()))
    for (const { status, body } of answers) {
      expect([status, body.error.errorMessage]).toEqual([400, 'Could not Decrypt Visitor Data!'])
    }
  })
})

describe('a bot-check token', () => {
  it('serves one of four parallel uses, and none of three replays', async () => {
    const reCAPTCHA = botToken('login')
    const attempt = () =>
      newBrowser().post(login, '/api/identity/login', {
        emailAddress: 'a@example.org',
        password: 'x',
        reCAPTCHA,
      })
    const parallel = await Promise.all([1, 2, 3, 4].map(attempt))
    const replays = [await attempt(), await attempt(), await attempt()]
    const passed = (answers: typeof replays) =>
      answers.filter(({ body }) => body.error.code !== 'botCheckRejected')
    expect(passed(parallel)).toHaveLength(1)
    expect(passed(replays)).toEqual([])
  })
})
