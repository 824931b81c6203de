import assert from 'node:assert/strict'
import { Browser, pause, type RunningServer, startProcess, untilReady } from './running-server'

/** How the built site ends: killed, asked to stop, without its database. */

const PASSWORD = 'Correct-horse-9'
const PAPER = { paperId: 'igcse-physics-paper-2' }
/** A busy machine may take its time; a server that hangs takes for ever. */
const PATIENCE_MS = 60_000

/** One proxy is trusted, so that each sign-up may come from a network of its own. */
export const from = (n: number) => ({ 'x-forwarded-for': `198.18.${Math.floor(n / 250)}.${n % 250}` })

export function withHeaders(browser: Browser, headers: Record<string, string>): Browser['call'] {
  const call = Browser.prototype.call.bind(browser)
  return (method, address, body, extra) => call(method, address, body, { ...headers, ...extra })
}

function browserOf(server: RunningServer, n: number): Browser {
  const browser = new Browser(server.origin)
  browser.call = withHeaders(browser, from(n))
  return browser
}

type Acknowledged = { n: number; email: string; attemptId: string | null }

/** Registers and opens a paper, again and again until the server is gone; notes what it was told "yes" to. */
async function write(server: RunningServer, numbers: Iterator<number>, told: Acknowledged[]): Promise<void> {
  for (;;) {
    const n = Number(numbers.next().value)
    const email = `killed${n}@example.org`
    const browser = browserOf(server, n)
    const person: Acknowledged = { n, email, attemptId: null }
    try {
      await browser.explore()
      const registered = await browser.register(email, PASSWORD)
      if (registered.status !== 200) continue
      told.push(person)
      const authorization = `Bearer ${registered.body.result.accessToken}`
      const sat = await browser.call('POST', '/api/cie/competency/token', PAPER, { authorization })
      if (sat.status === 200) person.attemptId = sat.body.result.attemptId
    } catch {
      return // the server is gone
    }
  }
}

function* counting(): Generator<number, number> {
  for (let n = 0; ; n += 1) yield n
}

async function expectKept(server: RunningServer, { n, email, attemptId }: Acknowledged): Promise<void> {
  const browser = browserOf(server, n)
  const login = await browser.logIn(email, PASSWORD)
  assert.equal(login.status, 200, `${email} was acknowledged and is lost`)
  if (!attemptId) return
  const authorization = `Bearer ${login.body.result.accessToken}`
  const own = await browser.call('GET', '/api/identity/account', undefined, { authorization })
  const attempts = own.body.result.attempts.map((each: { attemptId: string }) => each.attemptId)
  assert.ok(attempts.includes(attemptId), `the attempt of ${email} was acknowledged and is lost`)
}

/** Three times: three writers, kill -9 among their writes, start again, look for all who were told "yes". */
export async function killedThrice(port: number, dataDir: string): Promise<string> {
  const told: Acknowledged[] = []
  const numbers = counting()
  const readyAfterMs: number[] = []
  const start = () => startProcess(port, { DATA_DIR: dataDir, TRUST_PROXY: '1' })
  for (let kill = 1; kill <= 3; kill += 1) {
    const server = start()
    readyAfterMs.push(await untilReady(server))
    const writers = [1, 2, 3].map(() => write(server, numbers, told))
    while (told.length < 12 * kill) await pause(5)
    await server.end('SIGKILL')
    await Promise.all(writers)
  }
  const server = start()
  readyAfterMs.push(await untilReady(server))
  for (const person of told) await expectKept(server, person)
  await server.end('SIGTERM')
  const attempts = told.filter(({ attemptId }) => attemptId).length
  const slowestMs = Math.max(...readyAfterMs).toFixed(0)
  return `3 kills × 3 writers, ${told.length} registrations and ${attempts} attempts acknowledged, 0 lost, ready again within ${slowestMs} ms`
}

/** Logins are under way (a hash takes a while) when the signal comes; each must be answered. */
export async function drained(
  server: RunningServer,
  emailAddress: string,
  password: string,
): Promise<string> {
  const logins = await Promise.all(
    [1, 2, 3, 4].map(async () => {
      const browser = new Browser(server.origin)
      const reCAPTCHA = await browser.botToken('login')
      return () => browser.call('POST', '/api/identity/login', { emailAddress, password, reCAPTCHA })
    }),
  )
  const answers = logins.map(login => login())
  await pause(20)
  const startedAt = performance.now()
  const ended = server.end('SIGTERM')
  const statuses = (await Promise.all(answers)).map(answer => answer.status)
  assert.deepEqual(statuses, [200, 200, 200, 200])
  const late = pause(PATIENCE_MS).then(() => 'late' as const)
  assert.notEqual(await Promise.race([ended, late]), 'late', 'it did not end')
  return `4 of 4 answered, gone after ${(performance.now() - startedAt).toFixed(0)} ms`
}

/** Postgres is configured and nobody is there: pages go on, calls say so at once. */
export async function databaseAway(port: number): Promise<string> {
  const server = startProcess(port, {
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    APP_SECRETS: 'Zq4vT8wLr2Xk9Hd6Jp1Ns5Bf7Gm3Cy0Aw',
  })
  try {
    while ((await fetch(server.origin).catch(() => null))?.status !== 200) await pause(50)
    const startedAt = performance.now()
    const reset = { email: 'ada@example.org', isLandingWebSite: true }
    const answer = await new Browser(server.origin).call('POST', '/api/identity/password/reset', reset)
    const tookMs = performance.now() - startedAt
    assert.deepEqual([answer.status, answer.body.isSuccess, answer.body.error.status], [503, false, 503])
    assert.ok(tookMs < PATIENCE_MS)
    for (const page of ['/', '/igcse/physics', '/revision-notes/igcse/physics/waves/sound']) {
      assert.equal((await fetch(server.origin + page)).status, 200)
    }
    return `503 after ${tookMs.toFixed(0)} ms, pages as ever`
  } finally {
    await server.end('SIGKILL')
  }
}
