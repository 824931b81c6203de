/** @jest-environment ./scripts/testing/database-environment.cjs */
import { eq } from 'drizzle-orm'
import { POST as competencyToken } from '@/app/api/cie/competency/token/route'
import { POST as answersPost } from '@/app/api/exams/answers/route'
import { GET as attemptGet } from '@/app/api/exams/attempt/route'
import { GET as attemptsGet } from '@/app/api/exams/attempts/route'
import { POST as checkPost } from '@/app/api/exams/check/route'
import { POST as handInPost } from '@/app/api/exams/hand-in/route'
import { POST as selfMarkPost } from '@/app/api/exams/self-mark/route'
import { POST as logoutPost } from '@/app/api/identity/logout-session/route'
import { POST as refreshPost } from '@/app/api/identity/refresh/route'
import { explore, logIn, newAccount, newBrowser, registerWith } from '@/app/api/people.testing'
import { GRACE_MS, LATE_DELIVERY_MS } from '@/lib/contracts/exams'
import { ATTEMPT_HEADER } from '@/lib/contracts/headers'
import type { Paper } from '@/lib/exams/build-paper'
import { attemptAnswers, attempts, examPapers } from '@/lib/server/db/schema'
import { newPerson } from '@/lib/server/testing/people'
import type { TestBrowser } from '@/lib/server/testing/test-browser'
import { startTestServer, type TestServer } from '@/lib/server/testing/test-server'

let test: TestServer
beforeAll(async () => {
  test = await startTestServer()
}, 60_000)
afterAll(() => test.close())

const PAPER_ID = 'igcse-physics-paper-2'
const SEED = 'K7QF3M'
const MINUTE_MS = 60_000
const LETTERS = ['A', 'B', 'C', 'D'] as const

async function newVisitor(): Promise<TestBrowser> {
  const browser = newBrowser()
  await explore(browser)
  return browser
}

async function start(browser: TestBrowser, options: object = {}) {
  const answer = await browser.post(competencyToken, '/api/cie/competency/token', {
    paperId: PAPER_ID,
    seed: SEED,
    ...options,
  })
  expect(answer.status).toBe(200)
  return answer.body.result as { attemptId: string; token: string; expiresAt: string }
}

let seq = 0
function change(key: string, letter: string | null, more: object = {}) {
  seq += 1
  return {
    key,
    seq,
    answer: letter === null ? null : { kind: 'choice', choice: letter },
    working: '',
    flagged: false,
    struck: '',
    timeMs: 30_000,
    at: test.server.now().toISOString(),
    ...more,
  }
}

const save = (browser: TestBrowser, attemptId: string, changes: object[], extra = {}) =>
  browser.post(answersPost, '/api/exams/answers', { attemptId, changes }, extra)
const handIn = (
  browser: TestBrowser,
  attemptId: string,
  changes: object[] = [],
  automatic = false,
  extra: object = {},
) => browser.post(handInPost, '/api/exams/hand-in', { attemptId, changes, automatic }, extra)
const view = (browser: TestBrowser, attemptId: string, extra = {}) =>
  browser.get(attemptGet, `/api/exams/attempt?id=${attemptId}`, extra)

/** The right letter of each question, read where no browser can: in the database. */
async function rightLetters(): Promise<string[]> {
  const db = await test.server.db()
  const papers = await db.select().from(examPapers)
  const paper = papers
    .map(({ body }) => body as Paper)
    .find(({ id }) => id.startsWith(PAPER_ID) && id.endsWith(SEED))
  return (paper?.questions ?? []).map(({ parts }) => {
    const part = parts[0]
    const at = part?.kind === 'choice' ? part.options.findIndex(option => option.error === null) : -1
    return LETTERS[at] ?? '?'
  })
}

function wrongLetter(right: string): string {
  return LETTERS[(LETTERS.indexOf(right as 'A') + 1) % 4] ?? 'A'
}

