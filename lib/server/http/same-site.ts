import 'server-only'
import { publicEnv } from '@/lib/public-env'
import { ApiError } from './api-error'

const SITE_ORIGIN = new URL(publicEnv.siteUrl).origin

/**
 * Refuses writes that another site's page caused. Browsers send Origin with every such request; a request
 * with neither header comes from no page at all, and its missing cookies make it harmless.
 * @throws ApiError 403
 */
export function requireSameSite(request: Request): void {
  const site = request.headers.get('sec-fetch-site')
  const origin = request.headers.get('origin')
  if (site === 'same-origin' || site === 'none') return
  if (origin === null && site === null) return
  if (origin === SITE_ORIGIN) return
  if (site === null && origin !== null && isOwnHost(origin, request.headers.get('host'))) return
  throw new ApiError('crossSite')
}

/** Plain http on a local network sends no Sec-Fetch-Site; there the page's host must be ours. */
function isOwnHost(origin: string, host: string | null): boolean {
  return URL.canParse(origin) && host !== null && new URL(origin).host === host
}
