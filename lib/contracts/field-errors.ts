import { type AnyObjectSchema, ArraySchema, ObjectSchema, type Schema, ValidationError } from 'yup'

export type FieldErrors = Readonly<Record<string, string>>

/** So many fields are named at most. Whoever mends them hears of the others. */
export const FIELD_ERRORS_MAX = 20
/** An object with more fields than its schema and these is not looked at. */
export const STRANGERS_MAX = 10
const MESSAGE_MAX_CHARACTERS = 200

const TOO_MANY_FIELDS = 'There are fields here that are not known'
const NOT_AN_OBJECT = 'This must be an object'

/** The first complaint about each field, keyed in the given order; empty when the values are valid. */
export function fieldErrors(
  schema: AnyObjectSchema,
  values: unknown,
  order: readonly string[] = Object.keys(schema.fields),
): FieldErrors {
  const found = new Map<string, string>()
  for (const [path, message] of complaints(schema, values, '')) {
    if (!found.has(path)) found.set(path, message)
    if (found.size >= FIELD_ERRORS_MAX) break
  }
  const ordered = [
    ...order.filter(name => found.has(name)),
    ...[...found.keys()].filter(name => !order.includes(name)),
  ]
  return Object.fromEntries(ordered.map(name => [name, found.get(name) ?? '']))
}

/** What is wrong with the value, in the order of the fields; null when nothing is. */
export function firstComplaint(schema: AnyObjectSchema, value: unknown): string | null {
  for (const [, message] of complaints(schema, value, '')) return message
  return null
}

/** The message to toast: the first field's, in the order in which the form shows them. */
export function firstMessage(errors: FieldErrors): string | null {
  return Object.values(errors)[0] ?? null
}

type Complaint = readonly [path: string, message: string]

/**
 * Walks schema and value together, one complaint for each field, as far as it is asked. Yup would look at each element
 * of a list that is known to be too long, and make an error of each: here a length is checked before what it counts.
 */
function* complaints(schema: unknown, value: unknown, path: string): Generator<Complaint> {
  const field = schema as Schema
  if (field instanceof ObjectSchema && value !== null && value !== undefined) {
    if (typeof value !== 'object' || Array.isArray(value)) return yield [path, NOT_AN_OBJECT]
    const fields = Object.entries(field.fields)
    if (Object.keys(value).length > fields.length + STRANGERS_MAX) return yield [path, TOO_MANY_FIELDS]
    for (const [name, each] of fields) {
      yield* complaints(
        each,
        (value as Record<string, unknown>)[name],
        path === '' ? name : `${path}.${name}`,
      )
    }
  }
  const message = ownComplaint(field, value, path)
  if (message !== null) return yield [path, message]
  if (field instanceof ArraySchema && field.innerType && Array.isArray(value)) {
    for (const [at, each] of value.entries()) yield* complaints(field.innerType, each, `${path}[${at}]`)
  }
}

/** Of the value itself, without what is inside. */
function ownComplaint(schema: Schema, value: unknown, path: string): string | null {
  // Yup hands the path on to its messages, though its types name it among the inner options only.
  const options = { strict: true, recursive: false, disableStackTrace: true, path }
  try {
    schema.validateSync(value, options)
    return null
  } catch (error) {
    if (!ValidationError.isError(error)) throw error
    return error.message.slice(0, MESSAGE_MAX_CHARACTERS)
  }
}
