import { securityText } from '@/lib/server/security-text'

export const dynamic = 'force-static'

/** RFC 9116. Written at build, so that it runs out when nobody has built the site for most of a year. */
export function GET(): Response {
  return new Response(securityText(new Date()), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
