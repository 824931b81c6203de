/** @jest-environment ./scripts/testing/database-environment.cjs */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { ON_POSTGRES, openTestDatabase } from '../testing/test-database'
import { rowsOf } from './db'

const onPostgres = ON_POSTGRES ? it : it.skip
onPostgres('a commit is on the disk before it is acknowledged (on Postgres)', async () => {
  const { db, close } = await openTestDatabase()
  const settings = await db.execute(
    sql`select current_setting('synchronous_commit') as commit, current_setting('fsync') as fsync`,
  )
  await close()
  expect(rowsOf(settings)).toEqual([{ commit: 'on', fsync: 'on' }])
})

it('nothing of ours relaxes what Postgres promises, and operators are told what PGlite does not', () => {
  const files = execFileSync('git', ['ls-files', 'lib/server', 'app/api'], { encoding: 'utf8' }).split('\n')
  const sources = files.filter(file => /\.ts$/.test(file) && !/\.test\.ts$/.test(file))
  const relaxing = sources.filter(file =>
    /synchronous_commit|\bfsync\b\W{0,6}(off|false)|create unlogged/i.test(readFileSync(file, 'utf8')),
  )
  expect(relaxing).toEqual([])
  expect(readFileSync('docs/api.md', 'utf8')).toContain('safety against power loss needs Postgres')
  expect(readFileSync('README.md', 'utf8')).toMatch(/power loss needs? Postgres/)
  expect(readFileSync('.env.example', 'utf8')).toContain('for power loss use Postgres')
})
