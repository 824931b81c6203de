import type { CardId } from './card'
import { type Memory, remember } from './memory'
import type { Rating } from './rating'

/**
 * What happened to a student's cards, one entry for each thing, never changed afterwards. `keep` puts a question
 * into the own deck and `drop` takes it out; `undo` takes a review back. All that is known of a card is derived
 * from the log, so devices agree as soon as they hold the same entries, in whatever order these came.
 */
export type CardEvent = {
  /** From the device that made it: sending it twice changes nothing. */
  id: string
  card: CardId
  kind: 'review' | 'undo' | 'keep' | 'drop'
  /** ISO 8601; the server sets wrong clocks right. */
  at: string
  rating: Rating | null
  /** Id of the review that is taken back. */
  undoes: string | null
  /** From seeing the front to the grade. */
  durationMs: number
}

/** By time, and by id at the same moment: the same on every device. */
export function inOrder(events: Iterable<CardEvent>): CardEvent[] {
  const known = new Map<string, { event: CardEvent; atMs: number }>()
  for (const event of events) known.set(event.id, { event, atMs: Date.parse(event.at) })
  return [...known.values()]
    .sort((one, other) => one.atMs - other.atMs || (one.event.id < other.event.id ? -1 : 1))
    .map(each => each.event)
}

/** Reviews that still stand, oldest first. */
export function standingReviews(events: Iterable<CardEvent>): (CardEvent & { rating: Rating })[] {
  const ordered = inOrder(events)
  const undone = new Set(ordered.flatMap(({ kind, undoes }) => (kind === 'undo' && undoes ? [undoes] : [])))
  return ordered.filter(
    (event): event is CardEvent & { rating: Rating } =>
      event.kind === 'review' && event.rating !== null && !undone.has(event.id),
  )
}

export type Memories = ReadonlyMap<CardId, Memory>

/** What is remembered of each card that was ever graded. */
export function memoriesOf(events: Iterable<CardEvent>): Map<CardId, Memory> {
  const memories = new Map<CardId, Memory>()
  for (const { card, rating, at } of standingReviews(events))
    memories.set(card, remember(memories.get(card) ?? null, rating, Date.parse(at)))
  return memories
}

/** Questions in the own deck, in the order in which they were put there. */
export function keptQuestions(events: Iterable<CardEvent>): CardId[] {
  const kept = new Set<CardId>()
  for (const { card, kind } of inOrder(events)) {
    if (kind === 'keep') kept.add(card)
    if (kind === 'drop') kept.delete(card)
  }
  return [...kept]
}
