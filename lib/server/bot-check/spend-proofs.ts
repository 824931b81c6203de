import 'server-only'
import { setImmediate as letOthers } from 'node:timers/promises'
import type { Db } from '../db/db'
import { botCheckUses } from '../db/schema'

/** A proof of work or a token of reCAPTCHA that was used, and until when it must be remembered. */
export type Proof = { id: string; endsAt: Date }

/** @returns whether this is its first use, across instances */
export type SpendProof = (proof: Proof) => Promise<boolean>

/** Two values for each row; Postgres takes 65,535 in one statement. */
const ROWS_MAX = 500

/**
 * One statement takes all that has come: it costs the embedded database about a millisecond, however many rows it has.
 * The embedded database holds up the whole process meanwhile, so requests that have arrived are read first: their proofs
 * then join this statement. One that comes alone waits for a turn of the loop and no more.
 */
export function createProofSpender(db: () => Promise<Db>): SpendProof {
  const waiting = new Map<
    string,
    { proof: Proof; answer: (first: boolean) => void; fail: (error: unknown) => void }
  >()
  let running = false

  const spendAll = async () => {
    running = true
    while (waiting.size > 0) {
      await letOthers()
      const batch = [...waiting.values()].slice(0, ROWS_MAX)
      for (const { proof } of batch) waiting.delete(proof.id)
      try {
        const first = await insertUnused(
          await db(),
          batch.map(each => each.proof),
        )
        for (const { proof, answer } of batch) answer(first.has(proof.id))
      } catch (error) {
        for (const { fail } of batch) fail(error)
      }
    }
    running = false
  }

  return proof =>
    new Promise((answer, fail) => {
      if (waiting.has(proof.id)) return answer(false)
      waiting.set(proof.id, { proof, answer, fail })
      if (!running) void spendAll()
    })
}

async function insertUnused(db: Db, proofs: readonly Proof[]): Promise<Set<string>> {
  const rows = await db
    .insert(botCheckUses)
    .values([...proofs])
    .onConflictDoNothing()
    .returning({ id: botCheckUses.id })
  return new Set(rows.map(row => row.id))
}
