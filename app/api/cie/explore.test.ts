/** @jest-environment ./scripts/testing/database-environment.cjs */
import { GET as competency } from '@/app/api/cie/competency/route'
import { POST as startExplore } from '@/app/api/cie/start-explore/route'
import { GET as subjectsGet } from '@/app/api/cie/subjects/route'
import { explore, newBrowser } from '@/app/api/people.testing'
import { allBlueprints } from '@/lib/exams/blueprints'
import { accounts, attempts, sessions } from '@/lib/server/db/schema'
import { createKeyRing } from '@/lib/server/keys'
import { botToken } from '@/lib/server/testing/people'
import { TEST_SECRETS } from '@/lib/server/testing/test-secrets'
import { startTestServer, type TestServer } from '@/lib/server/testing/test-server'
import { decryptVisitor, encryptVisitor } from '@/lib/server/visitor/visitor-token'

const HOUR_MS = 3_600_000

let test: TestServer
beforeAll(async () => {
  test = await startTestServer()
}, 60_000)
afterAll(() => test.close())

const read = (token: string) => decryptVisitor(test.server.keys, token, test.server.now())

describe('start-explore', () => {
  it('answers an encrypted visitor id and sets it as a cookie for a day', async () => {
    const browser = newBrowser()
    const answer = await explore(browser)
    expect(answer.body).toEqual({
      isSuccess: true,
      error: null,
      result: {
        xVisitorId: expect.stringMatching(/^[\w-]+\.\.[\w-]+\.[\w-]+\.[\w-]+$/),
        lastUpdateAt: test.server.now().toISOString(),
        mode: 'EXPLORE',
        data: { gradeId: 'igcse', grade: 'IGCSE', countryId: 'GB', countryCode: 'GB' },
      },
    })
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^visitor-id=[\w.-]+; Path=\/; Max-Age=86400; SameSite=Lax$/),
    ])
    expect(browser.cookies.get('visitor-id')).toBe(answer.body.result.xVisitorId)
  })

  it('keeps the visitor when the session is renewed', async () => {
    const browser = newBrowser()
    const first = await read((await explore(browser)).body.result.xVisitorId)
    test.advance(HOUR_MS)
    const second = await read((await explore(browser)).body.result.xVisitorId)
    expect(second?.visitorId).toBe(first?.visitorId)
    expect(second?.lastUpdateAt.getTime()).toBe((first?.lastUpdateAt.getTime() ?? 0) + HOUR_MS)
  })

  it('writes no row about a visitor', async () => {
    await explore(newBrowser())
    const { db } = test.database
    const rows = [
      ...(await db.select().from(accounts)),
      ...(await db.select().from(sessions)),
      ...(await db.select().from(attempts)),
    ]
    expect(rows).toEqual([])
  })

  it.each([
    [{}, 'Missing required gradeId or countryId'],
    [{ gradeId: '', countryId: 'GB' }, 'Missing required gradeId or countryId'],
    [{ gradeId: 'igcse', countryId: 'XX' }, 'Country is not known'],
  ])('refuses %p', async (input, message) => {
    const reCAPTCHA = botToken('start_explore')
    const answer = await newBrowser().post(startExplore, '/api/cie/start-explore', { ...input, reCAPTCHA })
    expect(answer.body.error).toMatchObject({ status: 400, errorMessage: message })
  })

  it('refuses without a bot check', async () => {
    const answer = await newBrowser().post(startExplore, '/api/cie/start-explore', {
      gradeId: 'igcse',
      countryId: 'GB',
    })
    expect(answer).toMatchObject({ status: 401, body: { error: { errorMessage: 'invalid-input-response' } } })
  })
})

describe('a visitor token', () => {
  const visitor = () => ({
    visitorId: '0b6a3c52-1d2e-4f70-8a9b-0c1d2e3f4a5b',
    gradeId: 'igcse',
    countryId: 'GB',
    lastUpdateAt: test.server.now(),
  })

  it('is unreadable after any damage', async () => {
    const token = await encryptVisitor(test.server.keys, visitor())
    expect(await read(token)).toEqual(visitor())
    for (let at = 0; at < token.length; at += 1) {
      const other = token[at] === 'A' ? 'B' : 'A'
      expect(await read(token.slice(0, at) + other + token.slice(at + 1))).toBeNull()
    }
    for (const wrong of ['', 'x', token.slice(0, -1), `${token}A`, token.repeat(20)]) {
      expect(await read(wrong)).toBeNull()
    }
  })

  it('ends 24 hours after its last update, and may come from a clock a minute ahead', async () => {
    const token = await encryptVisitor(test.server.keys, visitor())
    const at = (ms: number) =>
      decryptVisitor(test.server.keys, token, new Date(test.server.now().getTime() + ms))
    expect(await at(24 * HOUR_MS)).not.toBeNull()
    expect(await at(24 * HOUR_MS + 1)).toBeNull()
    expect(await at(-60_000)).not.toBeNull()
    expect(await at(-60_001)).toBeNull()
  })

  it('is read with older keys while they are kept', async () => {
    const old = createKeyRing([TEST_SECRETS[1] ?? ''])
    const token = await encryptVisitor(old, visitor())
    expect(await read(token)).toEqual(visitor())
    const rotatedAway = createKeyRing([TEST_SECRETS[0] ?? ''])
    expect(await decryptVisitor(rotatedAway, token, test.server.now())).toBeNull()
  })
})

describe('the catalogue calls', () => {
  it('list subjects by name with code', async () => {
    const { result } = (await newBrowser().get(subjectsGet, '/api/cie/subjects')).body
    expect(result).toHaveLength(11)
    expect(result[0]).toEqual({ subjectId: 'igcse-biology', subjectName: 'Biology 0610' })
  })

  it('list the papers that can be sat: mock exams and topic tests', async () => {
    const { result } = (await newBrowser().get(competency, '/api/cie/competency')).body
    const kinds = new Set(result.map((each: { testPaperType: number }) => each.testPaperType))
    expect(kinds).toEqual(new Set([1, 2]))
    expect(result.map((each: { id: string }) => each.id)).toEqual(
      allBlueprints().map(({ paperId }) => paperId),
    )
    expect(result.find((each: { id: string }) => each.id === 'igcse-physics-paper-2')).toEqual({
      id: 'igcse-physics-paper-2',
      subjectId: 'igcse-physics',
      subjectName: 'Physics 0625',
      level: 'igcse',
      title: 'Paper 2: Multiple Choice (Extended)',
      testPaperType: 2,
      durationMinutes: 45,
      totalMarks: 40,
    })
  })
})
