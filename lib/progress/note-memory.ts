import type { NoteProgress } from '../contracts/dto'

/** What a browser remembers of one note. `place` is where reading stopped, `at` the last touch of either. */
export type NoteMemory = {
  learned?: boolean
  /** When `learned` was last changed; memories of before accounts kept them have `at` only. */
  learnedAt?: number
  /** The account's server has not confirmed this tick yet. */
  unsent?: true
  place?: { id: string; text: string }
  at: number
}

type Tick = Pick<NoteMemory, 'learned' | 'learnedAt' | 'unsent'>

/** A tick that never reached the server is kept this long for its owner to log in again. */
export const UNSENT_KEPT_MS = 30 * 24 * 3_600_000

export function tickedAtMs(memory: NoteMemory): number {
  return memory.learnedAt ?? memory.at
}

function withTick({ place, at }: Pick<NoteMemory, 'place' | 'at'>, tick: Tick): NoteMemory {
  return { ...(place && { place }), at, ...tick }
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
  const newer = !own || visitor.at > own.at ? visitor : own
  const place = newer.place ?? visitor.place ?? own?.place
  if (tick.learned === undefined && !place) return null
  return withTick({ ...(place && { place }), at: newer.at }, tick)
}

/**
 * The memory after the server has said what it keeps; null when nothing is left to remember. A tick that was
 * changed while the call was under way stays unsent. `sentAtMs` is the time of the tick that was sent.
 */
export function afterAnswer(
  memory: NoteMemory | undefined,
  said: NoteProgress | undefined,
  sentAtMs: number | undefined,
): NoteMemory | null {
  if (memory?.unsent && tickedAtMs(memory) !== sentAtMs) return memory
  const tick: Tick = said ? { learned: said.learned, learnedAt: Date.parse(said.at) } : {}
  if (!said && !memory?.place) return null
  return withTick(memory ?? { at: Date.parse(said?.at ?? '') }, tick)
}

/** What may stay in a browser after its reader has logged out: a tick on its way to the server, or nothing. */
export function afterLogout(memory: NoteMemory, nowMs: number): NoteMemory | null {
  if (!memory.unsent || nowMs - tickedAtMs(memory) > UNSENT_KEPT_MS) return null
  return withTick({ at: memory.at }, tickOf(memory))
}
