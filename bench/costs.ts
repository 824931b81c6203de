import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {
  Browser,
  type RunningServer,
  startProcess,
  untilReady,
} from '../scripts/server-checks/running-server'
import { withPostgres } from '../scripts/server-checks/temporary-postgres'
import { type SignedIn, streams } from './costs/live'
import { inTurn, Meter } from './costs/meter'
import { BENCH_SECRET, proofs } from './shared/proofs'
import { finish, type Row, skippedPostgres } from './shared/results'
import { SHORT } from './shared/scale'
import { handIn, type Student, save, startSitting } from './shared/sitting'

/**
 * `npm run build && npm run bench:costs`: what each call takes of the instance's and of Postgres's processors, of the
 * write-ahead log and of the disk. Work is read from the processes, so a busy machine changes it little.
 */

const PORT = 3484
const PASSWORD = 'Correct-horse-9'
const PAPER = 'igcse-physics-paper-2'
const NOTE = '/revision-notes/igcse/physics/waves/sound'
const SAVES = 20
const many = (count: number) => (SHORT ? 16 : count)

/** Another network for each, so that no limit for one client is met. */
const from = (n: number) => ({ 'x-forwarded-for': `10.${(n >> 8) & 255}.${n & 255}.9` })
const email = (n: number) => `costs${n}@example.org`

async function expectOk(answer: Promise<{ status: number; body: unknown }>, what: string): Promise<void> {
  const { status, body } = await answer
  if (status !== 200) throw new Error(`${what} answered ${status}: ${JSON.stringify(body)}`)
}

async function reads(meter: Meter, origin: string): Promise<Row[]> {
  const get = async (path: string) => {
    const answer = await fetch(origin + path)
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    await answer.arrayBuffer()
  }
  await inTurn(many(50), 8, () => get(NOTE))
  const challenge = '/api/bot-check/challenge?action=login'
  const browser = new Browser(origin)
  return [
    ...(await meter.costOf('page', many(400), () => get(NOTE))),
    ...(await meter.costOf('list', many(2000), () => get('/api/grade/dropdown'))),
    ...(await meter.costOf('challenge', many(600), n =>
      expectOk(browser.call('GET', challenge, undefined, from(n)), 'challenge'),
    )),
  ]
}

async function people(
  meter: Meter,
  origin: string,
): Promise<{ rows: Row[]; visitors: Browser[]; signedIn: SignedIn[] }> {
  const [registrations, logins] = [many(150), many(300)]
  // Who registers is a visitor no longer: the others sit papers.
  const explores = registrations + many(850)
  const solved = {
    explore: proofs('start_explore', explores),
    register: proofs('register', registrations),
    login: proofs('login', logins),
  }
  const browsers: Browser[] = []
  const explore = await meter.costOf('explore', explores, async n => {
    const browser = new Browser(origin)
    browsers[n] = browser
    const body = { gradeId: 'igcse', countryId: 'GB', reCAPTCHA: solved.explore[n] }
    await expectOk(browser.call('POST', '/api/cie/start-explore', body, from(n)), 'start-explore')
  })
  const register = await meter.costOf('register', registrations, async n => {
    const person = { fullName: 'Ada Lovelace', email: email(n), password: PASSWORD, countryId: 'GB' }
    const body = { ...person, gradeId: 'igcse', reCAPTCHA: solved.register[n] }
    await expectOk(
      browsers[n]?.call('POST', '/api/cie/register-explore', body, from(n)) ?? never(),
      'registration',
    )
  })
  const signedIn: SignedIn[] = []
  const login = await meter.costOf('login', logins, async n => {
    const browser = new Browser(origin)
    const body = {
      emailAddress: email(n % registrations),
      password: PASSWORD,
      reCAPTCHA: solved.login[n],
    }
    const answer = await browser.call('POST', '/api/identity/login', body, from(n))
    if (answer.status !== 200) throw new Error(`Login answered ${answer.status}`)
    const { socketToken, accessToken } = answer.body.result
    signedIn[n] = { browser, socketToken, accessToken }
  })
  const overview = await meter.costOf('overview', many(400), async n => {
    const person = signedIn[n % signedIn.length]
    const headers = { ...from(n), authorization: `Bearer ${person?.accessToken}` }
    await expectOk(
      person?.browser.call('GET', '/api/study/overview', undefined, headers) ?? never(),
      'overview',
    )
  })
  return {
    rows: [...explore, ...register, ...login, ...overview],
    visitors: browsers.slice(registrations),
    signedIn,
  }
}

async function sittings(meter: Meter, visitors: readonly Browser[]): Promise<Row[]> {
  const count = many(200)
  const students: Student[] = []
  // Its first reader builds it.
  await startSitting(visitors[0] ?? never(), 5000, PAPER, SEED)
  const openShared = await meter.costOf('openShared', count, async n => {
    await startSitting(visitors[n] ?? never(), n, PAPER, SEED)
  })
  const openFresh = await meter.costOf('openFresh', count, async n => {
    students[n] = await startSitting(visitors[n] ?? never(), n, PAPER)
  })
  const autosave = await meter.costOf('save', count * SAVES, n =>
    save(students[n % count] ?? never(), Math.floor(n / count)),
  )
  const hand = await meter.costOf('handIn', count, async n => {
    const lost = await handIn(students[n] ?? never())
    if (lost > 0) throw new Error(`${lost} acknowledged answers were lost`)
  })
  return [...openShared, ...openFresh, ...autosave, ...hand]
}

const SEED = 'K7QF3M'

function never(): never {
  throw new Error('One call went before the one it needs.')
}

async function measure(server: RunningServer, url: string): Promise<Row[]> {
  const meter = await Meter.open(server, url)
  try {
    const read = await reads(meter, server.origin)
    const { rows, visitors, signedIn } = await people(meter, server.origin)
    const sat = await sittings(meter, visitors)
    // One session for each account: eight streams are all that one person may open.
    const accounts = signedIn.slice(0, many(100))
    return [...read, ...rows, ...sat, ...(await streams(server, accounts))]
  } finally {
    await meter.close()
  }
}

async function main(): Promise<void> {
  if (os.platform() !== 'linux')
    return finish('costs', [], ['SKIPPED: what a process used is only read on Linux.'])
  const rows = await withPostgres(async url => {
    const dataDir = mkdtempSync(path.join(os.tmpdir(), 'markwell-bench-'))
    const server = startProcess(PORT, {
      DATA_DIR: dataDir,
      DATABASE_URL: url,
      APP_SECRETS: BENCH_SECRET,
      TRUST_PROXY: '1',
      LOG_LEVEL: 'error',
    })
    try {
      await untilReady(server)
      return await measure(server, url)
    } finally {
      await server.end('SIGTERM')
      rmSync(dataDir, { recursive: true, force: true })
    }
  })
  if (rows === null) return finish('costs', [], [skippedPostgres()])
  finish('costs', rows, [
    'Processor time as the kernel counts it for the process, so it includes its part of the network. Registration and login include one Argon2id hash of 19 MiB.',
  ])
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
