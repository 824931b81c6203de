import { COOKIES, USER_DATA_PARAMETER } from '@/lib/contracts/browser-state'
import { expect, stored, test } from '../fixtures/auth-test'
import { watchFaults } from '../fixtures/test'

const PAYLOADS = [
  '<img src=x onerror="window.injected=1">',
  '<script>window.injected=1</script>',
  '"><svg onload="window.injected=1">',
  '</script><script>window.injected=1</script>',
  "';window.injected=1;//",
  'javascript:window.injected=1',
]

const userOf = (text: string) =>
  JSON.stringify({ fullName: text, email: text, registeredAt: '2026-01-01T00:00:00.000Z' })

/** Where a hostile text may come from, and the address that is opened with it. */
const WAYS: readonly (readonly [name: string, cookie: string | null, address: (text: string) => string])[] = [
  ['the cookie user', COOKIES.user, () => '/igcse'],
  ['the cookie user_full_name', COOKIES.userFullName, () => '/igcse'],
  ['the query', null, text => `/search?q=${encodeURIComponent(text)}&auth=${encodeURIComponent(text)}`],
]

test('hostile cookies and queries reach no page raw and run nothing, in 18 loads', async ({
  browser,
  baseURL,
  request,
  faults,
}) => {
  test.setTimeout(180_000)
  let loads = 0
  // Each way in a browser context of its own, side by side: a load is mostly waiting for the page to be silent.
  const tryAll = async ([name, cookie, addressOf]: (typeof WAYS)[number]) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'block' })
    const page = await context.newPage()
    watchFaults(page, faults)
    for (const payload of PAYLOADS) {
      const value = cookie === COOKIES.user ? userOf(payload) : payload
      const address = addressOf(payload)
      await context.clearCookies()
      if (cookie) {
        await context.addCookies([{ name: cookie, value: encodeURIComponent(value), url: baseURL ?? '' }])
      }
      const headers = cookie ? { cookie: `${cookie}=${encodeURIComponent(value)}` } : undefined
      const html = await (await request.get(address, { headers })).text()
      const sign = `${name}: ${payload}`
      expect.soft(html.includes(payload) || html.includes('window.injected'), sign).toBe(false)
      await page.goto(address)
      await page.waitForLoadState('networkidle')
      expect.soft(await page.evaluate(() => 'injected' in window), sign).toBe(false)
      loads += 1
    }
    await context.close()
  }
  await Promise.all(WAYS.map(tryAll))
  expect(loads).toBe(18)
})

test('user data in 4 addresses runs nothing, signs nobody in or out, and is gone from the address', async ({
  page,
  signedIn,
}) => {
  const addresses = [
    userOf('<img src=x onerror="window.injected=1">'),
    userOf('</script><script>window.injected=1</script>'),
    '{"__proto__":{"fullName":"x"},"fullName":"<b>","email":"b@example.org","registeredAt":"x"}',
    '{"fullName":["<script>window.injected=1</script>"],"email":1,"registeredAt":{}}',
  ]
  await page.goto('/igcse')
  const before = (await stored(page)).record
  for (const data of addresses) {
    await page.goto(`/igcse?q=1&${USER_DATA_PARAMETER}=${encodeURIComponent(data)}`)
    await expect(page).toHaveURL('/igcse?q=1')
    expect(await page.evaluate(() => 'injected' in window)).toBe(false)
    const now = await stored(page)
    expect(now.record).toEqual(before)
    expect(now.record.userData).toEqual(signedIn)
    expect(now.cookie(COOKIES.session)).toBeUndefined()
    expect(now.cookie(COOKIES.token)).toBeUndefined()
  }
})

/** Everything that a careless site would follow, and how often it is tried: 19 targets under two names each. */
const TARGETS = [
  'https://evil.test',
  'https://evil.test/hub',
  '//evil.test',
  '///evil.test',
  '\\\\evil.test',
  '/\\evil.test',
  'https:evil.test',
  'https:/evil.test',
  'http://evil.test',
  'HTTPS://EVIL.TEST',
  'https://localhost@evil.test',
  'https://evil.test#localhost',
  'https://evil.test?localhost',
  'https://localhost.evil.test',
  'https://evil.test%00.localhost',
  'javascript:window.injected=1',
  'data:text/html,<script>1</script>',
  'ftp://evil.test',
  '%2f%2fevil.test',
]

test('the hub is where the configuration says, whatever 38 addresses ask', async ({ request }) => {
  const door = await (await request.get('/home')).text()
  let tries = 0
  for (const target of TARGETS) {
    for (const name of ['next', 'redirect_uri']) {
      const answer = await request.get(`/home?${name}=${encodeURIComponent(target)}&sso=true`, {
        maxRedirects: 0,
      })
      expect([answer.status(), answer.headers().location, (await answer.text()) === door]).toEqual([
        200,
        undefined,
        true,
      ])
      tries += 1
    }
  }
  expect(tries).toBe(38)
})

test('a hostile address of the door sends nobody away, and no token joins the address of the hub', async ({
  page,
  context,
  signedIn,
}) => {
  expect(signedIn.email).toContain('@')
  const visited: string[] = []
  context.on('request', request => {
    if (request.isNavigationRequest()) visited.push(request.url())
  })
  const evil = encodeURIComponent('https://evil.test/hub')
  const opening = context.waitForEvent('page')
  await page.goto(`/home?next=${evil}&redirect_uri=${evil}&url=${evil}&target=${evil}&returnTo=${evil}`)
  const hub = await opening
  await hub.waitForURL(/\/hub\?sso=true$/)
  expect(visited.filter(address => new URL(address).hostname !== 'localhost')).toEqual([])
  expect(visited.filter(address => /token|eyJ/i.test(address))).toEqual([])
})
