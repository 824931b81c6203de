import { parseCookies, setCookie } from 'nookies'
import { COOKIES, type CookieName } from '@/lib/contracts/browser-state'
import { CLEARED_COOKIE_MAX_AGE_SECONDS, COOKIE_PATH } from '@/lib/contracts/limits'

/** The only user of nookies. The `session` cookie is HttpOnly: scripts neither see nor write it. */
const SERVER_ONLY: readonly CookieName[] = [COOKIES.session]

function write(name: CookieName, value: string, maxAgeSeconds: number): void {
  setCookie(null, name, value, {
    maxAge: maxAgeSeconds,
    path: COOKIE_PATH,
    sameSite: 'lax',
    secure: window.location.protocol === 'https:',
  })
}

export function readCookie(name: CookieName): string | null {
  return parseCookies(null)[name] || null
}

export function writeCookie(name: CookieName, value: string, maxAgeSeconds: number): void {
  write(name, value, Math.max(0, Math.floor(maxAgeSeconds)))
}

/** Clearing is max-age 0 on path / (docs/product/calls.md). */
export function clearCookies(): void {
  for (const name of Object.values(COOKIES)) {
    if (!SERVER_ONLY.includes(name)) write(name, '', CLEARED_COOKIE_MAX_AGE_SECONDS)
  }
}
