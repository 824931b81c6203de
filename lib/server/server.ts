import 'server-only'
import path from 'node:path'
import type { Pool } from 'pg'
import type { Correction } from '@/lib/exams/correction'
import { createProofSpender, type SpendProof } from './bot-check/spend-proofs'
import { loadCorrections } from './content/corrections'
import { createDatabaseClock, type DatabaseClock } from './db/database-clock'
import { type Db, isDatabaseAway, type Listen, type OpenDatabase } from './db/db'
import { openEmbedded } from './db/embedded'
import { MIGRATIONS, migrate } from './db/migrate'
import { openPostgres } from './db/postgres'
import { seed } from './db/seed'
import { type Env, env as processEnv } from './env'
import { ApiError } from './http/api-error'
import { createHashQueue, type HashQueue } from './identity/hash-queue'
import { createKeyRing, type KeyRing } from './keys'
import { createLimiter, type Limiter } from './limits'
import { createLiveHub, type LiveHub } from './live/live-hub'
import { createLog, errorFields, type Log } from './log'
import { createTransport, type MailTransport } from './mail/transport'
import { processGlobal } from './process-global'
import { loadSecrets } from './secrets'

/** The parts that all requests share. A test makes its own with a fixed clock and an outbox. */
export type Server = {
  env: Env
  now: () => Date
  log: Log
  keys: KeyRing
  limiter: Limiter
  /** Of papers that were drawn already; see lib/exams/corrections.ts. */
  corrections: readonly Correction[]
  hashing: HashQueue
  spendProof: SpendProof
  mail: MailTransport
  /** For calls to the reCAPTCHA service and to MARKER_URL, the only ones that leave. */
  fetch: typeof fetch
  /** Opens, migrates and seeds on first use. @throws ApiError 503 while the database is away */
  db: () => Promise<Db>
  /** The open streams of this process. */
  live: LiveHub
  /** Called when mail was queued. The worker listens. */
  onMailQueued: { notify: () => void }
  snapshot: LazyDatabase['snapshot']
  close: () => Promise<void>
}

const holder = processGlobal<{ server: Server | null }>('server', () => ({ server: null }))

export function server(): Server {
  holder.server ??= createServer(processEnv())
  return holder.server
}

export function installServer(replacement: Server | null): void {
  holder.server = replacement
}

export function dataDirOf(env: Env): string {
  return path.resolve(/* turbopackIgnore: true */ env.DATA_DIR || '.data')
}

function createServer(env: Env): Server {
  const dataDir = dataDirOf(env)
  const log = createLog(env.LOG_LEVEL || 'info')
  const keys = createKeyRing(loadSecrets(env, dataDir))
  const corrections = loadCorrections(env)
  const postgres = env.DATABASE_URL
    ? openPostgres(env.DATABASE_URL, error => log.warn(errorFields(error), 'an idle connection broke'))
    : null
  const clock = postgres && clockOf(postgres.pool, log)
  const database = lazyDatabase(() =>
    postgres
      ? setClock(clock, log).then(() => postgres)
      : openEmbedded(dataDir, rescue =>
          log.error(
            { ...errorFields(rescue.cause), snapshot: rescue.snapshot, broken: rescue.broken },
            'the database was broken; a snapshot took its place',
          ),
        ),
  )
  const pool = postgres?.pool ?? null
  return assembleServer({ env, log, keys, corrections, database, pool, dataDir, now: clock?.now })
}

const CLOCK_EVERY_MS = 60_000

function clockOf(pool: Pool, log: Log): DatabaseClock {
  return createDatabaseClock({
    ask: async () => {
      const { rows } = await pool.query('select extract(epoch from clock_timestamp()) * 1000 as ms')
      return Number(rows[0]?.ms)
    },
    local: () => Date.now(),
    warn: differenceMs =>
      log.warn({ durationMs: differenceMs }, 'the clock of this machine differs from that of the database'),
  })
}

/** Before the first call is served, and again each minute. @throws when the database is away */
async function setClock(clock: DatabaseClock | null, log: Log): Promise<void> {
  await clock?.set()
  const again = () => clock?.set().catch(error => log.warn(errorFields(error), 'the clock could not be set'))
  setInterval(() => void again(), CLOCK_EVERY_MS).unref()
}

type Parts = {
  env: Env
  log: Log
  keys: KeyRing
  corrections?: readonly Correction[]
  database: LazyDatabase
  pool: Pool | null
  dataDir: string
  now?: () => Date
  mail?: MailTransport
  fetch?: typeof fetch
}

export function assembleServer(parts: Parts): Server {
  const now = parts.now ?? (() => new Date())
  const { db, listen } = parts.database
  const live = createLiveHub({ db, listen, now, log: parts.log })
  return {
    env: parts.env,
    now,
    log: parts.log,
    keys: parts.keys,
    limiter: createLimiter({ db: parts.database.db, now, shared: parts.pool !== null }),
    corrections: parts.corrections ?? [],
    hashing: createHashQueue(),
    spendProof: createProofSpender(db),
    mail: parts.mail ?? createTransport(parts.env, parts.dataDir),
    fetch: parts.fetch ?? fetch,
    db,
    live,
    onMailQueued: { notify: () => undefined },
    snapshot: parts.database.snapshot,
    close: async () => {
      await live.close()
      await parts.database.close()
    },
  }
}

export type LazyDatabase = {
  db: () => Promise<Db>
  listen: Listen
  close: () => Promise<void>
  /** Of the embedded database, when it is open. @returns the file, null where there is none to take */
  snapshot: (at: Date) => Promise<string | null>
}

const RETRY_OPEN_AFTER_MS = 1000

/** Opens once; after a failure the next call tries again, at most once a second. */
export function lazyDatabase(open: () => Promise<OpenDatabase>): LazyDatabase {
  let opening: Promise<OpenDatabase> | null = null
  let opened: OpenDatabase | null = null
  let failedAt = 0
  const prepare = async () => {
    const database = await open()
    await migrate(database.db, MIGRATIONS, async () => database.snapshot?.(new Date()))
    await seed(database.db)
    opened = database
    return database
  }
  const ready = async () => {
    if (opened) return opened
    if (!opening && Date.now() - failedAt < RETRY_OPEN_AFTER_MS) throw new ApiError('unavailable')
    opening ??= prepare()
    try {
      return await opening
    } catch (error) {
      opening = null
      failedAt = Date.now()
      throw isDatabaseAway(error) ? new ApiError('unavailable', { retryAfterSeconds: 5 }) : error
    }
  }
  return {
    db: async () => (await ready()).db,
    listen: async (channel, listener) => (await ready()).listen(channel, listener),
    snapshot: async at => (await opened?.snapshot?.(at)) ?? null,
    close: async () => {
      const database = opened ?? (await opening?.catch(() => null))
      opened = null
      opening = null
      await database?.close()
    },
  }
}
