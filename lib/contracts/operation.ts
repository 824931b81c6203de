import type { AnyObjectSchema, InferType } from 'yup'
import type { ErrorCode } from './errors'
import type { Schemas } from './schemas'
import type { Shape } from './shape'

/**
 * Who may call; the server finds it out before the verb runs, and hands the verb who it is.
 * `session`: a bearer token together with the session cookie. `visitor`: the visitor-id cookie or header.
 * `attempt`: the one named by `attemptId` in the body or `id` in the address: the session of its account; for a visitor's
 * the right to sit it in `x-attempt-token`, else as for `visitor`. `socket`: the session of the socketToken in the body.
 */
export type Needs = 'nothing' | 'session' | 'visitor' | 'sessionOrVisitor' | 'attempt' | 'socket'

/** How a call is addressed. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'DELETE'
  path: `/api/${string}`
  /** False: it goes without cookies and token, as the public lists do (docs/product/calls.md). */
  credentials?: false
  /** Its 401 speaks about what was typed, not about the session. */
  own401?: true
}

/** All there is to say of a call. Route, client function, types and documentation come from it. */
export type Operation = Endpoint & {
  summary: string
  needs: Needs
  /** Counted for each client before anything of the body is read: a name of lib/server/limits. */
  limit?: string
  request?: (schemas: Schemas) => AnyObjectSchema
  /** Parameters of the address with their meaning. None must be there. */
  query?: Readonly<Record<string, string>>
  response: Shape<unknown>
  /** The answer is a stream of server-sent events; `response` is the data of one. */
  stream?: true
  /** `public`: the same for everybody, kept for an hour. `shared`: pages of other sites may read it, too. */
  cache?: 'public' | 'shared'
  /** Beyond those that every call of its kind can have (operations.ts). */
  errors?: readonly ErrorCode[]
}

export function operation<const O extends Operation>(declared: O): O {
  return declared
}

export type BodyOf<O extends Operation> = O extends { request: (schemas: Schemas) => infer S }
  ? S extends AnyObjectSchema
    ? InferType<S>
    : never
  : undefined
export type QueryOf<O extends Operation> = O extends { query: infer Q }
  ? { [K in keyof Q]?: string }
  : undefined
export type ResultOf<O extends Operation> = O extends { response: Shape<infer T> } ? T : never
