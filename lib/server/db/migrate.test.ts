/** @jest-environment ./scripts/testing/database-environment.cjs */
import { sql } from 'drizzle-orm'
import { openTestDatabase, type TestDatabase } from '../testing/test-database'
import { rowsOf } from './db'
import { MIGRATIONS, migrate } from './migrate'
import { papers, subjects } from './schema'
import { seed } from './seed'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
}, 60_000)
afterAll(() => database.close())

const extra = { name: '9999-extra', statements: ['create table extra (id integer)'] }

it('stand in the order of their numbers', () => {
  const names = MIGRATIONS.map(({ name }) => name)
  expect(names).toEqual(names.toSorted())
  expect(names.map(name => Number(name.slice(0, 4)))).toEqual(names.map((_, at) => at + 1))
})

it('applies each migration once, also when three instances start together', async () => {
  const names = (await Promise.all([1, 2, 3].map(() => migrate(database.db)))).flat()
  expect(names).toEqual(MIGRATIONS.map(each => each.name))
  expect(await migrate(database.db)).toEqual([])
})

it('a database is copied before it is changed, and only then', async () => {
  const own = await openTestDatabase()
  const copies: string[] = []
  const copy = async () => copies.push('copied')
  const first = { name: '0001-a', statements: ['create table a (x integer)'] }
  await migrate(own.db, [first], copy)
  await migrate(own.db, [first], copy)
  expect(copies).toEqual([])
  await migrate(own.db, [first, extra], copy)
  expect(copies).toEqual(['copied'])
  await own.close()
}, 60_000)

it('seeds as often as it is asked without doubling anything', async () => {
  await Promise.all([seed(database.db), seed(database.db)])
  const before = await database.db.select().from(papers)
  await seed(database.db)
  expect(await database.db.select().from(papers)).toHaveLength(before.length)
  expect(await database.db.select().from(subjects)).toHaveLength(11)
})

it('leaves nothing behind when a migration fails halfway', async () => {
  const broken = { name: extra.name, statements: [...extra.statements, 'create nonsense'] }
  await expect(migrate(database.db, [...MIGRATIONS, broken])).rejects.toThrow()
  const result = await database.db.execute(sql`select to_regclass('extra') as found`)
  expect(rowsOf(result)).toEqual([{ found: null }])
})

it('refuses a database of a newer version, and an edited migration', async () => {
  await migrate(database.db, [...MIGRATIONS, extra])
  await expect(migrate(database.db)).rejects.toThrow('it holds 9999-extra')
  const edited = { ...extra, statements: ['create table extra (id text)'] }
  await expect(migrate(database.db, [...MIGRATIONS, edited])).rejects.toThrow('9999-extra was edited')
})
