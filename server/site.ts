import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { routes as addresses } from '@/lib/routes'
import { observeRequest } from '@/lib/server/telemetry/metrics'
import { answerCall, type CallParts } from './calls'
import { answerUnread, redirect, refuse, refusePlainly } from './early-answers'
import { forgetInternalHeaders } from './internal-headers'
import type { PageCache } from './page-cache'
import { PageResponse } from './page-response'
import { type Address, readAddress } from './request-path'

/** Longer than nginx keeps its connections (60 s): a proxy never sends on one that was just closed here. */
export const KEEP_ALIVE_MS = 65_000
/** Node counts the wait for the next request's head from the last answer. */
const HEADERS_MS = KEEP_ALIVE_MS + 5000

export type SiteParts = CallParts & {
  pages: PageCache
  /** Next's request handler. */
  render: (request: IncomingMessage, response: ServerResponse) => Promise<unknown>
  /** Times of answers are noted. */
  observes: boolean
}

export type Site = {
  server: http.Server<typeof IncomingMessage, typeof PageResponse>
  /** Takes no new connection, ends each when it is answered, and comes back when the last one is. */
  drain: () => Promise<void>
}

/**
 * The HTTP server: each request passes the same layers in the order in which they stand in `answer`. Calls go to our handlers,
 * pages come from memory or from Next.
 */
export function createSite(parts: SiteParts): Site {
  let draining = false
  /** Every connection, and the latest answer on it. */
  const connections = new Map<Duplex, ServerResponse | undefined>()
  const options = {
    ServerResponse: PageResponse,
    keepAliveTimeout: KEEP_ALIVE_MS,
    headersTimeout: HEADERS_MS,
  }
  const server = http.createServer(options, (request, response) => {
    // A proxy keeps connections and sends on them for as long as they are open: the server would never end.
    if (draining) response.setHeader('connection', 'close')
    connections.set(request.socket, response)
    answer(request, response, parts).catch((error: unknown) => failed(response, error))
  })
  server.on('connection', socket => {
    connections.set(socket, undefined)
    socket.once('close', () => connections.delete(socket))
  })
  server.on('clientError', (error, socket) => answerUnread(socket, error, connections.get(socket)))
  server.on('upgrade', (_, socket) => answerUnread(socket, new Error('no upgrade'), connections.get(socket)))
  const drain = () =>
    new Promise<void>(resolve => {
      draining = true
      server.close(() => resolve())
      for (const [socket, response] of connections) endAfter(socket, response)
    })
  return { server, drain }
}

/** Node ends idle connections itself. One on which nobody has asked yet it takes for busy, and keeps one that is busy now. */
function endAfter(socket: Duplex, response: ServerResponse | undefined): void {
  if (!response) socket.destroy()
  else if (!response.headersSent) response.setHeader('connection', 'close')
  else if (!response.writableFinished) response.once('finish', () => socket.end())
}

async function answer(request: IncomingMessage, response: PageResponse, parts: SiteParts): Promise<void> {
  forgetInternalHeaders(request.headers)
  const address = readAddress(request.url ?? '')
  // Before it is measured: by its spelling an address could not be told to be a call.
  if (address.url !== null && (address.isApi || address.url === address.asked)) request.url = address.url
  if (parts.observes) observeRequest(request, response)
  if (address.isApi) return await answerCall(request, response, address, parts)
  await answerPage(request, response, address, parts)
}

async function answerPage(
  request: IncomingMessage,
  response: PageResponse,
  address: Address,
  { pages, render }: SiteParts,
): Promise<void> {
  // Next takes a form sent to a page for a server action, which we have none of, and fails or renders it without its policy.
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return void refusePlainly(response, address.url === null ? 400 : 405)
  if (address.url === null) {
    // React's router loads the whole page when it is refused data.
    if (request.headers.rsc !== undefined) return void refusePlainly(response, 400)
    request.url = addresses.unreadable
  } else if (address.url !== address.asked) return void redirect(response, address.url)
  if (pages.answer(request, response)) return
  response.putUnder(pages.holderFor(request))
  await render(request, response)
}

/** A fault of ours, which handlers and Next have not turned into an answer themselves. */
function failed(response: ServerResponse, error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.stack : error}\n`)
  if (response.headersSent || response.destroyed) response.destroy()
  else refuse(response, 'internal')
}
