import 'server-only'
import { hash, verify } from '@node-rs/argon2'
import { processGlobal } from '../process-global'
import type { HashQueue } from './hash-queue'

/** OWASP's first choice for Argon2id, which is the library's default algorithm. */
const PARAMETERS = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const

export function hashPassword(queue: HashQueue, password: string): Promise<string> {
  return queue.run(() => hash(password, PARAMETERS))
}

/** With no hash to compare (an unknown account) the same work is done for the same time, and fails. */
export async function verifyPassword(
  queue: HashQueue,
  password: string,
  stored: string | null,
): Promise<boolean> {
  const compared = stored ?? (await decoy(queue))
  const matches = await queue.run(() => verify(compared, password))
  return matches && stored !== null
}

const decoys = processGlobal<{ hash: Promise<string> | null }>('decoyHash', () => ({ hash: null }))

function decoy(queue: HashQueue): Promise<string> {
  decoys.hash ??= hashPassword(queue, 'no account has this').catch(error => {
    decoys.hash = null
    throw error
  })
  return decoys.hash
}

/** Whether a hash was made with other parameters than today's. */
export function needsRehash(stored: string): boolean {
  const { memoryCost, timeCost, parallelism } = PARAMETERS
  return !stored.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`)
}
