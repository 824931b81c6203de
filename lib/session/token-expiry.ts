/** Renewed this long before the end, so that no call meets an ended token. */
const RENEW_AHEAD_MS = 60_000
const MIN_DELAY_MS = 1000

function decodeBase64Url(text: string): string {
  return atob(text.replaceAll('-', '+').replaceAll('_', '/'))
}

/** The `exp` of a JWT in milliseconds. Read for scheduling only, never trusted; null for any other token. */
export function tokenExpiryMs(token: string): number | null {
  try {
    const payload: unknown = JSON.parse(decodeBase64Url(token.split('.')[1] ?? ''))
    const exp = (payload as { exp?: unknown } | null)?.exp
    return typeof exp === 'number' && Number.isFinite(exp) ? exp * 1000 : null
  } catch {
    return null
  }
}

/** How long to wait before renewing; null when the token does not say when it ends. */
export function renewalDelayMs(token: string, nowMs: number): number | null {
  const expiryMs = tokenExpiryMs(token)
  return expiryMs === null ? null : Math.max(expiryMs - RENEW_AHEAD_MS - nowMs, MIN_DELAY_MS)
}
