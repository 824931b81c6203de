import 'server-only'

export type CookieOptions = { maxAgeSeconds: number; httpOnly: boolean; secure: boolean }

export function readCookies(headers: Headers): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>()
  for (const part of (headers.get('cookie') ?? '').split(';')) {
    const at = part.indexOf('=')
    if (at < 1) continue
    const name = part.slice(0, at).trim()
    // The first of two equal names wins, as RFC 6265 sends the more specific one first.
    if (!cookies.has(name)) cookies.set(name, decoded(part.slice(at + 1).trim()))
  }
  return cookies
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/** Every cookie of the site is SameSite=Lax on path / without a domain (docs/product/session.md). */
export function cookieHeader(name: string, value: string, options: CookieOptions): string {
  return [
    `${name}=${encodeURIComponent(value)}`,
    'Path=/',
    `Max-Age=${options.maxAgeSeconds}`,
    'SameSite=Lax',
    options.httpOnly ? 'HttpOnly' : '',
    options.secure ? 'Secure' : '',
  ]
    .filter(Boolean)
    .join('; ')
}
