import type { BotCheckChallenge } from '@/lib/contracts/dto'

/** The token as ALTCHA defines it: base64 of the challenge with its solution. */
export function altchaToken(challenge: BotCheckChallenge, number: number): string {
  const { algorithm, challenge: hash, salt, signature } = challenge
  return btoa(JSON.stringify({ algorithm, challenge: hash, number, salt, signature }))
}

/** When the challenge ends, as its salt says (`?expires=` in seconds); null when it does not say. */
export function challengeExpiryMs({ salt }: Pick<BotCheckChallenge, 'salt'>): number | null {
  const expires = Number(new URLSearchParams(salt.split('?')[1] ?? '').get('expires'))
  return Number.isFinite(expires) && expires > 0 ? expires * 1000 : null
}

export function isChallenge(value: unknown): value is BotCheckChallenge {
  if (typeof value !== 'object' || value === null) return false
  const { algorithm, challenge, maxnumber, salt, signature } = value as Record<string, unknown>
  return (
    algorithm === 'SHA-256' &&
    Number.isSafeInteger(maxnumber) &&
    [challenge, salt, signature].every(each => typeof each === 'string')
  )
}
