import { fc } from '@/lib/testing/properties'
import type { CardEvent } from './log'
import { RATINGS, type Rating } from './rating'

/** Arbitrary logs and small helpers for the tests of this folder. */

export const START_MS = Date.parse('2026-11-20T10:00:00.000Z')
const DAY_MS = 86_400_000

export const cardIds = (count: number) =>
  Array.from({ length: count }, (_, at) => `igcse/physics/waves/sound#term-${at + 1}`)

export function review(id: string, card: string, rating: Rating, atMs: number): CardEvent {
  return {
    id,
    card,
    kind: 'review',
    at: new Date(atMs).toISOString(),
    rating,
    undoes: null,
    durationMs: 4000,
  }
}

export function undo(id: string, of: CardEvent, atMs: number): CardEvent {
  return {
    id,
    card: of.card,
    kind: 'undo',
    at: new Date(atMs).toISOString(),
    rating: null,
    undoes: of.id,
    durationMs: 0,
  }
}

export const anyRating = fc.constantFrom(...RATINGS)

/** Up to 60 reviews of up to 6 cards within 120 days before START_MS. */
export const anyLog: fc.Arbitrary<CardEvent[]> = fc
  .array(fc.record({ card: fc.nat(5), rating: anyRating, before: fc.integer({ min: 0, max: 120 * 1440 }) }), {
    maxLength: 60,
  })
  .map(all => {
    const cards = cardIds(6)
    return all.map(({ card, rating, before }, at) =>
      review(`event-${at}`, cards[card] as string, rating, START_MS - (before / 1440) * DAY_MS),
    )
  })
