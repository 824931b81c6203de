/** @jest-environment ./scripts/testing/database-environment.cjs */
import { eq } from 'drizzle-orm'
import { POST as competencyToken } from '@/app/api/cie/competency/token/route'
import { GET as attemptGet } from '@/app/api/exams/attempt/route'
import { GET as attemptsGet } from '@/app/api/exams/attempts/route'
import { POST as seenPost } from '@/app/api/exams/correction-seen/route'
import { POST as handInPost } from '@/app/api/exams/hand-in/route'
import { GET as accountGet } from '@/app/api/identity/account/route'
import { explore, newAccount, newBrowser, registerWith } from '@/app/api/people.testing'
import { GET as overviewGet } from '@/app/api/study/overview/route'
import type { AttemptSummary } from '@/lib/contracts/exams'
import { OPTION_LETTERS, type OptionLetter } from '@/lib/exams/answers'
import type { Paper } from '@/lib/exams/build-paper'
import type { Change, Correction } from '@/lib/exams/correction'
import type { PartResult } from '@/lib/exams/marked-paper'
import { attemptCorrections, attempts, examPapers } from '@/lib/server/db/schema'
import { correctAttempts } from '@/lib/server/exams/correct-attempts'
import { installServer } from '@/lib/server/server'
import { newPerson } from '@/lib/server/testing/people'
import type { TestBrowser } from '@/lib/server/testing/test-browser'
import { startTestServer, type TestServer } from '@/lib/server/testing/test-server'

const PAPER_ID = 'igcse-physics-paper-2'

let test: TestServer
beforeAll(async () => {
  test = await startTestServer()
}, 60_000)
beforeEach(() => release())
afterAll(() => test.close())

/** The same database and clock, with the corrections of another release. */
function release(...corrections: Correction[]) {
  const server = { ...test.server, corrections }
  installServer(server)
  return server
}

type Student = { browser: TestBrowser; session: { token?: string } }

async function visitor(): Promise<Student> {
  const browser = newBrowser()
  await explore(browser)
  return { browser, session: {} }
}

async function account(): Promise<Student> {
  const { browser, tokens } = await newAccount()
  return { browser, session: { token: tokens.accessToken } }
}

async function start({ browser, session }: Student, seed: string, options: object = {}) {
  const body = { paperId: PAPER_ID, seed, ...options }
  const opened = await browser.post(competencyToken, '/api/cie/competency/token', body, session)
  expect(opened.status).toBe(200)
  return opened.body.result.attemptId as string
}

const choices = (letters: readonly OptionLetter[]) =>
  letters.map((choice, at) => ({
    key: String(at + 1),
    seq: 1,
    answer: { kind: 'choice', choice },
    working: '',
    flagged: false,
    struck: '',
    timeMs: 1000,
    at: test.server.now().toISOString(),
  }))

async function handIn({ browser, session }: Student, attemptId: string, letters: readonly OptionLetter[]) {
  const body = { attemptId, changes: choices(letters), automatic: false }
  return (await browser.post(handInPost, '/api/exams/hand-in', body, session)).body.result
}

/** A student who has answered the first ten questions, the first of them wrongly, and handed in. */
async function sat(student: Student, seed: string) {
  const attemptId = await start(student, seed)
  const { paper, right } = await paperOf(seed)
  const [first = 'A', ...others] = right.slice(0, 10)
  const { result } = await handIn(student, attemptId, [next(first), ...others])
  expect(result.earned).toBe(9)
  return { ...student, attemptId, paper, right: first, chosen: next(first) }
}

const next = (letter: OptionLetter) => OPTION_LETTERS[(OPTION_LETTERS.indexOf(letter) + 1) % 4] ?? 'A'

async function paperOf(seed: string) {
  const db = await test.server.db()
  const papers = await db.select().from(examPapers)
  const paper = papers.map(({ body }) => body as Paper).find(({ id }) => id.endsWith(`.${seed}`))
  if (!paper) throw new Error(`no paper of seed ${seed}`)
  const right = paper.questions.map(({ parts: [part] }) => {
    const at = part?.kind === 'choice' ? part.options.findIndex(({ error }) => error === null) : 0
    return OPTION_LETTERS[at] ?? 'A'
  })
  return { paper, right }
}

const correction = (paper: Paper, change: Change, more: Partial<Correction> = {}): Correction => ({
  id: `first-${paper.seed.toLowerCase()}`,
  template: `igcse/physics/${paper.questions[0]?.template}`,
  part: '1',
  paper: paper.id,
  change,
  reason: 'The speed in the figure is another than in the text.',
  day: '2026-03-02',
  ...more,
})