describe('starting a paper', () => {
  it('gives the same paper for the same seed, a fresh one without, and a deadline', async () => {
    const browser = await newVisitor()
    const one = await start(browser)
    const other = await start(await newVisitor())
    const fresh = await start(browser, { seed: undefined })
    const [first, second, third] = await Promise.all([
      view(browser, one.attemptId),
      view(browser, other.attemptId, { headers: { [ATTEMPT_HEADER]: other.token } }),
      view(browser, fresh.attemptId),
    ])
    expect(second.body.result.paper).toEqual(first.body.result.paper)
    expect(third.body.result.paper.id).not.toBe(first.body.result.paper.id)
    expect(first.body.result.attempt).toMatchObject({
      state: 'open',
      mode: 'exam',
      timeFactor: 1,
      deadlineAt: one.expiresAt,
      totalMarks: 40,
      questions: 40,
      answered: 0,
      earned: null,
    })
    expect(Date.parse(one.expiresAt) - test.server.now().getTime()).toBe(45 * MINUTE_MS)
  })

  it.each([1.1, 1.25, 1.5, 2])('gives %d times the time', async timeFactor => {
    const { expiresAt } = await start(await newVisitor(), { timeFactor })
    expect(Date.parse(expiresAt) - test.server.now().getTime()).toBe(Math.round(45 * MINUTE_MS * timeFactor))
  })

  it('practice has no clock unless one is asked for', async () => {
    const browser = await newVisitor()
    const { attemptId } = await start(browser, { mode: 'practice' })
    expect((await view(browser, attemptId)).body.result.attempt).toMatchObject({
      mode: 'practice',
      deadlineAt: null,
    })
  })

  it.each([
    [{ paperId: 'igcse-physics-paper-99' }, 404],
    [{ paperId: 5 }, 400],
    [{ paperId: PAPER_ID, seed: 'no' }, 400],
    [{ paperId: PAPER_ID, mode: 'cheat' }, 400],
    [{ paperId: PAPER_ID, timeFactor: 17 }, 400],
  ])('refuses %j with %i', async (body, status) => {
    const browser = await newVisitor()
    expect((await browser.post(competencyToken, '/api/cie/competency/token', body)).status).toBe(status)
  })

  it('nothing of the answers is in what an open paper shows', async () => {
    const browser = await newVisitor()
    const { attemptId } = await start(browser)
    const { result } = (await view(browser, attemptId)).body
    expect(Object.keys(result).sort()).toEqual([
      'answers',
      'attempt',
      'paper',
      'result',
      'scheme',
      'secondOpinion',
      'serverNow',
    ])
    expect(result.result).toBeNull()
    expect(result.scheme).toBeNull()
    const db = await test.server.db()
    const papers = await db.select().from(examPapers)
    const paper = papers.map(({ body }) => body as Paper).find(({ id }) => id === result.paper.id)
    const shown = JSON.stringify(result)
    for (const part of paper?.questions.flatMap(({ parts }) => parts) ?? []) {
      if (part.kind !== 'choice') continue
      for (const { error } of part.options)
        if (error) expect(shown).not.toContain(JSON.stringify(error).slice(1, -1))
      // A solution may begin with the words of an option, which are shown by right: its end is what must not be.
      const shownByRight = part.options.some(({ text }) => text === part.solution)
      if (!shownByRight) expect(shown).not.toContain(JSON.stringify(part.solution.slice(-100)).slice(1, -1))
    }
  })
})

