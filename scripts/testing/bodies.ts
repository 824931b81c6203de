import type { AnyObjectSchema, SchemaDescription, SchemaFieldDescription } from 'yup'
import { fc, typedText } from './properties'

/** What a field of this name may well hold, so that a call gets beyond the check of its body. */
export type Known = Readonly<Record<string, fc.Arbitrary<unknown>>>

/** Years that the calendar of JavaScript has and a database may not. */
const MOMENTS = [
  '2026-03-01T08:00:00.000Z',
  '1970-01-01T00:00:00Z',
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00.000000Z',
  '9999-12-31T23:59:59.999999Z',
  '2026-02-29T00:00:00Z',
  '+275760-09-13T00:00:00.000Z',
  '-271821-04-20T00:00:00.000Z',
]

/** Bodies of a call: mostly such as its schema describes, with anything in the place of a field now and then. */
export function bodiesOf(schema: AnyObjectSchema, known: Known): fc.Arbitrary<unknown> {
  return valuesOf('', schema.describe() as SchemaFieldDescription, known)
}

function valuesOf(name: string, field: SchemaFieldDescription, known: Known): fc.Arbitrary<unknown> {
  const usual =
    'nullable' in field && field.nullable ? fc.option(ofType(name, field, known)) : ofType(name, field, known)
  return fc.oneof(
    { weight: 60, arbitrary: known[name] ?? usual },
    { weight: 1, arbitrary: usual },
    { weight: 1, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.jsonValue() },
  )
}

function ofType(name: string, field: SchemaFieldDescription, known: Known): fc.Arbitrary<unknown> {
  if ('fields' in field) {
    const fields = Object.entries(field.fields)
    return fc.record(Object.fromEntries(fields.map(([each, its]) => [each, valuesOf(each, its, known)])))
  }
  if ('innerType' in field && field.innerType && !Array.isArray(field.innerType)) {
    return fc.array(valuesOf(name, field.innerType, known), { maxLength: 4 })
  }
  if ('oneOf' in field && field.oneOf.length > 0) return fc.constantFrom(...(field.oneOf as unknown[]))
  if (field.type === 'boolean') return fc.boolean()
  if (field.type === 'number') return fc.oneof(fc.nat(50), fc.integer(), fc.double())
  if ((field as SchemaDescription).meta?.format === 'date-time') return fc.constantFrom(...MOMENTS)
  return fc.oneof(typedText(80), fc.constantFrom(...MOMENTS))
}
