import 'server-only'
import { createChallenge, verifySolution } from 'altcha-lib/v1'
import type { BotCheckChallenge } from '@/lib/contracts/dto'
import type { BotCheckAction } from '@/lib/contracts/endpoints'
import type { KeyRing } from '../keys'

/** ALTCHA: the browser finds a number by trying. The action and the end are signed into the salt. */

const CHALLENGE_TTL_MS = 5 * 60_000
/** A cheap phone tries some 50,000 SHA-256 in a second; half of the most is needed on average. */
const DEFAULT_EFFORT = 50_000

export async function createProofChallenge(
  ring: KeyRing,
  action: BotCheckAction,
  options: { now: Date; effort?: number },
): Promise<BotCheckChallenge> {
  const made = await createChallenge({
    algorithm: 'SHA-256',
    hmacKey: ring.newest.botCheck,
    maxnumber: options.effort ?? DEFAULT_EFFORT,
    expires: new Date(options.now.getTime() + CHALLENGE_TTL_MS),
    params: { action },
  })
  const { challenge, salt, signature } = made
  return { algorithm: 'SHA-256', challenge, maxnumber: options.effort ?? DEFAULT_EFFORT, salt, signature }
}

type Solution = { algorithm: 'SHA-256'; challenge: string; number: number; salt: string; signature: string }

export type SolvedProof = { id: string; action: string; endsAt: Date }

/** What a right, living solution proves; null for every other text. */
export async function readProof(ring: KeyRing, token: string, now: Date): Promise<SolvedProof | null> {
  const solution = parseSolution(token)
  if (!solution) return null
  const parameters = new URLSearchParams(solution.salt.split('?')[1] ?? '')
  const endsAt = new Date(Number(parameters.get('expires')) * 1000)
  if (!(endsAt > now)) return null
  for (const keys of ring.all) {
    // The end was checked above, by our own clock.
    if (await verifySolution(solution, keys.botCheck, false)) {
      return { id: solution.challenge, action: parameters.get('action') ?? '', endsAt }
    }
  }
  return null
}

function parseSolution(token: string): Solution | null {
  try {
    const value = JSON.parse(Buffer.from(token, 'base64').toString('utf8')) as Record<string, unknown>
    const { algorithm, challenge, number, salt, signature } = value
    const texts = [challenge, salt, signature].every(each => typeof each === 'string' && each.length < 512)
    if (algorithm !== 'SHA-256' || !texts || !Number.isSafeInteger(number)) return null
    return { algorithm, challenge, number, salt, signature } as Solution
  } catch {
    return null
  }
}
