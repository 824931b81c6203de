import http, { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import https from 'node:https'
import { BODY_MAX_BYTES } from '@/lib/contracts/limits'
import { HOST_TIMEOUT_MS } from '@/lib/server/api-host'
import { POLICY, POLICY_HEADER, refuse, SITE_HEADERS } from './early-answers'

/** Between two neighbours only (RFC 9110, 7.6.1), and what is written anew. */
const OF_ONE_HOP = /^(connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|expect|host)$/

/**
 * Passes a call on to API_HOST, cookies and the client's address included. A host that fails or is silent for too long
 * is answered for; a body over the limit is refused.
 */
export function passOn(
  request: IncomingMessage,
  response: ServerResponse,
  host: string,
  timeoutMs = HOST_TIMEOUT_MS,
): void {
  const target = new URL(host + request.url)
  const { request: ask } = target.protocol === 'https:' ? https : http
  const headers = { ...withoutHop(request.headers), ...forwarded(request) }
  // A connection of its own for each: one that is kept may just have been closed, and a POST is never sent twice.
  const call = ask(target, { method: request.method, headers, agent: false })
  const giveUp = (code: 'hostAway' | 'hostSlow' | 'tooLarge') => {
    if (response.headersSent) response.destroy()
    else if (!response.writableEnded) refuse(response, code)
    request.unpipe(call).resume()
    call.destroy()
  }
  call.setTimeout(timeoutMs, () => giveUp('hostSlow'))
  call.on('error', () => giveUp('hostAway'))
  call.on('response', answer => {
    response.writeHead(answer.statusCode ?? 502, {
      ...SITE_HEADERS,
      [POLICY_HEADER]: POLICY,
      ...withoutHop(answer.headers),
    })
    answer.on('error', () => response.destroy()).pipe(response)
  })
  response.once('close', () => call.destroy())
  let bytes = 0
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    // That host waits for as many bytes as were announced, so a body cut short would never be answered.
    if (bytes > BODY_MAX_BYTES && !response.writableEnded) giveUp('tooLarge')
  })
  request.pipe(call)
}

function withoutHop(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_ONE_HOP.test(name)))
}

function forwarded({ headers, socket }: IncomingMessage): IncomingHttpHeaders {
  return {
    'x-forwarded-for': headers['x-forwarded-for'] ?? socket.remoteAddress,
    'x-forwarded-host': headers.host,
    'x-forwarded-proto': headers['x-forwarded-proto'] ?? 'http',
  }
}
