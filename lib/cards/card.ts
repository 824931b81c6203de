import type { LevelId } from '../catalogue/levels'
import type { Subject, SubjectSlug } from '../catalogue/subjects'

/**
 * Names one card for ever, on every device. A card of a note: `igcse/physics/waves/sound#echo`; a command word:
 * `igcse/physics/command-words#state`; a question of a paper: `question/igcse/physics/<exam id>/<part>`.
 */
export type CardId = string

export type CardKind = 'term' | 'formula' | 'command' | 'chain' | 'shift' | 'sum' | 'picture'

/** A card as the deck's file holds it: texts are HTML with formulas as MathML, made at build time. */
export type DeckCard = { id: CardId; kind: CardKind; front: string; back: string }

/** Where the cards come from; `path` is the address that teaches them. */
export type DeckSource = { path: string; title: string; cards: DeckCard[] }

export type DeckTopic = { slug: string; title: string; sources: DeckSource[] }

export type Deck = { level: LevelId; subject: SubjectSlug; topics: DeckTopic[] }

/** A deck as lists of decks show it. */
export type DeckFact = { subject: Subject; cards: number }

export type DeckPlace = Pick<Deck, 'level' | 'subject'>

export const CARD_ID_MAX_CHARACTERS = 200
export const CARD_ID =
  /^(?:(?:igcse|alevels)\/[a-z0-9-]+(?:\/[a-z0-9-]+){1,2}#[a-z0-9-]+|question\/(?:igcse|alevels)\/[a-z-]+\/[A-Za-z0-9.-]+\/[0-9a-z.]+)$/

/** Where the browser fetches a deck. */
export function deckFile({ level, subject }: DeckPlace): string {
  return `/cards/${level}-${subject}.json`
}

/** Cards of the subject's notes begin with this, those of its questions with `question/` and this. */
export function cardPrefix({ level, subject }: DeckPlace): string {
  return `${level}/${subject}/`
}

export function questionCardId(place: DeckPlace, examId: string, partKey: string): CardId {
  return `question/${cardPrefix(place)}${examId}/${partKey}`
}

/** @returns null for a card that is no question */
export function questionOf(id: CardId): { examId: string; partKey: string } | null {
  const [kind, , , examId, partKey] = id.split('/')
  return kind === 'question' && examId && partKey ? { examId, partKey } : null
}

export function cardsOf(topic: DeckTopic): DeckCard[] {
  return topic.sources.flatMap(source => source.cards)
}
