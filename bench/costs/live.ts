import { ENDPOINTS } from '@/lib/contracts/endpoints'
import type { Browser } from '../../scripts/server-checks/running-server'
import { pause, type RunningServer } from '../../scripts/server-checks/running-server'
import { memoryMb, processorMs } from '../shared/processor'
import { type Row, row } from '../shared/results'
import { SHORT } from '../shared/scale'
import { STREAM } from './names'

/** A page's tabs: fewer than one person may have open at once. */
const EACH = 6
/** Longer than two beats of the stream. */
const WATCHED_MS = SHORT ? 1000 : 45_000

export type SignedIn = { browser: Browser; socketToken: string; accessToken: string }

async function open(origin: string, { browser, socketToken }: SignedIn, stop: AbortSignal): Promise<void> {
  const cookie = [...browser.cookies].map(pair => pair.join('=')).join('; ')
  const answer = await fetch(origin + ENDPOINTS.live.path, {
    method: 'POST',
    headers: { cookie, origin, 'content-type': 'application/json' },
    body: JSON.stringify({ socketToken }),
    signal: stop,
  })
  if (!answer.ok) throw new Error(`The stream answered ${answer.status}`)
  const reader = answer.body?.getReader()
  const first = await reader?.read()
  if (!new TextDecoder().decode(first?.value).includes('hello'))
    throw new Error('The stream did not greet the page.')
}

/** What open pages cost that hear nothing but the beat. */
export async function streams(server: RunningServer, people: readonly SignedIn[]): Promise<Row[]> {
  const pid = server.child.pid ?? 0
  const stop = new AbortController()
  const before = memoryMb(pid) ?? 0
  const count = people.length * EACH
  for (const person of people)
    await Promise.all(Array.from({ length: EACH }, () => open(server.origin, person, stop.signal)))
  const memory = ((memoryMb(pid) ?? 0) - before) * 1024
  const worked = processorMs(pid) ?? 0
  await pause(WATCHED_MS)
  const ms = (processorMs(pid) ?? 0) - worked
  stop.abort()
  return [
    row(STREAM.instance, 'MB', [before]),
    row(STREAM.memory, 'KiB', [memory / count]),
    row(STREAM.web, 'ms', [(ms / count) * (60_000 / WATCHED_MS)]),
  ]
}
