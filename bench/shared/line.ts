/** What a line does to bytes: how far away the other end is, how wide it is, and how carefully TCP begins. */
export type LineSettings = {
  /** There and back, ms. */
  roundTripMs: number
  bytesPerSecond: number
  /** Of the first flight, and again after a pause (RFC 6928; RFC 2581, 4.1). */
  firstSegments: number
}

/** A phone on a poor 3G connection, as the developer tools call it "Slow 4G": 150 ms, 1.6 Mbit/s. */
export const PHONE_LINE: LineSettings = { roundTripMs: 150, bytesPerSecond: 200_000, firstSegments: 10 }

const SEGMENT_BYTES = 1460
/** More in flight would only wait before the narrow part of the line. */
const WINDOW_MAX_BYTES = 64 * 1024
/** A sender that was silent for longer begins anew. Linux: one retransmission timeout, here twice the way and a bit. */
const SILENCE_MS = 400

export type Clock = { now: () => number; after: (ms: number, work: () => void) => void }

/** The narrow part, which all connections of a browser share: one segment leaves after the other. */
export class Link {
  #freeAt = 0
  readonly #clock: Clock
  readonly #bytesPerMs: number

  constructor(clock: Clock, { bytesPerSecond }: LineSettings) {
    this.#clock = clock
    this.#bytesPerMs = bytesPerSecond / 1000
  }

  /** @returns when the last bit of so many bytes has left, ms */
  leave(bytes: number): number {
    this.#freeAt = Math.max(this.#freeAt, this.#clock.now()) + bytes / this.#bytesPerMs
    return this.#freeAt
  }
}

type Way = { clock: Clock; link: Link; settings: LineSettings; deliver: (data: Buffer) => void }

/** One connection's way down, with slow start: what is acknowledged lets as much more into flight. Nothing is lost. */
export class SlowStart {
  readonly #way: Way
  #queue: Buffer[] = []
  /** Sent and not arrived. Timers of nearly the same moment may run in another order; bytes must not. */
  #onTheWay: Buffer[] = []
  #waiting = 0
  #inFlight = 0
  #window: number
  #lastAt = 0

  constructor(way: Way) {
    this.#way = way
    this.#window = way.settings.firstSegments * SEGMENT_BYTES
  }

  /** Bytes that have not been delivered. */
  get pending(): number {
    return this.#waiting + this.#inFlight
  }

  send(data: Buffer): void {
    const { clock, settings } = this.#way
    if (this.pending === 0 && clock.now() - this.#lastAt > SILENCE_MS)
      this.#window = settings.firstSegments * SEGMENT_BYTES
    this.#queue.push(data)
    this.#waiting += data.length
    this.#pump()
  }

  #pump(): void {
    const { clock, link, settings, deliver } = this.#way
    const half = settings.roundTripMs / 2
    while (this.#waiting > 0 && this.#inFlight < this.#window) {
      const segment = this.#take()
      this.#inFlight += segment.length
      const leftAt = link.leave(segment.length)
      this.#onTheWay.push(segment)
      clock.after(leftAt + half - clock.now(), () => {
        const next = this.#onTheWay.shift() as Buffer
        deliver(next)
        clock.after(half, () => this.#acknowledge(next.length))
      })
    }
  }

  #acknowledge(bytes: number): void {
    this.#inFlight -= bytes
    this.#window = Math.min(WINDOW_MAX_BYTES, this.#window + bytes)
    this.#lastAt = this.#way.clock.now()
    this.#pump()
  }

  #take(): Buffer {
    const all = Buffer.concat(this.#queue)
    const segment = all.subarray(0, SEGMENT_BYTES)
    const rest = all.subarray(SEGMENT_BYTES)
    this.#queue = rest.length > 0 ? [rest] : []
    this.#waiting -= segment.length
    return segment
  }
}
