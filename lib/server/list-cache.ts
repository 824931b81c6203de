import 'server-only'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { ENDPOINTS } from '@/lib/contracts/endpoints'
import { REQUEST_ID_HEADER } from '@/lib/contracts/headers'

/** The lists that are the same for everybody and change at a start only. */
const LISTS: ReadonlySet<string> = new Set([
  ENDPOINTS.gradeDropdown.path,
  ENDPOINTS.countryDropdown.path,
  ENDPOINTS.competency.path,
  ENDPOINTS.subjects.path,
])
const FRESH_MS = 60_000
/** One for each list and spelling of Accept-Encoding; browsers have a handful. */
const KEPT_MAX = 32
const BODY_MAX_BYTES = 512 * 1024
const OF_ONE_ANSWER = ['date', 'connection', 'keep-alive', 'transfer-encoding', REQUEST_ID_HEADER]

type Kept = { headers: OutgoingHttpHeaders; body: Buffer; keptAt: number }

export type ListCache = {
  /** Answers from memory, or keeps what Next is about to answer and says false. */
  answer: (request: IncomingMessage, response: ServerResponse) => boolean
}

/**
 * A small cache before Next, which spends a millisecond on every request whatever the handler does. It holds
 * finished answers of public lists, so that these stay up while the database is away, too.
 */
export function createListCache(now: () => number = Date.now): ListCache {
  const answers = new Map<string, Kept>()
  return {
    answer: (request, response) => {
      if (request.method !== 'GET' || !LISTS.has(request.url ?? '')) return false
      const key = `${request.url} ${request.headers['accept-encoding'] ?? ''}`
      const kept = answers.get(key)
      if (kept && now() - kept.keptAt < FRESH_MS) {
        response.writeHead(200, { ...kept.headers, [REQUEST_ID_HEADER]: randomUUID() })
        response.end(kept.body)
        return true
      }
      watch(response, body => {
        if (answers.size >= KEPT_MAX) answers.clear()
        answers.set(key, { headers: lastingHeaders(response, body), body, keptAt: now() })
      })
      return false
    },
  }
}

/** Hands over the bytes that left, once all have and if everybody may have them. */
function watch(response: ServerResponse, keep: (body: Buffer) => void): void {
  const chunks: Buffer[] = []
  const collect = (chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array)
      chunks.push(Buffer.from(chunk as Uint8Array))
  }
  const write = response.write.bind(response) as (...args: unknown[]) => boolean
  const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse
  response.write = (...args: unknown[]) => {
    collect(args[0])
    return write(...args)
  }
  response.end = ((...args: unknown[]) => {
    collect(args[0])
    return end(...args)
  }) as typeof response.end
  response.once('finish', () => {
    const body = Buffer.concat(chunks)
    if (isForEverybody(response) && body.length <= BODY_MAX_BYTES) keep(body)
  })
}

function isForEverybody(response: ServerResponse): boolean {
  const policy = String(response.getHeader('cache-control') ?? '')
  return response.statusCode === 200 && policy.startsWith('public') && !response.hasHeader('set-cookie')
}

/** Of an answer that is sent again: all but what belongs to this one alone. */
export function lastingHeaders(response: ServerResponse, body: Buffer): OutgoingHttpHeaders {
  const lasting = Object.entries(response.getHeaders()).filter(([name]) => !OF_ONE_ANSWER.includes(name))
  return { ...Object.fromEntries(lasting), 'content-length': body.length }
}
