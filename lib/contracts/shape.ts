export type JsonSchema = { readonly [key: string]: unknown }

/**
 * A part of an answer: what the documentation says of it, and how a browser reads it. Another server may stand behind the
 * same addresses, so a reader takes what it finds: ids that come as numbers, fields that it does not know (left out) and
 * fields that are missing, unless they are `needed` or there is something to put in their place (`otherwise`).
 */
export type Shape<T> = {
  schema: JsonSchema
  read: (value: unknown) => T
  /** Whether what was read is of this shape, looked at from outside. */
  fits: (value: unknown) => boolean
}

/** Thrown by `read`: a list or an object is something else, or a field is missing that is needed. */
export class Unreadable extends Error {
  override name = 'Unreadable'
}

const asIs =
  <T>() =>
  (value: unknown) =>
    value as T

const isText = (value: unknown) => typeof value === 'string'
const isTime = (value: unknown) => isText(value) && !Number.isNaN(Date.parse(value as string))
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function readText<T extends string>(value: unknown): T {
  return (typeof value === 'number' ? String(value) : value) as T
}

export const text = <T extends string = string>(): Shape<T> => ({
  schema: { type: 'string' },
  read: readText<T>,
  fits: isText,
})

/** ISO 8601 in UTC. */
export const time = (): Shape<string> => ({
  schema: { type: 'string', format: 'date-time' },
  read: readText,
  fits: isTime,
})

/** A time that a browser keeps as it came, whatever it says. */
export const moment = (): Shape<string> => ({ ...text(), schema: time().schema })

export const flag = (): Shape<boolean> => ({
  schema: { type: 'boolean' },
  read: asIs(),
  fits: value => typeof value === 'boolean',
})

export const amount = <T extends number = number>(): Shape<T> => ({
  schema: { type: 'number' },
  read: asIs(),
  fits: Number.isFinite,
})

export const count = <T extends number = number>(): Shape<T> => ({
  schema: { type: 'integer' },
  read: asIs(),
  fits: Number.isSafeInteger,
})

export const oneOf = <T extends string>(values: readonly NoInfer<T>[]): Shape<T> => ({
  schema: { type: 'string', enum: values },
  read: asIs(),
  fits: value => (values as readonly unknown[]).includes(value),
})

export const done = (): Shape<true> => ({
  schema: { type: 'boolean', enum: [true] },
  read: asIs(),
  fits: value => value === true,
})

/** What has a shape of its own for each kind; each is allow-listed where it is made. */
export const anything = <T>(schema: JsonSchema = {}): Shape<T> => ({ schema, read: asIs(), fits: () => true })

export const orNull = <T>(shape: Shape<T>): Shape<T | null> => ({
  schema: { anyOf: [shape.schema, { type: 'null' }] },
  read: value => (value === null || value === undefined ? null : shape.read(value)),
  fits: value => value === null || shape.fits(value),
})

export const list = <T>(of: Shape<T>): Shape<T[]> => ({
  schema: { type: 'array', items: of.schema },
  read: value => {
    if (value === undefined) return value as never
    if (!Array.isArray(value)) throw new Unreadable('not a list')
    return value.map(of.read)
  },
  fits: Array.isArray,
})

/** These fields and no others; the compiler holds them to the type that is wanted. */
export function exact<T extends object>(fields: { readonly [K in keyof T]-?: Shape<T[K]> }): Shape<T> {
  const shapes = Object.entries<Shape<unknown>>(fields)
  return {
    schema: {
      type: 'object',
      properties: Object.fromEntries(shapes.map(([name, { schema }]) => [name, schema])),
      required: shapes.map(([name]) => name),
      additionalProperties: false,
    },
    read: value => {
      if (value === undefined) return value as never
      if (!isObject(value)) throw new Unreadable('not an object')
      return Object.fromEntries(shapes.map(([name, shape]) => [name, shape.read(value[name])])) as T
    },
    fits: isObject,
  }
}

/** Without it the browser cannot go on: what is missing, empty or something else makes the whole answer unreadable. */
export const needed = <T>(shape: Shape<T>): Shape<T> => ({
  ...shape,
  read: value => {
    const read = shape.read(value)
    if (read === '' || !shape.fits(read)) throw new Unreadable('a field that is needed')
    return read
  },
})

/** What to go on with where the field is missing or something else. */
export const otherwise = <T>(shape: Shape<T>, instead: NoInfer<T>): Shape<T> => ({
  ...shape,
  read: value => {
    const read = shape.read(value)
    return shape.fits(read) ? read : instead
  },
})