const view = async ({ browser, session }: Student, attemptId: string) =>
  (await browser.get(attemptGet, `/api/exams/attempt?id=${attemptId}`, session)).body.result

async function listed({ browser, session }: Student): Promise<AttemptSummary> {
  return (await browser.get(attemptsGet, '/api/exams/attempts', session)).body.result[0]
}

const stored = async (attemptId: string) =>
  (await (await test.server.db()).select().from(attempts).where(eq(attempts.id, attemptId)))[0]

describe.each([
  ['a visitor', visitor, 'EEEEEE'],
  ['an account', account, 'FFFFFF'],
] as const)('%s who has handed in', (_, newStudent, seed) => {
  it('gets the mark of a corrected answer, the reason and the news of it, once', async () => {
    const { attemptId, paper, right, chosen, ...student } = await sat(await newStudent(), seed)
    const { browser, session } = student
    const server = release(correction(paper, { key: { from: right, to: chosen } }))

    expect(await correctAttempts(server)).toBe(1)
    expect(await listed(student)).toMatchObject({ earned: 10, correction: { keys: ['1'], gained: 1 } })
    const { result, attempt } = await view(student, attemptId)
    expect([result.earned, attempt.earned]).toEqual([10, 10])
    expect(result.parts[0]).toMatchObject({
      earned: 1,
      before: 0,
      verdict: 'right',
      explanation: {
        answer: expect.stringContaining(`<b>${chosen}</b>`),
        corrections: [{ day: '2026-03-02', html: 'The speed in the figure is another than in the text.' }],
      },
    })
    const others: PartResult[] = result.parts.slice(1)
    expect(others.every(part => part.before === null && part.explanation.corrections.length === 0)).toBe(true)

    const marks = await stored(attemptId)
    expect(await correctAttempts(server)).toBe(0)
    expect(await stored(attemptId)).toEqual(marks)

    const seen = () => browser.post(seenPost, '/api/exams/correction-seen', { attemptId }, session)
    expect((await seen()).body.result).toBe(true)
    expect((await seen()).status).toBe(200)
    expect((await listed(student)).correction).toBeNull()
    expect((await view(student, attemptId)).result.parts[0].before).toBe(0)
    expect(await correctAttempts(server)).toBe(0)
    expect((await listed(student)).correction).toBeNull()
  })
})

it('the hub of an account shows the new marks and the news', async () => {
  const { paper, ...student } = await sat(await account(), 'GGGGGG')
  const overview = async () =>
    (await student.browser.get(overviewGet, '/api/study/overview', student.session)).body.result
  const sum = (marks: { earned: number }[]) => marks.reduce((all, { earned }) => all + earned, 0)
  const before = await overview()
  expect(before.attempts[0].correction).toBeNull()
  await correctAttempts(release(correction(paper, { everyone: true })))
  const after = await overview()
  expect(after.attempts[0]).toMatchObject({ earned: 10, correction: { keys: ['1'], gained: 1 } })
  expect([sum(before.marks), sum(after.marks)]).toEqual([9, 10])
})

it('whoever earned the mark by the old key keeps it, and is told', async () => {
  const student = await visitor()
  const attemptId = await start(student, 'HHHHHH')
  const { paper, right } = await paperOf('HHHHHH')
  const [first = 'A'] = right
  await handIn(student, attemptId, [first])
  await correctAttempts(release(correction(paper, { key: { from: first, to: next(first) } })))
  expect(await listed(student)).toMatchObject({ earned: 1, correction: { keys: ['1'], gained: 0 } })
  expect((await view(student, attemptId)).result.parts[0]).toMatchObject({ earned: 1, verdict: 'kept' })
})

it('the result is right before the job has come by, and the news says what it was', async () => {
  const { attemptId, paper, ...student } = await sat(await visitor(), 'JJJJJJ')
  const server = release(correction(paper, { everyone: true }))
  expect((await view(student, attemptId)).result.earned).toBe(10)
  await correctAttempts(server)
  expect(await listed(student)).toMatchObject({ earned: 10, correction: { gained: 1 } })
})

it('two corrections that come together each say what they brought', async () => {
  const { paper, ...student } = await sat(await visitor(), 'KKKKKK')
  const template = `igcse/physics/${paper.questions[19]?.template}`
  const server = release(
    correction(paper, { everyone: true }),
    correction(paper, { everyone: true }, { id: 'twentieth', part: '20', template }),
  )
  await correctAttempts(server)
  expect(await listed(student)).toMatchObject({ earned: 11, correction: { keys: ['1', '20'], gained: 2 } })
})

