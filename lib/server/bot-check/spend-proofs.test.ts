/** @jest-environment ./scripts/testing/database-environment.cjs */

import { sql } from 'drizzle-orm'
import { rowsOf } from '../db/db'
import { startTestServer, type TestServer } from '../testing/test-server'
import { createProofSpender } from './spend-proofs'

let test: TestServer
beforeEach(async () => {
  test = await startTestServer()
})
afterEach(() => test.close())

const endsAt = new Date('2026-03-01T09:00:00Z')
const ids = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, n) => ({ id: `p${from + n}`, endsAt }))

async function countingSpender() {
  const db = await test.server.db()
  let asked = 0
  const spend = createProofSpender(async () => {
    asked += 1
    return db
  })
  return { spend, statements: () => asked }
}

it('joins what comes at once, and gives each its own answer', async () => {
  const { spend, statements } = await countingSpender()
  expect(await spend({ id: 'p0', endsAt })).toBe(true)
  const answers = await Promise.all(ids(0, 40).map(spend))
  expect(answers).toEqual([false, ...Array(39).fill(true)])
  expect(statements()).toBe(2)
  const stored = await (await test.server.db()).execute(
    sql`select count(*)::integer as n from bot_check_uses`,
  )
  expect(rowsOf(stored)).toEqual([{ n: 40 }])
})

it('lets one of several equal ones through, in one statement or in two', async () => {
  const { spend } = await countingSpender()
  const answers = await Promise.all(['a', 'b', 'b', 'a', 'b'].map(id => spend({ id, endsAt })))
  expect(answers).toEqual([true, true, false, false, false])
})

it('takes more than one statement holds', async () => {
  const { spend } = await countingSpender()
  expect(await Promise.all(ids(0, 1200).map(spend))).toEqual(Array(1200).fill(true))
})

it('tells all that waited of a failure, and goes on after it', async () => {
  const db = await test.server.db()
  let away = true
  const spend = createProofSpender(async () => {
    if (away) throw new Error('away')
    return db
  })
  const answers = await Promise.allSettled(ids(0, 5).map(spend))
  expect(answers.map(each => each.status)).toEqual(Array(5).fill('rejected'))
  away = false
  expect(await Promise.all(ids(0, 5).map(spend))).toEqual(Array(5).fill(true))
})
