/** @jest-environment ./scripts/testing/database-environment.cjs */
import { sql } from 'drizzle-orm'
import type { Paper } from '@/lib/exams/build-paper'
import { openTestDatabase, type TestDatabase } from '../testing/test-database'
import { rowsOf } from './db'
import { MIGRATIONS, migrate } from './migrate'
import { examPapers } from './schema'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
}, 60_000)
afterAll(() => database.close())

const PAPER = {
  id: 'igcse-physics-paper-2.1x7k2.K7QF3M',
  paperId: 'igcse-physics-paper-2',
  seed: 'K7QF3M',
  sections: [],
  questions: [
    { template: '4.5.1/coil', seed: 'a#1' },
    { template: '1.1/mass', seed: 'a#2' },
    { template: '4.5.1/coil', seed: 'a#3' },
  ],
} as unknown as Paper

it('papers of before say which questions they asked, in their order, and under which code', async () => {
  const { db } = database
  const before = MIGRATIONS.slice(
    0,
    MIGRATIONS.findIndex(({ name }) => name.startsWith('0013')),
  )
  await migrate(db, before)
  const body = JSON.stringify(PAPER)
  await db.execute(sql`insert into exam_papers (id, body) values (${PAPER.id}, ${body}::jsonb)`)
  await migrate(db)
  expect(await db.select().from(examPapers)).toEqual([
    {
      id: PAPER.id,
      body: PAPER,
      paperId: PAPER.paperId,
      seed: PAPER.seed,
      questions: 3,
      parts: 0,
      drawn: [
        ['4.5.1/coil', 'a#1'],
        ['1.1/mass', 'a#2'],
        ['4.5.1/coil', 'a#3'],
      ],
      usedAt: expect.any(Date),
      givenAt: null,
      drawnAt: expect.any(Date),
    },
  ])
}, 60_000)

it('an instance of the version before goes on storing papers', async () => {
  const { db } = database
  const body = JSON.stringify({ ...PAPER, seed: 'K7QF3N' })
  await db.execute(sql`insert into exam_papers (id, body) values ('other', ${body}::jsonb)`)
  const result = await db.execute(sql`select seed, drawn from exam_papers where id = 'other'`)
  expect(rowsOf(result)).toEqual([{ seed: 'K7QF3N', drawn: [] }])
})
