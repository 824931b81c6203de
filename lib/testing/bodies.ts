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

/** A name for the title of a test, and the text to send. */
export type HeavyBody = readonly [title: string, text: string]

/** Repeated, each makes some way of reading text slow: greedy patterns, dates, normal forms, escapes. */
const STRAINS = [
  ...['a', 'A', '1', ' ', '.', '-', '/', '@', '(', '"', '\n', '\u00e9', '\u{1f4a5}', '\u0301'],
  ...[
    'a.',
    'a-',
    'a@',
    'a@a.',
    '/a',
    'Aa1!',
    "a'",
    '1.',
    '1,',
    '\u0315\u0300',
    'a\u0315\u0300',
    '\u1100\u1161',
  ],
  '/revision-notes/a',
]
const TEXTUAL = ['string', 'mixed']
const ELEMENTS = ['0', '""', '{}', '[]', 'null', 'false', '[[0]]', '{"a":0}']

/**
 * Bodies of up to `bytes` that cost as much as a body of this schema can: each list, map and text of it in turn takes
 * the rest of the room, and lists are also filled to just what they may hold, rightly and wrongly.
 */
export function heavyBodies(schema: AnyObjectSchema, samples: Samples, bytes: number): HeavyBody[] {
  const description = schema.describe() as SchemaFieldDescription
  const whole = JSON.stringify(sampleOf('', description, samples))
  return [
    ...places('', description, samples).flatMap(place => heavyAt(place, bytes)),
    ['the sample', whole],
    ['a tower of lists', '['.repeat(bytes / 2) + ']'.repeat(bytes / 2)],
    ['a tower of objects', `${'{"a":'.repeat(bytes / 7)}0${'}'.repeat(bytes / 7)}`],
    ['a tower of lists that is never ended', '['.repeat(bytes)],
  ]
}

/** As `heavyBodies`, with a value or a piece of text of one's own again and again in the place of each field. */
export function filled(
  schema: AnyObjectSchema,
  samples: Samples,
  bytes: number,
  [value, piece]: readonly [value: unknown, piece: string],
): HeavyBody[] {
  return places('', schema.describe() as SchemaFieldDescription, samples).flatMap(
    ({ name, field, around }) => {
      const room = bytes - Buffer.byteLength(around(''))
      const texts = [
        listOf(JSON.stringify(value), room),
        textOf(piece, room),
        keysOf(n => n.toString(36), room, JSON.stringify(value)),
      ]
      const most = maxOf(field)
      if (innerOf(field)) texts.push(listOf(JSON.stringify(value), room, most))
      return texts.map((text): HeavyBody => [`${name}: ${text.slice(0, 40)}`, around(text)])
    },
  )
}

/** One value for each field of a name, which its schema takes. */
export type Samples = Readonly<Record<string, unknown>>

/** A field within a body: `around` puts a JSON text in its place. */
type Place = {
  name: string
  field: SchemaFieldDescription
  samples: Samples
  around: (text: string) => string
}

function places(name: string, field: SchemaFieldDescription, samples: Samples): Place[] {
  const self: Place = { name: name || 'the body', field, samples, around: text => text }
  if (!('fields' in field)) return 'innerType' in field ? [self, ...elementPlaces(self)] : [self]
  const entries = Object.entries(field.fields)
  return [
    self,
    ...entries.flatMap(([each, its]) =>
      places(each, its, samples).map(place => ({
        ...place,
        name: name ? `${name}.${place.name}` : place.name,
        around: (text: string) => objectWith(entries, samples, each, place.around(text)),
      })),
    ),
  ]
}

/** Within the one element of a list. */
function elementPlaces({ name, field, samples }: Place): Place[] {
  const inner = innerOf(field)
  if (!inner) return []
  return places('', inner, samples)
    .slice(1)
    .map(place => ({
      ...place,
      name: `${name}[0].${place.name}`,
      around: text => `[${place.around(text)}]`,
    }))
}

function objectWith(
  entries: [string, SchemaFieldDescription][],
  samples: Samples,
  changed: string,
  text: string,
): string {
  const members = entries.map(([name, field]) =>
    name === changed
      ? `${JSON.stringify(name)}:${text}`
      : `${JSON.stringify(name)}:${JSON.stringify(sampleOf(name, field, samples))}`,
  )
  return `{${members.join(',')}}`
}

