import 'server-only'
import { ApiError } from './api-error'
import { failureAnswer, newRequestId } from './respond'
import type { Handler } from './route'

export const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const
type Method = (typeof METHODS)[number]

/**
 * Every export of a route file: the handlers given, HEAD where there is a GET, and an envelope with 405
 * for the rest, which Next would answer without a body.
 */
export function methods(
  handlers: Partial<Record<'GET' | 'POST' | 'DELETE', Handler>>,
): Record<Method, Handler> {
  const { GET } = handlers
  const all: Partial<Record<Method, Handler>> = GET ? { ...handlers, HEAD: headOf(GET) } : handlers
  const allow = METHODS.filter(method => all[method])
  const refuse: Handler = async request => failing(request, new ApiError('methodNotAllowed', { allow }))
  return Object.fromEntries(METHODS.map(method => [method, all[method] ?? refuse])) as Record<Method, Handler>
}

/** For addresses that are no call at all, whatever the method. */
export function nothingHere(): Record<Method, Handler> {
  const refuse: Handler = async request => failing(request, new ApiError('notFound'))
  return Object.fromEntries(METHODS.map(method => [method, refuse])) as Record<Method, Handler>
}

function failing(request: Request, error: ApiError): Response {
  return failureAnswer(error, {
    request,
    requestId: newRequestId(),
    cookies: new Map(),
    startedAt: performance.now(),
  })
}

function headOf(get: Handler): Handler {
  return async request => {
    const { status, headers } = await get(request)
    return new Response(null, { status, headers })
  }
}