it('who hands in after the correction is marked by it at once and has no news', async () => {
  const student = await visitor()
  const attemptId = await start(student, 'MMMMMM')
  const { paper } = await paperOf('MMMMMM')
  const server = release(correction(paper, { everyone: true }))
  expect((await handIn(student, attemptId, [])).result.earned).toBe(1)
  expect(await correctAttempts(server)).toBe(0)
  expect((await listed(student)).correction).toBeNull()
})

it('a template is corrected in the papers drawn before its day, and in no later ones', async () => {
  const { paper, ...student } = await sat(await visitor(), 'NNNNNN')
  const db = await test.server.db()
  const drawn = (day: string) =>
    db
      .update(examPapers)
      .set({ drawnAt: new Date(day) })
      .where(eq(examPapers.id, paper.id))
  const everywhere = correction(
    paper,
    { everyone: true },
    { paper: undefined, part: '', drawnBefore: '2026-03-02' },
  )
  const server = release(everywhere)
  await drawn('2026-03-02T00:00:00Z')
  await correctAttempts(server)
  expect(await listed(student)).toMatchObject({ earned: 9, correction: null })
  await drawn('2026-03-01T23:59:59Z')
  await correctAttempts(server)
  expect(await listed(student)).toMatchObject({ earned: 10, correction: { keys: ['1'], gained: 1 } })
  const { drawn: asked = [] } =
    (await db.select().from(examPapers).where(eq(examPapers.id, paper.id)))[0] ?? {}
  expect(asked.map(([template]) => template)).toEqual(paper.questions.map(({ template }) => template))
})

it('instances that correct at the same time tell of it once', async () => {
  const { attemptId, paper, ...student } = await sat(await visitor(), 'DDDDDD')
  const corrections = correction(paper, { everyone: true })
  await Promise.all([correctAttempts(release(corrections)), correctAttempts(release(corrections))])
  const rows = (await (await test.server.db()).select().from(attemptCorrections)).filter(
    row => row.attemptId === attemptId,
  )
  expect(rows).toMatchObject([{ correctionId: corrections.id, part: '1', gained: 1, seenAt: null }])
  expect(await listed(student)).toMatchObject({ earned: 10, correction: { gained: 1 } })
})

it('a correction that does not fit its paper is logged, changes nothing and is no news', async () => {
  const { paper, right, chosen, ...student } = await sat(await visitor(), 'AAAAAA')
  const wrong = correction(paper, { key: { from: chosen, to: right } })
  await correctAttempts(release(wrong))
  expect(await listed(student)).toMatchObject({ earned: 9, correction: null })
  expect(test.lines).toContainEqual({
    level: 'warn',
    message: 'a correction does not fit its paper',
    detail: `${wrong.id} ${paper.id}: "${right}" is right already`,
  })
})

it('a printed paper shows the correction in its scheme', async () => {
  const student = await visitor()
  const attemptId = await start(student, 'BBBBBB', { mode: 'print' })
  const { paper, right } = await paperOf('BBBBBB')
  const to = next(right[0] ?? 'A')
  release(correction(paper, { key: { from: right[0] ?? 'A', to } }))
  const { scheme } = await view(student, attemptId)
  expect(scheme['1']).toMatchObject({
    answer: expect.stringContaining(`<b>${to}</b>`),
    corrections: [{ day: '2026-03-02' }],
  })
})

it('nobody else can put the news of a paper away, and it goes along into the account', async () => {
  const { attemptId, paper, browser } = await sat(await visitor(), 'CCCCCC')
  await correctAttempts(release(correction(paper, { everyone: true })))
  const stranger = await visitor()
  const refused = await stranger.browser.post(seenPost, '/api/exams/correction-seen', { attemptId })
  expect(refused.status).toBe(404)
  const { accessToken } = (await registerWith(browser, newPerson())).body.result
  const session = { token: accessToken }
  expect((await listed({ browser, session })).correction).toEqual({ keys: ['1'], gained: 1 })
  const own = (await browser.get(accountGet, '/api/identity/account', session)).body.result
  expect(own.attempts[0].corrections).toEqual([
    {
      id: `first-${paper.seed.toLowerCase()}`,
      part: '1',
      gained: 1,
      appliedAt: expect.any(String),
      seenAt: null,
    },
  ])
})