describe('saving answers', () => {
  it('keeps them, whatever the order and the repetition', async () => {
    const browser = await newVisitor()
    const { attemptId } = await start(browser)
    const [early, late] = [
      change('1', 'A'),
      change('1', 'B', { flagged: true, struck: 'CD', working: 'v = s/t' }),
    ]
    expect((await save(browser, attemptId, [late])).body.result.saved).toEqual([{ key: '1', seq: late.seq }])
    expect((await save(browser, attemptId, [early])).body.result.saved).toEqual([{ key: '1', seq: late.seq }])
    expect((await save(browser, attemptId, [late, early])).status).toBe(200)
    const { answers, attempt } = (await view(browser, attemptId)).body.result
    const { at: _, ...kept } = late
    // Pages that were open before guesses came do not send them.
    expect(answers).toEqual([{ ...kept, guessed: false }])
    expect(attempt.answered).toBe(1)
  })

  it('keeps that an answer is a guess', async () => {
    const browser = await newVisitor()
    const { attemptId } = await start(browser)
    await save(browser, attemptId, [change('1', 'A', { guessed: true })])
    expect((await view(browser, attemptId)).body.result.answers).toMatchObject([{ key: '1', guessed: true }])
    await save(browser, attemptId, [change('1', 'A', { guessed: false })])
    expect((await view(browser, attemptId)).body.result.answers).toMatchObject([{ key: '1', guessed: false }])
  })

  it('an answer can be taken back', async () => {
    const browser = await newVisitor()
    const { attemptId } = await start(browser)
    await save(browser, attemptId, [change('2', 'A')])
    await save(browser, attemptId, [change('2', null)])
    expect((await view(browser, attemptId)).body.result.attempt.answered).toBe(0)
  })

  it('takes what a device without any clock has written', async () => {
    const browser = await newVisitor()
    const { attemptId } = await start(browser)
    expect((await save(browser, attemptId, [change('1', 'C', { at: '0000-01-01T00:00:00Z' })])).status).toBe(
      200,
    )
  })

  it.each([
    ['a part that is not there', () => change('41', 'A'), 'This paper has no part 41.'],
    [
      'another kind',
      () => change('1', null, { answer: { kind: 'written', text: 'x' } }),
      'Part 1 asks for another kind of answer.',
    ],
    ['an unknown kind', () => change('1', null, { answer: { kind: 'magic' } }), 'answer is of no known kind'],
    ['a fifth letter', () => change('1', 'E'), 'Choose A, B, C or D'],
    [
      'a wrong type',
      () => change('1', null, { answer: { kind: 'choice', choice: 5 } }),
      expect.stringMatching(/Choose|choice/),
    ],
    [
      'a field too many',
      () => change('1', 'A', { correct: true }),
      'A change holds a field that is not known',
    ],
    ['no number', () => change('1', 'A', { seq: 0 }), expect.any(String)],
    ['working over length', () => change('1', 'A', { working: 'x'.repeat(6001) }), 'The working is too long'],
    ['no time', () => change('1', 'A', { at: 'yesterday' }), 'at must be a time'],
    [
      'a year before our era',
      () => change('1', 'A', { at: '-271821-04-20T00:00:00.000Z' }),
      'at must be a time',
    ],
  ])('refuses %s and keeps what was saved before', async (_, bad, message) => {
    const browser = await newVisitor()
    const { attemptId } = await start(browser)
    await save(browser, attemptId, [change('1', 'C')])
    const answer = await save(browser, attemptId, [change('3', 'D'), bad()])
    expect(answer.status).toBe(400)
    expect(answer.body.error.errorMessage).toEqual(message)
    expect(
      (await view(browser, attemptId)).body.result.answers.map((each: { key: string }) => each.key),
    ).toEqual(['1'])
  })

  it("somebody else's attempt is not found, by any call", async () => {
    const owner = await newVisitor()
    const { attemptId, token } = await start(owner)
    const stranger = await newVisitor()
    for (const answer of [
      await save(stranger, attemptId, [change('1', 'A')]),
      await handIn(stranger, attemptId),
      await view(stranger, attemptId),
      await stranger.post(selfMarkPost, '/api/exams/self-mark', { attemptId, key: '1', points: [true] }),
      await stranger.post(checkPost, '/api/exams/check', { attemptId, key: '1' }),
      await view(stranger, 'nonsense'),
      await view(stranger, attemptId, { headers: { [ATTEMPT_HEADER]: `${token.slice(0, -3)}abc` } }),
    ])
      expect([answer.status, answer.body.error.errorMessage]).toEqual([
        404,
        'We do not have this attempt, or it belongs to somebody else.',
      ])
    const other = await start(stranger)
    expect((await view(stranger, attemptId, { headers: { [ATTEMPT_HEADER]: other.token } })).status).toBe(404)
  })

  it('the right to sit it is enough when the visitor has gone', async () => {
    const browser = await newVisitor()
    const { attemptId, token } = await start(browser)
    const bare = newBrowser()
    const headers = { [ATTEMPT_HEADER]: token }
    expect((await save(bare, attemptId, [change('1', 'A')], { headers })).status).toBe(200)
    expect((await view(bare, attemptId)).status).toBe(404)
  })
})

