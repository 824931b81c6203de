import 'server-only'
import type { AnyObjectSchema, InferType } from 'yup'
import { success } from '@/lib/contracts/envelope'
import { FIELD_ERRORS_MAX, fieldErrors, firstMessage, STRANGERS_MAX } from '@/lib/contracts/field-errors'
import { type Actor, requireActor } from '../identity/require-actor'
import type { LimitName } from '../limits'
import { server } from '../server'
import { ApiError } from './api-error'
import { type Context, createContext } from './context'
import { readJsonBody, requireJsonType } from './read-body'
import { answer, type CachePolicy, failureAnswer, newRequestId } from './respond'
import { requireSameSite } from './same-site'

/** Of the name of an unknown field that an answer repeats. */
const STRANGER_MAX_CHARACTERS = 40

export type ActorKind = 'anyone' | 'user'
type ActorOf<K extends ActorKind> = K extends 'user' ? Actor : null

export type RouteOptions<K extends ActorKind, S extends AnyObjectSchema> = {
  actor: K
  /** Counted for each client before anything of the body is read, so that wrong bodies count too. */
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
      if (options.body) requireJsonType(request)
      const ctx = createContext(server(), request, requestId, cookies)
      if (options.limit) await ctx.server.limiter.consume(options.limit, ctx.clientKey)
      const actor = options.actor === 'user' ? await requireActor(ctx) : null
      // Last, since it costs the most: whoever is not let in anyway has nothing read.
      const body = options.body ? checkBody(options.body, await readJsonBody(request)) : undefined
      const result = await verb({ ctx, body: body as InferType<S>, actor: actor as ActorOf<K> })
      return answer({ status: 200, body: success(result), requestId, cookies, cache: options.cache })
    } catch (error) {
      return failureAnswer(error, { request, requestId, cookies, startedAt })
    }
  }
}

/** @throws ApiError 400 naming the wrong fields, or as many of them as an answer should name */
export function checkBody(schema: AnyObjectSchema, value: unknown): unknown {
  const errors: Record<string, string> = { ...fieldErrors(schema, value) }
  for (const key of strangersOf(schema, value).slice(0, FIELD_ERRORS_MAX - Object.keys(errors).length)) {
    Object.defineProperty(errors, key, {
      value: 'This field is not known',
      enumerable: true,
      configurable: true,
    })
  }
  const message = firstMessage(errors)
  if (message !== null) throw new ApiError('invalidInput', { message, fields: errors })
  return value
}

/** What is echoed of the fields that the schema does not know: the first of them, and the beginning of a long name. */
function strangersOf(schema: AnyObjectSchema, value: unknown): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
  return Object.keys(value)
    .filter(key => !Object.hasOwn(schema.fields, key))
    .slice(0, STRANGERS_MAX)
    .map(key => key.slice(0, STRANGER_MAX_CHARACTERS))
}
