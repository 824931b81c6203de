import type { NoteProgress } from '../contracts/dto'

/** What a browser remembers of one note. Where reading stopped is an entry of its own (lib/study/entries.ts). */
export type NoteMemory = {
  learned?: boolean
  /** When `learned` was last changed; memories from before accounts kept them have `at` only. */
  learnedAt?: number
  /** The account's server has not confirmed this tick yet. */
  unsent?: true
  /** The last touch. */
  at: number
}

type Tick = Pick<NoteMemory, 'learned' | 'learnedAt' | 'unsent'>

/** A tick that never reached the server is kept this long for its owner to log in again. */
export const UNSENT_KEPT_MS = 30 * 24 * 3_600_000

export function tickedAtMs(memory: NoteMemory): number {
  return memory.learnedAt ?? memory.at
}

function tickOf(memory: NoteMemory | undefined): Tick {
  if (memory?.learned === undefined) return {}
  return {
    learned: memory.learned,
    learnedAt: tickedAtMs(memory),
    ...(memory.unsent && { unsent: true as const }),
  }
}

/**
 * What the account remembers in this browser once it takes over what a visitor did here. Ticks join, the
 * latest change stays. A visitor's un-tick took back a tick of that visit, so it says nothing about the account.
 */
export function adopted(visitor: NoteMemory, own: NoteMemory | undefined): NoteMemory | null {
  const isNews =
    visitor.learned === true && (own?.learned === undefined || tickedAtMs(visitor) > tickedAtMs(own))
  const tick: Tick = isNews ? { learned: true, learnedAt: tickedAtMs(visitor), unsent: true } : tickOf(own)
  return tick.learned === undefined ? null : { at: Math.max(visitor.at, own?.at ?? 0), ...tick }
}

/**
 * The memory after the server has said what it keeps; null when nothing is left to remember. A tick that was
 * changed while the call was under way stays unsent, and counts as changed now: the server takes what was sent for as
 * much later as it travelled, so that on a slow line the change before would win.
 * @param sentAtMs the time of the tick that was sent; undefined when none was
 */
export function afterAnswer(
  memory: NoteMemory | undefined,
  said: NoteProgress | undefined,
  sentAtMs: number | undefined,
  nowMs: number,
): NoteMemory | null {
  if (memory?.unsent && tickedAtMs(memory) !== sentAtMs)
    return sentAtMs === undefined ? memory : { ...memory, learnedAt: nowMs }
  if (!said) return null
  const learnedAt = Date.parse(said.at)
  return { at: memory?.at ?? learnedAt, learned: said.learned, learnedAt }
}

/** What may stay in a browser after its reader has logged out: a tick on its way to the server, or nothing. */
export function afterLogout(memory: NoteMemory, nowMs: number): NoteMemory | null {
  if (!memory.unsent || nowMs - tickedAtMs(memory) > UNSENT_KEPT_MS) return null
  return { at: memory.at, ...tickOf(memory) }
}
