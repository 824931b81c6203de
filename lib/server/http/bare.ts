import 'server-only'
import { REQUEST_ID_HEADER } from '@/lib/contracts/headers'
import { failureAnswer, newRequestId } from './respond'
import type { Handler } from './route'

type Content = { type: string; body: string; policy?: string; cache?: string }

/** For the few addresses whose answer is a document of its own and not an envelope. */
export function bare(content: (request: Request) => Content | Promise<Content>): Handler {
  return async request => {
    const requestId = newRequestId()
    const startedAt = performance.now()
    try {
      const { type, body, policy, cache } = await content(request)
      return new Response(body, {
        headers: {
          'content-type': type.includes('charset') ? type : `${type}; charset=utf-8`,
          'cache-control': cache ?? 'public, max-age=3600',
          'content-security-policy': policy ?? "default-src 'none'; frame-ancestors 'none'",
          'x-content-type-options': 'nosniff',
          [REQUEST_ID_HEADER]: requestId,
        },
      })
    } catch (error) {
      return failureAnswer(error, { request, requestId, cookies: new Map(), startedAt })
    }
  }
}
