import 'server-only'
import type { AnyObjectSchema, InferType } from 'yup'
import { success } from '@/lib/contracts/envelope'
import { fieldErrors, firstMessage } from '@/lib/contracts/field-errors'
import { type Actor, requireActor } from '../identity/require-actor'
import type { LimitName } from '../limits'
import { server } from '../server'
import { ApiError } from './api-error'
import { type Context, createContext } from './context'
import { readJsonBody } from './read-body'
import { answer, type CachePolicy, failureAnswer, newRequestId } from './respond'
import { requireSameSite } from './same-site'

export type ActorKind = 'anyone' | 'user'
type ActorOf<K extends ActorKind> = K extends 'user' ? Actor : null

export type RouteOptions<K extends ActorKind, S extends AnyObjectSchema> = {
  actor: K
  /** Counted for each client before the verb runs. */
  limit?: LimitName
  body?: S
  cache?: CachePolicy
}

type VerbInput<K extends ActorKind, S extends AnyObjectSchema> = {
  ctx: Context
  body: InferType<S>
  actor: ActorOf<K>
}

export type Handler = (request: Request) => Promise<Response>

/** Turns a declaration and a verb into a handler: who may call, how often, what body, which verb. */
export function route<K extends ActorKind, S extends AnyObjectSchema>(
  options: RouteOptions<K, S>,
  verb: (input: VerbInput<K, S>) => unknown,
): Handler {
  return async request => {
    const requestId = newRequestId()
    const startedAt = performance.now()
    const cookies = new Map<string, string>()
    try {
      if (request.method !== 'GET' && request.method !== 'HEAD') requireSameSite(request)
      const body = options.body ? checkBody(options.body, await readJsonBody(request)) : undefined
      const ctx = createContext(server(), request, requestId, cookies)
      if (options.limit) await ctx.server.limiter.consume(options.limit, ctx.clientKey)
      const actor = options.actor === 'user' ? await requireActor(ctx) : null
      const result = await verb({ ctx, body: body as InferType<S>, actor: actor as ActorOf<K> })
      return answer({ status: 200, body: success(result), requestId, cookies, cache: options.cache })
    } catch (error) {
      return failureAnswer(error, { request, requestId, cookies, startedAt })
    }
  }
}

/** @throws ApiError 400 naming each wrong field */
export function checkBody(schema: AnyObjectSchema, value: unknown): unknown {
  const errors: Record<string, string> = { ...fieldErrors(schema, value) }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const strangers = Object.keys(value).filter(key => !Object.hasOwn(schema.fields, key))
    for (const key of strangers) {
      Object.defineProperty(errors, key, {
        value: 'This field is not known',
        enumerable: true,
        configurable: true,
      })
    }
  }
  const message = firstMessage(errors)
  if (message !== null) throw new ApiError('invalidInput', { message, fields: errors })
  return value
}
