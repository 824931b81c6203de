import 'server-only'
import { startBackground } from './background'
import { EnvError, env } from './env'
import { errorFields } from './log'
import { type Server, server } from './server'
import { startTracing } from './telemetry/tracing'

/** What answers calls; null where another host does, and there is nothing to open, to mail or to sweep. A wrong configuration ends the process. */
export function readConfiguration(): Server | null {
  try {
    return env().API_HOST ? null : server()
  } catch (error) {
    if (!(error instanceof EnvError)) throw error
    return exit(error.message)
  }
}

/** Opens the database and starts what works behind the calls. @returns how to end all of it, the database last, 8 s at most */
export function startWork(running: Server): () => Promise<void> {
  const stopBackground = startBackground(running)
  startTracing(running.env).catch((error: unknown) =>
    running.log.error(errorFields(error), 'tracing could not be started'),
  )
  // Not awaited: pages are served meanwhile.
  void openDatabase(running)
  return async () => {
    const patience = new Promise<void>(resolve => setTimeout(resolve, CLOSE_MS))
    await Promise.race([stopBackground().then(running.close), patience]).catch(() => undefined)
  }
}

const CLOSE_MS = 8000

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

function exit(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}
