import 'server-only'
import type { AnyObjectSchema } from 'yup'
import { FIELD_ERRORS_MAX, fieldErrors, firstMessage, STRANGERS_MAX } from '@/lib/contracts/field-errors'
import type { BodyOf, Operation, QueryOf } from '@/lib/contracts/operation'
import type { LimitName } from '../limits'
import { ApiError } from './api-error'
import type { Context } from './context'
import { isNamedInBody, OWNERS, type Owners } from './owners'
import { readJsonBody } from './read-body'

/** Of the name of an unknown field that an answer repeats. */
const STRANGER_MAX_CHARACTERS = 40

/** A declaration whose limit is one that the server knows. */
export type Served = Operation & { limit?: LimitName }

/** What a verb gets: of its caller and of the request what the declaration says. */
export type VerbInput<O extends Operation> = {
  ctx: Context
  body: BodyOf<O>
  query: QueryOf<O>
  owner: Owners[O['needs']]
}

/**
 * Whatever a declaration asks of a request before its verb runs. @throws ApiError 429, what strangers are told, 413, 400
 */
export async function admit<O extends Served>(
  operation: O,
  schema: AnyObjectSchema | undefined,
  ctx: Context,
  request: Request,
): Promise<VerbInput<O>> {
  const { limit, needs, query: names } = operation
  if (limit) await ctx.server.limiter.consume(limit, ctx.clientKey)
  const query = names && queryOf(names, request)
  const isNamed = isNamedInBody(needs)
  const early = isNamed ? null : await OWNERS[needs](ctx, {})
  const body = schema ? checkBody(schema, await readJsonBody(request)) : undefined
  const owner = isNamed ? await OWNERS[needs](ctx, { ...query, ...body }) : early
  // Each is what its type says by the lines above; only the declaration knows which.
  return { ctx, body, query, owner } as VerbInput<O>
}

function queryOf(names: object, request: Request): Record<string, string> {
  const given = new URL(request.url).searchParams
  const wanted = Object.keys(names).filter(name => given.has(name))
  return Object.fromEntries(wanted.map(name => [name, given.get(name) ?? '']))
}

/** @throws ApiError 400 naming the wrong fields, or as many of them as an answer should name */
function checkBody(schema: AnyObjectSchema, value: unknown): Record<string, unknown> {
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
  return value as Record<string, unknown>
}

/** What is echoed of the fields that the schema does not know: the first of them, and the beginning of a long name. */
function strangersOf(schema: AnyObjectSchema, value: unknown): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
  return Object.keys(value)
    .filter(key => !Object.hasOwn(schema.fields, key))
    .slice(0, STRANGERS_MAX)
    .map(key => key.slice(0, STRANGER_MAX_CHARACTERS))
}
