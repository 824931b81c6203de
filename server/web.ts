import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { BODY_MAX_BYTES } from '@/lib/contracts/limits'
import { SITE_HEADERS } from './early-answers'
import { encode, encodingFor, isCompressible } from './encoding'

/** Between Node's requests and answers and those of the Web, which handlers speak. */

/** An answer with all of its body. */
export type Whole = { status: number; headers: OutgoingHttpHeaders; body: Buffer }

/** Handlers read path and query of an address; where the site stands they know from its configuration. */
const ORIGIN = 'http://localhost'
/** An unread upload brings a reset, which must not outrun the answer. */
const LINGER_MS = 500

export function toRequest(request: IncomingMessage): Request {
  const { method, url } = request
  const init: RequestInit & { duplex?: 'half' } = { method, headers: headersOf(request) }
  if (method !== 'GET' && method !== 'HEAD') Object.assign(init, { body: bodyOf(request), duplex: 'half' })
  return new Request(ORIGIN + url, init)
}

function headersOf({ headers }: IncomingMessage): Headers {
  const all = new Headers()
  for (const [name, value] of Object.entries(headers))
    for (const each of [value ?? []].flat()) all.append(name, each)
  return all
}

/**
 * Nothing is read before it is asked for, and at most one byte beyond the limit is kept: enough for the handler to see that
 * the body is too large. What still comes is dropped; a body that breaks off ends, and is no JSON then.
 */
function bodyOf(request: IncomingMessage): ReadableStream<Uint8Array> {
  let left = BODY_MAX_BYTES + 1
  let reads = false
  const begin = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    const finish = () => {
      if (left > 0) controller.close()
      left = 0
    }
    request
      .on('error', () => undefined)
      .once('end', finish)
      .once('close', finish)
    request.on('data', (chunk: Buffer) => {
      if (left === 0) return
      const piece = chunk.subarray(0, left)
      controller.enqueue(piece)
      if (piece.length === left) finish()
      else left -= piece.length
    })
    if (request.destroyed) finish()
  }
  return new ReadableStream(
    {
      pull: controller => {
        if (!reads) begin(controller)
        reads = true
      },
      cancel: () => {
        left = 0
      },
    },
    { highWaterMark: 0 },
  )
}

/** To be called before a call is answered: whoever still sends when the answer has left is hung up on. */
export function hangUpOnSenders(request: IncomingMessage, response: ServerResponse): void {
  response.once('finish', () => {
    if (request.complete) return
    setTimeout(() => {
      if (!request.complete) request.socket.destroy()
    }, LINGER_MS).unref()
  })
}

/** The whole answer, compressed where that is worth it; null when it goes on and on, and is sent piece by piece. */
export async function readWhole(answer: Response, request: IncomingMessage): Promise<Whole | null> {
  const headers = outgoing(answer)
  if (isStream(answer)) return null
  const body = Buffer.from(await answer.arrayBuffer())
  if (!isCompressible(headers['content-type'])) return { status: answer.status, headers, body }
  const encoding = encodingFor(request, body.length)
  if (encoding !== 'identity') headers['content-encoding'] = encoding
  headers.vary = 'Accept-Encoding'
  return { status: answer.status, headers, body: await encode(body, encoding, 'quick') }
}

export function sendWhole(response: ServerResponse, { status, headers, body }: Whole): void {
  // To HEAD the handler makes no body; how long that of GET would be, it does not say.
  response.writeHead(
    status,
    response.req.method === 'HEAD' ? headers : { ...headers, 'content-length': body.length },
  )
  response.end(body)
}

export async function sendStream(response: ServerResponse, answer: Response): Promise<void> {
  const reader = answer.body?.getReader()
  response.once('close', () => void reader?.cancel().catch(() => undefined))
  response.writeHead(answer.status, outgoing(answer))
  response.flushHeaders()
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined }
    if (done || response.destroyed) break
    if (!response.write(value)) await Promise.race(['drain', 'close'].map(name => happens(response, name)))
  }
  response.end()
}

const happens = (response: ServerResponse, name: string) =>
  new Promise<void>(resolve => response.once(name, () => resolve()))

function isStream({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/event-stream') ?? false
}

function outgoing(answer: Response): OutgoingHttpHeaders {
  const headers: OutgoingHttpHeaders = { ...SITE_HEADERS, ...Object.fromEntries(answer.headers) }
  const cookies = answer.headers.getSetCookie()
  if (cookies.length > 0) headers['set-cookie'] = cookies
  return headers
}
