import 'server-only'
import { ApiError } from './api-error'

const MAX_DEPTH = 20
/** Values and names in a body: twice what the largest of ours holds. Each costs, however few bytes it has. */
const PIECES_MAX = 10_000
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNSAFE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]|[\ufff9-\uffff]|\p{Cs}/u
/**
 * Signs upon one letter. Sorting them, as the normal form asks, takes the square of their number; no language needs
 * more than this many (Unicode Standard Annex 15, Stream-Safe Text).
 */
const MARKS_MAX = 30
const MARKS = /\p{M}+/gu
// biome-ignore lint/suspicious/noControlCharactersInRegex: the range of ASCII
const ASCII = /^[\u0000-\u007f]*$/

/**
 * A parsed JSON value, in its place, with every text in Unicode form NFC, so that equal-looking texts are equal.
 * @throws ApiError 400 for NUL, control characters, lone surrogates, more than 30 marks upon one letter, a structure
 * deeper than 20 or of more than 10,000 pieces
 */
export function cleanJson(value: unknown): unknown {
  let pieces = 0
  const clean = (each: unknown, depth: number): unknown => {
    if (typeof each === 'string') return cleanText(each)
    if (typeof each !== 'object' || each === null) return each
    const names = Object.keys(each)
    pieces += Array.isArray(each) ? each.length : 2 * names.length
    if (depth >= MAX_DEPTH || pieces > PIECES_MAX) throw new ApiError('invalidInput')
    // JSON.parse has made every name an own property, "__proto__" too, which then stays a plain, unknown field.
    const holder = each as Record<string, unknown>
    for (const name of names) {
      const cleaned = clean(holder[name], depth + 1)
      const cleanName = cleanText(name)
      if (cleanName !== name) delete holder[name]
      if (cleanName !== name || cleaned !== holder[name]) holder[cleanName] = cleaned
    }
    return each
  }
  return clean(value, 0)
}

export function cleanText(text: string): string {
  if (UNSAFE.test(text)) throw new ApiError('unsafeText')
  if (ASCII.test(text)) return text
  for (const [marks] of text.matchAll(MARKS)) {
    if (marks.length > MARKS_MAX && [...marks].length > MARKS_MAX) throw new ApiError('unsafeText')
  }
  return text.normalize('NFC')
}
