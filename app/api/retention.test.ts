/** @jest-environment ./scripts/testing/database-environment.cjs */
import { eq, sql } from 'drizzle-orm'
import { POST as competencyToken } from '@/app/api/cie/competency/token/route'
import { logIn, newAccount, newBrowser } from '@/app/api/people.testing'
import { rowsOf } from '@/lib/server/db/db'
import { accounts, mailOutbox } from '@/lib/server/db/schema'
import { LIMITS } from '@/lib/server/limits'
import { NOTICE_MS, RETENTION_MS, sweep } from '@/lib/server/sweep'
import { startTestServer, type TestServer } from '@/lib/server/testing/test-server'

const DAY_MS = 24 * 3_600_000

let test: TestServer
beforeAll(async () => {
  test = await startTestServer()
}, 60_000)
afterAll(() => test.close())
beforeEach(() => test.outbox.splice(0))

const exists = async (id: string) =>
  (await test.database.db.select().from(accounts).where(eq(accounts.id, id))).length === 1
const sweepTwice = () => Promise.all([sweep(test.server), sweep(test.server)])

it('ends an account after 24 months without a login, a month after a mail that says so', async () => {
  const { browser, person, tokens } = await newAccount()
  const paper = { paperId: 'igcse-physics-paper-2' }
  await browser.post(competencyToken, '/api/cie/competency/token', paper, { token: tokens.accessToken })

  test.advance(RETENTION_MS.inactiveAccounts - NOTICE_MS)
  await sweepTwice()
  await test.deliverMail()
  expect(test.outbox).toEqual([])

  test.advance(1000)
  await sweepTwice()
  await test.deliverMail()
  await sweepTwice()
  await test.deliverMail()
  expect(test.outbox).toHaveLength(1)
  expect(test.outbox[0]).toMatchObject({
    to: person.email,
    subject: 'Your Markwell account ends on 29 February 2028',
    link: 'http://localhost:3000/?auth=login',
  })

  test.advance(NOTICE_MS - 1000)
  await sweepTwice()
  expect(await exists(tokens.userId)).toBe(true)

  test.advance(2000)
  await sweepTwice()
  expect(await exists(tokens.userId)).toBe(false)
  expect((await logIn(newBrowser(), person.email)).status).toBe(401)
  const { db } = test.database
  const mails = await db.select().from(mailOutbox).where(eq(mailOutbox.emailKey, person.email))
  expect(mails).toEqual([])
  const left = await db.execute(sql`select 1 as row from attempts where account_id = ${tokens.userId}`)
  expect(rowsOf(left)).toEqual([])
})

it('keeps an account whose owner logs in after the notice', async () => {
  const { person, tokens } = await newAccount()
  test.advance(RETENTION_MS.inactiveAccounts - NOTICE_MS + 1000)
  await sweep(test.server)
  await test.deliverMail()
  expect(test.outbox).toHaveLength(1)
  expect((await logIn(newBrowser(), person.email)).status).toBe(200)
  test.advance(NOTICE_MS + DAY_MS)
  await sweep(test.server)
  await test.deliverMail()
  expect(await exists(tokens.userId)).toBe(true)
  expect(test.outbox).toHaveLength(1)
})

it('gives a month of notice even when no server ran for years', async () => {
  const { tokens } = await newAccount()
  test.advance(3 * RETENTION_MS.inactiveAccounts)
  await sweep(test.server)
  await sweep(test.server)
  await test.deliverMail()
  expect(await exists(tokens.userId)).toBe(true)
  expect(test.outbox).toHaveLength(1)
  test.advance(NOTICE_MS + 1000)
  await sweep(test.server)
  expect(await exists(tokens.userId)).toBe(false)
})

it('counts no client for longer than a day, and forgets the count', async () => {
  for (const { durationSeconds } of Object.values(LIMITS)) expect(durationSeconds).toBeLessThanOrEqual(86_400)
  await test.server.limiter.consume('resets', 'somebody')
  const counted = () => test.database.db.execute(sql`select key from rate_limits`).then(rowsOf)
  expect(await counted()).toContainEqual({ key: 'resets:somebody' })
  test.advance(DAY_MS)
  await sweep(test.server)
  expect(await counted()).toEqual([])
})
