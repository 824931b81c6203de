import 'server-only'
import { REQUEST_ID_HEADER } from '@/lib/contracts/headers'
import { SCHEMAS } from '@/lib/contracts/schemas'
import { server } from '../server'
import { admit, type Served, type VerbInput } from './admit'
import { createContext } from './context'
import { requireJsonType } from './read-body'
import { failureAnswer, newRequestId } from './respond'
import type { Handler } from './route'
import { requireSameSite } from './same-site'

export type StreamEnds = { write: (text: string) => void; end: () => void }
/** Begins to write; answers what to do when the reader has gone. */
export type Streaming = (ends: StreamEnds) => Promise<() => void>

/** As `route`, for an answer that goes on: server-sent events. Until the first byte a failure is an envelope. */
export function streamRoute<O extends Served & { stream: true }>(
  operation: O,
  verb: (input: VerbInput<O>) => Streaming,
): Handler {
  const schema = operation.request?.(SCHEMAS)
  return async request => {
    const requestId = newRequestId()
    const startedAt = performance.now()
    try {
      requireSameSite(request)
      requireJsonType(request)
      const ctx = createContext(server(), request, requestId, new Map())
      const streaming = verb(await admit(operation, schema, ctx, request))
      return new Response(await openStream(streaming, request.signal), {
        headers: {
          'content-type': 'text/event-stream; charset=utf-8',
          // no-transform: a compressor would hold events back until it has enough of them.
          'cache-control': 'no-store, no-transform',
          'x-accel-buffering': 'no',
          'x-content-type-options': 'nosniff',
          'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
          [REQUEST_ID_HEADER]: requestId,
        },
      })
    } catch (error) {
      return failureAnswer(error, { request, requestId, cookies: new Map(), startedAt })
    }
  }
}

async function openStream(streaming: Streaming, gone: AbortSignal): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder()
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null
  let leave = () => {}
  const body = new ReadableStream<Uint8Array>({
    start: given => {
      controller = given
    },
    cancel: () => leave(),
  })
  leave = await streaming({
    write: text => controller?.enqueue(encoder.encode(text)),
    end: () => {
      const open = controller
      controller = null
      try {
        open?.close()
      } catch {
        // the reader has gone already
      }
    },
  })
  if (gone.aborted) leave()
  else gone.addEventListener('abort', leave, { once: true })
  return body
}
