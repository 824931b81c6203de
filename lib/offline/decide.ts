/**
 * What the service worker does with a request:
 * `page`: from the network, else the kept copy, else the offline page; kept subjects of this version at once.
 * `asset`: never changes under its address, so from the cache first.
 * `data`: from the network, else the kept copy.
 * `pass`: not touched at all. Everything under /api is: answers about persons are nobody's cache.
 */
export type Handling = 'page' | 'asset' | 'data' | 'pass'

type Asked = { method: string; mode: string; url: string; origin: string }

const DATA = /^\/(search|topics|cards|icons|og)\/|^\/(icon\.svg|favicon\.ico|manifest\.webmanifest)$/

export function handlingOf({ method, mode, url, origin }: Asked): Handling {
  const { origin: target, pathname } = new URL(url)
  if (method !== 'GET' || target !== origin || pathname.startsWith('/api/')) return 'pass'
  if (pathname.startsWith('/_next/static/')) return 'asset'
  if (mode === 'navigate') return /\.[a-z]+$/.test(pathname) ? 'pass' : 'page'
  return DATA.test(pathname) ? 'data' : 'pass'
}

/** Pages are kept under their address without the query: an attempt's id is no business of a cache. */
export function pageKey(url: string): string {
  const { origin, pathname } = new URL(url)
  return origin + pathname
}

/** The oldest entries above the limit; caches list their entries in the order in which they were put. */
export function surplus<T>(keys: readonly T[], limit: number): T[] {
  return keys.slice(0, Math.max(0, keys.length - limit))
}
