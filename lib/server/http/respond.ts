import 'server-only'
import { randomUUID } from 'node:crypto'
import { type Envelope, failure } from '@/lib/contracts/envelope'
import { ERRORS } from '@/lib/contracts/errors'
import { REQUEST_ID_HEADER } from '@/lib/contracts/headers'
import type { Operation } from '@/lib/contracts/operation'
import { isDatabaseAway } from '../db/db'
import { errorFields } from '../log'
import { server } from '../server'
import { ApiError, isApiError } from './api-error'

type CachePolicy = NonNullable<Operation['cache']> | 'none'

const PUBLIC = 'public, max-age=3600, stale-while-revalidate=86400'

const CACHE_CONTROL: Record<CachePolicy, string> = {
  none: 'no-store',
  public: PUBLIC,
  shared: PUBLIC,
}

type Answer = {
  status: number
  body: Envelope<unknown>
  requestId: string
  cookies: ReadonlyMap<string, string>
  cache?: CachePolicy
  headers?: Record<string, string>
}

export function newRequestId(): string {
  return randomUUID()
}

export function answer({ status, body, requestId, cookies, cache = 'none', headers }: Answer): Response {
  const response = new Response(cache === 'none' ? JSON.stringify(body) : serialisedOnce(body), {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': CACHE_CONTROL[cache],
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      [REQUEST_ID_HEADER]: requestId,
      ...(cache === 'shared' ? { 'access-control-allow-origin': '*' } : {}),
      ...headers,
    },
  })
  for (const cookie of cookies.values()) response.headers.append('set-cookie', cookie)
  return response
}

const serialised = new WeakMap<object, string>()

/** Public lists are the same objects for everybody, so their text is made once. */
function serialisedOnce(body: Envelope<unknown>): string {
  const { result } = body
  if (typeof result !== 'object' || result === null) return JSON.stringify(body)
  const text = serialised.get(result) ?? JSON.stringify(body)
  serialised.set(result, text)
  return text
}

type FailedRequest = {
  request: Request
  requestId: string
  cookies: ReadonlyMap<string, string>
  startedAt: number
}

/** The one mapper from what was thrown to what is said. Unknown errors never show their words. */
export function failureAnswer(error: unknown, failed: FailedRequest): Response {
  const known = knownError(error)
  if (known.status >= 500) report(error, known, failed)
  const { fields, retryAfterSeconds, allow } = known.details
  const body = failure({
    status: known.status,
    errorMessage: known.message,
    code: known.code,
    requestId: failed.requestId,
    ...(fields ? { fields } : {}),
  })
  const headers: Record<string, string> = {}
  if (retryAfterSeconds) headers['retry-after'] = String(retryAfterSeconds)
  if (allow) headers.allow = allow.join(', ')
  return answer({ status: known.status, body, requestId: failed.requestId, cookies: failed.cookies, headers })
}

function knownError(error: unknown): ApiError {
  if (isApiError(error)) return error
  return isDatabaseAway(error)
    ? new ApiError('unavailable', { retryAfterSeconds: 5 })
    : new ApiError('internal')
}

function report(error: unknown, known: ApiError, failed: FailedRequest): void {
  const fields = {
    requestId: failed.requestId,
    method: failed.request.method,
    path: new URL(failed.request.url).pathname,
    status: ERRORS[known.code].status,
    code: known.code,
    durationMs: Math.round(performance.now() - failed.startedAt),
  }
  if (known.code === 'internal') server().log.error({ ...fields, ...errorFields(error) }, 'a handler failed')
  else server().log.warn(fields, 'a call was put off')
}
