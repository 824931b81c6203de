import type { DeckPlace } from '@/lib/cards/card'
import { keptQuestions } from '@/lib/cards/log'
import type { QuestionCard } from '@/lib/cards/question-card'
import { keepEvents, keepQuestionCards, readEvents } from './cards-store'
import { newEvent } from './new-event'

/** Which of these are in the student's deck already. */
export async function alreadyKept(place: DeckPlace, cards: readonly QuestionCard[]): Promise<Set<string>> {
  const kept = new Set(keptQuestions(await readEvents(place)))
  return new Set(cards.map(card => card.id).filter(id => kept.has(id)))
}

/** Puts questions into the student's own deck. @returns whether this browser really keeps them. */
export async function keepQuestions(place: DeckPlace, cards: readonly QuestionCard[]): Promise<boolean> {
  const known = await alreadyKept(place, cards)
  const fresh = cards.filter(card => !known.has(card.id))
  if (fresh.length === 0) return true
  await keepQuestionCards(fresh)
  // One after the other in time, so that they are learned in the order of the paper on every device.
  const nowMs = Date.now() - fresh.length
  return keepEvents(fresh.map((card, at) => newEvent('keep', card.id, nowMs + at)))
}

/** Takes one question out again; what was learned of it stays in the log. */
export async function dropQuestion(id: string): Promise<boolean> {
  return keepEvents([newEvent('drop', id, Date.now())])
}
