import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { allFaults, type Stage } from './resilience/faults'
import { startInstance } from './resilience/instances'
import { faultsOfMail, untilSent } from './resilience/mail-check'
import { startMailProvider } from './resilience/mail-provider'
import { readTables, readThroughApi } from './resilience/read-back'
import { faultsOf, type Outcome, tablesOf } from './resilience/report'
import type { Window } from './resilience/stretches'
import { withNginx } from './server-checks/running-nginx'
import { pause } from './server-checks/running-server'
import { freePort, type TemporaryPostgres, withRestartablePostgres } from './server-checks/temporary-postgres'
import { createLedger } from './traffic/ledger'
import { addressOf, askForLink, type World } from './traffic/student'
import { readingList, startTraffic, type Traffic } from './traffic/traffic'
import { WatchedBrowser } from './traffic/watched-browser'

/**
 * `npm run build && npm run resilience`: two instances behind the shipped nginx configuration over a Postgres, students
 * at work, and one fault after the other. Then everything that was acknowledged is looked for. `--short` (or SHORT=1)
 * makes the same faults with fewer students and shorter stretches.
 */

const SHORT = process.argv.includes('--short') || Boolean(process.env.SHORT)
const STUDENTS = SHORT ? 8 : 16
const THINK_MS = SHORT ? 250 : 400
/** How long a fault lasts, and the steady stretch after it. */
const LASTS_MS = SHORT ? 3000 : 10_000
const STEADY_MS = SHORT ? 3000 : 14_000
const MAILS_AT_ONCE = 3
const SECRET = 'resilience-Zq4vT8wLr2Xk9Hd6Jp1Ns5Bf7Gm3Cy0'

function newWorld(list: Pick<World, 'notes' | 'pages'>, origin: string, isOver: () => boolean): World {
  return {
    ...list,
    origin,
    watch: { phase: 'steady', records: [], surprises: [] },
    ledger: createLedger(),
    thinkMs: THINK_MS,
    proofMs: 0,
    spoil: null,
    stopped: isOver,
    mailedToken: null,
    asked: new Map(),
  }
}

/** Asks for the links of a few who have not asked yet; a student who waits for a link of their own is left alone. */
async function askForMails(world: World, { students }: Traffic): Promise<void> {
  const quiet = students.filter(each => each.registered && each.n % 3 !== 0 && !world.asked.has(each.email))
  const few = quiet.slice(0, MAILS_AT_ONCE)
  const browser = new WatchedBrowser(world.origin, world.watch, addressOf(900_000 + students.length))
  await Promise.all(few.map(each => askForLink(world, browser, each.email).catch(() => undefined)))
}

async function makeFaults(stage: Stage): Promise<Window[]> {
  const { watch } = stage.world
  const windows: Window[] = []
  const through = async (phase: string, work: () => Promise<void>) => {
    watch.phase = phase
    const fromMs = performance.now()
    await work()
    const tookS = ((performance.now() - fromMs) / 1000).toFixed(1)
    await pause(STEADY_MS)
    windows.push({ phase, fromMs, toMs: performance.now() })
    console.log(`made: ${phase} (${tookS} s)`)
  }
  await through('none', async () => {
    await pause(LASTS_MS)
  })
  for (const { name, make, skipped } of allFaults()) {
    if (skipped) console.log(`SKIPPED: ${name}: ${skipped}.`)
    else await through(name, () => make(stage))
  }
  return windows
}

async function rehearse(postgres: TemporaryPostgres): Promise<string[] | null> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'markwell-resilience-'))
  const mail = await startMailProvider(await freePort())
  const env = {
    DATA_DIR: dataDir,
    DATABASE_URL: postgres.url,
    APP_SECRETS: SECRET,
    SMTP_URL: mail.url,
    // nginx, and before it a load balancer that names the student's network.
    TRUST_PROXY: '2',
    LOG_LEVEL: 'error',
  }
  const first = await startInstance(await freePort(), env)
  const second = await startInstance(await freePort(), env)
  const upstreams = [first.address, second.address]
  try {
    return await withNginx({ upstreams, port: await freePort() }, async ({ origin }) => {
      let over = false
      const world = newWorld(await readingList(origin), origin, () => over)
      world.mailedToken = mail.tokenFor
      const traffic = startTraffic(world, STUDENTS)
      const stage: Stage = {
        world,
        postgres,
        mail,
        instances: [first, second],
        kills: [],
        lastsMs: LASTS_MS,
        askForMails: () => askForMails(world, traffic),
      }
      const windows = await Promise.race([makeFaults(stage), traffic.finished.then(() => [])]).finally(() => {
        over = true
      })
      await traffic.finished
      return await judge(stage, traffic, windows)
    })
  } finally {
    for (const each of [first, second]) await each.running().end('SIGTERM')
    await mail.be('away')
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** What handlers did not expect, as the instances logged it: where to begin to look. */
function failuresIn(output: string): string {
  const lines = output.split('\n').filter(line => line.includes('a handler failed'))
  return lines.slice(0, 5).join('\n')
}

async function judge(
  { world, mail, postgres, instances, kills }: Stage,
  traffic: Traffic,
  windows: Window[],
): Promise<string[]> {
  const client = new pg.Client(postgres.url)
  await client.connect()
  try {
    const { mails, waitedMs } = await untilSent(client)
    const { ledger, watch, origin } = world
    const found = await readThroughApi(origin, traffic.students, ledger)
    const stored = await readTables(client)
    // Only logging in tells what a hash is of.
    for (const [key, password] of found) if (key.startsWith('password ')) stored.set(key, password)
    const outcome: Outcome = {
      watch,
      windows,
      throughSite: ledger.compare(found),
      inTables: ledger.compare(stored),
      mailFaults: faultsOfMail(mails, mail.delivered, world.asked, kills),
    }
    console.log(`\n${tablesOf(outcome)}\n`)
    console.log(
      `${traffic.students.length} students; ${mails.length} mails queued, ${mail.delivered.length} arrived, the last ${(waitedMs / 1000).toFixed(1)} s after the end.`,
    )
    const faults = faultsOf(outcome)
    if (faults.length > 0) console.log(failuresIn(instances.map(each => each.output()).join('')))
    return faults
  } finally {
    await client.end()
  }
}

const startedAt = performance.now()
const SKIP =
  'SKIPPED: npm run resilience needs nginx and Postgres (Debian: apt-get install nginx-light postgresql).'
const faults = await withRestartablePostgres(rehearse)
if (!faults) console.log(SKIP)
else {
  for (const each of faults.slice(0, 50)) console.log(`✗ ${each}`)
  const took = `${((performance.now() - startedAt) / 1000).toFixed(0)} s`
  console.log(faults.length > 0 ? `\n${faults.length} faults (${took})` : `Nothing lost (${took}).`)
  process.exitCode = faults.length > 0 ? 1 : 0
}
