import 'server-only'
import { success } from '@/lib/contracts/envelope'
import type { ResultOf } from '@/lib/contracts/operation'
import { SCHEMAS } from '@/lib/contracts/schemas'
import { server } from '../server'
import { admit, type Served, type VerbInput } from './admit'
import { createContext } from './context'
import { requireJsonType } from './read-body'
import { answer, failureAnswer, newRequestId } from './respond'
import { requireSameSite } from './same-site'

export type Handler = (request: Request) => Promise<Response>

/** Turns a declaration and a verb into a handler. The verb runs once the declaration is satisfied, and returns what it says. */
export function route<O extends Served>(
  operation: O,
  verb: (input: VerbInput<O>) => ResultOf<O> | Promise<ResultOf<O>>,
): Handler {
  const schema = operation.request?.(SCHEMAS)
  return async request => {
    const requestId = newRequestId()
    const startedAt = performance.now()
    const cookies = new Map<string, string>()
    try {
      if (operation.method !== 'GET') requireSameSite(request)
      if (schema) requireJsonType(request)
      const ctx = createContext(server(), request, requestId, cookies)
      const result = await verb(await admit(operation, schema, ctx, request))
      return answer({ status: 200, body: success(result), requestId, cookies, cache: operation.cache })
    } catch (error) {
      return failureAnswer(error, { request, requestId, cookies, startedAt })
    }
  }
}
