import type { AuthMode } from '@/lib/routes'

const PARAMETER = 'auth'
const MODES: readonly AuthMode[] = ['login', 'register', 'forgot']

/** The auth view that an address asks for; null for none and for a word it does not know. */
export function readAuthMode(search: { get: (name: string) => string | null }): AuthMode | null {
  const value = search.get(PARAMETER)
  return MODES.find(mode => mode === value) ?? null
}

/**
 * Opens, switches or closes (null) the dialog by way of the address. Next's router follows the browser's
 * history, so this needs no request and works offline.
 */
export function setAuthMode(mode: AuthMode | null, history: 'push' | 'replace'): void {
  const url = new URL(window.location.href)
  if (mode) url.searchParams.set(PARAMETER, mode)
  else url.searchParams.delete(PARAMETER)
  const address = `${url.pathname}${url.search}${url.hash}`
  if (history === 'push') window.history.pushState(null, '', address)
  else window.history.replaceState(null, '', address)
}

/** The link of this event when it opens the dialog on the page we are on. */
export function authLinkOf(event: Event): AuthMode | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.origin !== window.location.origin || link.pathname !== window.location.pathname)
    return null
  return link.target && link.target !== '_self' ? null : readAuthMode(new URL(link.href).searchParams)
}
