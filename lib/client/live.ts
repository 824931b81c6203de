import { STORAGE_KEYS } from '@/lib/contracts/browser-state'
import { live } from '@/lib/contracts/calls/live'
import { retryDelayMs } from '@/lib/contracts/limits'
import {
  isLiveKind,
  LIVE_HELLO_EVENT,
  LIVE_NEWS_EVENT,
  LIVE_SILENCE_MS,
  type LiveKind,
} from '@/lib/contracts/live'
import { createSseReader, type SseEvent } from '@/lib/live/sse'
import { refreshTokens } from './refresh'
import { isSignedInNow } from './session-state'
import { readItem } from './storage'
import { subscribeToVisitor } from './visitor-store'

/**
 * Live news for whoever subscribes, over one stream for the page. It is open while somebody listens, is signed in and
 * looks at the page. Each beginning asks every subscriber to read again, so nothing is missed in a gap.
 */
const subscribers = new Map<LiveKind, Set<() => void>>()

/** A tab in the background keeps its stream for this long: over HTTP/1.1 a browser has six connections for all tabs. */
const HIDDEN_MS = 60_000

let connection: AbortController | null = null
let retry: ReturnType<typeof setTimeout> | undefined
let hiding: ReturnType<typeof setTimeout> | undefined
let failures = 0
let unwatch: (() => void) | null = null

/** Calls `onChange` whenever a thing of this kind may have changed. @returns how to stop */
export function subscribeToLive(kind: LiveKind, onChange: () => void): () => void {
  const listeners = subscribers.get(kind) ?? new Set()
  subscribers.set(kind, listeners.add(onChange))
  unwatch ??= watch()
  update()
  return () => {
    listeners.delete(onChange)
    if ([...subscribers.values()].some(each => each.size > 0)) return
    unwatch?.()
    unwatch = null
    disconnect()
  }
}

function watch(): () => void {
  const onVisibility = () => {
    clearTimeout(hiding)
    if (document.visibilityState === 'hidden') hiding = setTimeout(disconnect, HIDDEN_MS)
    else soon()
  }
  const unsubscribe = subscribeToVisitor(update)
  window.addEventListener('online', soon)
  document.addEventListener('visibilitychange', onVisibility)
  return () => {
    clearTimeout(hiding)
    unsubscribe()
    window.removeEventListener('online', soon)
    document.removeEventListener('visibilitychange', onVisibility)
  }
}

function disconnect(): void {
  clearTimeout(retry)
  retry = undefined
  failures = 0
  connection?.abort()
  connection = null
}

/** Signed out: the stream is closed. Signed in: it is opened, unless it is, or is about to be tried again. */
function update(): void {
  if (!isSignedInNow()) disconnect()
  else if (!connection && retry === undefined) void connect()
}

/** The connection or the person is back: no more waiting. */
function soon(): void {
  if (connection || !isSignedInNow()) return
  clearTimeout(retry)
  retry = undefined
  failures = 0
  void connect()
}

type Outcome = 'again' | 'at once' | 'never'

async function connect(): Promise<void> {
  const mine = new AbortController()
  connection = mine
  const outcome = await follow(mine).catch((): Outcome => 'again')
  if (connection !== mine) return
  connection = null
  if (outcome === 'never') return
  const delayMs = outcome === 'at once' ? 0 : retryDelayMs(failures) * (0.5 + Math.random())
  failures += 1
  retry = setTimeout(() => {
    retry = undefined
    update()
  }, delayMs)
}

/** Reads the stream to its end. A silent one is dead, whatever the connection says. */
async function follow(mine: AbortController): Promise<Outcome> {
  let watchdog = setTimeout(() => mine.abort(), LIVE_SILENCE_MS)
  try {
    const response = await fetch(live.path, {
      method: live.method,
      credentials: 'include',
      headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
      body: JSON.stringify({ socketToken: readItem(STORAGE_KEYS.socketToken) ?? '' }),
      signal: mine.signal,
    })
    if (response.status === 401 || response.status === 400) return await renewed()
    if (!response.ok || !response.body)
      return response.status === 404 || response.status === 405 ? 'never' : 'again'
    const reader = response.body.getReader()
    const decoder = new TextDecoder()
    const read = createSseReader()
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return 'again'
      clearTimeout(watchdog)
      watchdog = setTimeout(() => mine.abort(), LIVE_SILENCE_MS)
      read(decoder.decode(value, { stream: true })).forEach(hear)
    }
  } finally {
    clearTimeout(watchdog)
  }
}

/** The socketToken lives for minutes; it comes new with the other tokens. Twice in a row it is something else. */
async function renewed(): Promise<Outcome> {
  const outcome = await refreshTokens()
  if (outcome === 'ended') return 'never'
  return outcome === 'renewed' && failures < 2 ? 'at once' : 'again'
}

function hear({ event, data }: SseEvent): void {
  if (event === LIVE_HELLO_EVENT) {
    failures = 0
    for (const listeners of subscribers.values()) tell(listeners)
  } else if (event === LIVE_NEWS_EVENT) {
    const kind = kindOf(data)
    if (kind) tell(subscribers.get(kind) ?? new Set())
  }
}

function kindOf(data: string): LiveKind | null {
  try {
    const { kind } = JSON.parse(data) as { kind?: unknown }
    return isLiveKind(kind) ? kind : null
  } catch {
    return null
  }
}

function tell(listeners: ReadonlySet<() => void>): void {
  for (const listener of [...listeners]) listener()
}
