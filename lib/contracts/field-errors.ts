import { type AnyObjectSchema, ValidationError } from 'yup'

export type FieldErrors = Readonly<Record<string, string>>

/** The first complaint about each field, keyed in the given order; empty when the values are valid. */
export function fieldErrors(
  schema: AnyObjectSchema,
  values: unknown,
  order: readonly string[] = Object.keys(schema.fields),
): FieldErrors {
  const found = complaints(schema, values)
  const ordered = [
    ...order.filter(name => found.has(name)),
    ...[...found.keys()].filter(name => !order.includes(name)),
  ]
  return Object.fromEntries(ordered.map(name => [name, found.get(name) ?? '']))
}

function complaints(schema: AnyObjectSchema, values: unknown): Map<string, string> {
  try {
    schema.validateSync(values, { abortEarly: false, strict: true })
    return new Map()
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const all = error.inner.length > 0 ? error.inner : [error]
    const first = new Map<string, string>()
    for (const each of all) {
      const name = each.path ?? ''
      if (!first.has(name)) first.set(name, each.message)
    }
    return first
  }
}

/** The message to toast: the first field's, in the order in which the form shows them. */
export function firstMessage(errors: FieldErrors): string | null {
  return Object.values(errors)[0] ?? null
}
