import type { CardId } from './card'
import { type DayNumber, dayOf } from './days'
import { intervalDays, type Memory, recallAfter, remember } from './memory'
import { RATINGS, type Rating } from './rating'

/**
 * When cards come back. Without an exam it is plain FSRS. With one, no review falls after it: a card whose next
 * review would do so gets a last look in the final days before, spread so that these stay within the daily limit.
 */
export type Policy = {
  /** Recall at which a card comes back. */
  retention: number
  /** The exam is still ahead on every day before this one. */
  examDay: DayNumber | null
  /** Number of days before the exam over which the last looks are spread. */
  lastLooks: number
}

export const PLAIN: Policy = { retention: 0.9, examDay: null, lastLooks: 1 }

/** A card that will be recalled as surely as this on the day needs no last look. */
const SURE = 0.97

/** The same number from 0 up to 1 for the same text, everywhere (FNV-1a, then mixed). */
export function luckOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 0x1_0000_0000
}

/**
 * The day of the next review of a card that has left the steps of minutes; null when none is needed before the exam.
 * @param luck of the card's id
 */
export function nextDay(
  stability: number,
  lastDay: DayNumber,
  luck: number,
  policy: Policy,
): DayNumber | null {
  const { examDay, retention, lastLooks } = policy
  const natural = lastDay + intervalDays(stability, retention)
  if (examDay === null || lastDay >= examDay) return natural
  const lastLook = examDay - 1 - Math.floor(luck * Math.max(1, lastLooks))
  if (natural < lastLook) return natural
  if (lastDay < lastLook) {
    return recallAfter(stability, examDay - lastDay) >= SURE ? null : lastLook
  }
  return natural < examDay ? natural : null
}

/** When a card is next due: at a moment (steps of minutes), on a day, or not before the exam any more. */
export type Due = { kind: 'moment'; atMs: number } | { kind: 'day'; day: DayNumber } | { kind: 'never' }

export function dueOf(id: CardId, memory: Memory, policy: Policy, zoneMinutes: number): Due {
  if (memory.learning !== null) return { kind: 'moment', atMs: memory.stepEndsMs }
  const day = nextDay(memory.stability, dayOf(memory.lastMs, zoneMinutes), luckOf(id), policy)
  return day === null ? { kind: 'never' } : { kind: 'day', day }
}

/** What each grade would lead to. */
export function choices(
  id: CardId,
  memory: Memory | null,
  policy: Policy,
  clock: { nowMs: number; zoneMinutes: number },
): { rating: Rating; memory: Memory; due: Due }[] {
  return RATINGS.map(rating => {
    const after = remember(memory, rating, clock.nowMs)
    return { rating, memory: after, due: dueOf(id, after, policy, clock.zoneMinutes) }
  })
}
