/** @jest-environment ./scripts/testing/database-environment.cjs */
import { sql } from 'drizzle-orm'
import { GET as accountExport } from '@/app/api/identity/account/route'
import { explore, logIn, newAccount, newBrowser, registerWith } from '@/app/api/people.testing'
import { GET as overview } from '@/app/api/study/overview/route'
import type { PracticeQuestion, PracticeQuestions, PracticeResult } from '@/lib/contracts/practice'
import type { StudyOverview } from '@/lib/contracts/study'
import { practiceAnswers } from '@/lib/server/db/schema'
import { checkedBank } from '@/lib/server/exams/bank'
import { sweep } from '@/lib/server/sweep'
import { newPerson } from '@/lib/server/testing/people'
import type { TestBrowser } from '@/lib/server/testing/test-browser'
import { startTestServer, type TestServer } from '@/lib/server/testing/test-server'
import { POST as check } from './check/route'
import { GET as questions } from './questions/route'

let test: TestServer
beforeAll(async () => {
  test = await startTestServer()
}, 60_000)
afterAll(() => test.close())

const SOUND = { level: 'igcse', subject: 'physics', subtopic: '3.4' }
type Extra = { token?: string }

async function draw(browser: TestBrowser, asked: Record<string, string>, extra: Extra = {}) {
  const path = `/api/practice/questions?${new URLSearchParams({ ...SOUND, ...asked })}`
  const answer = await browser.get(questions, path, extra)
  return {
    status: answer.status,
    questions: (answer.body.result as PracticeQuestions | null)?.questions ?? [],
  }
}

const physics = () => checkedBank({ level: 'igcse', subject: 'physics' })

/** Answers a question of choice, rightly or not, as its own draw says. */
async function answer(
  browser: TestBrowser,
  { template, seed, question }: PracticeQuestion,
  isRight: boolean,
  extra: Extra = {},
) {
  const drawn = physics()
    .find(({ id }) => id === template)
    ?.draw(seed).question.parts[0]
  if (drawn?.kind !== 'choice') throw new Error(`${template} is no choice`)
  const at = drawn.options.findIndex(({ error }) => (error === null) === isRight)
  const body = {
    level: 'igcse',
    subject: 'physics',
    template,
    seed,
    number: question.number,
    answers: [{ key: question.parts[0]?.key, answer: { kind: 'choice', choice: 'ABCD'[at] } }],
  }
  test.advance(1000)
  const { status, body: said } = await browser.post(check, '/api/practice/check', body, extra)
  return { status, parts: (said.result as PracticeResult | null)?.parts ?? [] }
}

const CHOICES = { names: '', difficulty: 'recall' }

async function marksOf(browser: TestBrowser, token: string) {
  const { body } = await browser.get(overview, '/api/study/overview', { token })
  return (body.result as StudyOverview).marks
}

it('draws fresh questions of the sub-topic for anyone, numbered as asked, without their answers', async () => {
  const { questions: drawn } = await draw(newBrowser(), { count: '5', first: '7' })
  expect(drawn.map(({ question }) => question.number)).toEqual([7, 8, 9, 10, 11])
  expect(new Set(drawn.map(({ template }) => template.split('/')[0]))).toEqual(new Set(['3.4']))
  expect(JSON.stringify(drawn)).not.toMatch(/"(correct|solution|answer|error)"/)
})

it.each([
  ['recall', [1, 2]],
  ['standard', [3]],
  ['exam', [4, 5]],
])('draws %s from the difficulties %p', async (difficulty, levels) => {
  const { questions: drawn } = await draw(newBrowser(), { difficulty, count: '5' })
  const bank = physics()
  for (const { template } of drawn)
    expect(levels).toContain(bank.find(({ id }) => id === template)?.difficulty)
})

it('draws only the templates that are named', async () => {
  const name = physics().find(each => each.subtopic === '3.4' && each.style === 'choice')?.name ?? ''
  const { questions: drawn } = await draw(newBrowser(), { names: name, count: '3' })
  expect(drawn.map(({ template }) => template)).toEqual(Array(3).fill(`3.4/${name}`))
  expect(new Set(drawn.map(({ seed }) => seed)).size).toBe(3)
})

