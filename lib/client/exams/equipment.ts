import { examStore } from './exam-store'

/** What the check before a sitting found. */
export type Finding = { state: 'good' | 'warn' | 'bad'; text: string }

const PROBE = 'equipment-check'
/** A file of ours that every page can fetch and that weighs next to nothing. */
const SMALL_FILE = '/robots.txt'
const SLOW_MS = 3000
/** The server tells its time in whole seconds. */
const CLOCK_GRAIN_MS = 2000

/** Writes to the store of answers and reads back. */
export async function checkStorage(): Promise<Finding> {
  const written = `${Date.now()}`
  await examStore.claim(PROBE)
  await examStore.keepNotes(PROBE, written)
  const read = await examStore.notes(PROBE)
  await examStore.forget(PROBE)
  return read === written
    ? { state: 'good', text: 'Answers are kept on this device while you write.' }
    : {
        state: 'warn',
        text: 'This browser keeps nothing (a private window?). Answers go to our server only: stay online and leave the page open.',
      }
}

export type Connection = { ms: number; serverMs: number | null } | null

export async function askServer(): Promise<Connection> {
  const from = performance.now()
  try {
    const answer = await fetch(SMALL_FILE, { method: 'HEAD', cache: 'no-store' })
    const ms = Math.round(performance.now() - from)
    const date = Date.parse(answer.headers.get('date') ?? '')
    return { ms, serverMs: Number.isFinite(date) ? date : null }
  } catch {
    return null
  }
}

export function connectionFinding(connection: Connection): Finding {
  if (connection === null)
    return { state: 'bad', text: 'No connection. A paper is opened online; after that it works without.' }
  const { ms } = connection
  return ms > SLOW_MS
    ? { state: 'warn', text: `Slow: our server answered after ${(ms / 1000).toFixed(1)} s. That is enough.` }
    : { state: 'good', text: `Our server answers in ${ms} ms.` }
}

function gapText(ms: number): string {
  const seconds = Math.round(Math.abs(ms) / 1000)
  if (seconds < 120) return `${seconds} s`
  const minutes = Math.round(seconds / 60)
  return minutes < 120 ? `${minutes} min` : `${Math.round(minutes / 60)} h`
}

/** The exam runs by the server's clock, so a wrong one here is worth knowing and no harm. */
export function clockFinding(serverMs: number | null, deviceMs: number): Finding {
  if (serverMs === null) return { state: 'warn', text: 'Not known yet. The exam runs by our clock anyway.' }
  const gap = deviceMs - serverMs
  if (Math.abs(gap) <= CLOCK_GRAIN_MS)
    return { state: 'good', text: 'This device and our server tell the same time.' }
  return {
    state: 'warn',
    text: `This device is ${gapText(gap)} ${gap > 0 ? 'ahead' : 'behind'}. The exam runs by our clock, so nothing is lost.`,
  }
}
