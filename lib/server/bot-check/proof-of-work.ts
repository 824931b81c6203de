import 'server-only'
import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto'
import type { BotCheckAction } from '@/lib/contracts/bot-check'
import type { BotCheckChallenge } from '@/lib/contracts/dto'
import { equalInConstantTime, type KeyRing, type KeySet } from '../keys'

/** ALTCHA: the browser finds a number by trying. The action and the end are signed into the salt. */

const CHALLENGE_TTL_MS = 5 * 60_000
/** A cheap phone tries some 50,000 SHA-256 in a second; half of the most is needed on average. */
const DEFAULT_EFFORT = 50_000
const SALT_BYTES = 12

/** In the format of ALTCHA's first version; made here because its library hashes asynchronously, ten times slower. */
export function createProofChallenge(
  ring: KeyRing,
  action: BotCheckAction,
  options: { now: Date; effort?: number },
): BotCheckChallenge {
  const maxnumber = options.effort ?? DEFAULT_EFFORT
  const expires = String(Math.floor((options.now.getTime() + CHALLENGE_TTL_MS) / 1000))
  const parameters = new URLSearchParams({ action, expires })
  // The "&" at the end keeps the number from being read as part of the last parameter.
  const salt = `${randomBytes(SALT_BYTES).toString('hex')}?${parameters}&`
  const challenge = sha256Hex(salt + randomInt(maxnumber))
  return { algorithm: 'SHA-256', challenge, maxnumber, salt, signature: sign(ring.newest, challenge) }
}

function sha256Hex(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

function sign(keys: KeySet, challenge: string): string {
  return createHmac('sha256', keys.botCheck).update(challenge).digest('hex')
}

type Solution = { algorithm: 'SHA-256'; challenge: string; number: number; salt: string; signature: string }

export type SolvedProof = { id: string; action: string; endsAt: Date }

/** What a right, living solution proves; null for every other text. */
export function readProof(ring: KeyRing, token: string, now: Date): SolvedProof | null {
  const solution = parseSolution(token)
  if (!solution) return null
  const { challenge, number, salt, signature } = solution
  const parameters = new URLSearchParams(salt.split('?')[1] ?? '')
  const endsAt = new Date(Number(parameters.get('expires')) * 1000)
  if (!(endsAt > now) || sha256Hex(salt + number) !== challenge) return null
  const ours = ring.all.some(keys => equalInConstantTime(signature, sign(keys, challenge)))
  return ours ? { id: challenge, action: parameters.get('action') ?? '', endsAt } : null
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