const NOTHING: Record<string, string>[] = [
  { subtopic: '99' },
  { subject: 'constructor' },
  { names: 'no-such-template' },
]
it.each(NOTHING)('answers 404 to %p', async asked => {
  expect((await draw(newBrowser(), asked)).status).toBe(404)
})

it('marks a choice with the named error of the option, and links to its note', async () => {
  const browser = newBrowser()
  await explore(browser)
  const [question] = (await draw(browser, CHOICES)).questions
  if (!question) throw new Error('no question')
  const { parts } = await answer(browser, question, false)
  expect(parts[0]).toMatchObject({
    state: 'marked',
    earned: 0,
    error: expect.stringMatching(/^You |\./),
    subtopic: { number: '3.4', href: '/revision-notes/igcse/physics/waves/sound' },
  })
  expect((await answer(browser, question, true)).parts[0]).toMatchObject({ earned: 1, error: null })
})

it('asks what the student has not met before what they have', async () => {
  const browser = newBrowser()
  await explore(browser)
  const bank = physics().filter(
    each => each.subtopic === '3.4' && each.style === 'choice' && each.difficulty <= 2,
  )
  const met = new Set<string>()
  for (const _ of bank) {
    const names = bank.map(({ name }) => name).join(',')
    const [question] = (await draw(browser, { names })).questions
    if (!question) throw new Error('no question')
    await answer(browser, question, true)
    met.add(question.template)
  }
  expect(met.size).toBe(bank.length)
})

it('is refused to who is neither an account nor a visitor', async () => {
  const browser = newBrowser()
  const [question] = (await draw(browser, CHOICES)).questions
  if (!question) throw new Error('no question')
  expect((await answer(browser, question, true)).status).toBe(400)
})

it('counts the latest answer to each template for the strengths of an account', async () => {
  const { browser, tokens } = await newAccount()
  const extra = { token: tokens.accessToken }
  const [question] = (await draw(browser, CHOICES, extra)).questions
  if (!question) throw new Error('no question')
  await answer(browser, question, false, extra)
  const common = { level: 'igcse', subject: 'physics', subtopic: '3.4', available: 1 }
  expect(await marksOf(browser, tokens.accessToken)).toEqual([{ ...common, earned: 0 }])
  await answer(browser, question, true, extra)
  expect(await marksOf(browser, tokens.accessToken)).toEqual([{ ...common, earned: 1 }])
})

it("a visitor's answers count for the account that the visitor becomes, the later of two stays", async () => {
  const browser = newBrowser()
  await explore(browser)
  const [question] = (await draw(browser, CHOICES)).questions
  if (!question) throw new Error('no question')
  await answer(browser, question, false)
  const person = newPerson()
  const { result } = (await registerWith(browser, person)).body
  expect(await marksOf(browser, result.accessToken)).toMatchObject([{ subtopic: '3.4', earned: 0 }])
  const other = newBrowser()
  await explore(other)
  await answer(other, question, true)
  const again = (await logIn(other, person.email)).body.result
  expect(await marksOf(other, again.accessToken)).toMatchObject([{ earned: 1, available: 1 }])
  const exported = await other.get(accountExport, '/api/identity/account', { token: again.accessToken })
  expect(exported.body.result.practice).toMatchObject([
    { template: question.template, marks: { '3.4': [1, 1] } },
  ])
})

it('an answer whose marks cannot be read takes no others with it', async () => {
  const { browser, tokens } = await newAccount()
  const extra = { token: tokens.accessToken }
  const [first, second] = (await draw(browser, { ...CHOICES, count: '2' }, extra)).questions
  if (!first || !second) throw new Error('no questions')
  await answer(browser, first, true, extra)
  await answer(browser, second, true, extra)
  await test.database.db.execute(
    sql`update practice_answers set marks = '{"3.4": 1}' where template = ${first.template}`,
  )
  expect(await marksOf(browser, tokens.accessToken)).toMatchObject([{ subtopic: '3.4', available: 1 }])
})

it("a visitor's answers are swept after a month", async () => {
  await test.database.db.delete(practiceAnswers)
  const browser = newBrowser()
  await explore(browser)
  const [question] = (await draw(browser, CHOICES)).questions
  if (!question) throw new Error('no question')
  await answer(browser, question, true)
  test.advance(31 * 24 * 3_600_000)
  await sweep(test.server)
  expect(await test.database.db.select().from(practiceAnswers)).toEqual([])
})
