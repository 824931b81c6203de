import 'server-only'
import { and, gt, inArray } from 'drizzle-orm'
import { LIVE_BEAT_MS, LIVE_HELLO_EVENT, LIVE_NEWS_EVENT, type LiveNews } from '@/lib/contracts/live'
import { sseComment, sseEvent } from '@/lib/live/sse'
import type { Db, Listen } from '../db/db'
import { sessions } from '../db/schema'
import { ApiError, isApiError } from '../http/api-error'
import { errorFields, type Log } from '../log'
import { LIVE_CHANNEL, type LiveMessage } from './publish'

/** Open pages of one person on this instance: a few tabs on a few devices. */
export const STREAMS_OF_ONE = 8
export const STREAMS_OF_ALL = 5000

/** One open page. `write` takes text of the stream; `end` may be called more than once. */
export type LiveStream = {
  accountId: string
  secretHash: string
  write: (text: string) => void
  end: () => void
}

export type LiveHub = {
  /** @returns what to call when the page has gone. @throws ApiError 429, 503 */
  open: (stream: LiveStream) => Promise<() => void>
  /** Ends all streams, so that they hold up no shutdown, and refuses new ones. */
  close: () => Promise<void>
}

type Parts = { db: () => Promise<Db>; listen: Listen; now: () => Date; log: Log }

/** The open streams of this process. It listens to the database as long as there is at least one. */
export function createLiveHub(parts: Parts): LiveHub {
  const hub = new Hub(parts)
  return { open: stream => hub.open(stream), close: () => hub.close() }
}

class Hub {
  private readonly streams = new Set<LiveStream>()
  private listening: Promise<() => Promise<void>> | null = null
  private beat: NodeJS.Timeout | undefined
  private closed = false

  constructor(private readonly parts: Parts) {}

  async open(stream: LiveStream): Promise<() => void> {
    if (this.closed || this.streams.size >= STREAMS_OF_ALL)
      throw new ApiError('unavailable', { retryAfterSeconds: 30 })
    if (this.of(each => each.accountId === stream.accountId).length >= STREAMS_OF_ONE)
      throw new ApiError('rateLimited', { retryAfterSeconds: 60 })
    this.streams.add(stream)
    try {
      await this.listen()
    } catch (error) {
      this.remove(stream)
      throw error
    }
    // Only now: whatever changes from here on is heard, whatever changed before is read after the greeting.
    stream.write(sseEvent(LIVE_HELLO_EVENT, {}))
    return () => this.remove(stream)
  }

  private async listen(): Promise<void> {
    this.listening ??= this.parts.listen(LIVE_CHANNEL, {
      onMessage: payload => this.hear(payload),
      onGap: () => this.tell([...this.streams], sseEvent(LIVE_HELLO_EVENT, {})),
    })
    try {
      await this.listening
    } catch (error) {
      this.listening = null
      throw error
    }
    if (this.beat) return
    this.beat = setInterval(() => void this.pulse(), LIVE_BEAT_MS)
    this.beat.unref()
  }

  private of(wanted: (stream: LiveStream) => boolean): LiveStream[] {
    return [...this.streams].filter(wanted)
  }

  private hear(payload: string): void {
    const message = JSON.parse(payload) as LiveMessage
    if ('endedSession' in message) {
      for (const stream of this.of(each => each.secretHash === message.endedSession)) this.remove(stream)
      return
    }
    const { kind, id }: LiveNews = message.news
    const text = sseEvent(LIVE_NEWS_EVENT, { kind, id })
    this.tell(
      this.of(each => each.accountId === message.to),
      text,
    )
  }

  private tell(streams: readonly LiveStream[], text: string): void {
    for (const stream of streams) {
      try {
        stream.write(text)
      } catch {
        this.remove(stream)
      }
    }
  }

  private remove(stream: LiveStream): void {
    if (!this.streams.delete(stream)) return
    stream.end()
    if (this.streams.size === 0) void this.rest()
  }

  /** Nobody is there: the connection to the database is given back. */
  private async rest(): Promise<void> {
    clearInterval(this.beat)
    this.beat = undefined
    const { listening } = this
    this.listening = null
    try {
      await (await listening)?.()
    } catch (error) {
      this.parts.log.warn(errorFields(error), 'listening could not be stopped')
    }
  }

  /** The heartbeat; and the streams of sessions that have ended in any way, a new password for one, are closed. */
  private async pulse(): Promise<void> {
    this.tell([...this.streams], sseComment('beat'))
    const hashes = [...new Set([...this.streams].map(stream => stream.secretHash))]
    if (hashes.length === 0) return
    try {
      const db = await this.parts.db()
      const alive = await db
        .select({ hash: sessions.secretHash })
        .from(sessions)
        .where(and(inArray(sessions.secretHash, hashes), gt(sessions.endsAt, this.parts.now())))
      const good = new Set(alive.map(row => row.hash))
      for (const stream of this.of(each => hashes.includes(each.secretHash) && !good.has(each.secretHash)))
        this.remove(stream)
    } catch (error) {
      if (!isApiError(error)) this.parts.log.error(errorFields(error), 'live sessions could not be checked')
    }
  }

  async close(): Promise<void> {
    this.closed = true
    for (const stream of [...this.streams]) this.remove(stream)
    await this.rest()
  }
}
