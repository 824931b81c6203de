/** @jest-environment ./scripts/testing/database-environment.cjs */
import { hash } from '@node-rs/argon2'
import { eq } from 'drizzle-orm'
import { POST as registerExplore } from '@/app/api/cie/register-explore/route'
import { POST as reset } from '@/app/api/identity/password/reset/route'
import { explore, logIn, newAccount, newBrowser, registerWith } from '@/app/api/people.testing'
import { accounts } from '@/lib/server/db/schema'
import { newPerson, PASSWORD } from '@/lib/server/testing/people'
import { TestBrowser } from '@/lib/server/testing/test-browser'
import { startTestServer, type TestServer } from '@/lib/server/testing/test-server'

/** The figures of docs/security.md that speak of guessing, flooding and asking around. */
let test: TestServer
beforeAll(async () => {
  test = await startTestServer()
}, 60_000)
afterAll(() => test.close())

const askReset = (browser: TestBrowser, email: string, headers = {}) =>
  browser.post(reset, '/api/identity/password/reset', { email, isLandingWebSite: true }, { headers })

describe('guesses at one account', () => {
  it('wait 1, 2, 4, 8 and then 15 minutes after the fifth', async () => {
    const { person } = await newAccount()
    for (let n = 0; n < 4; n += 1) await logIn(newBrowser(), person.email, 'Wrong-horse-9')
    const waits: number[] = []
    for (let n = 0; n < 7; n += 1) {
      expect((await logIn(newBrowser(), person.email, 'Wrong-horse-9')).status).toBe(401)
      const refused = await logIn(newBrowser(), person.email, 'Wrong-horse-9')
      expect(refused.status).toBe(429)
      const seconds = Number(refused.headers.get('retry-after'))
      waits.push(seconds / 60)
      test.advance(seconds * 1000)
    }
    expect(waits).toEqual([1, 2, 4, 8, 15, 15, 15])
  })

  it('are counted before a hash is computed: of 40 at once at most ten are', async () => {
    const { person } = await newAccount()
    const hashes = jest.spyOn(test.server.hashing, 'run')
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => logIn(newBrowser(), person.email, 'Wrong-horse-9')),
    )
    expect(hashes.mock.calls.length).toBeLessThanOrEqual(10)
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(30)
  })
})

describe('a client', () => {
  const FORGED = [
    'x-forwarded-for',
    'x-real-ip',
    'forwarded',
    'x-client-ip',
    'x-cluster-client-ip',
    'true-client-ip',
    'cf-connecting-ip',
    'fastly-client-ip',
    'x-forwarded',
    'forwarded-for',
    'x-remote-ip',
    'x-originating-ip',
  ]

  it('dodges no limit by any of 12 headers', async () => {
    const address = '192.0.2.201'
    for (let n = 0; n < 40; n += 1) {
      expect((await askReset(new TestBrowser(address), `d${n}@example.org`)).status).toBe(200)
    }
    expect(FORGED).toHaveLength(12)
    for (const [n, name] of FORGED.entries()) {
      const value = name === 'forwarded' ? `for=203.0.113.${n}` : `203.0.113.${n}`
      expect([
        name,
        (await askReset(new TestBrowser(address), 'd@example.org', { [name]: value })).status,
      ]).toEqual([name, 429])
    }
  })

  it('may sign up 30 times an hour and never 80 times', async () => {
    let made = 0
    for (let batch = 0; batch < 4; batch += 1) {
      const answers = await Promise.all(
        Array.from({ length: 20 }, async () => {
          const browser = new TestBrowser('203.0.113.78')
          await explore(browser)
          return await registerWith(browser, newPerson())
        }),
      )
      made += answers.filter(({ status }) => status === 200).length
    }
    expect(made).toBeGreaterThanOrEqual(30)
    expect(made).toBeLessThan(80)
  }, 120_000)
})

describe('whether an address is taken', () => {
  it('is said by registration only after the bot check and to a visitor', async () => {
    const { person } = await newAccount()
    const browser = newBrowser()
    await explore(browser)
    const path = '/api/cie/register-explore'
    const withoutCheck = await browser.post(registerExplore, path, person)
    const withBadCheck = await browser.post(registerExplore, path, { ...person, reCAPTCHA: 'nonsense' })
    const withoutVisitor = await registerWith(newBrowser(), person)
    expect([withoutCheck, withBadCheck, withoutVisitor].map(({ status }) => status)).toEqual([401, 401, 400])
    expect((await registerWith(browser, person)).status).toBe(409)
  })

  it('is not told by the time that a login takes', async () => {
    const { person } = await newAccount()
    const time = async (email: string) => {
      const startedAt = performance.now()
      expect((await logIn(newBrowser(), email, 'Wrong-horse-9')).status).toBe(401)
      return performance.now() - startedAt
    }
    await time('warm@example.org')
    const known: number[] = []
    const unknown: number[] = []
    // In turns, so that whatever else the machine does slows both. Four each stay below the first wait.
    for (let n = 0; n < 4; n += 1) {
      known.push(await time(person.email))
      unknown.push(await time(`nobody${n}@example.org`))
    }
    const quickest = (times: number[]) => Math.min(...times)
    expect(quickest(unknown)).toBeGreaterThan(0.5 * quickest(known))
  })

  it('is not told by a reset, which never waits for a mail to leave', async () => {
    const { person } = await newAccount()
    const send = jest.spyOn(test.server.mail, 'send').mockImplementation(() => new Promise(() => undefined))
    expect((await askReset(newBrowser(), person.email)).status).toBe(200)
    expect((await askReset(newBrowser(), 'nobody@example.org')).status).toBe(200)
    expect(send).not.toHaveBeenCalled()
  })
})

it('makes the hash of an older, cheaper kind anew at the next login', async () => {
  const { person, tokens } = await newAccount()
  const cheap = await hash(PASSWORD, { memoryCost: 8192, timeCost: 1, parallelism: 1 })
  const here = eq(accounts.id, tokens.userId)
  await test.database.db.update(accounts).set({ passwordHash: cheap }).where(here)
  expect((await logIn(newBrowser(), person.email)).status).toBe(200)
  const [row] = await test.database.db.select().from(accounts).where(here)
  expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect((await logIn(newBrowser(), person.email)).status).toBe(200)
})
