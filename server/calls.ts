import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ErrorCode } from '@/lib/contracts/errors'
import { REQUEST_ID_HEADER } from '@/lib/contracts/headers'
import { BODY_MAX_BYTES } from '@/lib/contracts/limits'
import { peerAddress } from '@/lib/server/http/client-address'
import { METHODS } from '@/lib/server/http/methods'
import { traceCall } from '@/lib/server/telemetry/tracing'
import { refuse } from './early-answers'
import type { ListCache } from './list-cache'
import { passOn } from './other-host'
import type { Address } from './request-path'
import { hangUpOnSenders, readWhole, sendStream, sendWhole, toRequest } from './web'

/** What this process calls itself in `Via`. By it a call is known that comes back, whatever leads it here. */
const VIA = `1.1 markwell-${randomUUID()}`
/** The folder of app/api that answers for all addresses without one of their own. */
const ELSEWHERE = '/api/[[...path]]'

export type Handler = (request: Request) => Promise<Response>
/** The handlers of each path by method. */
export type Routes = ReadonlyMap<string, ReadonlyMap<string, Handler>>

export type CallParts = { routes: Routes; lists: ListCache; apiHost: string | null }

/** The exports of the modules of app/api that are named like a method. */
export function routesOf(modules: readonly (readonly [string, Readonly<Record<string, unknown>>])[]): Routes {
  return new Map(
    modules.map(([path, exported]) => [
      path,
      new Map(METHODS.flatMap(name => (exported[name] ? [[name, exported[name] as Handler] as const] : []))),
    ]),
  )
}

export async function answerCall(
  request: IncomingMessage,
  response: ServerResponse,
  address: Address,
  { routes, lists, apiHost }: CallParts,
): Promise<void> {
  hangUpOnSenders(request, response)
  const code = brokenCall(request, address, apiHost)
  if (code) {
    if (code === 'tooLarge') request.resume()
    return void refuse(response, code)
  }
  if (apiHost) {
    request.headers.via = [request.headers.via ?? [], VIA].flat().join(', ')
    return passOn(request, response, apiHost)
  }
  const kept = lists.find(request)
  if (kept)
    return sendWhole(response, { ...kept, headers: { ...kept.headers, [REQUEST_ID_HEADER]: randomUUID() } })
  const path = request.url?.split('?')[0] ?? ''
  const route = routes.has(path) ? path : ELSEWHERE
  const handler = routes.get(route)?.get(request.method ?? '')
  if (!handler) return void refuse(response, 'methodNotAllowed')
  // Without a socket there is nobody to answer, and no address to count the call under.
  const { remoteAddress } = request.socket
  if (remoteAddress === undefined) return void response.destroy()
  const answer = await traceCall(request.method ?? '', route, () =>
    peerAddress.run(remoteAddress, () => handler(toRequest(request))),
  )
  const whole = await readWhole(answer, request)
  if (!whole) return await sendStream(response, answer)
  lists.keep(request, whole)
  sendWhole(response, whole)
}

/** What is wrong with a call that no handler, or the host behind them, should see; null for all that can be routed. */
export function brokenCall(
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  address: Address,
  apiHost: string | null,
): ErrorCode | null {
  if (!(METHODS as readonly string[]).includes(method ?? '')) return 'methodNotAllowed'
  if (address.url === null) return 'notFound'
  if (!apiHost) return null
  if (headers.via?.includes(VIA)) return 'hostIsSelf'
  return Number(headers['content-length'] ?? 0) > BODY_MAX_BYTES ? 'tooLarge' : null
}
