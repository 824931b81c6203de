import type { NoteProgress } from '../contracts/dto'

/** A change with its time as a number, the way clocks are compared. */
export type NoteChange = { path: string; learned: boolean; atMs: number }

/** What a device believes the time of sending to be, and what it is. */
export type Clock = { sentAtMs: number; nowMs: number }

/**
 * When a change was made by the clock of the server: the changes of a device whose clock is wrong move by the
 * difference. None lies in the future, or one from a phone in the wrong year could never be taken back.
 */
export function serverTimeMs(at: string, { sentAtMs, nowMs }: Clock): number {
  return Math.max(0, Math.min(Date.parse(at) + nowMs - sentAtMs, nowMs))
}

/** The latest change of each note, by the clock of the server. */
export function latestChanges(notes: readonly NoteProgress[], clock: Clock): NoteChange[] {
  const latest = new Map<string, NoteChange>()
  for (const { path, learned, at } of notes) {
    const atMs = serverTimeMs(at, clock)
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