describe('handing in', () => {
  it('marks everything, once, and closes the paper', async () => {
    const browser = await newVisitor()
    const { attemptId } = await start(browser)
    const right = await rightLetters()
    const changes = right
      .slice(0, 30)
      .map((letter, at) => change(String(at + 1), at < 20 ? letter : wrongLetter(letter)))
    await save(browser, attemptId, changes.slice(0, 15))
    const answer = await handIn(browser, attemptId, changes.slice(15))
    const { result, attempt } = answer.body.result
    expect(result).toMatchObject({ earned: 20, available: 40, toSelfMark: 0, automatic: false })
    expect(attempt).toMatchObject({ state: 'handedIn', earned: 20, answered: 30 })
    expect(result.grade.scale[0]).toEqual({ grade: 'A*', mark: 30 })
    expect(result.byTopic.reduce((sum: number, each: { available: number }) => sum + each.available, 0)).toBe(
      40,
    )
    expect(result.byObjective.map((each: { id: string }) => each.id)).toEqual(['AO1', 'AO2'])
    const verdicts = result.parts.map(
      (part: { state: string; verdict: string | null }) => part.verdict ?? part.state,
    )
    expect(verdicts).toEqual([
      ...Array(20).fill('right'),
      ...Array(10).fill('wrong'),
      ...Array(10).fill('unanswered'),
    ])
    for (const part of result.parts.slice(20, 30)) expect(part.error.length).toBeGreaterThan(15)
    for (const part of result.parts) {
      expect(part.subtopic.href).toMatch(/^\/revision-notes\/igcse\/physics\/[a-z-]+\/[a-z0-9-]+$/)
      expect(part.explanation.solution.length).toBeGreaterThan(20)
    }

    expect((await handIn(browser, attemptId)).body.result.result).toEqual(result)
    const later = await save(browser, attemptId, [change('31', 'A')])
    expect([later.status, later.body.error.errorMessage]).toEqual([
      409,
      'This paper has been handed in. Your answers can no longer be changed.',
    ])
  })

  it('the clock hands in what was saved; what was written in time offline still counts when it arrives', async () => {
    const browser = await newVisitor()
    const { attemptId, token } = await start(browser)
    const headers = { [ATTEMPT_HEADER]: token }
    const right = await rightLetters()
    await save(browser, attemptId, [change('1', right[0] ?? 'A')])
    const inTime = change('2', right[1] ?? 'A')
    test.advance(45 * MINUTE_MS + GRACE_MS + 1000)
    const closed = await view(browser, attemptId, { headers })
    expect(closed.body.result.result).toMatchObject({
      earned: 1,
      automatic: true,
      timeUsedMs: 45 * MINUTE_MS,
    })
    expect((await save(browser, attemptId, [change('3', 'A')], { headers })).body.error.errorMessage).toBe(
      'The time of this paper is up. What was saved before then has been handed in.',
    )
    expect((await save(browser, attemptId, [inTime], { headers })).status).toBe(200)
    expect((await view(browser, attemptId, { headers })).body.result.result.earned).toBe(2)
    test.advance(LATE_DELIVERY_MS - MINUTE_MS)
    expect((await save(browser, attemptId, [{ ...inTime, seq: inTime.seq + 1 }], { headers })).status).toBe(
      409,
    )
  })

  it('within the grace the last answers are taken', async () => {
    const browser = await newVisitor()
    const { attemptId } = await start(browser)
    test.advance(45 * MINUTE_MS + GRACE_MS - 1000)
    expect((await handIn(browser, attemptId, [change('1', 'A')], true)).status).toBe(200)
  })

  it('marks that a corrected rule has changed are the same in the list and in the result', async () => {
    const browser = await newVisitor()
    const { attemptId } = await start(browser)
    await handIn(browser, attemptId, [change('1', (await rightLetters())[0] ?? 'A')])
    const db = await test.server.db()
    await db.update(attempts).set({ earned: 7, toSelfMark: 3 }).where(eq(attempts.id, attemptId))
    const { attempt, result } = (await view(browser, attemptId)).body.result
    expect([attempt.earned, attempt.toSelfMark]).toEqual([1, 0])
    expect(result.earned).toBe(1)
    const [listed] = (await browser.get(attemptsGet, '/api/exams/attempts')).body.result
    expect(listed.earned).toBe(1)
  })

  it('two hand-ins at once mark one paper', async () => {
    const browser = await newVisitor()
    const { attemptId } = await start(browser)
    const both = await Promise.all([
      handIn(browser, attemptId, [change('1', 'A')]),
      handIn(browser, attemptId),
    ])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
  })
})

