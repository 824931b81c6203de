/** @jest-environment ./scripts/testing/database-environment.cjs */
import { sql } from 'drizzle-orm'
import { GET as geo } from '@/app/api/geo/country/route'
import { GET as accountGet, DELETE as erase } from '@/app/api/identity/account/route'
import { POST as confirm } from '@/app/api/identity/password/confirm/route'
import { POST as reset } from '@/app/api/identity/password/reset/route'
import { POST as refresh } from '@/app/api/identity/refresh/route'
import { explore, logIn, newAccount, newBrowser, registerWith } from '@/app/api/people.testing'
import { publicEnv } from '@/lib/public-env'
import { rowsOf } from '@/lib/server/db/db'
import { newPerson, PASSWORD } from '@/lib/server/testing/people'
import { TestBrowser } from '@/lib/server/testing/test-browser'
import { startTestServer, type TestServer } from '@/lib/server/testing/test-server'

const calledOut = jest.fn(() => Promise.reject(new Error('no call may leave')))

let test: TestServer
beforeAll(async () => {
  test = await startTestServer({ fetch: calledOut as unknown as typeof fetch })
}, 60_000)
afterAll(() => test.close())

const query = async <T>(statement: ReturnType<typeof sql>) =>
  rowsOf<T>(await test.database.db.execute(statement))

/** Every row of every table, as text. */
async function wholeDatabase(): Promise<string> {
  const tables = await query<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  )
  const dumps: string[] = []
  for (const { name } of tables) {
    const rows = await query<{ row: unknown }>(sql.raw(`select row_to_json(t)::text as row from "${name}" t`))
    dumps.push(...rows.map(({ row }) => `${name}: ${String(row)}`))
  }
  return dumps.join('\n')
}

describe('the log', () => {
  it('holds no password, token, address or body after a journey with every kind of failure', async () => {
    const person = newPerson('private.person@example.org')
    const browser = newBrowser()
    await explore(browser)
    const { result } = (await registerWith(browser, person)).body
    await logIn(newBrowser(), person.email, 'Typed-pass-1')
    const broken = jest
      .spyOn(test.server.hashing, 'run')
      .mockRejectedValue(new Error(`${person.email} ${PASSWORD}`))
    expect((await logIn(newBrowser(), person.email)).status).toBe(500)
    broken.mockRestore()
    await browser.post(refresh, '/api/identity/refresh', { refreshToken: result.refreshToken })
    test.failMail('EENVELOPE')
    const ask = { email: person.email, isLandingWebSite: true }
    await newBrowser().post(reset, '/api/identity/password/reset', ask)
    await test.deliverMail()
    test.failMail(null)
    test.advance(120_000)
    await test.deliverMail()
    const token = /#token=([\w-]{43})/.exec(test.outbox.at(-1)?.text ?? '')?.[1] ?? ''
    await newBrowser().post(confirm, '/api/identity/password/confirm', { token, password: 'Better-horse-7' })

    expect(test.lines.length).toBeGreaterThan(1)
    const written = JSON.stringify(test.lines)
    const secrets = [
      PASSWORD,
      'Typed-pass-1',
      'Better-horse-7',
      person.email,
      'private.person',
      token,
      result.accessToken,
      result.refreshToken,
      browser.cookies.get('session') ?? '',
    ]
    for (const secret of secrets) {
      expect(secret.length).toBeGreaterThan(7)
      expect(written).not.toContain(secret)
    }
  })
})

describe('the country', () => {
  it('is found on our own server: no call leaves by default, and only its id is stored', async () => {
    expect(publicEnv.ipCountryUrl).toBe('/api/geo/country')
    const browser = new TestBrowser('81.2.69.142')
    expect((await browser.get(geo, '/api/geo/country')).body.result).toEqual({ country: 'GB' })
    await explore(browser)
    expect((await registerWith(browser, newPerson())).status).toBe(200)
    await logIn(browser, 'nobody@example.org', 'Wrong-horse-9')
    expect(calledOut).not.toHaveBeenCalled()
    const stored = await wholeDatabase()
    expect(stored).toContain('"country_id":"GB"')
    expect(stored).toContain('loginFailures:')
    expect(stored).not.toMatch(/81\.2\.69|London/)
  })
})

describe('what belongs to a person', () => {
  /** Which part of the export tells of a table, and why a table of secrets has none. */
  const EXPORTED: Record<string, string> = {
    accounts: 'account',
    sessions: 'sessions',
    attempts: 'attempts',
    note_progress: 'notes',
    study_entries: 'study',
    card_shelves: 'cards',
    card_events: 'cards',
    practice_answers: 'practice',
    tutor_questions: 'tutoring',
    tutor_credits: 'tutoring',
    mail_outbox: 'mails',
    reset_tokens: '', // a hash for half an hour: a secret
  }

  it('is told by the export, table by table', async () => {
    const tables = await query<{ name: string }>(sql`
      select distinct table_name as name from information_schema.columns
      where table_schema = 'public' and column_name in ('account_id', 'email_key')`)
    const unknown = tables.map(({ name }) => name).filter(name => !(name in EXPORTED))
    // A new table of a person: add it to lib/server/account/export-account.ts, then name it here.
    expect(unknown).toEqual([])
    const parts = tables.map(({ name }) => EXPORTED[name]).filter(Boolean)
    const { browser, tokens } = await newAccount()
    const { result } = (await browser.get(accountGet, '/api/identity/account', { token: tokens.accessToken }))
      .body
    expect(Object.keys(result)).toEqual(expect.arrayContaining(parts))
    expect(JSON.stringify(result)).not.toMatch(/argon2|hash|secret/i)
  })

  it('goes with the account: every foreign key to it deletes, and no column lacks one', async () => {
    const keys = await query<{ table: string; rule: string }>(sql`
      select k.conrelid::regclass::text as table, k.confdeltype as rule from pg_constraint k
      where k.contype = 'f' and k.confrelid = 'accounts'::regclass`)
    expect(new Set(keys.map(({ rule }) => rule))).toEqual(new Set(['c']))
    const columns = await query<{ name: string }>(sql`
      select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'account_id'`)
    expect(columns.map(({ name }) => name).sort()).toEqual(keys.map(({ table }) => table).sort())
  })

  it('is nowhere in the database after its deletion, and the next login fails', async () => {
    const person = newPerson('gone.person@example.org')
    const browser = newBrowser()
    await explore(browser)
    const { accessToken, userId } = (await registerWith(browser, person)).body.result
    await newBrowser().post(reset, '/api/identity/password/reset', {
      email: person.email,
      isLandingWebSite: true,
    })
    expect(await wholeDatabase()).toContain('gone.person')
    const other = newBrowser()
    const second = (await logIn(other, person.email)).body.result.accessToken
    const path = '/api/identity/account'
    const extra = { token: accessToken }
    expect((await browser.write('DELETE', erase, path, { password: PASSWORD }, extra)).status).toBe(200)
    expect([...browser.cookies.keys()]).toEqual([])
    expect((await other.get(accountGet, path, { token: second })).status).toBe(401)
    expect((await logIn(newBrowser(), person.email)).status).toBe(401)
    const left = await wholeDatabase()
    expect(left).not.toContain('gone.person')
    expect(left).not.toContain(userId)
  })
})
