/** @jest-environment ./scripts/testing/database-environment.cjs */
import { eq, sql } from 'drizzle-orm'
import { GET as accountGet } from '@/app/api/identity/account/route'
import { POST as confirm } from '@/app/api/identity/password/confirm/route'
import { POST as reset } from '@/app/api/identity/password/reset/route'
import { explore, logIn, newAccount, newBrowser, registerWith } from '@/app/api/people.testing'
import { mailOutbox, resetTokens } from '@/lib/server/db/schema'
import { newPerson } from '@/lib/server/testing/people'
import { startTestServer, type TestServer } from '@/lib/server/testing/test-server'

const MINUTE_MS = 60_000
const NEW_PASSWORD = 'Better-horse-7'

let test: TestServer
beforeAll(async () => {
  test = await startTestServer()
}, 60_000)
afterAll(() => test.close())
beforeEach(() => test.outbox.splice(0))

const ask = (email: string) =>
  newBrowser().post(reset, '/api/identity/password/reset', { email, isLandingWebSite: true })
const choose = (token: string, password = NEW_PASSWORD) =>
  newBrowser().post(confirm, '/api/identity/password/confirm', { token, password })

/** The token of the newest mail, as its reader finds it. */
async function mailedToken(): Promise<string> {
  await test.deliverMail()
  const texts = test.outbox.map(mail => /#token=([\w-]{43})\b/.exec(mail.text)?.[1])
  return texts.findLast(Boolean) ?? ''
}

it('mails a link to the stored address, by which a new password is chosen once', async () => {
  const { browser, person, tokens } = await newAccount()
  expect((await ask(person.email.toUpperCase())).body).toEqual({ isSuccess: true, result: true, error: null })
  const token = await mailedToken()
  expect(test.outbox).toHaveLength(1)
  expect(test.outbox[0]).toMatchObject({ to: person.email, subject: 'Choose a new Markwell password' })
  expect(test.outbox[0]?.html).toContain(`http://localhost:3000/reset-password#token=${token}`)

  expect((await choose(token)).status).toBe(200)
  expect((await choose(token, 'Third-horse-5')).body.error).toMatchObject({
    status: 400,
    code: 'resetLinkInvalid',
  })
  expect((await logIn(newBrowser(), person.email)).status).toBe(401)
  expect((await logIn(newBrowser(), person.email, NEW_PASSWORD)).status).toBe(200)

  const old = await browser.get(accountGet, '/api/identity/account', { token: tokens.accessToken })
  expect(old.status).toBe(401)
  await test.deliverMail()
  expect(test.outbox.at(-1)).toMatchObject({
    to: person.email,
    subject: 'Your Markwell password was changed',
  })
})

it('serves one of two simultaneous uses of a link', async () => {
  const { person } = await newAccount()
  await ask(person.email)
  const token = await mailedToken()
  const answers = await Promise.all([choose(token), choose(token, 'Third-horse-5')])
  expect(answers.map(answer => answer.status).sort()).toEqual([200, 400])
})

it('keeps only a hash, and no link, in the database', async () => {
  const { person } = await newAccount()
  await ask(person.email)
  const token = await mailedToken()
  const rows = [
    ...(await test.database.db.select().from(resetTokens)),
    ...(await test.database.db.select().from(mailOutbox)),
  ]
  expect(JSON.stringify(rows)).not.toContain(token)
})

it('ends a link after 30 minutes, and when a newer one was asked for', async () => {
  const { person } = await newAccount()
  await ask(person.email)
  const first = await mailedToken()
  await ask(person.email)
  const second = await mailedToken()
  expect((await choose(first)).status).toBe(400)
  test.advance(30 * MINUTE_MS + 1000)
  expect((await choose(second)).status).toBe(400)
})

it('answers an unknown address alike and mails nothing', async () => {
  expect((await ask('nobody@example.org')).body).toEqual({ isSuccess: true, result: true, error: null })
  expect(await test.deliverMail()).toBe(0)
  const rows = await test.database.db.select().from(mailOutbox)
  expect(rows.filter(row => row.emailKey === 'nobody@example.org')).toEqual([])
})

it('mails an address three times an hour at most', async () => {
  const { person } = await newAccount()
  for (let n = 0; n < 6; n += 1) expect((await ask(person.email)).status).toBe(200)
  await test.deliverMail()
  expect(test.outbox).toHaveLength(3)
})

it.each([
  ['host', 'evil.test'],
  ['x-forwarded-host', 'evil.test'],
  ['forwarded', 'host=evil.test;proto=https'],
  ['x-host', 'evil.test'],
  ['x-original-url', 'https://evil.test/reset-password'],
  ['referer', 'https://evil.test/'],
])('builds links from the configuration, whatever %s says', async (name, value) => {
  const { person } = await newAccount()
  const ask = { email: person.email, isLandingWebSite: true }
  await newBrowser().post(reset, '/api/identity/password/reset', ask, { headers: { [name]: value } })
  await test.deliverMail()
  expect(test.outbox).toHaveLength(1)
  expect(test.outbox[0]?.link).toMatch(/^http:\/\/localhost:3000\/reset-password#token=/)
  expect(JSON.stringify(test.outbox)).not.toContain('evil.test')
})

it('mails nobody for an address that only looks like theirs', async () => {
  const { person } = await newAccount()
  const victim = person.email.replace('example', 'mike')
  const browser = newBrowser()
  await explore(browser)
  expect((await registerWith(browser, newPerson(victim))).status).toBe(200)
  const lookAlikes = [
    victim.replace('m', '\uff4d'),
    victim.replace('mike', 'm\u0131ke'),
    victim.replace('mike', 'm\u0456ke'),
    victim.replace('@', '\uff20'),
  ]
  for (const email of lookAlikes) await ask(email)
  await test.deliverMail()
  expect(test.outbox).toEqual([])
})

it.each([
  ['short', 'Password must be at least 8 characters long'],
  ['P@ssw0rd', 'This one is on public lists of stolen logins. Please choose something harder to guess.'],
])('refuses the new password %s', async (password, message) => {
  const { person } = await newAccount()
  await ask(person.email)
  const token = await mailedToken()
  expect((await choose(token, password)).body.error.fields).toEqual({ password: message })
  expect((await choose(token)).status).toBe(200)
})

describe('while the mail server is away', () => {
  it('answers as ever and delivers within a minute of its return', async () => {
    const { person } = await newAccount()
    test.failMail('ECONNREFUSED')
    expect((await ask(person.email)).status).toBe(200)
    for (let minute = 0; minute < 90; minute += 1) {
      await test.deliverMail()
      test.advance(MINUTE_MS)
    }
    expect(test.outbox).toEqual([])
    test.failMail(null)
    await test.deliverMail()
    test.advance(MINUTE_MS)
    expect((await choose(await mailedToken())).status).toBe(200)
    expect(JSON.stringify(test.lines)).not.toContain(person.email)
  })

  it.each(['ECONNREFUSED', '57P01'])(
    'tries again after seconds when %s is no fault of the mail',
    async code => {
      const { person } = await newAccount()
      test.failMail(code)
      await ask(person.email)
      await test.deliverMail()
      test.failMail(null)
      test.advance(6000)
      expect((await choose(await mailedToken())).status).toBe(200)
    },
  )

  it('waits longer for a mail that is refused itself, and gives up in the end', async () => {
    const { person } = await newAccount()
    test.failMail('EENVELOPE')
    await ask(person.email)
    for (let day = 0; day < 20; day += 1) {
      await test.deliverMail()
      test.advance(24 * 60 * MINUTE_MS + 1000)
    }
    test.failMail(null)
    expect(await test.deliverMail()).toBe(0)
    const rows = await test.database.db.select().from(mailOutbox)
    expect(rows.find(row => row.emailKey === person.email)).toMatchObject({
      tries: 12,
      lastError: 'EENVELOPE',
    })
  })

  it('sends a mail whose worker died between the commit and the sending, once', async () => {
    const { person } = await newAccount()
    await ask(person.email)
    // The worker takes the mail and is never heard of again.
    const died = jest
      .spyOn(test.server.mail, 'send')
      .mockImplementationOnce(() => new Promise(() => undefined))
    void test.deliverMail()
    while (died.mock.calls.length === 0) await new Promise(resolve => setTimeout(resolve, 5))
    expect(await test.deliverMail()).toBe(0)
    test.advance(2 * MINUTE_MS + 1000)
    await test.deliverMail()
    await test.deliverMail()
    expect(test.outbox.map(mail => mail.to)).toEqual([person.email])
  })

  it('sends a mail once though the database goes away before that is written down', async () => {
    const { person } = await newAccount()
    await ask(person.email)
    const { send } = test.server.mail
    const { db } = test.database
    jest.spyOn(test.server.mail, 'send').mockImplementationOnce(async mail => {
      await send(mail)
      jest.spyOn(db, 'update').mockImplementationOnce(() => {
        throw Object.assign(new Error('terminated'), { code: '57P01' })
      })
    })
    expect(await test.deliverMail()).toBe(1)
    test.advance(2 * MINUTE_MS + 1000)
    await test.deliverMail()
    expect(test.outbox.map(mail => mail.to)).toEqual([person.email])
  })

  it('gives a mail the same Message-ID at each try', async () => {
    const { person } = await newAccount()
    await ask(person.email)
    const [row] = await test.database.db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.emailKey, person.email))
    await test.deliverMail()
    expect(test.outbox[0]?.messageId).toBe(`<${row?.id}@localhost>`)
  })

  it('changes no password whose notice could not be queued in the same transaction', async () => {
    const { person } = await newAccount()
    await ask(person.email)
    const token = await mailedToken()
    await test.database.db.execute(sql`alter table mail_outbox rename to mail_outbox_away`)
    expect((await choose(token)).status).toBe(500)
    await test.database.db.execute(sql`alter table mail_outbox_away rename to mail_outbox`)
    expect((await logIn(newBrowser(), person.email)).status).toBe(200)
    expect((await choose(token)).status).toBe(200)
    expect(await test.deliverMail()).toBe(1)
  })

  it('sends each mail once though two workers share the queue', async () => {
    const accounts = await Promise.all([1, 2, 3, 4, 5].map(() => newAccount()))
    for (const { person } of accounts) await ask(person.email)
    await Promise.all([test.deliverMail(), test.deliverMail(), test.deliverMail()])
    expect(test.outbox.map(mail => mail.to).sort()).toEqual(accounts.map(({ person }) => person.email).sort())
  })
})
