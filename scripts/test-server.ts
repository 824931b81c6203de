import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { hostileAddresses, hostileAddressesWithHost } from './server-checks/addresses'
import { backedUp } from './server-checks/backups'
import { behindNginx } from './server-checks/behind-nginx'
import { databaseAway, drained, from, killedThrice } from './server-checks/endings'
import {
  Browser,
  pause,
  type RunningServer,
  startProcess,
  untilAnswers,
  untilReady,
} from './server-checks/running-server'

/**
 * Checks the built site as a process: `npm run build && npm run test:server`. What the handlers do is tested
 * by Jest; here it is start, stop, kill, mail on disk and the address of the client.
 */

const PORT = 3175
const PASSWORD = 'Correct-horse-9'
const NEW_PASSWORD = 'Better-horse-7'

async function check(name: string, work: () => Promise<string | undefined>): Promise<void> {
  const startedAt = performance.now()
  const figure = await work()
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`✓ ${name}${figure ? `: ${figure}` : ''} (${seconds} s)`)
}

async function journey(server: RunningServer, dataDir: string): Promise<undefined> {
  const browser = new Browser(server.origin)
  assert.equal((await browser.explore()).status, 200)
  const registered = await browser.register('ada@example.org', PASSWORD)
  assert.equal(registered.status, 200, JSON.stringify(registered.body))
  const authorization = `Bearer ${registered.body.result.accessToken}`
  const own = await browser.call('GET', '/api/identity/account', undefined, { authorization })
  assert.equal(own.body.result.account.email, 'ada@example.org')
  assert.equal((await browser.logIn('ada@example.org', PASSWORD)).body.result.fullName, 'Ada Lovelace')

  const ask = { email: 'ada@example.org', isLandingWebSite: true }
  assert.equal((await browser.call('POST', '/api/identity/password/reset', ask)).status, 200)
  const token = await mailedToken(dataDir)
  const confirm = { token, password: NEW_PASSWORD }
  assert.equal((await browser.call('POST', '/api/identity/password/confirm', confirm)).status, 200)
  assert.equal((await browser.logIn('ada@example.org', PASSWORD)).status, 401)
  assert.equal((await browser.logIn('ada@example.org', NEW_PASSWORD)).status, 200)
  assert.equal((await browser.call('POST', '/api/identity/logout-session', {})).status, 200)

  // What it prints is kept as a log wherever nobody sits at a terminal.
  const { accessToken, refreshToken } = registered.body.result
  const secrets = [PASSWORD, NEW_PASSWORD, 'ada@example.org', token, accessToken, refreshToken]
  assert.deepEqual(
    secrets.filter(secret => server.output().includes(secret)),
    [],
  )
  assert.match(server.output(), /Mail to a\*\*\*@example\.org/)
}

async function mailedToken(dataDir: string): Promise<string> {
  const outbox = path.join(dataDir, 'outbox')
  for (let tries = 0; tries < 100; tries += 1) {
    const files = readdirSync(dataDir).includes('outbox') ? readdirSync(outbox).sort() : []
    const newest = files.filter(file => file.endsWith('.eml')).at(-1)
    // Quoted-printable: long lines end in "=", and "=" itself is written "=3D".
    const text = newest ? readFileSync(path.join(outbox, newest), 'utf8').replace(/=\r?\n/g, '') : ''
    const token = /#token=(?:3D)?([\w-]{43})/.exec(text)?.[1]
    if (token) return token
    await pause(100)
  }
  throw new Error('No mail was written.')
}

async function refused(env: Record<string, string>, words: RegExp): Promise<string> {
  const startedAt = performance.now()
  const server = startProcess(PORT + 1, env)
  const late = pause(15_000).then(() => 'late' as const)
  const code = await Promise.race([server.exited, late])
  if (code === 'late') await server.end('SIGKILL')
  assert.notEqual(code, 'late', `it kept running:\n${server.output()}`)
  assert.notEqual(code, 0)
  assert.match(server.output(), words)
  return `exit ${code} after ${(performance.now() - startedAt).toFixed(0)} ms`
}

/** It would be measured and checked in its place, with the pages of an older build. */
async function takesNoOther(dataDir: string): Promise<undefined> {
  const late = startProcess(PORT, { DATA_DIR: dataDir })
  await assert.rejects(untilAnswers(late, '/robots.txt'), /EADDRINUSE/)
  rmSync(dataDir, { recursive: true, force: true })
}

