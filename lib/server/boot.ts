import 'server-only'
import { startBackground } from './background'
import { DirectoryInUseError } from './db/directory-lock'
import { EnvError } from './env'
import { errorFields } from './log'
import { notePeerAddresses } from './peer-address'
import { processGlobal } from './process-global'
import { type Server, server } from './server'

/** What must be right before the first request. A wrong configuration ends the process. */
export async function boot(): Promise<void> {
  notePeerAddresses()
  const running = serverOrExit()
  processGlobal('shutdown', () => {
    const stop = startBackground(running)
    // Next itself stops accepting and lets running requests finish; the database closes after them.
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.once(signal, () => void shutDown(running, stop))
    }
    return true
  })
  await openDatabase(running)
}

function serverOrExit(): Server {
  try {
    return server()
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
    if (error instanceof Error && error.name === DirectoryInUseError.name) exit(error.message)
    running.log.error(errorFields(error), 'the database could not be opened; calls will try again')
  }
}

const DRAIN_MS = 8000

async function shutDown(running: Server, stopBackground: () => Promise<void>): Promise<void> {
  const patience = new Promise<void>(resolve => setTimeout(resolve, DRAIN_MS).unref())
  await Promise.race([stopBackground(), patience])
  running.log.info({}, 'closing the database')
  await Promise.race([running.close().catch(() => undefined), patience])
}

function exit(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}
