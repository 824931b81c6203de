import type { AnyObjectSchema } from 'yup'
import { ENDPOINTS, type EndpointName } from './endpoints'
import type { ErrorCode } from './errors'
import type { Needs, Operation } from './operation'
import { SCHEMAS } from './schemas'

/** What any call can answer, what any that takes a body can, and what comes of looking who calls. */
const ANY: readonly ErrorCode[] = [
  'methodNotAllowed',
  'rateLimited',
  'internal',
  'unavailable',
  'hostAway',
  'hostSlow',
  'hostIsSelf',
]
const WRITE: readonly ErrorCode[] = [
  'invalidInput',
  'malformedJson',
  'unsafeText',
  'crossSite',
  'tooLarge',
  'unsupportedType',
]
const NEEDING: Readonly<Record<Needs, readonly ErrorCode[]>> = {
  nothing: [],
  session: ['unauthenticated'],
  socket: ['unauthenticated'],
  visitor: ['visitorUnreadable'],
  sessionOrVisitor: ['visitorUnreadable', 'unauthenticated'],
  attempt: ['unauthenticated', 'attemptNotFound'],
}

/** A call as the documentation tells it: with the schema of its body, and all of its errors. */
export type Documented = Omit<Operation, 'request' | 'errors'> & {
  request?: AnyObjectSchema
  errors: readonly ErrorCode[]
}

function documented(declared: Operation): Documented {
  const { request, needs, errors = [] } = declared
  return {
    ...declared,
    request: request?.(SCHEMAS),
    errors: [...(request ? WRITE : []), ...ANY, ...NEEDING[needs], ...errors],
  }
}

export const OPERATIONS = Object.fromEntries(
  Object.entries(ENDPOINTS).map(([name, declared]) => [name, documented(declared)]),
) as Readonly<Record<EndpointName, Documented>>
