import 'server-only'
import { ApiError } from './api-error'

const MAX_DEPTH = 20
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNSAFE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]|[\ufff9-\uffff]|\p{Cs}/u

/**
 * A copy of a JSON value with every text in Unicode form NFC, so that equal-looking texts are equal.
 * @throws ApiError 400 for NUL, control characters, lone surrogates, or a structure deeper than 20
 */
export function cleanJson(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return cleanText(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth >= MAX_DEPTH) throw new ApiError('invalidInput')
  if (Array.isArray(value)) return value.map(each => cleanJson(each, depth + 1))
  // fromEntries defines own properties, so that a "__proto__" key stays a plain, unknown field.
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [cleanText(key), cleanJson(each, depth + 1)]),
  )
}

export function cleanText(text: string): string {
  if (UNSAFE.test(text)) throw new ApiError('unsafeText')
  return text.normalize('NFC')
}