describe('practice and print', () => {
  it('practice marks a single part; an exam does not', async () => {
    const browser = await newVisitor()
    const practice = await start(browser, { mode: 'practice' })
    const right = await rightLetters()
    await save(browser, practice.attemptId, [change('1', right[0] ?? 'A')])
    const checked = await browser.post(checkPost, '/api/exams/check', {
      attemptId: practice.attemptId,
      key: '1',
    })
    expect(checked.body.result).toMatchObject({ key: '1', earned: 1, verdict: 'right' })
    const exam = await start(browser)
    const refused = await browser.post(checkPost, '/api/exams/check', { attemptId: exam.attemptId, key: '1' })
    expect(refused.status).toBe(409)
  })

  it('a paper opened for print shows its scheme and can no longer be sat', async () => {
    const browser = await newVisitor()
    const { attemptId } = await start(browser, { mode: 'print' })
    const { scheme, attempt } = (await view(browser, attemptId)).body.result
    expect(Object.keys(scheme)).toHaveLength(40)
    expect(attempt.state).toBe('print')
    for (const answer of [
      await save(browser, attemptId, [change('1', 'A')]),
      await handIn(browser, attemptId),
    ])
      expect(answer.status).toBe(409)
  })

  it('self-marks add, are kept, and only after hand-in', async () => {
    const browser = await newVisitor()
    const { attemptId } = await start(browser)
    const right = await rightLetters()
    await save(browser, attemptId, [change('1', wrongLetter(right[0] ?? 'A')), change('2', right[1] ?? 'A')])
    const mark = (key: string, points: boolean[]) =>
      browser.post(selfMarkPost, '/api/exams/self-mark', { attemptId, key, points })
    expect((await mark('1', [true])).status).toBe(409)
    await handIn(browser, attemptId)
    // A wrong choice has no working that could have earned its mark.
    expect((await mark('1', [true])).body.result.result).toMatchObject({ earned: 1 })
    expect((await mark('2', [false])).body.result.result).toMatchObject({ earned: 1 })
    expect((await mark('3', [true])).status).toBe(400)
  })
})

/** A paper of an account, opened; its pass is what a stranger may have copied from the browser. */
async function accountsPaper(options: object = {}) {
  const owner = await newAccount()
  const session = { token: owner.tokens.accessToken }
  const body = { paperId: PAPER_ID, seed: SEED, ...options }
  const opened = await owner.browser.post(competencyToken, '/api/cie/competency/token', body, session)
  const { attemptId, token } = opened.body.result as { attemptId: string; token: string }
  return { ...owner, session, attemptId, pass: { headers: { [ATTEMPT_HEADER]: token } } }
}

/** Every call that opens or writes one attempt. */
const everyCall = (browser: TestBrowser, attemptId: string, extra: object) => [
  view(browser, attemptId, extra),
  save(browser, attemptId, [change('1', 'D')], extra),
  browser.post(checkPost, '/api/exams/check', { attemptId, key: '1' }, extra),
  handIn(browser, attemptId, [], false, extra),
  browser.post(selfMarkPost, '/api/exams/self-mark', { attemptId, key: '1', points: [true] }, extra),
]

async function statuses(calls: Promise<{ status: number; body: unknown }>[]): Promise<number[]> {
  const answers = await Promise.all(calls)
  for (const { body } of answers) expect(body).toMatchObject({ isSuccess: false, result: null })
  return answers.map(({ status }) => status)
}

