/** @jest-environment ./scripts/testing/database-environment.cjs */
import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { GET as attachmentGet } from '@/app/api/tutoring/attachment/route'
import { GET as subjectsGet } from '@/app/api/tutoring/subjects/route'
import { ANSWER_WITHIN_MS } from '@/lib/contracts/tutoring'
import { isDatabaseAway } from '@/lib/server/db/db'
import { mailOutbox, tutorCredits, tutorQuestions } from '@/lib/server/db/schema'
import { startTestServer, type TestServer } from '@/lib/server/testing/test-server'
import { balanceOf } from '@/lib/server/tutoring/credits'
import { placeQuestion } from '@/lib/server/tutoring/place-question'
import {
  ANSWER,
  mailedToken,
  newStudent,
  openTask,
  QUESTION,
  type Student,
  sendAnswer,
} from './tutoring.testing'

let test: TestServer
beforeEach(async () => {
  test = await startTestServer({ env: { TUTOR_MAIL: 'desk@tutors.example' } })
}, 60_000)
afterEach(() => test.close())

const SITE = 'http://localhost:3000'
const mailsTo = (address: string) => test.outbox.filter(mail => mail.to === address)

it('gives each new account five credits, in a ledger', async () => {
  const student = await newStudent()
  expect(await student.view()).toEqual({
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
  })
})

it('asks for one credit, mails the tutors a link without the words, and shows them what was asked', async () => {
  const student = await newStudent()
  const { result } = (await student.ask()).body
  expect(result.balance).toBe(4)
  expect(result.questions).toEqual([
    {
      id: expect.any(String),
      state: 'waiting',
      level: 'igcse',
      subject: 'physics',
      course: 'IGCSE Physics',
      code: '0625',
      topic: 'Waves',
      words: QUESTION.words,
      attachment: null,
      askedAt: '2026-03-01T08:00:00.000Z',
      endsAt: '2026-03-04T08:00:00.000Z',
      answeredAt: null,
      returnedAt: null,
      answer: null,
    },
  ])
  const token = await mailedToken(test)
  const [mail] = mailsTo('desk@tutors.example')
  expect(mail?.subject).toBe('A question in IGCSE Physics 0625')
  expect(mail?.link).toBe(`${SITE}/tutor/answer#${token}`)
  // Beside the link: its token is random, and may spell anything.
  expect(mail?.text.replace(mail.link ?? '', '')).not.toMatch(/vacuum|Ada|@/)
  expect((await openTask(token)).body.result).toEqual({
    questionId: result.questions[0].id,
    course: 'IGCSE Physics',
    code: '0625',
    topic: 'Waves',
    words: QUESTION.words,
    askedAt: '2026-03-01T08:00:00.000Z',
    endsAt: '2026-03-04T08:00:00.000Z',
    attachment: null,
  })
})

it('stores one answer, shows it to the student alone, and mails that it is there, not what it says', async () => {
  const student = await newStudent()
  const stranger = await newStudent()
  await student.ask()
  const token = await mailedToken(test)
  test.advance(60_000)
  expect((await sendAnswer(token)).body).toEqual({ isSuccess: true, result: true, error: null })
  const [question] = (await student.view()).questions
  expect(question).toMatchObject({ state: 'answered', answeredAt: '2026-03-01T08:01:00.000Z' })
  expect(question.answer).toMatch(/^<p>Say <strong>particles<\/strong>: .*<math/)
  expect((await stranger.view()).questions).toEqual([])
  await test.deliverMail()
  const [mail] = mailsTo(student.person.email)
  expect(mail).toMatchObject({ subject: 'Your question has an answer', link: `${SITE}/tutor-support#ask` })
  expect(mail?.text).not.toMatch(/particles|vacuum/)

  // The receipt was lost and the same answer comes again; another answer does not replace it.
  expect((await sendAnswer(token)).status).toBe(200)
  expect((await sendAnswer(token, `${ANSWER} More.`)).body.error.code).toBe('tutorLinkUsed')
  expect((await openTask(token)).status).toBe(409)
  expect(await test.deliverMail()).toBe(0)
})

