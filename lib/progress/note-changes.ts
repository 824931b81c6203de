import type { NoteProgress } from '../contracts/dto'

/** A change with its time as a number, the way clocks are compared. */
export type NoteChange = { path: string; learned: boolean; atMs: number }

/**
 * The latest change of each note, by the clock of the server. A device whose clock is wrong says what it
 * believes the time of sending to be; its changes move by the difference. None lies in the future, or a
 * tick from a phone in the wrong year could never be taken back.
 */
export function latestChanges(
  notes: readonly NoteProgress[],
  clock: { sentAtMs: number; nowMs: number },
): NoteChange[] {
  const skewMs = clock.nowMs - clock.sentAtMs
  const latest = new Map<string, NoteChange>()
  for (const { path, learned, at } of notes) {
    const atMs = Math.max(0, Math.min(Date.parse(at) + skewMs, clock.nowMs))
    const known = latest.get(path)
    if (!known || isLater({ learned, atMs }, known)) latest.set(path, { path, learned, atMs })
  }
  return [...latest.values()]
}

type Change = Pick<NoteChange, 'learned' | 'atMs'>

/** Two changes of the same moment: the tick stays, whichever came first. */
export function isLater(one: Change, other: Change): boolean {
  return one.atMs > other.atMs || (one.atMs === other.atMs && one.learned && !other.learned)
}
