import { createProofChallenge } from '@/lib/server/bot-check/proof-of-work'
import { createKeyRing } from '@/lib/server/keys'
import { solveChallenge } from '@/lib/server/testing/solve-challenge'

/** Of the measured server, whose challenges a bench solves before the clock runs. */
export const BENCH_SECRET = 'benchmark-Zq4vT8wLr2Xk9Hd6Jp1Ns5Bf7Gm3Cy0'

const keys = createKeyRing([BENCH_SECRET])

export function proofs(action: 'start_explore' | 'login' | 'register', count: number): string[] {
  return Array.from({ length: count }, () =>
    solveChallenge(createProofChallenge(keys, action, { now: new Date(), effort: 1 })),
  )
}
