import 'server-only'
import { closeOverdue } from './exams/close-attempt'
import { correctAttempts } from './exams/correct-attempts'
import { isApiError } from './http/api-error'
import { errorFields } from './log'
import { workOutbox } from './mail/work-outbox'
import type { Server } from './server'
import { sweep } from './sweep'

const MAIL_EVERY_MS = 5000
const SWEEP_EVERY_MS = 10 * 60_000
const CORRECT_EVERY_MS = 60_000
const CLOSE_EVERY_MS = 15_000
const SNAPSHOT_EVERY_MS = 24 * 60 * 60_000

/** Starts the mail worker, the sweeper, what hands in overdue papers, the corrections of sat papers and the daily snapshot of this process; answers how to stop them. */
export function startBackground(server: Server): () => Promise<void> {
  const mail = repeat(server, MAIL_EVERY_MS, () => workOutbox(server))
  const sweeper = repeat(server, SWEEP_EVERY_MS, () => sweep(server))
  const corrector = repeat(server, CORRECT_EVERY_MS, () => correctAttempts(server))
  corrector.soon()
  const closer = repeat(server, CLOSE_EVERY_MS, () => closeOverdue(server))
  const snapshots = repeat(server, SNAPSHOT_EVERY_MS, () => server.snapshot(server.now()))
  server.onMailQueued.notify = mail.soon
  // `npm run backup` asks a running server in this way: only the process that has the database open can copy it.
  process.on('SIGUSR2', snapshots.soon)
  return async () => {
    process.off('SIGUSR2', snapshots.soon)
    await Promise.all([mail.stop(), sweeper.stop(), corrector.stop(), closer.stop(), snapshots.stop()])
  }
}

/** Runs `work` again and again, never twice at once; `soon` brings the next run forward. */
function repeat(server: Server, everyMs: number, work: () => Promise<unknown>) {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | null = null
  let again = false
  let stopped = false
  const run = async () => {
    try {
      do {
        again = false
        await work()
      } while (again && !stopped)
    } catch (error) {
      // The database being away is said by every call already.
      if (!isApiError(error)) server.log.error(errorFields(error), 'background work failed')
    }
  }
  const start = () => {
    if (running !== null || stopped) return
    running = run().finally(() => {
      running = null
      schedule()
    })
  }
  const schedule = () => {
    if (stopped) return
    timer = setTimeout(start, everyMs)
    timer.unref()
  }
  schedule()
  return {
    soon: () => {
      again = true
      if (running !== null) return
      clearTimeout(timer)
      start()
    },
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