describe('a paper of an account', () => {
  it.each([
    ['that lies open', false],
    ['that was handed in', true],
  ])('%s is neither read nor written with the pass alone, nor after the log-out', async (_, isHandedIn) => {
    const { browser, person, session, attemptId, pass } = await accountsPaper({ mode: 'practice' })
    await save(browser, attemptId, [change('1', 'A')], session)
    if (isHandedIn) await handIn(browser, attemptId, [], false, session)
    const before = (await view(browser, attemptId, session)).body.result
    const thief = newBrowser()
    for (const [name, value] of browser.cookies) thief.cookies.set(name, value)
    await browser.post(logoutPost, '/api/identity/logout-session', {}, session)

    const copied = { ...pass, ...session }
    const next = await newAccount()
    for (const [by, extra, status] of [
      [newBrowser(), pass, 401],
      [await newVisitor(), pass, 401],
      [browser, copied, 401],
      [thief, copied, 401],
      [newBrowser(), {}, 404],
      [next.browser, { ...pass, token: next.tokens.accessToken }, 404],
    ] as const)
      expect(await statuses(everyCall(by, attemptId, extra))).toEqual(Array(5).fill(status))

    const token = (await logIn(browser, person.email)).body.result.accessToken
    const after = (await view(browser, attemptId, { token })).body.result
    expect({ ...after, serverNow: null }).toEqual({ ...before, serverNow: null })
  })

  it('goes on through a sitting longer than a token: what has ended is renewed, not taken for a visitor', async () => {
    const { browser, tokens, session, attemptId, pass } = await accountsPaper()
    test.advance(20 * MINUTE_MS)
    const ended = { ...pass, ...session }
    const paper = { paperId: PAPER_ID }
    for (const { status } of [
      await save(browser, attemptId, [change('1', 'B')], ended),
      await view(browser, attemptId, ended),
      await view(browser, '6c54f6f6-6b53-4f4e-8d2c-000000000000', ended),
      await browser.get(attemptsGet, '/api/exams/attempts', ended),
      await browser.post(competencyToken, '/api/cie/competency/token', paper, ended),
    ])
      expect(status).toBe(401)
    const { refreshToken } = tokens
    const renewed = await browser.post(refreshPost, '/api/identity/refresh', { refreshToken })
    const again = { token: renewed.body.result.accessToken }
    expect((await save(browser, attemptId, [change('1', 'B')], again)).status).toBe(200)
    expect((await view(browser, attemptId, again)).body.result.answers).toMatchObject([{ key: '1' }])
  })
})

describe('whose attempts', () => {
  it('a visitor lists its own, and registering takes them along', async () => {
    const browser = await newVisitor()
    const { attemptId, token } = await start(browser)
    await handIn(browser, attemptId, [change('1', 'A')])
    const listed = await browser.get(attemptsGet, '/api/exams/attempts')
    expect(listed.body.result.map((each: { attemptId: string }) => each.attemptId)).toEqual([attemptId])

    const person = newPerson()
    const { accessToken } = (await registerWith(browser, person)).body.result
    expect((await view(newBrowser(), attemptId, { headers: { [ATTEMPT_HEADER]: token } })).status).toBe(401)
    const own = await browser.get(attemptsGet, '/api/exams/attempts', { token: accessToken })
    expect(own.body.result).toMatchObject([{ attemptId, state: 'handedIn' }])

    const elsewhere = newBrowser()
    const { accessToken: there } = (await logIn(elsewhere, person.email)).body.result
    expect((await view(elsewhere, attemptId, { token: there })).body.result.result.available).toBe(40)
    expect((await view(await newVisitor(), attemptId)).status).toBe(404)
  })

  it("a visitor who logs in takes the visit's papers along, and leaves none behind", async () => {
    const { person } = await newAccount()
    const browser = await newVisitor()
    const { attemptId, token } = await start(browser)
    await save(browser, attemptId, [change('1', 'A')])
    const { accessToken } = (await logIn(browser, person.email)).body.result
    const own = await browser.get(attemptsGet, '/api/exams/attempts', { token: accessToken })
    expect(own.body.result).toMatchObject([{ attemptId, answered: 1 }])
    await browser.post(logoutPost, '/api/identity/logout-session', {}, { token: accessToken })
    expect((await view(browser, attemptId, { headers: { [ATTEMPT_HEADER]: token } })).status).toBe(401)
    expect((await browser.get(attemptsGet, '/api/exams/attempts')).body.result).toEqual([])
  })

  it('answers leave with the account', async () => {
    const { browser, tokens } = await newAccount()
    const sat = await browser.post(
      competencyToken,
      '/api/cie/competency/token',
      { paperId: PAPER_ID },
      { token: tokens.accessToken },
    )
    const { attemptId } = sat.body.result
    await save(browser, attemptId, [change('1', 'A')], { token: tokens.accessToken })
    const db = await test.server.db()
    const kept = () => db.select().from(attemptAnswers).where(eq(attemptAnswers.attemptId, attemptId))
    expect(await kept()).toHaveLength(1)
    await db.execute(`delete from accounts where id = '${tokens.userId}'`)
    expect(await kept()).toHaveLength(0)
  })
})
