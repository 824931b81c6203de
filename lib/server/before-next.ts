import 'server-only'
import { randomUUID } from 'node:crypto'
import http from 'node:http'
import { REQUEST_ID_HEADER } from '@/lib/contracts/endpoints'
import { failure } from '@/lib/contracts/envelope'
import { ERRORS, type ErrorCode } from '@/lib/contracts/errors'
import { peerAddress } from './http/client-address'
import { METHODS } from './http/methods'
import { processGlobal } from './process-global'

type Emit = (event: string | symbol, ...args: unknown[]) => boolean

/**
 * Sees each request before Next does. Next passes the client's X-Forwarded-For on as it came and hides the
 * socket, so the true address is noted here; and it answers a few broken requests with bare text, which are
 * given their envelope here. Every server of the process emits "request" through this prototype.
 */
export function standBeforeNext(): void {
  processGlobal('standsBeforeNext', () => {
    const emit = http.Server.prototype.emit as Emit
    http.Server.prototype.emit = function (this: http.Server, event: string | symbol, ...args: unknown[]) {
      if (event !== 'request') return emit.call(this, event, ...args)
      const [request, response] = args as [http.IncomingMessage, http.ServerResponse]
      const code = brokenApiRequest(request.method ?? '', request.url ?? '')
      if (code) return refuse(response, code)
      return peerAddress.run(request.socket.remoteAddress ?? '', () => emit.call(this, event, ...args))
    }
    return true
  })
}

/** What is wrong with a call that Next would fail on; null for everything that it can route. */
export function brokenApiRequest(method: string, url: string): ErrorCode | null {
  if (!/^\/api([/?#]|$)/.test(url)) return null
  if (!(METHODS as readonly string[]).includes(method)) return 'methodNotAllowed'
  try {
    decodeURIComponent(url.split('?')[0] ?? '')
    return null
  } catch {
    return 'notFound'
  }
}

function refuse(response: http.ServerResponse, code: ErrorCode): true {
  const requestId = randomUUID()
  const { status, message } = ERRORS[code]
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    connection: 'close',
    [REQUEST_ID_HEADER]: requestId,
    ...(code === 'methodNotAllowed' ? { allow: METHODS.join(', ') } : {}),
  })
  response.end(JSON.stringify(failure({ status, errorMessage: message, code, requestId })))
  return true
}
