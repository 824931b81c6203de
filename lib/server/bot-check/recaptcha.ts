import 'server-only'
import { publicEnv } from '@/lib/public-env'

const VERIFY_URL = 'https://www.google.com/recaptcha/api/siteverify'
const TIMEOUT_MS = 3000
const MIN_SCORE = 0.5
const MAX_AGE_MS = 5 * 60_000

type Verdict = {
  success?: unknown
  action?: unknown
  hostname?: unknown
  score?: unknown
  challenge_ts?: unknown
}

/** Whether Google vouches for a token of this site, one of these actions, and a few minutes at most. */
export async function isHumanByRecaptcha(
  token: string,
  actions: readonly string[],
  options: { secret: string; now: Date; fetch: typeof fetch },
): Promise<boolean> {
  try {
    const answer = await options.fetch(VERIFY_URL, {
      method: 'POST',
      body: new URLSearchParams({ secret: options.secret, response: token }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!answer.ok) return false
    return isGood((await answer.json()) as Verdict, actions, options.now)
  } catch {
    // The provider is away: never open. The proof of work is accepted in its place.
    return false
  }
}

function isGood(verdict: Verdict, actions: readonly string[], now: Date): boolean {
  const ageMs = now.getTime() - Date.parse(String(verdict.challenge_ts))
  return (
    verdict.success === true &&
    typeof verdict.action === 'string' &&
    actions.includes(verdict.action) &&
    verdict.hostname === new URL(publicEnv.siteUrl).hostname &&
    typeof verdict.score === 'number' &&
    verdict.score >= MIN_SCORE &&
    ageMs <= MAX_AGE_MS
  )
}
