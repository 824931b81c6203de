/** @jest-environment ./scripts/testing/database-environment.cjs */
import { GET as missing } from '@/app/api/[[...path]]/route'
import { GET as challenge } from '@/app/api/bot-check/challenge/route'
import { DELETE as listDelete, GET as listGet, HEAD as listHead } from '@/app/api/country/dropdown/route'
import { GET as geo } from '@/app/api/geo/country/route'
import { GET as grades } from '@/app/api/grade/dropdown/route'
import { GET as live } from '@/app/api/health/live/route'
import { GET as healthReady } from '@/app/api/health/ready/route'
import { POST as login, GET as loginGet } from '@/app/api/identity/login/route'
import { POST as logout } from '@/app/api/identity/logout-session/route'
import { botToken } from '@/lib/server/testing/people'
import { TestBrowser } from '@/lib/server/testing/test-browser'
import { startTestServer, type TestServer } from '@/lib/server/testing/test-server'

const LOGIN = '/api/identity/login'
const SITE = 'http://localhost:3000'

let test: TestServer
let browser: TestBrowser
beforeAll(async () => {
  test = await startTestServer()
}, 60_000)
afterAll(() => test.close())
beforeEach(() => {
  browser = new TestBrowser()
})

function raw(body: BodyInit | null, headers: Record<string, string> = {}) {
  const request = new Request(SITE + LOGIN, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: SITE, ...headers },
    body,
    duplex: 'half',
  } as RequestInit)
  return browser.send(login, request)
}

describe('every answer', () => {
  it('is an envelope with the status inside, a request id, and is not cached', async () => {
    const answer = await raw('{}')
    expect(answer.status).toBe(400)
    expect(answer.body).toEqual({
      isSuccess: false,
      result: null,
      error: {
        status: 400,
        code: 'invalidInput',
        errorMessage: 'Email address is required',
        fields: { emailAddress: 'Email address is required', password: 'Password is required' },
        requestId: answer.headers.get('x-request-id'),
      },
    })
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    })
  })

  it('says 404 for an address that is no call', async () =>
    expect(await browser.get(missing, '/api/wp-login.php')).toMatchObject({
      status: 404,
      body: { isSuccess: false, error: { status: 404 } },
    }))

  it('says 405 and what is allowed for another method', async () => {
    const onLogin = await browser.get(loginGet, LOGIN)
    expect([onLogin.status, onLogin.headers.get('allow'), onLogin.body.error.status]).toEqual([
      405,
      'POST',
      405,
    ])
    const onList = await browser.write('DELETE', listDelete, '/api/country/dropdown', {})
    expect([onList.status, onList.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })

  it('has no body for HEAD', async () => {
    const answer = await browser.get(listHead, '/api/country/dropdown', { method: 'HEAD' })
    expect([answer.status, answer.body]).toEqual([200, null])
  })
})

describe('bad input', () => {
  it.each([
    ['', 'malformedJson'],
    ['{', 'malformedJson'],
    ['{"emailAddress": "a@b.co",}', 'malformedJson'],
    [new Uint8Array([0x22, 0xff, 0xfe, 0x22]), 'malformedJson'],
    ['null', 'invalidInput'],
    ['[]', 'invalidInput'],
    ['"text"', 'invalidInput'],
    ['{"emailAddress":"a\\u0000@b.co","password":"x"}', 'unsafeText'],
    ['{"emailAddress":"a@b.co","password":"\\ud800"}', 'unsafeText'],
    ['{"emailAddress":"a@b.co","password":"\\u001b[2J"}', 'unsafeText'],
    [`${'{"a":'.repeat(30)}1${'}'.repeat(30)}`, 'invalidInput'],
    ['{"emailAddress":{"$ne":""},"password":["x"]}', 'invalidInput'],
    ['{"emailAddress":1e99,"password":true}', 'invalidInput'],
  ])('answers %p with 400 %s', async (body, code) =>
    expect(await raw(body)).toMatchObject({ status: 400, body: { error: { status: 400, code } } }),
  )

  it('names unknown fields, "__proto__" among them', async () => {
    const { body } = await raw('{"emailAddress":"a@b.co","password":"x","role":"admin","__proto__":{"x":1}}')
    expect(Object.keys(body.error.fields)).toEqual(['role', '__proto__'])
    expect(body.error.errorMessage).toBe('This field is not known')
    expect(Object.hasOwn(Object.prototype, 'x')).toBe(false)
  })

  it.each([
    ['text/plain'],
    ['application/x-www-form-urlencoded'],
    ['multipart/form-data; boundary=x'],
    ['application/jsonp'],
    [''],
  ])('answers the type %p with 415', async type =>
    expect(await raw('{}', { 'content-type': type })).toMatchObject({
      status: 415,
      body: { error: { status: 415 } },
    }),
  )

  it('takes a charset beside the type', async () =>
    expect(await raw('{}', { 'content-type': 'Application/JSON; charset=utf-8' })).toMatchObject({
      status: 400,
    }))

  it('stops reading after 64 KiB, whatever length was stated', async () => {
    let pulled = 0
    const endless = new ReadableStream({
      pull(controller) {
        pulled += 1
        controller.enqueue(new Uint8Array(8192).fill(32))
      },
    })
    expect(await raw(endless as unknown as BodyInit)).toMatchObject({ status: 413 })
    expect(pulled).toBeLessThan(12)
    const stated = JSON.stringify({ emailAddress: 'a@b.co', password: 'x'.repeat(70_000) })
    expect(await raw(stated)).toMatchObject({ status: 413, body: { error: { code: 'tooLarge' } } })
  })
})

