import 'server-only'
import { Client } from 'pg'
import type { Listen, Listener } from './db'

const CONNECT_TIMEOUT_MS = 1500
const FIRST_RETRY_MS = 500
const LAST_RETRY_MS = 15_000

/** A connection of its own, since a pool's connections come and go; a broken one is made anew until it is stopped. */
export function listenOnPostgres(url: string, onError: (error: Error) => void): Listen {
  return async (channel, listener) => {
    const ear = new Ear(url, channel, listener, onError)
    await ear.connect()
    return () => ear.stop()
  }
}

class Ear {
  private client: Client | null = null
  private timer: NodeJS.Timeout | undefined
  private waitMs = FIRST_RETRY_MS
  private stopped = false

  constructor(
    private readonly url: string,
    private readonly channel: string,
    private readonly listener: Listener,
    private readonly onError: (error: Error) => void,
  ) {}

  async connect(): Promise<void> {
    const client = new Client({
      connectionString: this.url,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
      application_name: 'markwell-live',
    })
    client.on('notification', ({ payload }) => this.listener.onMessage(payload ?? ''))
    client.on('error', this.onError)
    client.on('end', () => {
      if (this.client === client) this.retry()
    })
    await client.connect()
    await client.query(`listen ${client.escapeIdentifier(this.channel)}`)
    this.client = client
    this.waitMs = FIRST_RETRY_MS
    if (this.stopped) await this.stop()
  }

  private retry(): void {
    this.client = null
    if (this.stopped) return
    this.timer = setTimeout(() => void this.again(), this.waitMs)
    this.timer.unref()
    this.waitMs = Math.min(2 * this.waitMs, LAST_RETRY_MS)
  }

  private async again(): Promise<void> {
    try {
      await this.connect()
      this.listener.onGap()
    } catch (error) {
      this.onError(error as Error)
      this.retry()
    }
  }

  async stop(): Promise<void> {
    this.stopped = true
    clearTimeout(this.timer)
    const { client } = this
    this.client = null
    await client?.end()
  }
}
