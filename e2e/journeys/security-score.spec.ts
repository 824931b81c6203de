import { observatoryScore } from '../../scripts/security/observatory'
import { KINDS } from '../fixtures/routes'
import { expect, test } from '../fixtures/test'

test('every kind of page earns 115 points and an A+ by the published rules of the Observatory', async ({
  request,
}) => {
  for (const path of KINDS) {
    const answer = await request.get(path)
    const setCookies = answer
      .headersArray()
      .filter(({ name }) => name.toLowerCase() === 'set-cookie')
      .map(({ value }) => value)
    const result = observatoryScore({ headers: answer.headers(), setCookies, html: await answer.text() })
    expect(result.score, `${path}: ${JSON.stringify(result.parts)}`).toBeGreaterThanOrEqual(115)
    expect(result.grade, path).toBe('A+')
  }
})

test('every kind of page is static: from the cache of the build, and without a cookie', async ({
  request,
}) => {
  for (const path of KINDS) {
    const headers = (await request.get(path)).headers()
    // Kept until the next build; a page that is not found says so by Next's own word.
    const isKept = headers['cache-control'] === 's-maxage=31536000'
    expect(isKept || /^1/.test(headers['x-nextjs-prerender'] ?? ''), path).toBe(true)
    expect(headers['set-cookie'], path).toBeUndefined()
  }
})

test('no page, no call and no document of the API can be framed', async ({ request }) => {
  for (const path of [...KINDS, '/api/health/live', '/api/nothing', '/api/docs', '/api/openapi.json']) {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? ''
    expect(policy.split('; '), path).toContain("frame-ancestors 'none'")
  }
  for (const path of ['/robots.txt', '/.well-known/security.txt', '/icon.svg']) {
    expect((await request.get(path)).headers()['x-frame-options'], path).toBe('DENY')
  }
})

test('the first HTML of no page names another host for anything that is loaded', async ({
  request,
  baseURL,
}) => {
  const LOADED =
    /<(?:script|img|iframe|source|video|audio|embed|object)\b[^>]*?\b(?:src|data)="([^"]+)"|<link\b(?![^>]*rel="(?:canonical|alternate)")[^>]*?\bhref="([^"]+)"/g
  for (const path of KINDS) {
    const html = await (await request.get(path)).text()
    const loaded = [...html.matchAll(LOADED)].map(([, source, link]) => source ?? link ?? '')
    expect(loaded.length, path).toBeGreaterThan(3)
    const foreign = loaded.filter(
      each => new URL(each, baseURL).origin !== baseURL && !each.startsWith('data:'),
    )
    expect(foreign, path).toEqual([])
  }
})

/** Headers that no cache has in its key, and what an attacker would like them to do. */
const POISONS: readonly (readonly [name: string, value: string])[] = [
  ['x-forwarded-host', 'evil.test'],
  ['x-forwarded-proto', 'http'],
  ['x-forwarded-port', '1337'],
  ['x-forwarded-prefix', '/evil.test'],
  ['x-host', 'evil.test'],
  ['forwarded', 'host=evil.test'],
  ['x-original-url', '/evil.test'],
  ['x-rewrite-url', '/evil.test'],
  ['x-invoke-path', '/evil.test'],
  ['x-invoke-status', '500'],
  ['x-matched-path', '/evil.test'],
  ['x-middleware-subrequest', 'middleware:middleware:middleware:middleware:middleware'],
  ['x-http-method-override', 'DELETE'],
  ['accept-language', 'evil.test'],
  ['user-agent', 'evil.test<script>alert(1)</script>'],
]

test('no header changes a page: 45 poisonings leave status, policy and every byte alone', async ({
  request,
}) => {
  let poisonings = 0
  for (const path of ['/', '/igcse/physics', '/revision-notes/igcse/physics/waves/sound']) {
    const clean = await request.get(path)
    const before = await clean.text()
    for (const [name, value] of POISONS) {
      const answer = await request.get(path, { headers: { [name]: value } })
      const sign = `${path} with ${name}`
      expect(answer.status(), sign).toBe(clean.status())
      expect((await answer.text()) === before, `${sign} is the same page`).toBe(true)
      expect(JSON.stringify(answer.headers()), sign).not.toContain('evil.test')
      expect(answer.headers()['content-security-policy'], sign).toBe(
        clean.headers()['content-security-policy'],
      )
      poisonings += 1
    }
    expect(await (await request.get(path)).text()).toBe(before)
  }
  expect(poisonings).toBe(45)
})

test('/.well-known/security.txt says whom to tell, for most of a year', async ({ request }) => {
  const answer = await request.get('/.well-known/security.txt')
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toContain('text/plain')
  const text = await answer.text()
  expect(text).toMatch(/^Contact: (mailto:|https:\/\/)\S+$/m)
  expect(Date.parse(/^Expires: (\S+)$/m.exec(text)?.[1] ?? '')).toBeGreaterThan(Date.now())
})
