import 'server-only'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cardsOf, type Deck, type DeckFact, deckFile } from '@/lib/cards/card'
import { SUBJECTS, type Subject } from '@/lib/catalogue/subjects'

/** The flashcards of a subject, as scripts/content/decks.ts made them of the finished notes; null before that. */
export function findDeck({ level, slug }: Pick<Subject, 'level' | 'slug'>): Deck | null {
  const file = join(process.cwd(), 'public', deckFile({ level, subject: slug }))
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Deck) : null
}

/** Every subject that has flashcards, in the order of the catalogue. */
export function deckFacts(): DeckFact[] {
  return SUBJECTS.flatMap(subject => {
    const deck = findDeck(subject)
    if (!deck) return []
    return [{ subject, cards: deck.topics.flatMap(cardsOf).length }]
  })
}
