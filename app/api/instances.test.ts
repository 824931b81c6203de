/** @jest-environment ./scripts/testing/database-environment.cjs */
import { POST as login } from '@/app/api/identity/login/route'
import { botCheckUses, loginThrottles } from '@/lib/server/db/schema'
import { parseEnv } from '@/lib/server/env'
import { createLimiter } from '@/lib/server/limits'
import { assembleServer, installServer, lazyDatabase } from '@/lib/server/server'
import { sweep } from '@/lib/server/sweep'
import { botToken } from '@/lib/server/testing/people'
import { TestBrowser } from '@/lib/server/testing/test-browser'
import { ON_POSTGRES } from '@/lib/server/testing/test-database'
import { startTestServer, type TestServer } from '@/lib/server/testing/test-server'

let test: TestServer
beforeAll(async () => {
  test = await startTestServer()
}, 60_000)
afterAll(() => test.close())

/** Another process on the same database, or the same one after a restart: nothing of its memory is shared. */
function secondInstance() {
  const { server, database } = test
  return assembleServer({
    env: parseEnv({ NODE_ENV: 'test', BOT_CHECK_EFFORT: '10' }),
    log: server.log,
    keys: server.keys,
    database: lazyDatabase(() => Promise.resolve(database)),
    pool: database.pool,
    dataDir: '',
    now: server.now,
    mail: server.mail,
  })
}

const guess = (reCAPTCHA: string) =>
  new TestBrowser().post(login, '/api/identity/login', {
    emailAddress: 'ada@example.org',
    password: 'x',
    reCAPTCHA,
  })

it('slows guesses on a second instance that began on the first', async () => {
  for (let n = 0; n < 6; n += 1) await guess(botToken('login'))
  installServer(secondInstance())
  const statuses = [1, 2, 3].map(async () => (await guess(botToken('login'))).status)
  expect(await Promise.all(statuses)).toEqual([429, 429, 429])
  installServer(test.server)
})

it('takes a bot-check token once among all instances', async () => {
  const token = botToken('login')
  await guess(token)
  installServer(secondInstance())
  expect((await guess(token)).body.error.code).toBe('botCheckRejected')
  installServer(test.server)
})

it('counts the limits of a client together, and a restart forgives nothing', async () => {
  const { db, now } = test.server
  const limiters = [1, 2, 3].map(() => createLimiter({ db, now, shared: ON_POSTGRES }))
  for (let n = 0; n < 5; n += 1) await limiters[n % 2]?.consume('takenAddresses', 'k')
  for (const limiter of limiters) {
    await expect(limiter.consume('takenAddresses', 'k')).rejects.toMatchObject({ code: 'rateLimited' })
    await expect(limiter.require('takenAddresses', 'k')).rejects.toMatchObject({ code: 'rateLimited' })
  }
  test.advance(3_600_000)
  await limiters[2]?.consume('takenAddresses', 'k')
})

it('never lets two parallel calls take the same place of a limit', async () => {
  const { db, now } = test.server
  const limiter = createLimiter({ db, now, shared: ON_POSTGRES })
  const within = await Promise.all(Array.from({ length: 40 }, () => limiter.tryConsume('resetMails', 'race')))
  expect(within.filter(Boolean)).toHaveLength(3)
})

it('sweeps out what has run out', async () => {
  await guess(botToken('login'))
  test.advance(25 * 3_600_000)
  await sweep(test.server)
  expect(await test.database.db.select().from(botCheckUses)).toEqual([])
  expect(await test.database.db.select().from(loginThrottles)).toEqual([])
})
