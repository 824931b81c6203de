import { createHash } from 'node:crypto'
import type { BotCheckChallenge } from '@/lib/contracts/dto'

/** What the browser's proof-of-work worker does. */
export function solveChallenge(challenge: BotCheckChallenge): string {
  const { algorithm, salt, signature } = challenge
  for (let number = 0; number <= challenge.maxnumber; number += 1) {
    const hash = createHash('sha256')
      .update(salt + number)
      .digest('hex')
    if (hash === challenge.challenge) {
      const solution = { algorithm, challenge: hash, number, salt, signature }
      return Buffer.from(JSON.stringify(solution)).toString('base64')
    }
  }
  throw new Error('The challenge has no solution.')
}
