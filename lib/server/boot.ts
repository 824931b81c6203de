import 'server-only'
import { publicEnv } from '@/lib/public-env'
import { startBackground } from './background'
import { standBeforeNext } from './before-next'
import { beginDraining } from './draining'
import { EnvError, env } from './env'
import { createListCache } from './list-cache'
import { errorFields } from './log'
import { createPageCache } from './page-cache'
import { processGlobal } from './process-global'
import { type Server, server } from './server'
import { startTracing } from './telemetry/tracing'

/** What must be right before the first request. A wrong configuration ends the process. */
export function boot(): void {
  const running = serverOrExit()
  standBeforeNext({
    lists: running ? createListCache() : null,
    pages: createPageCache(),
    observes: Boolean(running?.env.METRICS_TOKEN),
    isDevelopment: !publicEnv.isProduction,
  })
  // Another host answers /api then: there is nothing to open, to mail or to sweep here.
  if (!running) return
  processGlobal('shutdown', () => {
    const stop = startBackground(running)
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.once(signal, () => {
        beginDraining()
        // Open streams never finish by themselves, and Next waits for every request.
        void running.live.close()
        closeBeforeExit(running, stop)
      })
    }
    return true
  })
  startTracing(running.env).catch((error: unknown) =>
    running.log.error(errorFields(error), 'tracing could not be started'),
  )
  // Not awaited: Next holds back every page until this function is done.
  void openDatabase(running)
}

function serverOrExit(): Server | null {
  try {
    return env().API_HOST ? null : server()
  } catch (error) {
    if (!(error instanceof EnvError)) throw error
    return exit(error.message)
  }
}

/** Migrates before the first call. A database that is away does not stop the pages from being served. */
async function openDatabase(running: Server): Promise<void> {
  try {
    await running.db()
  } catch (error) {
    // By name: the class itself may come from another bundle.
    if (error instanceof Error && error.name === 'DirectoryInUseError') exit(error.message)
    running.log.error(errorFields(error), 'the database could not be opened; calls will try again')
  }
}

const CLOSE_MS = 8000

/**
 * On a signal Next stops accepting, lets running requests finish and exits by itself. The database must
 * outlive those requests, so it is closed in the moment of that exit.
 */
function closeBeforeExit(running: Server, stopBackground: () => Promise<void>): void {
  const exitNow = process.exit.bind(process)
  const close = async (code?: number | string | null) => {
    const patience = new Promise<void>(resolve => setTimeout(resolve, CLOSE_MS))
    await Promise.race([stopBackground().then(running.close), patience]).catch(() => undefined)
    exitNow(code)
  }
  let closing = false
  process.exit = ((code?: number | string | null) => {
    if (!closing) void close(code)
    closing = true
  }) as typeof process.exit
}

function exit(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}
