import type { CardId } from './card'
import { type Clock, dayOf, today } from './days'
import { byWorth, type DailyLimit, gainOf } from './forecast'
import type { Memories } from './log'
import { recallAfter } from './memory'
import { dueOf, type Policy } from './schedule'

/** A card in a step of minutes is shown this much early when nothing else is left. */
export const EARLY_MS = 20 * 60_000

export type Queue = {
  /** In steps of minutes, first ending first. */
  learning: { id: CardId; atMs: number }[]
  reviews: CardId[]
  fresh: CardId[]
  /** Due today beyond the daily limit. */
  waiting: number
}

export type QueueInput = {
  /** The chosen cards in the order of learning. */
  cards: readonly CardId[]
  memories: Memories
  policy: Policy
  limit: DailyLimit
  clock: Clock
  doneToday: { newCards: number; allCards: number }
}

/** Cards graded today, by the student's calendar: of the whole subject, whatever topics are chosen. */
export function doneOn(day: number, memories: Memories, zoneMinutes: number) {
  let newCards = 0
  let allCards = 0
  for (const { firstMs, lastMs } of memories.values()) {
    if (dayOf(lastMs, zoneMinutes) === day) allCards += 1
    if (dayOf(firstMs, zoneMinutes) === day) newCards += 1
  }
  return { newCards, allCards }
}

/** What is due today. The same cards, log, plan and day give the same order on every device. */
export function queueOf({ cards, memories, policy, limit, clock, doneToday }: QueueInput): Queue {
  const day = today(clock)
  const learning: Queue['learning'] = []
  const due: { id: CardId; worth: number }[] = []
  const unseen: CardId[] = []
  for (const id of cards) {
    const memory = memories.get(id)
    if (!memory) {
      unseen.push(id)
      continue
    }
    const next = dueOf(id, memory, policy, clock.zoneMinutes)
    if (next.kind === 'moment') learning.push({ id, atMs: next.atMs })
    else if (next.kind === 'day' && next.day <= day) {
      const days = day - dayOf(memory.lastMs, clock.zoneMinutes)
      const worth =
        policy.examDay !== null && policy.examDay > day
          ? gainOf(memory, days, policy.examDay - day)
          : 1 - recallAfter(memory.stability, days)
      due.push({ id, worth })
    }
  }
  learning.sort((one, other) => one.atMs - other.atMs || (one.id < other.id ? -1 : 1))
  const room = Math.max(0, limit.allCards - doneToday.allCards)
  const reviews = byWorth(due)
    .slice(0, room)
    .map(each => each.id)
  const newRoom = Math.min(limit.newCards - doneToday.newCards, room - reviews.length)
  return {
    learning,
    reviews,
    fresh: unseen.slice(0, Math.max(0, newRoom)),
    waiting: due.length - reviews.length,
  }
}
