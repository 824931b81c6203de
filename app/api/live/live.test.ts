/** @jest-environment ./scripts/testing/database-environment.cjs */
import { DELETE as erase } from '@/app/api/identity/account/route'
import { POST as logout } from '@/app/api/identity/logout-session/route'
import { POST as confirm } from '@/app/api/identity/password/confirm/route'
import { POST as reset } from '@/app/api/identity/password/reset/route'
import { POST as endOthers } from '@/app/api/identity/sessions/end-others/route'
import { POST as live } from '@/app/api/live/route'
import { logIn, newAccount, newBrowser } from '@/app/api/people.testing'
import { createSseReader, type SseEvent } from '@/lib/live/sse'
import { sessions } from '@/lib/server/db/schema'
import { peerAddress } from '@/lib/server/http/client-address'
import { createLiveHub, STREAMS_OF_ONE } from '@/lib/server/live/live-hub'
import { publish } from '@/lib/server/live/publish'
import { PASSWORD } from '@/lib/server/testing/people'
import type { TestBrowser } from '@/lib/server/testing/test-browser'
import { ON_POSTGRES } from '@/lib/server/testing/test-database'
import { startTestServer, type TestServer } from '@/lib/server/testing/test-server'

let test: TestServer
beforeEach(async () => {
  test = await startTestServer()
}, 60_000)
afterEach(() => test.close())

const NEWS = { kind: 'tutoring', id: '11111111-1111-4111-8111-111111111111' } as const
const news = { event: 'news', data: JSON.stringify(NEWS) }
const hello = { event: 'hello', data: '{}' }

/** The heartbeat comes when the test says so, and only then. */
function holdHeartbeat(): void {
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout', 'performance'],
  })
}

/** Opens a stream; `next` gives one event after the other and null at the end. */
async function open(browser: TestBrowser, socketToken: string) {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const leaving = new AbortController()
  const request = new Request('http://localhost:3000/api/live', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://localhost:3000', cookie },
    body: JSON.stringify({ socketToken }),
    signal: leaving.signal,
  })
  const response = await peerAddress.run(browser.address, () => live(request))
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  const read = createSseReader()
  const events: SseEvent[] = []
  async function next(): Promise<SseEvent | null> {
    for (;;) {
      const event = events.shift()
      if (event) return event
      const piece = await reader?.read()
      if (!piece || piece.done) return null
      events.push(...read(decoder.decode(piece.value, { stream: true })))
    }
  }
  return { response, next, leave: () => leaving.abort() }
}

const ENDINGS = {
  reset: async (_browser: TestBrowser, email: string) => {
    await newBrowser().post(reset, '/api/identity/password/reset', { email, isLandingWebSite: true })
    await test.deliverMail()
    const token = /#token=([\w-]{43})/.exec(test.outbox.at(-1)?.text ?? '')?.[1] ?? ''
    await newBrowser().post(confirm, '/api/identity/password/confirm', { token, password: 'Better-horse-7' })
  },
  erase: async (browser: TestBrowser, _email: string, token: string) => {
    await browser.write('DELETE', erase, '/api/identity/account', { password: PASSWORD }, { token })
  },
  end: async (_browser: TestBrowser, email: string) => {
    const other = newBrowser()
    const token = (await logIn(other, email)).body.result.accessToken
    await other.post(endOthers, '/api/identity/sessions/end-others', {}, { token })
  },
}

/** Without a time of its own: the test's bound is the bound. */
function until(isSo: () => boolean): Promise<void> {
  return new Promise(resolve => {
    const look = () => (isSo() ? resolve() : setImmediate(look))
    look()
  })
}

