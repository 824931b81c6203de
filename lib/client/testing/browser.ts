import { COOKIES } from '@/lib/contracts/browser-state'
import type { VisitorRecord } from '@/lib/session/visitor-record'
import { writeVisitorRecord } from '../visitor-store'

export const ADA = {
  fullName: 'Ada Obi',
  email: 'ada@example.org',
  registeredAt: '2026-01-01T00:00:00.000Z',
}

/** A browser that has never been here. */
export function emptyBrowser(): void {
  window.localStorage.clear()
  for (const name of Object.values(COOKIES)) {
    // biome-ignore lint/suspicious/noDocumentCookie: a test looks at the browser from outside
    document.cookie = `${name}=; max-age=0; path=/`
  }
}

/** A browser in which Ada is signed in. */
export function signedInBrowser(): void {
  emptyBrowser()
  window.localStorage.setItem('token', 'access')
  window.localStorage.setItem('refreshToken', 'refresh')
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = 'token=access; path=/'
  writeVisitorRecord({ xVisitorId: null, lastUpdateAt: null, mode: 'VISITOR', userData: ADA })
}

export function storedRecord(): VisitorRecord | null {
  return JSON.parse(window.localStorage.getItem('visitorData') ?? 'null')
}

export function cookies(): Record<string, string> {
  const pairs = document.cookie.split('; ').filter(Boolean)
  return Object.fromEntries(
    pairs.map(pair => {
      const [name = '', value = ''] = pair.split('=')
      return [name, decodeURIComponent(value)]
    }),
  )
}

/** What the connection looks like to the page. */
export function setOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true })
}
