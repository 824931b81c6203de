import { randomUUID } from 'node:crypto'
import { type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { failure } from '@/lib/contracts/envelope'
import { ERRORS, type ErrorCode } from '@/lib/contracts/errors'
import { REQUEST_ID_HEADER } from '@/lib/contracts/headers'
import { METHODS } from '@/lib/server/http/methods'
import siteHeaders from '@/lib/site-headers.json'

/** Answers that leave before Next is asked, or in its stead. */

/** Of everything that is no page: it loads nothing and stands in no frame. */
export const POLICY_HEADER = 'content-security-policy'
export const POLICY = "default-src 'none'; frame-ancestors 'none'"

/** Of every answer; Next adds them to pages (next.config.mjs). */
export const SITE_HEADERS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(siteHeaders).map(([name, value]) => [name.toLowerCase(), value]),
)

const HEADERS: Readonly<Record<string, string>> = {
  ...SITE_HEADERS,
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
      // What comes after a broken request is not read. A body too large is, or its reset would outrun the answer.
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
 * @param last the latest answer on this connection: into one that is under way nothing is written
 */
export function answerUnread(socket: Duplex, fault: ParserFault, last?: ServerResponse): void {
  const isUnderWay = last?.headersSent && !last.writableFinished
  if (!socket.writable || fault.code === 'ECONNRESET' || isUnderWay) return void socket.destroy()
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
