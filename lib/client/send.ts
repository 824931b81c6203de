import { COOKIES } from '@/lib/contracts/browser-state'
import { answerFailure } from '@/lib/contracts/call-failure'
import { readEnvelope } from '@/lib/contracts/envelope'
import { API_TIMEOUT_MS } from '@/lib/contracts/limits'
import type { BodyOf, Endpoint, Operation, QueryOf, ResultOf } from '@/lib/contracts/operation'
import { Unreadable } from '@/lib/contracts/shape'
import { ApiError } from './api-error'
import { readCookie } from './cookies'

export type SendOptions = {
  body?: Readonly<Record<string, unknown>>
  headers?: Readonly<Record<string, string>>
  /** Added to the address, for example `?action=login`. */
  query?: Readonly<Record<string, string>>
  timeoutMs?: number
  /** The request outlives the page. Bodies up to 64 KiB. */
  keepalive?: boolean
}

function headersFor(endpoint: Endpoint, { body, headers }: SendOptions): Record<string, string> {
  const token = endpoint.credentials === false ? null : readCookie(COOKIES.token)
  return {
    accept: 'application/json',
    ...(body && { 'content-type': 'application/json' }),
    ...(token && { authorization: `Bearer ${token}` }),
    ...headers,
  }
}

async function readBody(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch (error) {
    if (error instanceof SyntaxError) return null // a page of a proxy, or nothing at all
    throw error
  }
}

/** The connection's answer, or how it failed. The time limit covers the body too. */
async function exchange(endpoint: Endpoint, options: SendOptions): Promise<[Response, unknown]> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), options.timeoutMs ?? API_TIMEOUT_MS)
  const query = options.query ? `?${new URLSearchParams(options.query)}` : ''
  try {
    const response = await fetch(endpoint.path + query, {
      method: endpoint.method,
      credentials: endpoint.credentials === false ? 'omit' : 'include',
      headers: headersFor(endpoint, options),
      ...(options.body && { body: JSON.stringify(options.body) }),
      ...(options.keepalive && { keepalive: true }),
      signal: controller.signal,
    })
    return [response, await readBody(response)]
  } catch {
    throw new ApiError({ kind: controller.signal.aborted ? 'timeout' : 'network' })
  } finally {
    clearTimeout(timer)
  }
}

/** One request, no second try. @returns what stands in `result`. @throws ApiError */
export async function send(endpoint: Endpoint, options: SendOptions = {}): Promise<unknown> {
  const [response, body] = await exchange(endpoint, options)
  const envelope = readEnvelope(body)
  if (response.ok && envelope?.isSuccess) return envelope.result
  throw new ApiError(answerFailure(response.status, envelope))
}

type InputOf<O extends Operation> = BodyOf<O> extends undefined ? QueryOf<O> : BodyOf<O>
type CallOptions = Pick<SendOptions, 'headers' | 'keepalive'>
/** Of a call by its declaration: the body or what stands in the address, where it has either. */
export type CallArguments<O extends Operation> = [InputOf<O>] extends [undefined]
  ? [input?: undefined, options?: CallOptions]
  : [input: InputOf<O>, options?: CallOptions]

/** Makes a call by its declaration; `ask` is how. @returns the result, read as the declaration says. @throws ApiError */
export async function callBy<O extends Operation>(
  ask: (endpoint: Endpoint, options: SendOptions) => Promise<unknown>,
  operation: O,
  [input, options]: CallArguments<O>,
): Promise<ResultOf<O>> {
  const said = await ask(operation, {
    ...options,
    ...(operation.request ? { body: input } : { query: input }),
  })
  try {
    return operation.response.read(said) as ResultOf<O>
  } catch (error) {
    throw error instanceof Unreadable ? new ApiError({ kind: 'unknown' }) : error
  }
}

/** One request, no second try. @throws ApiError */
export function callOnce<O extends Operation>(
  operation: O,
  ...given: CallArguments<O>
): Promise<ResultOf<O>> {
  return callBy(send, operation, given)
}
