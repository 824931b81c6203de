/** @jest-environment ./scripts/testing/database-environment.cjs */
import { POST as competencyToken } from '@/app/api/cie/competency/token/route'
import { GET as attemptGet } from '@/app/api/exams/attempt/route'
import { newAccount, newBrowser } from '@/app/api/people.testing'
import { POST } from '@/app/api/reports/route'
import { mailOutbox, reports } from '@/lib/server/db/schema'
import { RETENTION_MS, sweep } from '@/lib/server/sweep'
import { botToken } from '@/lib/server/testing/people'
import { startTestServer, type TestServer } from '@/lib/server/testing/test-server'

const PATH = '/api/reports'
const REPORT = {
  kind: 'note',
  subject: '/revision-notes/igcse/physics/waves/sound',
  reason: 'wrong',
  words: 'The speed of sound in air is not 3 km/s.\n\nSee <b>step 2</b>.',
}

let test: TestServer
beforeEach(async () => {
  test = await startTestServer({ env: { EDITORS_EMAIL: 'desk@markwell.example' } })
}, 60_000)
afterEach(() => test.close())

const stored = () => test.database.db.select().from(reports)
const report = (more: object = {}, browser = newBrowser()) =>
  browser.post(POST, PATH, { ...REPORT, reCAPTCHA: botToken('report'), ...more })

it('stores what a visitor reports, without a word about the visitor, and mails it to the editors', async () => {
  expect((await report()).body).toEqual({ isSuccess: true, result: true, error: null })
  expect(await stored()).toEqual([{ id: expect.any(String), ...REPORT, createdAt: test.server.now() }])
  expect(await test.deliverMail()).toBe(1)
  const [mail] = test.outbox
  expect(mail).toMatchObject({
    to: 'desk@markwell.example',
    subject: 'Report: IGCSE Physics 3.4 Sound',
    link: `http://localhost:3000${REPORT.subject}`,
  })
  expect(mail?.text).toContain('A fact, a number or a unit is wrong.')
  expect(mail?.text).toContain('The speed of sound in air is not 3 km/s.\n\nSee <b>step 2</b>.')
  expect(mail?.html).toContain('See &#60;b&#62;step 2&#60;/b&#62;.')
})

it('keeps the mail until the mail server is back', async () => {
  test.failMail('ECONNREFUSED')
  expect((await report()).status).toBe(200)
  expect(await test.deliverMail()).toBe(0)
  test.failMail(null)
  test.advance(60_000)
  expect(await test.deliverMail()).toBe(1)
})

it('needs a bot check of a visitor, once for each report, and none of a signed-in person', async () => {
  expect((await report({ reCAPTCHA: undefined })).body.error.errorMessage).toBe('invalid-input-response')
  expect((await report({ reCAPTCHA: botToken('login') })).status).toBe(401)
  const reCAPTCHA = botToken('report')
  expect((await report({ reCAPTCHA })).status).toBe(200)
  expect((await report({ reCAPTCHA })).status).toBe(401)
  const { browser, tokens } = await newAccount()
  expect((await browser.post(POST, PATH, REPORT, { token: tokens.accessToken })).status).toBe(200)
  expect(await stored()).toHaveLength(2)
})

it.each([
  [{ kind: 'person' }, 400, 'kind is not known'],
  [
    { subject: '/revision-notes/igcse/physics/waves/telepathy' },
    404,
    'What you report about is not here any more.',
  ],
  [{ subject: '' }, 400, 'subject is required'],
  [{ reason: '' }, 400, 'Please choose what it is about'],
  [{ words: '   .   ' }, 400, 'Please say in a sentence what is wrong'],
  [{ words: 'x'.repeat(2001) }, 400, 'Please say it in at most 2000 characters'],
  [{ email: 'me@example.org' }, 400, 'This field is not known'],
])('refuses %j', async (more, status, errorMessage) => {
  expect((await report(more)).body.error).toMatchObject({ status, errorMessage })
  expect(await stored()).toEqual([])
  expect(await test.database.db.select().from(mailOutbox)).toEqual([])
})

it('refuses a reason that the kind does not know', async () => {
  expect((await report({ reason: 'tooHard' })).body.error.fields).toEqual({
    reason: 'Please choose what it is about',
  })
})

it('is limited for each network', async () => {
  const browser = newBrowser()
  for (let count = 0; count < 40; count += 1) await report({ subject: 'x' }, browser)
  const answer = await report({}, browser)
  expect(answer.status).toBe(429)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await report()).status).toBe(200)
})

it('is deleted after a year, with its mail', async () => {
  await report()
  await test.deliverMail()
  test.advance(RETENTION_MS.reports + 1)
  await sweep(test.server)
  expect(await stored()).toEqual([])
  expect(await test.database.db.select().from(mailOutbox)).toEqual([])
})

it('takes a disputed mark: the very question, nothing of who sat it', async () => {
  const { browser, tokens } = await newAccount()
  const extra = { token: tokens.accessToken }
  const paper = { paperId: 'igcse-physics-paper-2', seed: 'K7QF3M' }
  const sat = await browser.post(competencyToken, '/api/cie/competency/token', paper, extra)
  const { attemptId } = sat.body.result
  const { result } = (await browser.get(attemptGet, `/api/exams/attempt?id=${attemptId}`, extra)).body
  const dispute = { kind: 'mark', subject: `${result.paper.id} 7`, reason: 'key', words: 'It should be B.' }
  expect((await browser.post(POST, PATH, dispute, extra)).status).toBe(200)
  expect(await test.deliverMail()).toBe(1)
  expect(test.outbox[0]?.subject).toMatch(
    /^Report: Physics 0625, Paper 2: Multiple Choice \(Extended\), part 7 \(template [\d.]+\/[a-z0-9-]+, seed .+#7\)$/,
  )
  for (const subject of [`${result.paper.id} 41`, 'igcse-physics-paper-2.1zzzz.K7QF3M 7', 'x'])
    expect((await browser.post(POST, PATH, { ...dispute, subject }, extra)).status).toBe(404)
})
