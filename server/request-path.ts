/** What stands behind the method in a request, read once for everybody who looks at it later. */
export type Address = {
  /** Path and query as asked, without the origin that a client of a proxy writes before them. */
  asked: string
  /** The path in its one spelling, with the query as it came; null when no address of ours could be meant. */
  url: string | null
  /** Whether an envelope is waited for. Of an unreadable address: whether anybody could take it for a call. */
  isApi: boolean
}

const ORIGIN = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i
const CODE = /%([0-9a-f]{2})/gi
const UNRESERVED = /[a-z0-9._~-]/i
/** Neither a letter of a path (RFC 3986) nor the sign that begins a code. */
const MUST_BE_CODED = /[^a-z0-9._~!$&'()*+,;=:@%/-]/gi
/** Control characters, and what one layer takes for a slash and the next does not: "%2F" and "%5C". */
const NEVER_OURS = /%(?:[01][0-9A-F]|7F|2F|5C)/
const PRINTABLE = /^[\x21-\x7e]*$/

/**
 * One spelling for each address, so that the matchers of the middleware, caches and the page tree cannot differ on what
 * was asked: letters are not coded, codes are upper case, no segment is empty, "." or "..", and no slash ends it.
 */
export function readAddress(target: string): Address {
  const asked = withoutOrigin(target)
  const end = asked.includes('?') ? asked.indexOf('?') : asked.length
  const written = asked.slice(0, end)
  const path = canonicalPath(written)
  const url = path === null ? null : path + asked.slice(end)
  return { asked, url, isApi: isBelowApi(path ?? guessedPath(written)) }
}

function withoutOrigin(target: string): string {
  const rest = target.replace(ORIGIN, '')
  return rest === target || rest.startsWith('/') ? rest : `/${rest}`
}

function canonicalPath(path: string): string | null {
  if (!path.startsWith('/') || !PRINTABLE.test(path) || !canBeDecoded(path)) return null
  const spelt = path
    .replace(CODE, code => {
      const letter = decodedByte(code)
      return UNRESERVED.test(letter) ? letter : code.toUpperCase()
    })
    .replace(MUST_BE_CODED, encodeURIComponent)
  if (NEVER_OURS.test(spelt)) return null
  const segments = walked(spelt.split('/'))
  return segments && `/${segments.join('/')}`
}

function canBeDecoded(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** One code as the letter that has its number. */
function decodedByte(code: string): string {
  return String.fromCharCode(Number.parseInt(code.slice(1), 16))
}

/** Without empty segments and dots; null when ".." leads out of the site, which nginx refuses, too. */
function walked(segments: readonly string[]): string[] | null {
  const walk: string[] = []
  for (const segment of segments) {
    if (segment === '' || segment === '.') continue
    if (segment !== '..') walk.push(segment)
    else if (walk.pop() === undefined) return null
  }
  return walk
}

/** Of an unreadable path: as the most generous reader would understand it. */
function guessedPath(path: string): string {
  const segments = path.replace(CODE, decodedByte).split(/[/\\]/)
  return `/${(walked(segments) ?? segments.filter(each => each !== '' && each !== '..')).join('/')}`
}

function isBelowApi(path: string): boolean {
  return path === '/api' || path.startsWith('/api/')
}