it('takes the words of a tutor as text', async () => {
  const student = await newStudent()
  await student.ask()
  await sendAnswer(
    await mailedToken(test),
    '<img src=x onerror=alert(1)> $\\href{javascript:alert(1)}{x}$ costs \\$5 and $\\frac{1$',
  )
  const [{ answer }] = (await student.view()).questions
  expect(answer).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(answer).toContain('$\\frac{1$')
  expect(answer).not.toMatch(/<(img|a)\b|href="/)
})

it('asks and pays once however often the same question is sent', async () => {
  const student = await newStudent()
  const clientId = randomUUID()
  const answers = await Promise.all(Array.from({ length: 8 }, () => student.ask({ clientId })))
  expect(answers.map(answer => answer.status)).toEqual(Array(8).fill(200))
  expect(await student.view()).toMatchObject({ balance: 4, questions: [{ state: 'waiting' }] })
  const changed = await student.ask({ clientId, words: `${QUESTION.words} And in water?` })
  expect(changed.body.error).toMatchObject({ status: 409, code: 'questionSentBefore' })
  expect((await student.view()).balance).toBe(4)
})

it('never goes below zero under 200 simultaneous questions', async () => {
  const student = await newStudent()
  const db = await test.server.db()
  const { userId: accountId } = student.tokens
  const question = {
    accountId,
    level: 'igcse',
    subject: 'physics',
    topic: null,
    words: 'x',
    attachment: null,
  }
  const outcomes = await Promise.allSettled(
    Array.from({ length: 200 }, () =>
      placeQuestion(db, test.server.now(), { ...question, clientId: randomUUID() }),
    ),
  )
  const refused = outcomes.filter(each => each.status === 'rejected').map(each => each.reason)
  expect(refused).toHaveLength(195)
  // On Postgres some may wait in vain for a connection: they are told to try again, and cost nothing.
  expect(refused.filter(error => error.code !== 'noTutorCredits' && !isDatabaseAway(error))).toEqual([])
  expect(await balanceOf(db, accountId)).toBe(0)
  expect(await db.select().from(tutorQuestions)).toHaveLength(5)
  expect(await db.select().from(mailOutbox).where(eq(mailOutbox.kind, 'tutorQuestion'))).toHaveLength(5)
}, 60_000)

it('says what to do without a credit', async () => {
  const student = await newStudent()
  for (let count = 0; count < 5; count += 1) expect((await student.ask()).status).toBe(200)
  const refused = await student.ask()
  expect(refused.status).toBe(409)
  expect(refused.body.error.errorMessage).toMatch(
    /^You have no Tutor Credits left\. Your words are kept here/,
  )
})

it('is limited for each account', async () => {
  const student = await newStudent()
  for (let count = 0; count < 20; count += 1) await student.ask()
  expect((await student.ask()).status).toBe(429)
})

it.each([
  [{ subject: '' }, 'Please choose the subject'],
  [{ subject: 'igcse/alchemy' }, 'Please check what you have entered.'],
  [{ topic: 'telepathy' }, 'Please check what you have entered.'],
  [{ topic: '' }, 'Please choose the topic, or "I am not sure"'],
  [{ words: ' why?  ' }, 'Please write your question in a sentence or two, and say what you have tried'],
  [{ words: 'x'.repeat(3001) }, /^Please keep the question within 3000 characters/],
  [{ clientId: 'x' }, 'clientId must be a random id'],
  [{ attachment: { attemptId: 'x', question: 1 } }, /^attachment must name/],
  [{ attachment: undefined }, /^attachment must/],
  [{ amount: 5 }, 'This field is not known'],
])('refuses %j', async (more, message) => {
  const student = await newStudent()
  const { status, body } = await student.ask(more)
  expect(status).toBe(400)
  expect(body.error.errorMessage).toEqual(
    typeof message === 'string' ? message : expect.stringMatching(message),
  )
  expect((await student.view()).balance).toBe(5)
})

it('lists the subjects and topics to anybody', async () => {
  const student = await newStudent()
  const { result } = (await student.browser.get(subjectsGet, '/api/tutoring/subjects')).body
  expect(result).toHaveLength(11)
  expect(result[2]).toMatchObject({ level: 'igcse', slug: 'physics', name: 'IGCSE Physics 0625' })
})

describe('with a question of a paper', () => {
  const preview = (student: Student, attempt: string, question: number | string = 7) =>
    student.browser.get(
      attachmentGet,
      `/api/tutoring/attachment?attempt=${attempt}&question=${question}`,
      student.extra,
    )

  it('attaches what the student was shown: question, own answer, mark scheme', async () => {
    const student = await newStudent()
    const attemptId = await student.sitPaper('K7QF3M')
    await student.handIn(attemptId, test.server.now())
    const shown = (await preview(student, attemptId)).body.result
    expect(shown).toMatchObject({
      paper: 'Physics 0625, Paper 2: Multiple Choice (Extended)',
      question: { number: 7 },
      answers: [{ key: '7', answer: { kind: 'choice', choice: 'B' }, working: 'half of it' }],
      results: [{ key: '7', explanation: { scheme: expect.any(Array) } }],
    })
    expect(shown.results).toHaveLength(1)
    expect(shown.topic).toMatch(/^[a-z-]+$/)
    const asked = await student.ask({ attachment: { attemptId, question: 7 } })
    expect(asked.body.result.questions[0].attachment).toEqual({ attemptId, question: 7 })
    const task = (await openTask(await mailedToken(test))).body.result
    expect(task.attachment).toEqual(shown)
    expect(JSON.stringify(task)).not.toMatch(new RegExp(`${attemptId}|${student.tokens.userId}|Ada|@`))
  })

  it('attaches no paper that is open, or somebody else’s, or not there', async () => {
    const [student, other] = [await newStudent(), await newStudent()]
    const attemptId = await student.sitPaper('K7QF3N')
    expect((await preview(student, attemptId)).status).toBe(404)
    await student.handIn(attemptId, test.server.now())
    expect((await preview(student, attemptId)).status).toBe(200)
    for (const [who, id, number] of [
      [other, attemptId, 7],
      [student, randomUUID(), 7],
      [student, 'x', 7],
      [student, attemptId, 41],
      [student, attemptId, 'x'],
    ] as const)
      expect((await preview(who, id, number)).status).toBe(404)
    const stolen = await other.ask({ attachment: { attemptId, question: 7 } })
    expect(stolen.status).toBe(404)
    expect((await other.view()).balance).toBe(5)
  })
})

describe('the ledger', () => {
  it('stands: no row is changed or taken away while its account is there', async () => {
    const student = await newStudent()
    await student.ask()
    const db = await test.server.db()
    for (const statement of [
      sql`update tutor_credits set amount = 50 where reason = 'welcome'`,
      sql`delete from tutor_credits where reason = 'question'`,
      sql`delete from tutor_questions`,
      sql`insert into tutor_credits select gen_random_uuid(), account_id, amount, reason, question_id, created_at from tutor_credits`,
      sql`insert into tutor_credits (id, account_id, amount, reason, created_at) select gen_random_uuid(), id, 1, 'gift', now() from accounts`,
    ])
      await expect(db.execute(statement)).rejects.toThrow()
    expect((await student.view()).balance).toBe(4)
  })

  it('belongs to the export, and goes with the account', async () => {
    const { GET: exportGet, DELETE: erase } = await import('@/app/api/identity/account/route')
    const student = await newStudent()
    const attemptId = await student.sitPaper('K7QF3P')
    await student.handIn(attemptId, test.server.now())
    await student.ask({ attachment: { attemptId, question: 7 } })
    await sendAnswer(await mailedToken(test))
    const { browser, extra, person } = student
    const { result } = (await browser.get(exportGet, '/api/identity/account', extra)).body
    expect(result.tutoring).toMatchObject({
      balance: 4,
      ledger: [{ reason: 'question' }, { reason: 'welcome' }],
      questions: [{ words: QUESTION.words, answerText: ANSWER }],
    })
    const { password } = person
    const gone = await browser.write('DELETE', erase, '/api/identity/account', { password }, extra)
    expect(gone.status).toBe(200)
    for (const table of [tutorCredits, tutorQuestions, mailOutbox])
      expect(await test.database.db.select().from(table)).toEqual([])
  })
})

it('tells a link that was used from one that is late, one that is damaged and one of another kind', async () => {
  const student = await newStudent()
  await student.ask()
  const token = await mailedToken(test)
  const [head = '', body = '', mac = ''] = token.split('.')
  const forged = Buffer.from(JSON.stringify({ sub: randomUUID(), iat: 1, exp: 9e9 })).toString('base64url')
  for (const wrong of [
    'x',
    `${head}.${forged}.${mac}`,
    `${head}.${body}`,
    student.tokens.accessToken,
    `${token}A`,
  ])
    expect((await openTask(wrong)).body.error).toMatchObject({ status: 404, code: 'tutorLinkDamaged' })
  test.advance(ANSWER_WITHIN_MS - 1)
  expect((await openTask(token)).status).toBe(200)
  test.advance(1)
  expect((await openTask(token)).body.error).toMatchObject({ status: 410, code: 'tutorLinkExpired' })
  expect((await sendAnswer(token)).status).toBe(410)
})
