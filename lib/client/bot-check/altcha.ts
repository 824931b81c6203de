import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { BotCheckChallenge } from '@/lib/contracts/dto'

/**
 * The number whose hash with the salt is the challenge; null when there is none. Written without the
 * browser's own SHA-256, which answers asynchronously (slower by far) and only on secure origins.
 */
export function solveChallenge({ challenge, salt, maxnumber }: BotCheckChallenge): number | null {
  const salted = sha256.create().update(utf8ToBytes(salt))
  for (let number = 0; number <= maxnumber; number++) {
    const digest = salted
      .clone()
      .update(utf8ToBytes(String(number)))
      .digest()
    if (bytesToHex(digest) === challenge) return number
  }
  return null
}

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
