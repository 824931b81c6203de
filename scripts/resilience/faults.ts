import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { pause } from '../server-checks/running-server'
import type { TemporaryPostgres } from '../server-checks/temporary-postgres'
import type { World } from '../traffic/student'
import type { Instance } from './instances'
import type { MailProvider } from './mail-provider'
import { spoilOne } from './spoil'

export type Stage = {
  world: World
  postgres: TemporaryPostgres
  mail: MailProvider
  instances: readonly [Instance, Instance]
  /** So that there is mail to be sent just now. */
  askForMails: () => Promise<void>
  /** When instances were killed. */
  kills: number[]
  /** How long a fault lasts that is not over by itself. */
  lastsMs: number
}

/** `skipped` says why a fault cannot be made here. */
export type Fault = { name: string; make: (stage: Stage) => Promise<void>; skipped?: string }

const SUPERVISOR_WAITS_MS = 2000
const SLOW_PROOF_MS = 4000
const SKEW_SECONDS = 240

async function mailIs(mood: 'full' | 'away', { mail, askForMails, lastsMs }: Stage): Promise<void> {
  await mail.be(mood)
  await askForMails()
  await pause(lastsMs)
  await mail.be('open')
}

/** Something in the world is another way for a while, and then as before. */
async function during({ world, lastsMs }: Stage, change: Partial<World>): Promise<void> {
  const before = { ...world }
  Object.assign(world, change)
  await pause(lastsMs)
  for (const key of Object.keys(change) as (keyof World)[]) Object.assign(world, { [key]: before[key] })
}

/** Mails are asked for first, so that some are on their way at that very moment. */
async function databaseRestarts(mode: 'fast' | 'immediate', { postgres, askForMails }: Stage): Promise<void> {
  await askForMails()
  await postgres.restart(mode)
}

function skewed(seconds: number): Fault {
  const library = findFaketime()
  const words = `clock of one instance ${Math.abs(seconds) / 60} min ${seconds > 0 ? 'ahead' : 'behind'}`
  return {
    name: words,
    ...(library ? {} : { skipped: 'libfaketime is not installed (Debian: apt-get install faketime)' }),
    make: async ({ instances, lastsMs, askForMails }) => {
      const env = {
        LD_PRELOAD: library ?? '',
        FAKETIME: `${seconds > 0 ? '+' : ''}${seconds}s`,
        DONT_FAKE_MONOTONIC: '1',
      }
      await instances[1].roll(env)
      await askForMails()
      await pause(lastsMs)
      await instances[1].roll()
    },
  }
}

function findFaketime(): string | null {
  const roots = existsSync('/usr/lib') ? readdirSync('/usr/lib').map(each => path.join('/usr/lib', each)) : []
  const candidates = roots.map(root => path.join(root, 'faketime', 'libfaketimeMT.so.1'))
  return candidates.find(each => existsSync(each)) ?? null
}

/** In this order, each followed by a steady stretch. */
export function allFaults(): Fault[] {
  return [
    {
      name: 'kill -9 of one instance',
      make: async ({ instances, kills }) => {
        kills.push(await instances[0].killAndRestart(SUPERVISOR_WAITS_MS))
      },
    },
    { name: 'rolling restart (SIGTERM)', make: ({ instances }) => instances[1].roll() },
    { name: 'database restarts (fast)', make: stage => databaseRestarts('fast', stage) },
    { name: 'database crashes (immediate)', make: stage => databaseRestarts('immediate', stage) },
    {
      name: 'database away for a while',
      make: async ({ postgres, lastsMs }) => {
        await postgres.stop('fast')
        await pause(lastsMs / 2)
        await postgres.start()
      },
    },
    { name: 'mail: queue full (452)', make: stage => mailIs('full', stage) },
    { name: 'mail: provider away', make: stage => mailIs('away', stage) },
    {
      name: `bot check takes ${SLOW_PROOF_MS / 1000} s`,
      make: stage => during(stage, { proofMs: SLOW_PROOF_MS }),
    },
    {
      name: 'damaged cookies',
      make: stage => during(stage, { spoil: spoilOne }),
    },
    skewed(SKEW_SECONDS),
    skewed(-SKEW_SECONDS),
  ]
}
