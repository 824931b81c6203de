import { parseCookies, setCookie } from 'nookies'
import { useSyncExternalStore } from 'react'
import { publicEnv } from '@/lib/public-env'

/** What the visitor has chosen about counting visits; null while nothing has been chosen. */
export type Consent = 'yes' | 'no'

const COOKIE = 'consent'
const MAX_AGE_SECONDS = 180 * 24 * 60 * 60
const CHANGED_EVENT = 'consent-changed'

/** Nothing is asked, loaded or stored unless the people who run the site have configured a tool. */
export const ANALYTICS_CONFIGURED = Boolean(publicEnv.gaId || publicEnv.gtmId || publicEnv.heatmapUrl)

function readConsent(): Consent | null {
  const value = parseCookies()[COOKIE]
  return value === 'yes' || value === 'no' ? value : null
}

/** @param choice null asks again */
export function chooseConsent(choice: Consent | null): void {
  setCookie(null, COOKIE, choice ?? '', {
    path: '/',
    sameSite: 'lax',
    secure: window.location.protocol === 'https:',
    maxAge: choice === null ? 0 : MAX_AGE_SECONDS,
  })
  window.dispatchEvent(new Event(CHANGED_EVENT))
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(CHANGED_EVENT, onChange)
  return () => window.removeEventListener(CHANGED_EVENT, onChange)
}

/** 'unknown' while the page is still the server's: no banner may flash for those who have chosen. */
export function useConsent(): Consent | null | 'unknown' {
  return useSyncExternalStore(subscribe, readConsent, () => 'unknown')
}
