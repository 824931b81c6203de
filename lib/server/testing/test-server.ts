import 'server-only'
import type { Correction } from '@/lib/exams/correction'
import { type Env, parseEnv } from '../env'
import { createKeyRing } from '../keys'
import type { Log, LogFields } from '../log'
import type { OutgoingMail } from '../mail/transport'
import { workOutbox } from '../mail/work-outbox'
import { assembleServer, installServer, lazyDatabase, type Server } from '../server'
import { borrowTestDatabase, type TestDatabase } from './test-database'
import { TEST_SECRETS } from './test-secrets'

export type LogLine = LogFields & { level: string; message: string }

export type TestServer = {
  server: Server
  database: TestDatabase
  outbox: OutgoingMail[]
  lines: LogLine[]
  /** Moves the clock forward. */
  advance: (ms: number) => void
  /** Makes every mail fail with this code, until null. */
  failMail: (code: string | null) => void
  /** Sends what is due, as the worker would. */
  deliverMail: () => Promise<number>
  close: () => Promise<void>
}

type Options = {
  env?: Record<string, string>
  secrets?: readonly string[]
  fetch?: typeof fetch
  corrections?: readonly Correction[]
}

/** A server with a database of its own, a clock that stands still and an outbox, installed for the handlers. */
export async function startTestServer(options: Options = {}): Promise<TestServer> {
  const database = await borrowTestDatabase()
  const env: Env = parseEnv({ NODE_ENV: 'test', BOT_CHECK_EFFORT: '10', ...options.env })
  let nowMs = Date.parse('2026-03-01T08:00:00.000Z')
  let mailFailure: string | null = null
  const outbox: OutgoingMail[] = []
  const lines: LogLine[] = []
  const server = assembleServer({
    env,
    log: recordingLog(lines),
    keys: createKeyRing(options.secrets ?? TEST_SECRETS),
    corrections: options.corrections,
    database: lazyDatabase(() => Promise.resolve(database)),
    pool: database.pool,
    dataDir: '',
    now: () => new Date(nowMs),
    fetch: options.fetch ?? (() => Promise.reject(new Error('no network in tests'))),
    mail: {
      send: async mail => {
        if (mailFailure) throw Object.assign(new Error('mail failed'), { code: mailFailure })
        outbox.push(mail)
      },
    },
  })
  await server.db()
  installServer(server)
  return {
    server,
    database,
    outbox,
    lines,
    advance: ms => {
      nowMs += ms
    },
    failMail: code => {
      mailFailure = code
    },
    deliverMail: () => workOutbox(server),
    close: async () => {
      installServer(null)
      await server.close()
    },
  }
}

function recordingLog(lines: LogLine[]): Log {
  const at = (level: string) => (fields: LogFields, message: string) => {
    lines.push({ ...fields, level, message })
  }
  return { info: at('info'), warn: at('warn'), error: at('error') }
}
