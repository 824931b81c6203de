import { readEnvelope } from '@/lib/contracts/envelope'
import { GEO_LOOKUP_TIMEOUT_MS } from '@/lib/contracts/limits'
import { publicEnv } from '@/lib/public-env'
import { detectCountryCode } from '@/lib/session/country-detection'
import { logQuietly } from './log'

/** Our own service answers in the envelope, a public one with the bare object. */
function readCountry(body: unknown): string | null {
  const result: unknown = readEnvelope(body)?.result ?? body
  if (typeof result !== 'object' || result === null || !('country' in result)) return null
  return typeof result.country === 'string' && result.country !== '' ? result.country : null
}

/** Asks the IP-to-country service; gives up after 5 s. @throws when it cannot be reached in time. */
export async function lookUpCountry(): Promise<string | null> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), GEO_LOOKUP_TIMEOUT_MS)
  try {
    const response = await fetch(publicEnv.ipCountryUrl, { credentials: 'omit', signal: controller.signal })
    return response.ok ? readCountry(await response.json()) : null
  } finally {
    clearTimeout(timer)
  }
}

export function localeSigns() {
  return {
    languages: navigator.languages.length > 0 ? navigator.languages : [navigator.language],
    timeZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
  }
}

let detected: Promise<string> | null = null

/** The visitor's country code in lower case, looked up once per page load. Never fails. */
export function countryCodeHere(): Promise<string> {
  detected ??= detectCountryCode({ lookUpCountry, localeSigns, log: logQuietly })
  return detected
}
