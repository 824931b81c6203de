/** @jest-environment ./scripts/testing/database-environment.cjs */
import { eq } from 'drizzle-orm'
import { GET as accountGet } from '@/app/api/identity/account/route'
import { POST as refresh } from '@/app/api/identity/refresh/route'
import { POST as endOne } from '@/app/api/identity/sessions/end/route'
import { POST as endOthers } from '@/app/api/identity/sessions/end-others/route'
import { GET as list } from '@/app/api/identity/sessions/route'
import { logIn, newAccount, newBrowser } from '@/app/api/people.testing'
import type { SessionItem, Tokens } from '@/lib/contracts/dto'
import { sessions } from '@/lib/server/db/schema'
import { SESSIONS_MAX } from '@/lib/server/identity/sessions'
import type { TestBrowser } from '@/lib/server/testing/test-browser'
import { startTestServer, type TestServer } from '@/lib/server/testing/test-server'

const MINUTE_MS = 60_000
const PATH = '/api/identity/sessions'

let test: TestServer
beforeAll(async () => {
  test = await startTestServer()
}, 60_000)
afterAll(() => test.close())

type Device = { browser: TestBrowser; tokens: Tokens }

async function logInElsewhere(email: string): Promise<Device> {
  const browser = newBrowser()
  return { browser, tokens: (await logIn(browser, email)).body.result }
}

const tokenOf = ({ tokens }: Device) => ({ token: tokens.accessToken })
const statusOf = async (device: Device) =>
  (await device.browser.get(accountGet, '/api/identity/account', tokenOf(device))).status

async function listOf(device: Device): Promise<SessionItem[]> {
  return (await device.browser.get(list, PATH, tokenOf(device))).body.result.sessions
}

describe('the logins of an account', () => {
  it('are twenty at most: a login ends those that were unused for longest', async () => {
    const { browser, person, tokens } = await newAccount()
    const first = { browser, tokens }
    const devices: Device[] = []
    for (let n = 0; n < SESSIONS_MAX + 3; n += 1) {
      test.advance(1000)
      devices.push(await logInElsewhere(person.email))
      if (n === 10) {
        test.advance(MINUTE_MS)
        const body = { refreshToken: tokens.refreshToken }
        first.tokens = (await browser.post(refresh, '/api/identity/refresh', body)).body.result
      }
    }
    const rows = await test.database.db.select().from(sessions).where(eq(sessions.accountId, tokens.userId))
    expect(rows).toHaveLength(SESSIONS_MAX)
    expect(await statusOf(first)).toBe(200)
    const statuses = []
    for (const device of devices) statuses.push(await statusOf(device))
    expect(statuses).toEqual(devices.map((_, n) => (n < 4 ? 401 : 200)))
  })

  it('stay twenty when many log in at once', async () => {
    const { person, tokens } = await newAccount()
    for (let n = 0; n < SESSIONS_MAX; n += 1) await logInElsewhere(person.email)
    test.advance(1000)
    // More at once would be slowed like guesses.
    const atOnce = await Promise.all(Array.from({ length: 4 }, () => logInElsewhere(person.email)))
    for (const device of atOnce) expect(await statusOf(device)).toBe(200)
    const rows = await test.database.db.select().from(sessions).where(eq(sessions.accountId, tokens.userId))
    expect(rows).toHaveLength(SESSIONS_MAX)
  })

  it('are listed with this one first, when each began and was last used, and nothing secret', async () => {
    const { browser, person, tokens } = await newAccount()
    const startedAt = test.server.now().toISOString()
    test.advance(MINUTE_MS)
    const other = await logInElsewhere(person.email)
    expect(await listOf({ browser, tokens })).toEqual([
      { id: expect.any(String), device: null, startedAt, lastUsedAt: startedAt, isThis: true },
      {
        id: expect.any(String),
        device: null,
        startedAt: test.server.now().toISOString(),
        lastUsedAt: test.server.now().toISOString(),
        isThis: false,
      },
    ])
    expect((await listOf(other)).map(({ isThis }) => isThis)).toEqual([true, false])
    expect((await newBrowser().get(list, PATH)).status).toBe(401)
  })

  it('are ended one by one, at their next call, and by their owner alone', async () => {
    const { browser, person, tokens } = await newAccount()
    const here = { browser, tokens }
    const there = await logInElsewhere(person.email)
    const stranger = await newAccount()
    const [, target] = await listOf(here)
    const body = { sessionId: target?.id }
    const by = (device: Device) => device.browser.post(endOne, `${PATH}/end`, body, tokenOf(device))

    expect((await by(stranger)).body.result.sessions).toHaveLength(1)
    expect(await statusOf(there)).toBe(200)
    expect((await by(here)).body.result.sessions).toMatchObject([{ isThis: true }])
    expect(await statusOf(there)).toBe(401)
    const again = { refreshToken: there.tokens.refreshToken }
    expect((await there.browser.post(refresh, '/api/identity/refresh', again)).status).toBe(401)
    expect((await by(here)).status).toBe(200)
  })

  it('keep the one that asks, which ends by logging out', async () => {
    const { browser, tokens } = await newAccount()
    const [own] = await listOf({ browser, tokens })
    const body = { sessionId: own?.id }
    expect((await browser.post(endOne, `${PATH}/end`, body, { token: tokens.accessToken })).status).toBe(200)
    expect(await statusOf({ browser, tokens })).toBe(200)
  })

  it('all end at once but the one that asks', async () => {
    const { browser, person, tokens } = await newAccount()
    const others = [await logInElsewhere(person.email), await logInElsewhere(person.email)]
    const stranger = await newAccount()
    const answer = await browser.post(endOthers, `${PATH}/end-others`, {}, { token: tokens.accessToken })
    expect(answer.body.result.sessions).toMatchObject([{ isThis: true }])
    for (const other of others) expect(await statusOf(other)).toBe(401)
    expect(await statusOf({ browser, tokens })).toBe(200)
    expect(await statusOf(stranger)).toBe(200)
  })
})

it('keeps of a User-Agent the browser and the system alone', async () => {
  const { browser, person, tokens } = await newAccount()
  const phone = newBrowser()
  phone.userAgent =
    'Mozilla/5.0 (Linux; Android 14; SM-A155F Build/UP1A.231005.007) AppleWebKit/537.36 Chrome/124.0.6367.82 Mobile Safari/537.36'
  await logIn(phone, person.email)
  expect(await listOf({ browser, tokens })).toMatchObject([{ device: null }, { device: 'Chrome on Android' }])
  const rows = await test.database.db.select().from(sessions).where(eq(sessions.accountId, tokens.userId))
  expect(JSON.stringify(rows)).not.toMatch(/SM-A155F|537|124/)
})
