import 'server-only'
import { REQUEST_ID_HEADER } from '@/lib/contracts/endpoints'
import { failureAnswer, newRequestId } from './respond'
import type { Handler } from './route'

type Content = { type: 'application/json' | 'text/html'; body: string; policy?: string }

/** For the two addresses whose answer is a document of its own and not an envelope. */
export function bare(content: () => Content): Handler {
  return async request => {
    const requestId = newRequestId()
    const startedAt = performance.now()
    try {
      const { type, body, policy } = content()
      return new Response(body, {
        headers: {
          'content-type': `${type}; charset=utf-8`,
          'cache-control': 'public, max-age=3600',
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
