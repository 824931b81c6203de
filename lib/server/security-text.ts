import 'server-only'
import { publicEnv } from '@/lib/public-env'
import { routes } from '@/lib/routes'
import { type Env, env } from './env'

/** RFC 9116 recommends less than a year; a build a month renews it long before. */
const VALID_MS = 360 * 24 * 3_600_000

/** SECURITY_CONTACT, else "security" at the site's own host. */
export function securityContact({ SECURITY_CONTACT: configured }: Env): string {
  if (!configured) return `mailto:security@${new URL(publicEnv.siteUrl).hostname}`
  return configured.startsWith('https://') ? configured : `mailto:${configured}`
}

/** How to report a vulnerability, for people and for programs. */
export function securityText(now: Date, configuration: Env = env()): string {
  const lines = [
    `Contact: ${securityContact(configuration)}`,
    `Expires: ${new Date(now.getTime() + VALID_MS).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${publicEnv.siteUrl}${routes.securityText}`,
  ]
  return `${lines.join('\n')}\n`
}
