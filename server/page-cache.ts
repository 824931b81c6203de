import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { encode, encodingFor, isCompressible } from './encoding'
import type { Holder } from './page-response'

/** What a prerendered page says of itself, and a file whose name holds its hash. */
const LASTING = /^s-maxage=31536000$|\bimmutable\b/
/** With one of these React asks for something else, or the client has a copy or wants a part. */
const OF_ANOTHER_KIND = /^(rsc|next-.*|if-.*|range)$/
/** What Next says to itself; its router in the browser reads it of data, never of a document. */
const OF_NEXT_ALONE = /^x-(nextjs|middleware)-/
const OF_ONE_ANSWER = ['date', 'connection', 'keep-alive', 'transfer-encoding']
const ANSWER_MAX_BYTES = 512 * 1024
const KEPT_MAX_BYTES = 32 * 1024 * 1024
/** The index of the search is the largest text that we have. */
const TEXT_MAX_BYTES = 4 * 1024 * 1024

type Kept = { headers: OutgoingHttpHeaders; body: Buffer }

export type PageCache = {
  /** Answers from memory. @returns whether it could */
  answer: (request: IncomingMessage, response: ServerResponse) => boolean
  /** Compresses what Next is about to answer, and keeps it if it is the same for everybody. */
  holderFor: (request: IncomingMessage) => Holder
}

/**
 * Finished pages and files, compressed once and kept so. Compressing a page for each reader takes longer than all the
 * rest; and here it leaves whole and says its length, so that nginx, which keeps the answer, can send it in one piece
 * too (bench/nginx.ts). Other texts are compressed each time.
 */
export function createPageCache(maxBytes = KEPT_MAX_BYTES): PageCache {
  const answers = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    // Nothing is no size.
    sizeCalculation: ({ body }) => Math.max(1, body.length),
  })
  return {
    answer: (request, response) => {
      const key = keyOf(request)
      const kept = key && answers.get(key)
      if (!kept) return false
      response.writeHead(200, kept.headers)
      response.end(kept.body)
      return true
    },
    holderFor: request => ({
      holds: (response, size) => request.method === 'GET' && isHeld(response, size),
      finish: async (response, whole) => {
        const key = isLasting(response) && whole.length <= ANSWER_MAX_BYTES ? keyOf(request) : null
        const body = await compressed(request, response, whole, key !== null)
        if (key !== null) answers.set(key, { headers: lastingHeaders(response, body), body })
        return body
      },
    }),
  }
}

/** What an answer is kept under; null for a request whose answer is not. */
function keyOf(request: IncomingMessage): string | null {
  if (request.method !== 'GET' || isOfAnotherKind(request)) return null
  return `${encodingFor(request)} ${request.url}`
}

/** The body as it leaves, and the head that goes with it. */
async function compressed(
  request: IncomingMessage,
  response: ServerResponse,
  whole: Buffer,
  isKept: boolean,
): Promise<Buffer> {
  if (isKept)
    for (const name of response.getHeaderNames()) if (OF_NEXT_ALONE.test(name)) response.removeHeader(name)
  if (!isCompressible(response.getHeader('content-type'))) return whole
  const encoding = encodingFor(request, whole.length)
  // One line: of several nginx 1.22 reads the last only, and would never find again what it has kept.
  response.setHeader('vary', [response.getHeader('vary') ?? [], 'Accept-Encoding'].flat().join(', '))
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding)
  return await encode(whole, encoding, isKept ? 'best' : 'quick')
}

function isOfAnotherKind({ headers }: IncomingMessage): boolean {
  return Object.keys(headers).some(name => OF_ANOTHER_KIND.test(name))
}

function isHeld(response: ServerResponse, size: number): boolean {
  if (isCompressible(response.getHeader('content-type')))
    return size <= TEXT_MAX_BYTES && hasWholeBody(response)
  return size <= ANSWER_MAX_BYTES && isLasting(response)
}

function hasWholeBody({ statusCode }: ServerResponse): boolean {
  return statusCode >= 200 && ![204, 206, 304].includes(statusCode)
}

/** A page that is the same for everybody until the next build. */
function isLasting(response: ServerResponse): boolean {
  const policy = String(response.getHeader('cache-control') ?? '')
  return response.statusCode === 200 && LASTING.test(policy) && !response.hasHeader('set-cookie')
}

/** Of an answer that is sent again: all but what belongs to this one alone. */
function lastingHeaders(response: ServerResponse, body: Buffer): OutgoingHttpHeaders {
  const lasting = Object.entries(response.getHeaders()).filter(([name]) => !OF_ONE_ANSWER.includes(name))
  return { ...Object.fromEntries(lasting), 'content-length': body.length }
}
