/**
 * The score that the MDN HTTP Observatory would give, computed from an answer of ours by its published table
 * (github.com/mdn/mdn-http-observatory, src/grader/charts.js, read in November 2026). Nobody outside was asked. Two of
 * its tests look at TLS, which a proxy of the operator ends: a redirection to https and a good certificate are taken as
 * given and give no points. A place in the HSTS preload list, worth five, is not claimed.
 */

export type Served = {
  headers: Readonly<Record<string, string>>
  setCookies: readonly string[]
  html: string
}
export type Part = { test: string; modifier: number; because: string }
export type Score = { score: number; grade: string; parts: readonly Part[] }

const SIX_MONTHS_SECONDS = 15_768_000
const EXTRA_CREDIT_FROM = 90
const BROAD = ['*', 'http:', 'https:', 'ftp:', 'http://*', 'https://*']
const PRIVATE_REFERRERS = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']

type Directives = ReadonlyMap<string, readonly string[]>

function directivesOf(policy: string): Directives {
  const parts = policy.split(';').map(each => each.trim().split(/\s+/))
  return new Map(parts.map(([name = '', ...values]) => [name.toLowerCase(), values]))
}

function contentPolicy(policy: Directives): Omit<Part, 'test'> {
  if (policy.size === 0 || policy.has('')) return { modifier: -25, because: 'no policy' }
  const sources = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*']
  const [scripts, styles, objects] = [sources('script-src'), sources('style-src'), sources('object-src')]
  const unsafe = (list: readonly string[]) =>
    list.some(each => BROAD.includes(each) || each === 'data:') ||
    (list.includes("'unsafe-inline'") && !list.some(each => /^'(sha\d+|nonce)-/.test(each)))
  if (unsafe(scripts) || objects.some(each => BROAD.includes(each))) {
    return { modifier: -20, because: 'unsafe scripts' }
  }
  const all = [...policy.values()].flat()
  if (all.some(each => /^(http|ftp):/.test(each))) return { modifier: -20, because: 'plain http' }
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return { modifier: -10, because: 'eval' }
  if (unsafe(styles)) return { modifier: 0, because: 'unsafe styles' }
  return policy.get('default-src')?.join() === "'none'"
    ? { modifier: 10, because: "no unsafe source, default-src 'none'" }
    : { modifier: 5, because: 'no unsafe source' }
}

function cookies(lines: readonly string[]): Omit<Part, 'test'> {
  if (lines.length === 0) return { modifier: 0, because: 'no cookies' }
  const lacking = (attribute: RegExp, some = lines) => some.some(line => !attribute.test(line))
  const sessions = lines.filter(line => /sess|token|login|auth/i.test(line.split('=')[0] ?? ''))
  if (lacking(/;\s*secure/i)) return { modifier: -40, because: 'a cookie without Secure' }
  if (lacking(/;\s*httponly/i, sessions)) return { modifier: -30, because: 'a session for scripts' }
  if (lacking(/;\s*samesite=(lax|strict)/i)) return { modifier: 0, because: 'no SameSite' }
  return { modifier: 5, because: 'Secure, HttpOnly, SameSite' }
}

function transport(value: string): Omit<Part, 'test'> {
  const seconds = Number(/max-age=(\d+)/i.exec(value)?.[1] ?? -1)
  if (seconds < 0) return { modifier: -20, because: 'no HSTS' }
  if (seconds < SIX_MONTHS_SECONDS) return { modifier: -10, because: 'a short HSTS' }
  return { modifier: 0, because: `HSTS for ${seconds} s` }
}

function scripts(html: string): Omit<Part, 'test'> {
  const foreign = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"[^>]*>/g)].filter(
    ([, address = '']) => !/^\/(?!\/)/.test(address),
  )
  if (foreign.length === 0) return { modifier: 0, because: 'every script from our own origin' }
  const whole = foreign.every(([tag, address = '']) => /integrity=/.test(tag) && address.startsWith('https:'))
  return whole ? { modifier: 5, because: 'integrity' } : { modifier: -50, because: 'foreign scripts' }
}

function framing(policy: Directives, header: string): Omit<Part, 'test'> {
  const ancestors = policy.get('frame-ancestors') ?? ['*']
  if (!ancestors.some(each => BROAD.includes(each))) return { modifier: 5, because: 'frame-ancestors' }
  if (/^(deny|sameorigin)$/i.test(header)) return { modifier: 0, because: 'X-Frame-Options' }
  return { modifier: -20, because: 'may be framed' }
}

function referrer(value: string): Omit<Part, 'test'> {
  if (!value) return { modifier: 0, because: 'none' }
  return PRIVATE_REFERRERS.includes(value)
    ? { modifier: 5, because: value }
    : { modifier: -5, because: value }
}

function resourcePolicy(value: string): Omit<Part, 'test'> {
  if (value === 'same-origin' || value === 'same-site') return { modifier: 10, because: value }
  return { modifier: !value || value === 'cross-origin' ? 0 : -5, because: value || 'none' }
}

function gradeOf(score: number): string {
  if (score >= 100) return 'A+'
  const letter = ['F', 'F', 'D', 'D', 'C', 'C', 'B', 'B', 'A', 'A'][Math.floor(score / 10)] ?? 'F'
  return letter
}

/** Malus always counts; bonus only from 90 points on, as with the Observatory. */
export function observatoryScore({ headers, setCookies, html }: Served): Score {
  const header = (name: string) => headers[name] ?? ''
  const policy = directivesOf(header('content-security-policy'))
  const sharing = header('access-control-allow-credentials') === 'true' ? -50 : 0
  const noSniff = header('x-content-type-options') === 'nosniff' ? 0 : -5
  const parts: Part[] = [
    { test: 'Content Security Policy', ...contentPolicy(policy) },
    { test: 'Cookies', ...cookies(setCookies) },
    {
      test: 'Cross-origin sharing',
      modifier: sharing,
      because: header('access-control-allow-origin') || 'none',
    },
    { test: 'Referrer Policy', ...referrer(header('referrer-policy')) },
    { test: 'Strict Transport Security', ...transport(header('strict-transport-security')) },
    { test: 'Subresource Integrity', ...scripts(html) },
    {
      test: 'X-Content-Type-Options',
      modifier: noSniff,
      because: header('x-content-type-options') || 'none',
    },
    { test: 'X-Frame-Options', ...framing(policy, header('x-frame-options')) },
    { test: 'Cross-Origin-Resource-Policy', ...resourcePolicy(header('cross-origin-resource-policy')) },
  ]
  const sum = (chosen: readonly Part[]) => chosen.reduce((total, each) => total + each.modifier, 0)
  const base = 100 + sum(parts.filter(each => each.modifier < 0))
  const extra = base >= EXTRA_CREDIT_FROM ? sum(parts.filter(each => each.modifier > 0)) : 0
  const score = Math.max(0, base + extra)
  return { score, grade: gradeOf(score), parts }
}
