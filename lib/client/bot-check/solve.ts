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