describe('posts from elsewhere', () => {
  it.each([
    [{ origin: 'https://evil.test' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' }, 403],
    [{ origin: SITE.replace('localhost', 'localhost.evil.test') }, 403],
    [{ origin: 'https://evil.test', 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'https://evil.test', host: 'localhost:3000' }, 403],
    [{ origin: SITE }, 200],
    [{ origin: 'http://192.168.1.5:3000', host: '192.168.1.5:3000' }, 200],
    [{ origin: 'http://127.0.0.1:3000', 'sec-fetch-site': 'same-origin' }, 200],
  ])('%p are answered with %i', async (headers, status) => {
    const request = new Request(`${SITE}/api/identity/logout-session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: '{}',
    })
    // Request drops the forbidden headers of a browser, so they are read from beside it.
    const given = new Headers({ 'content-type': 'application/json', ...headers })
    Object.defineProperty(request, 'headers', { value: given })
    const answer = await browser.send(logout, request)
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([status, null])
  })
})

describe('lists', () => {
  it('are public, cached and readable from other sites', async () => {
    const answer = await browser.get(grades, '/api/grade/dropdown')
    expect(answer.body).toEqual({
      isSuccess: true,
      result: [
        { id: 'igcse', name: 'IGCSE' },
        { id: 'alevels', name: 'A Level' },
      ],
      error: null,
    })
    expect(answer.headers.get('cache-control')).toContain('max-age=3600')
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
  })

  it('hold every country of ISO 3166-1 once, by name, with both codes', async () => {
    const { result } = (await browser.get(listGet, '/api/country/dropdown')).body
    expect(result.length).toBeGreaterThanOrEqual(249)
    expect(new Set(result.map((each: { alpha3Code: string }) => each.alpha3Code)).size).toBe(result.length)
    expect(result).toContainEqual({ id: 'GB', name: 'United Kingdom', alpha2Code: 'GB', alpha3Code: 'GBR' })
    for (const { alpha2Code, alpha3Code } of result) {
      expect(`${alpha2Code} ${alpha3Code}`).toMatch(/^[A-Z]{2} [A-Z]{3}$/)
    }
  })
})

describe('a handler that fails', () => {
  it('answers 500 without details, and logs one line without what was typed', async () => {
    const failing = jest.spyOn(test.server.hashing, 'run').mockRejectedValue(new Error('secret-detail'))
    const answer = await browser.post(login, LOGIN, {
      emailAddress: 'private@example.org',
      password: 'Typed-pass-1',
      reCAPTCHA: botToken('login'),
    })
    failing.mockRestore()
    expect(answer.status).toBe(500)
    expect(answer.body.error).toEqual({
      status: 500,
      code: 'internal',
      errorMessage: 'Server error. Please try again later.',
      requestId: answer.headers.get('x-request-id'),
    })
    const lines = test.lines.filter(line => line.requestId === answer.headers.get('x-request-id'))
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({ level: 'error', status: 500, path: LOGIN, method: 'POST' })
    expect(JSON.stringify(lines)).not.toMatch(/secret-detail|private@|Typed-pass/)
  })
})

describe('health', () => {
  it('is live without and ready with a database', async () => {
    expect(await browser.get(live, '/api/health/live')).toMatchObject({
      status: 200,
      body: { isSuccess: true },
    })
    expect((await browser.get(healthReady, '/api/health/ready')).body.result).toEqual({
      status: 'ok',
      checks: { database: 'up' },
    })
  })
})

describe('geo country', () => {
  it.each([
    ['8.8.8.8', 'de-DE', 'US'],
    ['81.2.69.142', '', 'GB'],
    ['127.0.0.1', 'de, en-GB;q=0.8', 'GB'],
    ['::1', 'zh-Hant-TW', 'TW'],
    ['192.168.1.9', 'en', null],
    ['10.0.0.1', 'x'.repeat(5000), null],
  ])('%s with "%s" is %p', async (address, language, country) => {
    const visitor = new TestBrowser(address)
    const answer = await visitor.get(geo, '/api/geo/country', { headers: { 'accept-language': language } })
    expect(answer.body.result).toEqual({ country })
  })
})

describe('the client address', () => {
  it('does not follow X-Forwarded-For when no proxy is trusted', async () => {
    const statuses: number[] = []
    for (let n = 0; n < 42; n += 1) {
      const request = new Request(`${SITE}/api/identity/password/reset`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `203.0.113.${n}`,
          'x-real-ip': `1.1.1.${n}`,
        },
        body: JSON.stringify({ email: `p${n}@example.org`, isLandingWebSite: true }),
      })
      const { POST } = await import('@/app/api/identity/password/reset/route')
      statuses.push((await new TestBrowser('192.0.2.200').send(POST, request)).status)
    }
    expect(statuses.filter(status => status === 200)).toHaveLength(40)
    expect(statuses.at(-1)).toBe(429)
  })
})

it('refuses a challenge for an unknown action', async () =>
  expect(await browser.get(challenge, '/api/bot-check/challenge?action=x')).toMatchObject({ status: 400 }))
