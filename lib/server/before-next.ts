import 'server-only'
import { randomUUID } from 'node:crypto'
import http from 'node:http'
import type { Duplex } from 'node:stream'
import compression from 'compression'
import type { ErrorCode } from '@/lib/contracts/errors'
import { API_IS_HERE } from '@/lib/contracts/headers'
import { BODY_MAX_BYTES } from '@/lib/contracts/limits'
import { routes } from '@/lib/routes'
import { apiHost, HOST_TIMEOUT_MS } from './api-host'
import { closeWhenDraining } from './draining'
import { answerUnread, protect, redirect, refuse, refusePlainly, rescueProxied } from './early-answers'
import { peerAddress } from './http/client-address'
import { forgetInternalHeaders } from './http/internal-headers'
import { METHODS } from './http/methods'
import { type Address, readAddress } from './http/request-path'
import type { ListCache } from './list-cache'
import type { PageCache } from './page-cache'
import { processGlobal } from './process-global'
import { observeRequest } from './telemetry/metrics'

const LINGER_MS = 500

/** What this process calls itself in `Via`. By it a call is known that comes back, whatever leads it here. */
const VIA = `1.1 markwell-${randomUUID()}`

/** What is not kept compressed. Next's own (the same library, older) is off: it stands above us and knows no Brotli. */
const compress = compression() as unknown as (
  request: http.IncomingMessage,
  response: http.ServerResponse,
  next: () => void,
) => void

type Emit = (event: string | symbol, ...args: unknown[]) => boolean

type Options = {
  lists: ListCache | null
  pages: PageCache
  /** Times of answers are noted. */
  observes: boolean
  /** The development server opens WebSockets, takes forms, and is told by headers what to load anew. */
  isDevelopment: boolean
}

/**
 * Sees each request before Next does, gives its address the one spelling and forgets what only the server may say. Next
 * passes the client's X-Forwarded-For on as it came and hides the socket, so the true address is noted here; and it
 * answers a few broken requests with bare text, which are given their envelope here; public lists and finished pages
 * come from memory. Every server of the process emits its events through this prototype.
 */
export function standBeforeNext(options: Options): void {
  processGlobal('standsBeforeNext', () => {
    const emit = http.Server.prototype.emit as Emit
    http.Server.prototype.emit = function (this: http.Server, event: string | symbol, ...args: unknown[]) {
      if (event === 'clientError') return unread(args[1] as Duplex, args[0] as Error)
      if (event === 'upgrade' && !options.isDevelopment)
        return unread(args[1] as Duplex, new Error('no upgrade'))
      if (event !== 'request') return emit.call(this, event, ...args)
      const [request, response] = args as [http.IncomingMessage, http.ServerResponse]
      if (answersBeforeNext(request, response, options)) return true
      return peerAddress.run(request.socket.remoteAddress ?? '', () => emit.call(this, event, ...args))
    }
    return true
  })
}

function unread(socket: Duplex, fault: Error): true {
  answerUnread(socket, fault)
  return true
}

/** @returns false when Next is to answer: then request and response are ready for it */
function answersBeforeNext(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  { lists, pages, observes, isDevelopment }: Options,
): boolean {
  closeWhenDraining(response)
  if (!isDevelopment) forgetInternalHeaders(request.headers)
  const address = readAddress(request.url ?? '')
  // Before it is measured: by its spelling an address could not be told to be a call.
  if (address.url !== null && (address.isApi || address.url === address.asked)) request.url = address.url
  if (observes) observeRequest(request, response)
  if (!isDevelopment) protect(response, address.isApi)
  if (address.isApi) return answersCall(request, response, address, lists)
  // Next takes a form sent to a page for a server action, which we have none of, and fails or renders it without its policy.
  if (!isRead(request) && !isDevelopment) return refusePlainly(response, address.url === null ? 400 : 405)
  if (address.url === null) {
    // React's router loads the whole page when it is refused data.
    if (request.headers.rsc !== undefined) return refusePlainly(response, 400)
    request.url = routes.unreadable
  } else if (address.url !== address.asked) return redirect(response, address.url)
  if (pages.answer(request, response)) return true
  compress(request, response, () => undefined)
  pages.keepWhatFollows(request, response)
  return false
}

function isRead({ method }: http.IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD'
}

function answersCall(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  address: Address,
  lists: ListCache | null,
): boolean {
  const code = brokenCall(request, address)
  if (code === 'tooLarge') limitBody(request.resume(), response)
  if (code) return refuse(response, code)
  if (lists?.answer(request, response)) return true
  compress(request, response, () => undefined)
  if (!apiHost()) {
    request.headers[API_IS_HERE] = '1'
    limitBody(request, response)
    return false
  }
  request.headers.via = [request.headers.via ?? [], VIA].flat().join(', ')
  rescueProxied(response, HOST_TIMEOUT_MS)
  // The other host waits for as many bytes as were announced, so a body cut short would never be answered.
  limitBody(request, response, () => refuse(response, 'tooLarge'))
  return false
}

/** What is wrong with a call that Next, or the host behind it, would fail on; null for all that can be routed. */
export function brokenCall(
  { method, headers }: Pick<http.IncomingMessage, 'method' | 'headers'>,
  address: Address,
): ErrorCode | null {
  if (!(METHODS as readonly string[]).includes(method ?? '')) return 'methodNotAllowed'
  if (address.url === null) return 'notFound'
  if (!apiHost()) return null
  if (headers.via?.includes(VIA)) return 'hostIsSelf'
  return Number(headers['content-length'] ?? 0) > BODY_MAX_BYTES ? 'tooLarge' : null
}

/**
 * Before a middleware Next keeps up to 10 MB of a body in memory. So the body ends one byte after the limit:
 * enough for the handler to see that it is too large, and nothing more is kept, whatever still comes.
 * @param cut called when a body is cut, for whom that byte does not reach
 */
export function limitBody(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  cut?: () => void,
): void {
  const push = request.push.bind(request)
  let left = BODY_MAX_BYTES + 1
  request.push = (chunk: Buffer | null) => {
    if (left === 0) return true
    if (chunk === null || chunk.length < left) {
      left -= chunk?.length ?? 0
      return push(chunk)
    }
    push(chunk.subarray(0, left))
    left = 0
    cut?.()
    // Else Node takes the early end for a broken connection and drops it before the answer.
    request.complete = true
    push(null)
    // Not at once: the answer must arrive before the reset that an unread upload brings.
    response.once('finish', () => setTimeout(() => request.socket.destroy(), LINGER_MS).unref())
    return true
  }
}
