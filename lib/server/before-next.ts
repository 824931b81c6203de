import 'server-only'
import { randomUUID } from 'node:crypto'
import http from 'node:http'
import compression from 'compression'
import { API_IS_HERE, REQUEST_ID_HEADER } from '@/lib/contracts/endpoints'
import { failure } from '@/lib/contracts/envelope'
import { ERRORS, type ErrorCode } from '@/lib/contracts/errors'
import { BODY_MAX_BYTES } from '@/lib/contracts/limits'
import { apiHost } from './api-host'
import { closeWhenDraining } from './draining'
import { peerAddress } from './http/client-address'
import { METHODS } from './http/methods'
import type { ListCache } from './list-cache'
import type { PageCache } from './page-cache'
import { processGlobal } from './process-global'
import { observeRequest } from './telemetry/metrics'

const LINGER_MS = 500

/** What is not kept compressed. Next's own (the same library, older) is off: it stands above us and knows no Brotli. */
const compress = compression() as unknown as (
  request: http.IncomingMessage,
  response: http.ServerResponse,
  next: () => void,
) => void

type Emit = (event: string | symbol, ...args: unknown[]) => boolean

/**
 * Sees each request before Next does. Next passes the client's X-Forwarded-For on as it came and hides the
 * socket, so the true address is noted here; and it answers a few broken requests with bare text, which are
 * given their envelope here; public lists and finished pages come from memory; times are noted when it `observes`. Every server of the process emits "request" through this prototype.
 */
export function standBeforeNext(lists: ListCache | null, pages: PageCache, observes = false): void {
  processGlobal('standsBeforeNext', () => {
    const emit = http.Server.prototype.emit as Emit
    http.Server.prototype.emit = function (this: http.Server, event: string | symbol, ...args: unknown[]) {
      if (event !== 'request') return emit.call(this, event, ...args)
      const [request, response] = args as [http.IncomingMessage, http.ServerResponse]
      closeWhenDraining(response)
      if (observes) observeRequest(request, response)
      const code = brokenApiRequest(request.method ?? '', request.url ?? '')
      if (code) return refuse(response, code)
      if (lists?.answer(request, response)) return true
      const isPage = !isApi(request.url ?? '')
      if (isPage && pages.answer(request, response)) return true
      compress(request, response, () => undefined)
      if (isPage) pages.keepWhatFollows(request, response)
      else {
        tellMiddleware(request)
        limitBody(request, response)
      }
      return peerAddress.run(request.socket.remoteAddress ?? '', () => emit.call(this, event, ...args))
    }
    return true
  })
}

/** What is wrong with a call that Next would fail on; null for everything that it can route. */
export function brokenApiRequest(method: string, url: string): ErrorCode | null {
  if (!isApi(url)) return null
  if (!(METHODS as readonly string[]).includes(method)) return 'methodNotAllowed'
  try {
    decodeURIComponent(url.split('?')[0] ?? '')
    return null
  } catch {
    return 'notFound'
  }
}

function isApi(url: string): boolean {
  return /^\/api([/?#]|$)/.test(url)
}

function tellMiddleware(request: http.IncomingMessage): void {
  if (apiHost()) delete request.headers[API_IS_HERE]
  else request.headers[API_IS_HERE] = '1'
}

/**
 * Before a middleware Next keeps up to 10 MB of a body in memory. So the body ends one byte after the limit:
 * enough for the handler to see that it is too large, and nothing more is kept, whatever still comes.
 */
export function limitBody(request: http.IncomingMessage, response: http.ServerResponse): void {
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
    // Else Node takes the early end for a broken connection and drops it before the answer.
    request.complete = true
    push(null)
    // Not at once: the answer must arrive before the reset that an unread upload brings.
    response.once('finish', () => setTimeout(() => request.socket.destroy(), LINGER_MS).unref())
    return true
  }
}

function refuse(response: http.ServerResponse, code: ErrorCode): true {
  const requestId = randomUUID()
  const { status, message } = ERRORS[code]
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    connection: 'close',
    [REQUEST_ID_HEADER]: requestId,
    ...(code === 'methodNotAllowed' ? { allow: METHODS.join(', ') } : {}),
  })
  response.end(JSON.stringify(failure({ status, errorMessage: message, code, requestId })))
  return true
}
