import 'server-only'
import type { AnyObjectSchema, SchemaDescription } from 'yup'
import type { JsonSchema } from '@/lib/contracts/shape'

type Described = SchemaDescription & {
  fields?: Record<string, Described>
  innerType?: Described
  meta?: { format?: string }
}

/** The JSON Schema (2020-12) of a Yup schema, as far as its rules can be said in it. */
export function jsonSchema(schema: AnyObjectSchema): JsonSchema {
  return fromDescription(schema.describe() as Described)
}

function fromDescription(schema: Described): JsonSchema {
  const base = { ...byType(schema), ...allowed(schema) }
  return schema.nullable ? { anyOf: [base, { type: 'null' }] } : base
}

function byType(schema: Described): JsonSchema {
  switch (schema.type) {
    case 'string':
      return { type: 'string', ...stringRules(schema) }
    case 'number':
      return { type: hasTest(schema, 'integer') ? 'integer' : 'number' }
    case 'boolean':
      return { type: 'boolean' }
    case 'array':
      return { type: 'array', items: schema.innerType ? fromDescription(schema.innerType) : {} }
    case 'object':
      return objectSchema(schema)
    default:
      return {}
  }
}

function objectSchema(schema: Described): JsonSchema {
  const fields = Object.entries(schema.fields ?? {})
  if (fields.length === 0 && !hasTest(schema, 'noUnknown')) return { type: 'object' }
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(([name, each]) => [name, fromDescription(each)])),
    required: fields.filter(([, each]) => !each.optional).map(([name]) => name),
    additionalProperties: false,
  }
}

function stringRules(schema: Described): JsonSchema {
  const rules: Record<string, unknown> = {}
  if (hasTest(schema, 'required')) rules.minLength = 1
  if (schema.meta?.format) rules.format = schema.meta.format
  for (const { name, params } of schema.tests) {
    if (name === 'max' && typeof params?.max === 'number') rules.maxLength = params.max
  }
  const patterns = schema.tests.flatMap(({ params }) =>
    params?.regex instanceof RegExp ? [{ pattern: params.regex.source }] : [],
  )
  if (patterns.length > 0) rules.allOf = patterns
  return rules
}

function allowed(schema: Described): JsonSchema {
  const values = schema.oneOf.filter(each => each !== null && each !== undefined)
  return values.length > 0 ? { enum: values } : {}
}

function hasTest(schema: Described, name: string): boolean {
  return schema.tests.some(each => each.name === name)
}
