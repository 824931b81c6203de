import 'server-only'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { lastingHeaders } from './list-cache'

/** What a prerendered page says of itself, and a file whose name holds its hash. */
const LASTING = /^s-maxage=31536000$|\bimmutable\b/
/** With one of these React asks for something else, or the client has a copy or wants a part. */
const OF_ANOTHER_KIND = /^(rsc|next-.*|if-.*|range)$/
/** What Next says to itself; its router in the browser reads it of data, never of a document. */
const OF_NEXT_ALONE = /^x-(nextjs|middleware)-/
const ANSWER_MAX_BYTES = 512 * 1024
const KEPT_MAX_BYTES = 32 * 1024 * 1024

type Kept = { headers: OutgoingHttpHeaders; body: Buffer }

export type PageCache = {
  /** Answers from memory. @returns whether it could */
  answer: (request: IncomingMessage, response: ServerResponse) => boolean
  /** Keeps what is about to be answered, if it is the same for everybody. To be called after what compresses the rest. */
  keepWhatFollows: (request: IncomingMessage, response: ServerResponse) => void
}

type Encoding = 'br' | 'gzip' | 'identity'

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants
/** 30 ms for a note, once. The best of Brotli (11) takes 400 and saves another tenth. */
const BROTLI_QUALITY = 9

/** Beside the main thread. @throws never for a body that fits into memory */
const compressed: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: body =>
    promisify(zlib.brotliCompress)(body, {
      params: { [BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: body => promisify(zlib.gzip)(body, { level: zlib.constants.Z_BEST_COMPRESSION }),
  identity: async body => body,
}

const COMPRESSIBLE = /^(text\/|image\/svg)|javascript|json|xml/

/** What the client takes, the smallest first. A name with weight 0 is refused. */
export function encodingFor({ headers }: IncomingMessage): Encoding {
  const taken = String(headers['accept-encoding'] ?? '')
    .split(',')
    .filter(each => !/;\s*q=0(\.0*)?\s*$/.test(each))
    .map(each => each.split(';')[0]?.trim().toLowerCase())
  return (['br', 'gzip'] as const).find(each => taken.includes(each)) ?? 'identity'
}

/**
 * Finished pages and files, compressed once and kept so. Compressing a page for each reader takes longer than all the
 * rest; and here it leaves whole and says its length, so that nginx, which keeps the answer, can send it in one piece
 * too (bench/nginx.ts).
 */
export function createPageCache(maxBytes = KEPT_MAX_BYTES): PageCache {
  const answers = new Map<string, Kept>()
  let bytes = 0
  const remove = (key: string) => {
    bytes -= answers.get(key)?.body.length ?? 0
    answers.delete(key)
  }
  const keep = (key: string, kept: Kept) => {
    remove(key)
    answers.set(key, kept)
    bytes += kept.body.length
    for (const oldest of answers.keys()) {
      if (bytes <= maxBytes) break
      remove(oldest)
    }
  }
  return {
    answer: (request, response) => {
      const key = keyOf(request)
      const kept = key && answers.get(key)
      if (!kept) return false
      keep(key, kept)
      response.writeHead(200, kept.headers)
      response.end(kept.body)
      return true
    },
    keepWhatFollows: (request, response) => {
      const key = keyOf(request)
      if (!key) return
      holdBack(response, async whole => {
        for (const name of response.getHeaderNames())
          if (OF_NEXT_ALONE.test(name)) response.removeHeader(name)
        const body = await encode(response, encodingFor(request), whole)
        keep(key, { headers: lastingHeaders(response, body), body })
        return body
      })
    },
  }
}

/** What an answer is kept under; null for a request whose answer is not. */
function keyOf(request: IncomingMessage): string | null {
  if (request.method !== 'GET' || isOfAnotherKind(request)) return null
  return `${encodingFor(request)} ${request.url}`
}

/** The body as it leaves, and the head that goes with it. */
async function encode(response: ServerResponse, encoding: Encoding, whole: Buffer): Promise<Buffer> {
  if (!COMPRESSIBLE.test(String(response.getHeader('content-type')))) return whole
  // One line: of several nginx 1.22 reads the last only, and would never find again what it has kept.
  response.setHeader('vary', [response.getHeader('vary') ?? [], 'Accept-Encoding'].flat().join(', '))
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding)
  return compressed[encoding](whole)
}

function isOfAnotherKind({ headers }: IncomingMessage): boolean {
  return Object.keys(headers).some(name => OF_ANOTHER_KIND.test(name))
}

/** A page that is the same for everybody until the next build. */
function isLasting(response: ServerResponse): boolean {
  const policy = String(response.getHeader('cache-control') ?? '')
  return response.statusCode === 200 && LASTING.test(policy) && !response.hasHeader('set-cookie')
}

/**
 * Collects an answer that may be kept and lets it go whole, as `finish` makes it, with its length. Any other passes as if
 * nobody stood here: which it is shows when its head is written. Compression of those stands below.
 */
function holdBack(response: ServerResponse, finish: (body: Buffer) => Promise<Buffer>): void {
  const { writeHead, write, end } = response
  const chunks: Buffer[] = []
  let size = 0
  let free = false
  // Nothing is put back: who has wrapped these functions meanwhile would be cut out.
  const letGo = () => {
    free = true
    for (const chunk of chunks.splice(0)) Reflect.apply(write, response, [chunk])
  }
  const collect = (chunk: unknown, encoding: unknown) => {
    if (typeof chunk !== 'string' && !(chunk instanceof Uint8Array)) return
    const piece = typeof chunk === 'string' ? Buffer.from(chunk, asEncoding(encoding)) : Buffer.from(chunk)
    chunks.push(piece)
    size += piece.length
  }
  const passes = () => {
    if (!free && isLasting(response) && size <= ANSWER_MAX_BYTES) return false
    if (!free) letGo()
    return true
  }
  Object.assign(response, {
    writeHead: (status: number, ...rest: unknown[]) => {
      if (free) return Reflect.apply(writeHead, response, [status, ...rest])
      response.statusCode = status
      const headers = rest.at(-1)
      if (typeof headers === 'object' && headers !== null && !Array.isArray(headers))
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
      else if (headers !== undefined) {
        letGo()
        return Reflect.apply(writeHead, response, [status, ...rest])
      }
      return passes() ? Reflect.apply(writeHead, response, [status]) : response
    },
    write: (chunk: unknown, ...rest: unknown[]) => {
      if (passes()) return Reflect.apply(write, response, [chunk, ...rest])
      collect(chunk, rest[0])
      const done = rest.at(-1)
      if (typeof done === 'function') process.nextTick(done as () => void)
      return true
    },
    end: (...args: unknown[]) => {
      if (passes()) return Reflect.apply(end, response, args)
      collect(args[0], args[1])
      free = true
      const done = args.filter(each => typeof each === 'function')
      finish(Buffer.concat(chunks)).then(
        body => {
          if (response.destroyed) return
          response.setHeader('content-length', body.length)
          Reflect.apply(end, response, [body, ...done])
        },
        (error: Error) => response.destroy(error),
      )
      return response
    },
  })
}

function asEncoding(value: unknown): BufferEncoding {
  return typeof value === 'string' && Buffer.isEncoding(value) ? value : 'utf8'
}