it('greets, and tells the person alone what has changed, when that is committed', async () => {
  const [ada, other] = [await newAccount(), await newAccount()]
  const [page, second, strange] = [
    await open(ada.browser, ada.tokens.socketToken),
    await open(ada.browser, ada.tokens.socketToken),
    await open(other.browser, other.tokens.socketToken),
  ]
  expect(page.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(page.response.headers.get('cache-control')).toBe('no-store, no-transform')
  for (const each of [page, second, strange]) expect(await each.next()).toEqual(hello)
  const db = await test.server.db()
  await expect(
    db.transaction(async tx => {
      await publish(tx, ada.tokens.userId, { ...NEWS, id: 'never committed' })
      throw new Error('rolled back')
    }),
  ).rejects.toThrow()
  await publish(db, ada.tokens.userId, NEWS)
  expect(await page.next()).toEqual(news)
  expect(await second.next()).toEqual(news)
  await publish(db, other.tokens.userId, { ...NEWS, id: 'other' })
  expect(await strange.next()).toEqual({ event: 'news', data: '{"kind":"tutoring","id":"other"}' })
})

it('refuses a token without its session, of another session, of another kind, and an old one', async () => {
  const [ada, other] = [await newAccount(), await newAccount()]
  const { accessToken, socketToken } = ada.tokens
  const statusOf = async (browser: TestBrowser, token: string) => (await open(browser, token)).response.status
  expect(await statusOf(newBrowser(), socketToken)).toBe(401)
  expect(await statusOf(other.browser, socketToken)).toBe(401)
  expect(await statusOf(ada.browser, accessToken)).toBe(401)
  expect(await statusOf(ada.browser, '')).toBe(400)
  test.advance(15 * 60_000)
  expect(await statusOf(ada.browser, socketToken)).toBe(401)
})

it('ends at logout at once, and nothing opens it again', async () => {
  const { browser, tokens } = await newAccount()
  const page = await open(browser, tokens.socketToken)
  expect(await page.next()).toEqual(hello)
  const cookies = new Map(browser.cookies)
  await browser.post(logout, '/api/identity/logout-session', {})
  expect(await page.next()).toBeNull()
  for (const [name, value] of cookies) browser.cookies.set(name, value)
  expect((await open(browser, tokens.socketToken)).response.status).toBe(401)
})

it.each([
  ['a new password', 'reset'],
  ['the erasure of the account', 'erase'],
  ['ending it from another device', 'end'],
] as const)('ends at %s at once, on every instance', async (_what, how) => {
  // No pulse: it would find what was not told.
  holdHeartbeat()
  const { browser, person, tokens } = await newAccount()
  const { database, server } = test
  const second = createLiveHub({ db: server.db, listen: database.listen, now: server.now, log: server.log })
  try {
    const page = await open(browser, tokens.socketToken)
    expect(await page.next()).toEqual(hello)
    const [row] = await database.db.select().from(sessions)
    let hasEnded = false
    const stream = { accountId: tokens.userId, secretHash: row?.secretHash ?? '', write: () => {} }
    await second.open({
      ...stream,
      end: () => {
        hasEnded = true
      },
    })
    await ENDINGS[how](browser, person.email, tokens.accessToken)
    expect(await page.next()).toBeNull()
    await until(() => hasEnded)
  } finally {
    jest.useRealTimers()
    await second.close()
  }
})

it('holds a few streams for one person, and takes another once one has gone', async () => {
  const { browser, tokens } = await newAccount()
  const pages = []
  for (let count = 0; count < STREAMS_OF_ONE; count += 1) pages.push(await open(browser, tokens.socketToken))
  const refused = await open(browser, tokens.socketToken)
  expect(refused.response.status).toBe(429)
  expect(refused.response.headers.get('retry-after')).toBe('60')
  pages[0]?.leave()
  expect((await open(browser, tokens.socketToken)).response.status).toBe(200)
})

it('ends every stream when the server closes, and opens none after', async () => {
  const { browser, tokens } = await newAccount()
  const page = await open(browser, tokens.socketToken)
  expect(await page.next()).toEqual(hello)
  await test.server.live.close()
  expect(await page.next()).toBeNull()
  expect((await open(browser, tokens.socketToken)).response.status).toBe(503)
})

it('beats, and ends the streams of sessions that have ended in any way', async () => {
  holdHeartbeat()
  try {
    const { browser, tokens } = await newAccount()
    const page = await open(browser, tokens.socketToken)
    expect(await page.next()).toEqual(hello)
    const db = await test.server.db()
    jest.advanceTimersByTime(20_000)
    await publish(db, tokens.userId, NEWS)
    expect(await page.next()).toEqual(news)
    await db.delete(sessions)
    jest.advanceTimersByTime(20_000)
    expect(await page.next()).toBeNull()
  } finally {
    jest.useRealTimers()
  }
})

it('is heard on every instance', async () => {
  const { browser, tokens } = await newAccount()
  const page = await open(browser, tokens.socketToken)
  expect(await page.next()).toEqual(hello)
  const { database, server } = test
  const second = createLiveHub({ db: server.db, listen: database.listen, now: server.now, log: server.log })
  const heard: string[] = []
  const stream = {
    accountId: tokens.userId,
    secretHash: 'x',
    write: (text: string) => heard.push(text),
    end: () => {},
  }
  await second.open(stream)
  await publish(database.db, tokens.userId, NEWS)
  expect(await page.next()).toEqual(news)
  await until(() => heard.length > 1)
  expect(heard).toEqual([`event: hello\ndata: {}\n\n`, `event: news\ndata: ${JSON.stringify(NEWS)}\n\n`])
  await second.close()
})

const onPostgres = ON_POSTGRES ? it : it.skip
onPostgres('greets anew when the listening connection broke, since news may have been missed', async () => {
  const { browser, tokens } = await newAccount()
  const page = await open(browser, tokens.socketToken)
  expect(await page.next()).toEqual(hello)
  await test.database.db.execute(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'markwell-live' and datname = current_database()`,
  )
  expect(await page.next()).toEqual(hello)
  await publish(test.database.db, tokens.userId, NEWS)
  expect(await page.next()).toEqual(news)
})
