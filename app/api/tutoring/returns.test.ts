/** @jest-environment ./scripts/testing/database-environment.cjs */

import { sql } from 'drizzle-orm'
import { ANSWER_WITHIN_MS } from '@/lib/contracts/tutoring'
import { rowsOf } from '@/lib/server/db/db'
import { MIGRATIONS, migrate } from '@/lib/server/db/migrate'
import { sweep } from '@/lib/server/sweep'
import { openTestDatabase } from '@/lib/server/testing/test-database'
import { startTestServer, type TestServer } from '@/lib/server/testing/test-server'
import { returnCredits } from '@/lib/server/tutoring/return-credits'
import { fc, runs } from '@/lib/testing/properties'
import { mailedToken, newStudent, sendAnswer } from './tutoring.testing'

let test: TestServer
beforeEach(async () => {
  test = await startTestServer()
}, 60_000)
afterEach(() => test.close())

it('returns the credit of an unanswered question after 72 hours, once, with two sweepers at work', async () => {
  const student = await newStudent()
  await student.ask()
  await test.deliverMail()
  test.advance(ANSWER_WITHIN_MS - 1)
  expect(await returnCredits(test.server)).toBe(0)
  test.advance(1)
  const counts = await Promise.all([returnCredits(test.server), returnCredits(test.server)])
  expect(counts.sort()).toEqual([0, 1])
  await sweep(test.server)
  const { balance, ledger, questions } = await student.view()
  expect(balance).toBe(5)
  expect(ledger.map((row: { reason: string }) => row.reason)).toEqual(['returned', 'question', 'welcome'])
  expect(questions).toMatchObject([
    { state: 'returned', returnedAt: '2026-03-04T08:00:00.000Z', answer: null },
  ])
  expect(await test.deliverMail()).toBe(1)
  expect(test.outbox.at(-1)).toMatchObject({ to: student.person.email, subject: 'Your Tutor Credit is back' })
})

it('either answers or returns, never both', async () => {
  const student = await newStudent()
  await student.ask()
  const token = await mailedToken(test)
  test.advance(ANSWER_WITHIN_MS - 1)
  const answering = sendAnswer(token)
  test.advance(1)
  const [answer] = await Promise.all([answering, returnCredits(test.server)])
  const { balance, questions } = await student.view()
  expect([answer.status, balance, questions[0].state]).toEqual(
    answer.status === 200 ? [200, 4, 'answered'] : [410, 5, 'returned'],
  )
})

it('mails the tutors no link to a question that has run out while the mail server was away', async () => {
  const student = await newStudent()
  test.failMail('ECONNREFUSED')
  await student.ask()
  await test.deliverMail()
  test.failMail(null)
  test.advance(ANSWER_WITHIN_MS)
  await returnCredits(test.server)
  await test.deliverMail()
  expect(test.outbox.map(mail => mail.subject)).toEqual(['Your Tutor Credit is back'])
})

it('keeps the sum whatever happens: five, less the questions, plus the returns', async () => {
  type Step = 'ask' | 'answer' | 'wait'
  const steps = fc.array(fc.constantFrom<Step>('ask', 'ask', 'answer', 'wait'), {
    minLength: 4,
    maxLength: 14,
  })
  await fc.assert(
    fc.asyncProperty(steps, async plan => {
      const student = await newStudent()
      const due: number[] = []
      const used = new Set<string>()
      let clock = 0
      let balance = 5
      for (const step of plan) {
        if (step === 'ask') {
          const { status } = await student.ask()
          expect(status).toBe(balance > 0 ? 200 : 409)
          if (balance > 0) due.push(clock + 72)
          balance -= balance > 0 ? 1 : 0
        } else if (step === 'answer') {
          const token = await mailedToken(test)
          const isNew = due.length > 0 && !used.has(token)
          if (isNew && (await sendAnswer(token)).status === 200) due.pop()
          used.add(token)
        } else {
          clock += 40
          test.advance(40 * 3_600_000)
          await returnCredits(test.server)
          balance += due.filter(end => end <= clock).length
          due.splice(0, due.length, ...due.filter(end => end > clock))
          await student.renew()
        }
        expect((await student.view()).balance).toBe(balance)
      }
    }),
    { numRuns: runs(6) },
  )
}, 120_000)

it('gives five credits to the accounts that were there before', async () => {
  const database = await openTestDatabase()
  await migrate(
    database.db,
    MIGRATIONS.filter(each => each.name < '0009'),
  )
  await database.db.execute(sql`insert into countries values ('GB', 'UK', 'GB', 'GBR')`)
  await database.db.execute(sql`insert into grades values ('igcse', 'IGCSE', 1)`)
  await database.db.execute(sql`
    insert into accounts (id, email, email_key, full_name, country_id, grade_id, password_hash, registered_at, last_seen_at)
    select gen_random_uuid(), n || '@x.example', n || '@x.example', 'A', 'GB', 'igcse', '', now(), now()
    from generate_series(1, 3) n`)
  await migrate(database.db)
  const sums = await database.db.execute(
    sql`select sum(amount)::integer as balance from tutor_credits group by account_id`,
  )
  expect(rowsOf(sums)).toEqual([{ balance: 5 }, { balance: 5 }, { balance: 5 }])
  await database.close()
}, 60_000)
