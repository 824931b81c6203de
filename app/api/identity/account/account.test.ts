/** @jest-environment ./scripts/testing/database-environment.cjs */
import { POST as competencyToken } from '@/app/api/cie/competency/token/route'
import { GET as accountGet, DELETE as erase } from '@/app/api/identity/account/route'
import { explore, logIn, newAccount, newBrowser, registerWith } from '@/app/api/people.testing'
import { accounts, attempts, sessions } from '@/lib/server/db/schema'
import { newPerson, PASSWORD } from '@/lib/server/testing/people'
import { startTestServer, type TestServer } from '@/lib/server/testing/test-server'

let test: TestServer
beforeAll(async () => {
  test = await startTestServer()
}, 60_000)
afterAll(() => test.close())

const PATH = '/api/identity/account'
const PAPER = { paperId: 'igcse-physics-paper-2' }

it('exports all that is stored, and no secret', async () => {
  const { browser, person, tokens } = await newAccount()
  const sat = await browser.post(competencyToken, '/api/cie/competency/token', PAPER, {
    token: tokens.accessToken,
  })
  const answer = await browser.get(accountGet, PATH, { token: tokens.accessToken })
  expect(answer.body.result).toEqual({
    exportedAt: '2026-03-01T08:00:00.000Z',
    account: {
      userId: tokens.userId,
      fullName: 'Ada Lovelace',
      email: person.email,
      registeredAt: '2026-03-01T08:00:00.000Z',
      country: 'United Kingdom',
      grade: 'IGCSE',
    },
    sessions: [
      {
        device: null,
        startedAt: '2026-03-01T08:00:00.000Z',
        lastUsedAt: '2026-03-01T08:00:00.000Z',
        endsAt: '2026-03-31T08:00:00.000Z',
      },
    ],
    mails: [],
    attempts: [
      {
        attemptId: sat.body.result.attemptId,
        paperId: PAPER.paperId,
        examId: expect.stringMatching(/^igcse-physics-paper-2\.\d+[2-9a-z]{4}\.[2-9A-Z]{6}$/),
        mode: 'exam',
        startedAt: '2026-03-01T08:00:00.000Z',
        deadlineAt: sat.body.result.expiresAt,
        handedInAt: null,
        earned: null,
        corrections: [],
        answers: [],
      },
    ],
    notes: [],
    study: [],
    tutoring: {
      balance: 5,
      ledger: [
        {
          id: expect.any(String),
          at: '2026-03-01T08:00:00.000Z',
          amount: 5,
          reason: 'welcome',
          questionId: null,
        },
      ],
      questions: [],
    },
    cards: [],
    practice: [],
  })
})

it('is closed to visitors', async () => {
  expect((await newBrowser().get(accountGet, PATH)).status).toBe(401)
  expect((await newBrowser().write('DELETE', erase, PATH, { password: PASSWORD })).status).toBe(401)
})

it('erases the person after asking the password again', async () => {
  const { browser, person, tokens } = await newAccount()
  const extra = { token: tokens.accessToken }
  await browser.post(competencyToken, '/api/cie/competency/token', PAPER, extra)
  expect((await browser.write('DELETE', erase, PATH, { password: 'Wrong-horse-9' }, extra)).status).toBe(401)
  expect((await browser.write('DELETE', erase, PATH, {}, extra)).status).toBe(400)
  expect((await browser.write('DELETE', erase, PATH, { password: PASSWORD }, extra)).body).toEqual({
    isSuccess: true,
    result: true,
    error: null,
  })
  expect((await browser.get(accountGet, PATH, extra)).status).toBe(401)
  expect((await logIn(newBrowser(), person.email)).status).toBe(401)
  const { db } = test.database
  const left = [
    ...(await db.select().from(accounts)).filter(row => row.id === tokens.userId),
    ...(await db.select().from(sessions)).filter(row => row.accountId === tokens.userId),
    ...(await db.select().from(attempts)).filter(row => row.accountId === tokens.userId),
  ]
  expect(left).toEqual([])
})

describe('an exam right', () => {
  it('is given to a visitor and handed over on registration', async () => {
    const browser = newBrowser()
    await explore(browser)
    const sat = await browser.post(competencyToken, '/api/cie/competency/token', PAPER)
    expect(sat.body.result).toEqual({
      examId: expect.stringMatching(/^igcse-physics-paper-2\./),
      token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      attemptId: expect.any(String),
      expiresAt: expect.stringMatching(/^2026-03-01T08:45:00/),
    })
    const token = (await registerWith(browser, newPerson())).body.result.accessToken
    const { result } = (await browser.get(accountGet, PATH, { token })).body
    expect(result.attempts.map((each: { attemptId: string }) => each.attemptId)).toEqual([
      sat.body.result.attemptId,
    ])
    const rows = await test.database.db.select().from(attempts)
    expect(rows.find(row => row.id === sat.body.result.attemptId)?.visitorId).toBeNull()
  })

  it('takes the visitor id from the header where there is no cookie', async () => {
    const browser = newBrowser()
    const { xVisitorId } = (await explore(browser)).body.result
    const bare = newBrowser()
    const headers = { 'x-visitor-id': xVisitorId }
    expect((await bare.post(competencyToken, '/api/cie/competency/token', PAPER, { headers })).status).toBe(
      200,
    )
    expect((await bare.post(competencyToken, '/api/cie/competency/token', PAPER)).status).toBe(400)
  })

  it('is 404 for a paper that does not exist', async () => {
    const browser = newBrowser()
    await explore(browser)
    const answer = await browser.post(competencyToken, '/api/cie/competency/token', { paperId: 'x' })
    expect(answer).toMatchObject({
      status: 404,
      body: { error: { errorMessage: 'There is no such paper.' } },
    })
  })
})