function heavyAt({ name, field, samples, around }: Place, bytes: number): HeavyBody[] {
  const room = bytes - Buffer.byteLength(around(''))
  const values = heavyValues(room)
  if (!('fields' in field) && TEXTUAL.includes(field.type)) values.push(...heavyTexts(room))
  const inner = innerOf(field)
  if (inner) {
    const element = sampleOf(name, inner, samples)
    const most = maxOf(field)
    values.push(['valid elements', listOf(JSON.stringify(element), room)])
    for (const [title, wrong] of [
      ['valid', JSON.stringify(element)],
      ...wrongElements(element),
    ] as HeavyBody[])
      values.push([`as many ${title} elements as it may hold`, listOf(wrong, room, most)])
  }
  return values.map(([title, text]) => [`${name}: ${title}`, around(text)])
}

/** An element of which each field is of a wrong type, empty, or beside fields that nobody knows. */
function wrongElements(element: unknown): HeavyBody[] {
  if (typeof element !== 'object' || element === null) return ELEMENTS.map(text => [text, text])
  const withAll = (value: unknown) =>
    JSON.stringify(Object.fromEntries(Object.keys(element).map(key => [key, value])))
  return [
    ...ELEMENTS.map((text): HeavyBody => [text, text]),
    ...[{}, [], 0, '', null, 'x'.repeat(40)].map(
      (value): HeavyBody => [`all-${JSON.stringify(value)}`, withAll(value)],
    ),
    ['strange', JSON.stringify({ ...element, b: 0, c: 0, d: 0 })],
  ]
}

/** JSON texts of nearly `bytes`. */
function heavyValues(bytes: number): HeavyBody[] {
  return [
    ...ELEMENTS.map((text): HeavyBody => [`a list of ${text}`, listOf(text, bytes)]),
    ['a text', textOf('a', bytes)],
    ['many short keys', keysOf(n => n.toString(36), bytes)],
    ['many numbered keys', keysOf(n => String(n), bytes)],
    ['many keys with objects', keysOf(n => n.toString(36), bytes, '{}')],
    ['the same key again and again', keysOf(() => '__proto__', bytes)],
    ['one long key', `{${textOf('k', bytes - 8)}:0}`],
    ['a long number', '9'.repeat(bytes)],
    ['a long fraction', `0.${'1'.repeat(bytes - 2)}`],
  ]
}

function heavyTexts(bytes: number): HeavyBody[] {
  return STRAINS.map(text => [`a text of ${JSON.stringify(text)}`, textOf(text, bytes)])
}

function listOf(element: string, bytes: number, most = Number.POSITIVE_INFINITY): string {
  const count = Math.min(most, Math.floor((bytes - 2) / (Buffer.byteLength(element) + 1)))
  return `[${Array<string>(Math.max(count, 0)).fill(element).join(',')}]`
}

function textOf(piece: string, bytes: number): string {
  const inner = JSON.stringify(piece).slice(1, -1)
  return `"${inner.repeat(Math.max(0, Math.floor((bytes - 2) / Buffer.byteLength(inner))))}"`
}

function keysOf(keyAt: (n: number) => string, bytes: number, value = '0'): string {
  const members: string[] = []
  for (let n = 0, left = bytes - 2; ; n += 1) {
    const member = `"${keyAt(n)}":${value}`
    left -= member.length + 1
    if (left < 0) return `{${members.join(',')}}`
    members.push(member)
  }
}

function sampleOf(name: string, field: SchemaFieldDescription, samples: Samples): unknown {
  if (Object.hasOwn(samples, name)) return samples[name]
  if ('fields' in field) {
    const fields = Object.entries(field.fields)
    return Object.fromEntries(fields.map(([each, its]) => [each, sampleOf(each, its, samples)]))
  }
  const inner = innerOf(field)
  if (inner) return [sampleOf(name, inner, samples)]
  if ('oneOf' in field && field.oneOf.length > 0) return field.oneOf[0]
  if (field.type === 'boolean') return true
  if (field.type === 'number') return 1
  return 'sample'
}

function innerOf(field: SchemaFieldDescription): SchemaFieldDescription | null {
  return 'innerType' in field && field.innerType && !Array.isArray(field.innerType) ? field.innerType : null
}

/** What its `max` says, for a list or a text. */
export function maxOf(field: SchemaFieldDescription): number | undefined {
  const tests = 'tests' in field ? (field.tests as { name?: string; params?: { max?: number } }[]) : []
  return tests.find(({ name }) => name === 'max')?.params?.max
}

/** Every list within a body, by its path. */
export function listsOf(schema: AnyObjectSchema): { path: string; max: number | undefined }[] {
  const found: { path: string; max: number | undefined }[] = []
  const look = (path: string, field: SchemaFieldDescription) => {
    if ('fields' in field)
      for (const [name, each] of Object.entries(field.fields)) look(`${path}.${name}`, each)
    const inner = innerOf(field)
    if (!inner) return
    found.push({ path, max: maxOf(field) })
    look(`${path}[]`, inner)
  }
  look('', schema.describe() as SchemaFieldDescription)
  return found
}
