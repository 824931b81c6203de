/** @jest-environment ./scripts/testing/database-environment.cjs */
import { eq, sql } from 'drizzle-orm'
import { POST as competencyToken } from '@/app/api/cie/competency/token/route'
import { POST as give } from '@/app/api/exams/give/route'
import { GET as paperGet } from '@/app/api/exams/paper/route'
import { logIn, newAccount, newBrowser } from '@/app/api/people.testing'
import { findBlueprint } from '@/lib/exams/blueprints'
import { type Db, rowsOf } from '@/lib/server/db/db'
import { accounts, attempts, examPapers, mailOutbox, pointCounts } from '@/lib/server/db/schema'
import { findAsked } from '@/lib/server/exams/choose-paper'
import { dayOf } from '@/lib/server/exams/count-points'
import { GIVEN_PAPER_MS, keepInUse, sweepPapers, UNUSED_PAPER_MS } from '@/lib/server/exams/paper-store'
import { LIMITS } from '@/lib/server/limits'
import { NOTICE_MS, RETENTION_MS, sweep } from '@/lib/server/sweep'
import { ON_POSTGRES } from '@/lib/server/testing/test-database'
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

it('keeps the counts of points for a year', async () => {
  const { db } = test.database
  const count = {
    template: 'x',
    part: '',
    point: 1,
    read: 'earned',
    given: 1,
    ticked: 0,
    unticked: 0,
  } as const
  await db.insert(pointCounts).values({ ...count, day: dayOf(test.server.now()) })
  const left = async () => (await db.select().from(pointCounts)).length
  test.advance(RETENTION_MS.pointCounts)
  await sweepTwice()
  expect(await left()).toBe(1)
  test.advance(DAY_MS)
  await sweepTwice()
  expect(await left()).toBe(0)
})

describe('a paper', () => {
  const paperId = 'igcse-physics-paper-2'
  const papersOf = async () => (await test.database.db.select({ id: examPapers.id }).from(examPapers)).length
  const open = async (seed: string) => {
    const { browser, tokens } = await newAccount()
    const body = { paperId, seed }
    const path = '/api/cie/competency/token'
    return (await browser.post(competencyToken, path, body, { token: tokens.accessToken })).status
  }
  async function use(db: Db): Promise<void> {
    const blueprint = findBlueprint(paperId)
    const paper = blueprint && (await findAsked(db, blueprint, { seed: 'K7QF3M' }))
    if (!paper) throw new Error('no such paper')
    await keepInUse(db, paper, test.server.now())
  }
  beforeEach(async () => {
    await test.database.db.delete(attempts)
    await test.database.db.delete(examPapers)
  })

  it('goes two days after its last opening, unless an attempt points to it', async () => {
    await open('K7QF3M')
    await open('K7QF3N')
    const { db } = test.database
    const [row] = await db.select().from(attempts)
    await db.delete(attempts).where(eq(attempts.id, row?.id ?? ''))
    test.advance(UNUSED_PAPER_MS)
    await sweepTwice()
    expect(await papersOf()).toBe(2)
    test.advance(1000)
    await sweepTwice()
    expect(await db.select({ id: examPapers.id }).from(examPapers)).toEqual([
      { id: (await db.select().from(attempts))[0]?.examPaperId },
    ])
  })

  it('is stored again when it is opened after it has gone, though this process remembers it', async () => {
    await open('K7QF3M')
    await test.database.db.delete(attempts)
    test.advance(UNUSED_PAPER_MS + 1000)
    await sweep(test.server)
    expect(await papersOf()).toBe(0)
    expect(await open('K7QF3M')).toBe(200)
    expect(await papersOf()).toBe(1)
  })

  it('stays 400 days after its last use when it was given to others, a look at it being use enough', async () => {
    const browser = newBrowser()
    const { examId } = (await browser.post(give, '/api/exams/give', { paperId })).body.result
    const look = async () => (await browser.get(paperGet, `/api/exams/paper?id=${examId}`)).status
    test.advance(GIVEN_PAPER_MS - 1000)
    await sweepTwice()
    expect([await look(), await papersOf()]).toEqual([200, 1])
    test.advance(GIVEN_PAPER_MS - 1000)
    await sweepTwice()
    expect(await papersOf()).toBe(1)
    test.advance(2000)
    await sweepTwice()
    expect(await papersOf()).toBe(0)
  })

  it('does not go between being found and being sat', async () => {
    await open('K7QF3M')
    await test.database.db.delete(attempts)
    test.advance(UNUSED_PAPER_MS + 1000)
    await use(test.database.db)
    await sweepTwice()
    expect(await papersOf()).toBe(1)
  })

  const onPostgres = ON_POSTGRES ? it : it.skip
  onPostgres('stays when it is opened while a sweep waits for it', async () => {
    await open('K7QF3M')
    const { db } = test.database
    await db.delete(attempts)
    test.advance(UNUSED_PAPER_MS + 1000)
    let sweeping: Promise<void> | undefined
    await db.transaction(async tx => {
      await use(tx)
      sweeping = sweepPapers(db, test.server.now())
      await waits(db)
    })
    await sweeping
    expect(await papersOf()).toBe(1)
  })

  /** Until a statement of another connection waits for a lock. */
  async function waits(db: Db): Promise<void> {
    const blocked = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
    while (rowsOf(await db.execute(blocked)).length === 0) await new Promise(resolve => setImmediate(resolve))
  }
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
