import { type IncomingMessage, ServerResponse } from 'node:http'
import { POLICY, POLICY_HEADER } from './early-answers'

/** What is done with an answer of Next. */
export type Holder = {
  /** Asked when the head is known, and again with each piece: whether the answer is held back until it is whole. */
  holds: (response: ServerResponse, size: number) => boolean
  /** The body as it leaves; may still change the head. */
  finish: (response: ServerResponse, whole: Buffer) => Promise<Buffer>
}

type Heads = Parameters<ServerResponse['writeHead']>
type Writes = [chunk: unknown, ...rest: unknown[]]

/**
 * The response class of the server (`http.createServer({ ServerResponse })`). Our own answers leave as they are. One that Next
 * is to write is put under a Holder before: what that wants is collected and leaves whole with its length, any other passes.
 */
export class PageResponse extends ServerResponse<IncomingMessage> {
  #holder: Holder | null = null
  #ofNext = false
  #chunks: Buffer[] = []
  #size = 0

  /** To be called before Next is. */
  putUnder(holder: Holder): void {
    this.#holder = holder
    this.#ofNext = true
  }

  override writeHead(...args: unknown[]): this {
    if (!this.#ofNext) return super.writeHead(...(args as Heads))
    const [status, ...rest] = args as [number, ...unknown[]]
    this.statusCode = status
    if (typeof rest[0] === 'string') this.statusMessage = rest[0]
    for (const [name, value] of pairsOf(rest.at(-1))) this.setHeader(name, value)
    if (this.#holds()) return this
    this.#protect()
    return super.writeHead(this.statusCode)
  }

  override write(...args: unknown[]): boolean {
    if (!this.#holds()) return Reflect.apply(super.write, this, args)
    this.#collect(args as Writes)
    const done = args.at(-1)
    if (typeof done === 'function') process.nextTick(done as () => void)
    return true
  }

  override end(...args: unknown[]): this {
    const holder = this.#holder
    if (!holder || !this.#holds()) return Reflect.apply(super.end, this, args)
    this.#collect(args as Writes)
    this.#holder = null
    const done = args.filter(each => typeof each === 'function')
    holder.finish(this, Buffer.concat(this.#chunks)).then(
      body => {
        if (this.destroyed) return
        this.setHeader('content-length', body.length)
        Reflect.apply(super.end, this, [body, ...done])
      },
      (error: Error) => this.destroy(error),
    )
    return this
  }

  override flushHeaders(): void {
    if (!this.#holds()) super.flushHeaders()
  }

  /** Once it does not, what was collected leaves and the rest follows. */
  #holds(): boolean {
    if (!this.#holder) return false
    if (this.#holder.holds(this, this.#size)) return true
    this.#holder = null
    for (const chunk of this.#chunks.splice(0)) super.write(chunk)
    return false
  }

  #collect([chunk, encoding]: Writes): void {
    if (typeof chunk !== 'string' && !(chunk instanceof Uint8Array)) return
    const piece = typeof chunk === 'string' ? Buffer.from(chunk, asEncoding(encoding)) : Buffer.from(chunk)
    this.#chunks.push(piece)
    this.#size += piece.length
  }

  /**
   * Redirects and refusals of Next have no policy; pages bring their own, and files need none. Not 304: its headers would
   * replace those of the page that the browser has kept.
   */
  #protect(): void {
    const refuses = this.statusCode >= 300 && this.statusCode !== 304
    if (refuses && !this.hasHeader(POLICY_HEADER)) this.setHeader(POLICY_HEADER, POLICY)
  }
}

/** Headers as writeHead takes them: an object, or names and values in turn. */
function pairsOf(headers: unknown): [string, string | number | string[]][] {
  if (typeof headers !== 'object' || headers === null) return []
  if (!Array.isArray(headers)) return Object.entries(headers).filter(([, value]) => value !== undefined)
  return headers.flatMap((name, at) => (at % 2 === 0 ? [[String(name), headers[at + 1]]] : []))
}

function asEncoding(value: unknown): BufferEncoding {
  return typeof value === 'string' && Buffer.isEncoding(value) ? value : 'utf8'
}
