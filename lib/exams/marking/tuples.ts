import { type Expression, parse, valueAt } from './expressions'
import { RELATION } from './spelling'

/** Points and vectors: (3, -2), a column typed as (3 -2), 3i - 2j, "x = 3 and y = -2". */

/** Whether brackets hold all of it: (1, 2) but not (1, 2), (3, 4). */
function isWrapped(text: string): boolean {
  if (!text.startsWith('(') || !text.endsWith(')')) return false
  let depth = 0
  for (let at = 0; at < text.length - 1; at += 1) {
    if (text[at] === '(') depth += 1
    if (text[at] === ')') depth -= 1
    if (depth === 0) return false
  }
  return true
}

function splitAtTop(text: string, signs: RegExp): string[] {
  const found: string[] = []
  let [from, depth] = [0, 0]
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? ''
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    if (depth === 0 && signs.test(sign)) {
      found.push(text.slice(from, at).trim())
      from = at + 1
    }
  }
  return [...found, text.slice(from).trim()]
}

/** The entries of a key, or null when it is none. */
export function entriesOfKey(key: string): string[] | null {
  if (!isWrapped(key)) return null
  const entries = splitAtTop(key.slice(1, -1), /,/)
  return entries.length > 1 ? entries : null
}

/** What was typed beside a key of entries, as its entries; one when it is no point at all. */
export function entriesOf(typed: string, letters: readonly string[]): string[] {
  const named = namedEntries(typed, letters)
  if (named) return named
  const bare = typed
    .replace(/^\s*\([a-z],\s*[a-z](?:,\s*[a-z])?\)\s*=\s*/i, '')
    .replace(/^\s*[a-z]{1,2}\s*=?\s*(?=\()/i, '')
    .replace(/^\s*<(.*)>\s*$/, '($1)')
    .trim()
  const inside = isWrapped(bare) ? bare.slice(1, -1).trim() : bare
  const entries = splitAtTop(inside, /[,;\n]/)
  if (entries.length > 1) return entries
  // A column in one line: a blank before an entry, and none behind its sign.
  return isWrapped(bare) ? inside.split(/\s+(?=-?[\d.a-z(])(?<![-+*/]\s+)/i) : [bare]
}

/** Of a point, where the question itself has no letters. */
const COORDINATES = ['x', 'y', 'z'] as const

/** "y = -2 and x = 3", in the order of the letters. */
function namedEntries(typed: string, letters: readonly string[]): string[] | null {
  const parts = typed.split(/\s*(?:[,;\n]|\band\b|\s(?=[a-z]\s*=))\s*/i)
  const found = new Map(
    parts.map(part => {
      const [, name = '', value = ''] = /^\s*([a-z])\s*=([^=]*)$/i.exec(part) ?? []
      return [name.toLowerCase(), value.trim()]
    }),
  )
  const wanted = (letters.length > 0 ? letters : COORDINATES).slice(0, found.size)
  return found.size > 1 && wanted.every(letter => found.has(letter.toLowerCase()))
    ? wanted.map(letter => found.get(letter.toLowerCase()) ?? '')
    : null
}

const BETWEEN = /\s*(?:[,;\n&]|\b(?:and|or|when|then|if)\b|\s(?=[a-z](?:_?\(?\d\)?)?\s*=))\s*/i

/** Beside a key of several points: "x = 1, y = 2 and x = 3, y = 4" and "A(1, 2), B(3, 4)" as (1, 2), (3, 4). */
export function asPoints(typed: string, letters: readonly string[], size: number): string {
  const bare = typed
    .replace(/\([a-z],\s*[a-z](?:,\s*[a-z])?\)\s*=\s*/gi, '')
    .replace(/(?<![a-z])[a-z]\s*[=:]?\s*(?=\([^()]*,)/gi, '')
  const wanted = (letters.length > 0 ? letters : COORDINATES).slice(0, size)
  const values = bare
    .split(BETWEEN)
    .filter(part => part !== '')
    .map(part => /^([a-z])(?:_?\(?\d\)?)?\s*=([^=]+)$/i.exec(part))
  const points = Array.from({ length: values.length / size }, (_, at) => {
    const own = values.slice(at * size, (at + 1) * size)
    return wanted.map(letter => own.find(each => each?.[1]?.toLowerCase() === letter)?.[2]?.trim())
  })
  const isWhole = values.length > 0 && values.length % size === 0 && points.flat().every(Boolean)
  return isWhole ? points.map(point => `(${point.join(', ')})`).join(', ') : bare
}

const UNIT_VECTORS = ['i', 'j', 'k'] as const

/** 3i - 2j as its entries, where the question is of vectors; null when it is none in numbers. */
export function vectorEntries(text: string, letters: readonly string[]): string[] | null {
  if (!letters.includes('j') || RELATION.test(text)) return null
  const expression = parse(text, letters)
  if (!expression || expression.names.length === 0) return null
  const units = UNIT_VECTORS.filter(unit => letters.includes(unit))
  if (!expression.names.every(name => units.some(unit => unit === name))) return null
  const entries = units.map(unit => along(expression, unit))
  const all = valueAt(expression, { i: 2, j: 3, k: 5 })
  const linear = entries.reduce((sum, entry, at) => sum + entry * ([2, 3, 5][at] ?? 0), 0)
  return all !== null && Math.abs(all - linear) < 1e-9 ? entries.map(String) : null
}

function along(expression: Expression, unit: string): number {
  return valueAt(expression, { i: 0, j: 0, k: 0, [unit]: 1 }) ?? Number.NaN
}
