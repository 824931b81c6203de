import 'server-only'
import { randomUUID } from 'node:crypto'
import { type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { failure } from '@/lib/contracts/envelope'
import { ERRORS, type ErrorCode } from '@/lib/contracts/errors'
import { REQUEST_ID_HEADER } from '@/lib/contracts/headers'
import siteHeaders from '@/lib/site-headers.json'
import { METHODS } from './http/methods'

/** Answers that leave before Next is asked, or in its stead. */

/** Of everything that is no page: it loads nothing and stands in no frame. */
const POLICY_HEADER = 'content-security-policy'
const POLICY = "default-src 'none'; frame-ancestors 'none'"

const HEADERS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(siteHeaders).map(([name, value]) => [name.toLowerCase(), value])),
  'cache-control': 'no-store',
  [POLICY_HEADER]: POLICY,
}

type Whole = { status: number; headers: Record<string, string>; body: string }

function envelope(code: ErrorCode): Whole {
  const requestId = randomUUID()
  const { status, message } = ERRORS[code]
  return {
    status,
    headers: {
      ...HEADERS,
      'content-type': 'application/json; charset=utf-8',
      // What comes after a broken request is not read. A body too large is (limitBody), or its reset would outrun the answer.
      ...(code === 'tooLarge' ? {} : { connection: 'close' }),
      [REQUEST_ID_HEADER]: requestId,
      ...(code === 'methodNotAllowed' ? { allow: METHODS.join(', ') } : {}),
    },
    body: JSON.stringify(failure({ status, errorMessage: message, code, requestId })),
  }
}

function plain(status: number): Whole {
  const headers = {
    ...HEADERS,
    'content-type': 'text/plain; charset=utf-8',
    connection: 'close',
    ...(status === 405 ? { allow: 'GET, HEAD' } : {}),
  }
  return { status, headers, body: `${STATUS_CODES[status]}\n` }
}

function send(response: ServerResponse, { status, headers, body }: Whole): true {
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) })
  response.end(body)
  return true
}

/** The envelope of a call. */
export const refuse = (response: ServerResponse, code: ErrorCode): true => send(response, envelope(code))

/** What asks for no page and no call: a status and its name. */
export const refusePlainly = (response: ServerResponse, status: number): true => send(response, plain(status))

/** To the one spelling of an address: `url` begins with one slash, so it leads to this site and nowhere else. */
export function redirect(response: ServerResponse, url: string): true {
  response.writeHead(308, { ...HEADERS, location: url, 'content-length': 0 })
  response.end()
  return true
}

const STATUS_OF_FAULT: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}
const CODE_OF_FAULT: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'tooLarge',
  HPE_INVALID_URL: 'notFound',
}

type ParserFault = Error & { code?: string; rawPacket?: Buffer }

/**
 * To what Node could not read as a request, or to one that wants another protocol: there is no response to write to, and
 * Node itself would send a bare status without a policy.
 */
export function answerUnread(socket: Duplex, fault: ParserFault): void {
  // The property is Node's own, which asks it for the same reason: an answer may be under way on this connection.
  const { _httpMessage: current } = socket as { _httpMessage?: ServerResponse | null }
  if (!socket.writable || fault.code === 'ECONNRESET' || current?.headersSent) return void socket.destroy()
  const isCall = /^[A-Z]+ \/api[/? ]/.test(fault.rawPacket?.toString('latin1', 0, 32) ?? '')
  const { status, headers, body } = isCall
    ? envelope(CODE_OF_FAULT[fault.code ?? ''] ?? 'invalidInput')
    : plain(STATUS_OF_FAULT[fault.code ?? ''] ?? 400)
  const lines = Object.entries({
    ...headers,
    connection: 'close',
    'content-length': Buffer.byteLength(body),
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
}

/**
 * Redirects and refusals of Next have no policy, nor may answers of another API host; pages bring their own, and files
 * need none. Not 304: its headers would replace those of the page that the browser has kept.
 */
export function protect(response: ServerResponse, isApi: boolean): void {
  const { writeHead } = response
  response.writeHead = ((status: number, ...rest: unknown[]) => {
    const needsPolicy = isApi || (status >= 300 && status !== 304)
    if (needsPolicy && !response.headersSent && !response.hasHeader(POLICY_HEADER) && !named(rest.at(-1)))
      response.setHeader(POLICY_HEADER, POLICY)
    return Reflect.apply(writeHead, response, [status, ...rest])
  }) as typeof response.writeHead
}

function named(headers: unknown): boolean {
  if (typeof headers !== 'object' || headers === null) return false
  const names = Array.isArray(headers) ? headers : Object.keys(headers)
  return names.some(name => String(name).toLowerCase() === POLICY_HEADER)
}

/**
 * Next answers a proxied call with a bare 500 when the other host fails it, even one that was refused meanwhile. Stands
 * above whatever else changes `end`.
 */
export function rescueProxied(response: ServerResponse, timeoutMs: number): void {
  const { end } = response
  const startedAt = performance.now()
  response.end = ((...args: unknown[]) => {
    if (response.writableEnded) return response
    const isBare = !response.headersSent && response.statusCode === 500 && !response.hasHeader('content-type')
    if (!isBare) return Reflect.apply(end, response, args)
    refuse(response, performance.now() - startedAt < timeoutMs ? 'hostAway' : 'hostSlow')
    return response
  }) as typeof response.end
}
