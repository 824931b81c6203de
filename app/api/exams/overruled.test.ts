/** @jest-environment ./scripts/testing/database-environment.cjs */
import { pointCounts } from '@/lib/server/db/schema'
import { overruledPoints } from '@/lib/server/exams/overruled-points'
import { startTestServer, type TestServer } from '@/lib/server/testing/test-server'
import { storePaper, writtenQuestion, wrote } from './written-paper.testing'

let test: TestServer
beforeAll(async () => {
  test = await startTestServer()
}, 60_000)
afterAll(() => test.close())
beforeEach(async () => {
  await test.database.db.delete(pointCounts)
})

const DAY_MS = 24 * 3_600_000
const listed = (since = '2026-01-01') => overruledPoints(test.database.db, since)
const NOTHING = { decided: 0, takenAway: 0, taken: 0, open: 0, openTaken: 0 }
const place = (point: number) => ({ template: 'igcse/physics/3.4/string', part: '', point })

it('counts what was read once for each answer, whoever looks how often', async () => {
  const examId = await storePaper(test, 'K7QF3M', writtenQuestion())
  const { view } = await wrote(test, examId, 'it vibrates')
  await Promise.all([view(), view()])
  await wrote(test, examId, 'it vibrates, it is high')
  expect(await listed()).toEqual([
    { ...NOTHING, ...place(1), decided: 2 },
    { ...NOTHING, ...place(2), decided: 1, open: 1 },
  ])
})

it('lists what students overruled, the most often first, by the last word of each', async () => {
  const examId = await storePaper(test, 'K7QF3N', writtenQuestion())
  const one = await wrote(test, examId, 'it vibrates')
  await one.tick([true, true])
  await one.tick([false, false])
  await one.tick([true, true])
  await (await wrote(test, examId, 'it vibrates')).tick([false, true])
  await (await wrote(test, examId, 'it is high')).tick([false, true])
  expect(await listed()).toEqual([
    { ...NOTHING, ...place(2), decided: 2, taken: 2, open: 1, openTaken: 1 },
    { ...NOTHING, ...place(1), decided: 3, takenAway: 1 },
  ])
})

it('a mind that is changed on another day leaves the sum right, and older days can be left out', async () => {
  const { tick } = await wrote(test, await storePaper(test, 'K7QF3P', writtenQuestion()), 'it vibrates')
  await tick([false, false])
  test.advance(DAY_MS)
  await tick([true, false])
  expect(await listed()).toMatchObject([{ takenAway: 0, decided: 1 }, { takenAway: 0 }])
  await wrote(test, await storePaper(test, 'K7QF3Q', writtenQuestion()), 'it vibrates')
  const today = test.server.now().toISOString().slice(0, 10)
  expect(await listed(today)).toMatchObject([{ decided: 1 }, { decided: 1 }])
})

it('keeps nothing of who it was, of the words or of the paper', async () => {
  const { tick } = await wrote(test, await storePaper(test, 'K7QF3R', writtenQuestion()), 'it vibrates')
  await tick([false, true])
  const rows = await test.database.db.select().from(pointCounts)
  expect(rows.map(row => Object.keys(row).sort())).toEqual(
    rows.map(() => ['day', 'given', 'part', 'point', 'read', 'template', 'ticked', 'unticked']),
  )
})