async function main(): Promise<void> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'markwell-server-'))
  const server = startProcess(PORT, { DATA_DIR: dataDir })
  try {
    await check('pages are served while the database is made', () => firstPage(server))
    await check(
      'a new data directory becomes ready',
      async () => `${(await untilReady(server)).toFixed(0)} ms`,
    )
    await check('secrets are kept with mode 600', async () => {
      assert.equal(statSync(path.join(dataDir, 'secrets.txt')).mode & 0o777, 0o600)
      return undefined
    })
    await check('register, log in, reset by the mailed link, log out; and print nothing secret', () =>
      journey(server, dataDir),
    )
    await check('no other server on its port is taken for the one that was started', () =>
      takesNoOther(`${dataDir}-other`),
    )
    await check('a second process on the same data is refused', () =>
      refused({ DATA_DIR: dataDir }, /already uses this data directory/),
    )
    await check('weak secrets are refused', () =>
      refused({ DATA_DIR: `${dataDir}-weak`, APP_SECRETS: 'change-me' }, /APP_SECRETS must hold/),
    )
    await check('missing secrets beside DATABASE_URL are refused', () =>
      refused({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }, /APP_SECRETS must be set/),
    )
    await check('pages are served and calls answer 503 while Postgres is away', () => databaseAway(PORT + 1))
    await check('broken and huge requests get their envelope', broken)
    await check('no address asked of it in any way breaks the server or leads away from it', () =>
      hostileAddresses(PORT + 1),
    )
    await check(
      'with API_HOST, no address reaches this server’s own API, and failures of that host are envelopes',
      () => hostileAddressesWithHost(PORT + 1),
    )
    await check('pages and refusals behind the shipped nginx', () => behindNginx(PORT))
    await check('forged X-Forwarded-For does not dodge a limit', () => dodges(server))
    await check('other calls stay quick under a flood of logins', () => flooded(server))
    await check('SIGTERM lets running requests finish', () =>
      drained(server, 'ada@example.org', NEW_PASSWORD),
    )
    await check('the lock is released', async () => {
      assert.ok(!readdirSync(dataDir).includes('pglite.lock'))
      return undefined
    })
    await check('SIGKILL among registrations and attempts, three times', () => killedThrice(PORT, dataDir))
    await check('backup, restore, and the rescue of a broken database', () => backedUp(PORT))
  } finally {
    server.child.kill('SIGKILL')
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** What Next itself would answer with bare text, or read to its end. */
async function broken(): Promise<undefined> {
  const ask = (method: string, address: string, body = '') => rawRequest(PORT, method, address, body)
  assert.match(await ask('TRACE', '/api/health'), /^HTTP\/1\.1 405 [\s\S]*"status":405/)
  assert.match(await ask('PROPFIND', '/api'), /^HTTP\/1\.1 405 [\s\S]*"status":405/)
  assert.match(await ask('GET', '/api/%'), /^HTTP\/1\.1 404 [\s\S]*"status":404/)
  assert.match(await ask('GET', '/api'), /^HTTP\/1\.1 404 [\s\S]*"status":404/)
  assert.match(
    await ask('POST', '/api/identity/login', 'x'.repeat(12_000_000)),
    /^HTTP\/1\.1 413 [\s\S]*"status":413/,
  )
  return undefined
}

function rawRequest(port: number, method: string, address: string, body: string): Promise<string> {
  return new Promise(resolve => {
    const socket = net.connect(port, '127.0.0.1')
    let answer = ''
    const end = () => {
      socket.destroy()
      resolve(answer)
    }
    socket.on('data', chunk => {
      answer += chunk
      if (answer.endsWith('}') || answer.endsWith('0\r\n\r\n')) end()
    })
    socket.on('close', end).on('error', end)
    const length = body ? `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n` : ''
    socket.write(`${method} ${address} HTTP/1.1\r\nHost: localhost\r\n${length}\r\n${body}`)
  })
}

/** Sixty logins want a hash each; meanwhile a list is read again and again. */
async function flooded(server: RunningServer): Promise<string> {
  let flooding = true
  const hashedMs: number[] = []
  const flood = Promise.all(
    Array.from({ length: 60 }, async (_, n) => {
      const browser = new Browser(server.origin)
      const startedAt = performance.now()
      const { status } = await browser.logIn(`flood${n}@example.org`, PASSWORD)
      if (status === 401) hashedMs.push(performance.now() - startedAt)
      return status
    }),
  ).finally(() => {
    flooding = false
  })
  const timesMs: number[] = []
  while (flooding) {
    const startedAt = performance.now()
    assert.equal((await fetch(`${server.origin}/api/grade/dropdown`)).status, 200)
    timesMs.push(performance.now() - startedAt)
  }
  const statuses = await flood
  assert.ok(statuses.every(status => status === 401 || status === 503))
  const at = (share: number, times: number[]) =>
    times.sort((a, b) => a - b)[Math.floor(times.length * share)] ?? 0
  const [p95, login] = [at(0.95, timesMs), at(0.5, hashedMs)]
  assert.ok(p95 < login, `a read waited for the hashes: ${p95} ms, a login ${login} ms`)
  return `p95 ${p95.toFixed(0)} ms of ${timesMs.length} reads, while half of the logins took ${login.toFixed(0)} ms`
}

async function firstPage(server: RunningServer): Promise<string> {
  const startedAt = performance.now()
  for (;;) {
    const page = await fetch(server.origin).catch(() => null)
    if (page?.status === 200) return `${(performance.now() - startedAt).toFixed(0)} ms after the start`
    await pause(50)
  }
}

async function dodges(server: RunningServer): Promise<string> {
  let passed = 0
  for (let n = 0; n < 60; n += 1) {
    const body = { email: `dodge${n}@example.org`, isLandingWebSite: true }
    const headers = { ...from(n), 'x-real-ip': `1.1.1.${n}`, forwarded: `for=1.1.1.${n}` }
    const answer = await new Browser(server.origin).call(
      'POST',
      '/api/identity/password/reset',
      body,
      headers,
    )
    passed += answer.status === 200 ? 1 : 0
  }
  assert.ok(passed <= 40)
  return `${passed} of 60 passed`
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
