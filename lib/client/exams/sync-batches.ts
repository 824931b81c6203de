import type { AnswerChange } from '@/lib/contracts/exams'
import type { PartRecord } from './sitting'

/** What one call may hold: the server takes 60 changes; a browser's farewell request (keepalive) 64 KB in all. */
export const BATCH_CHANGES = 60
export const BATCH_BYTES = 60_000

/** Field by field: the server refuses what it does not know. */
export function changeOf(record: PartRecord): AnswerChange {
  const { key, seq, answer, working, flagged, guessed = false, struck, timeMs, at } = record
  return { key, seq, answer, working, flagged, guessed, struck, timeMs, at }
}

function bytesOf(change: AnswerChange): number {
  return new TextEncoder().encode(JSON.stringify(change)).length + 1
}

/** Unsent changes in calls that fit, the oldest first, so that what was written longest ago is safe first. */
export function batchesOf(records: readonly PartRecord[]): AnswerChange[][] {
  const batches: AnswerChange[][] = []
  let bytes = 0
  for (const change of records.map(changeOf).sort((one, other) => one.at.localeCompare(other.at))) {
    const size = bytesOf(change)
    const last = batches.at(-1)
    if (!last || last.length >= BATCH_CHANGES || bytes + size > BATCH_BYTES) {
      batches.push([change])
      bytes = size
    } else {
      last.push(change)
      bytes += size
    }
  }
  return batches
}
