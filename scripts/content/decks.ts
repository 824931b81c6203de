import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import {
  CARD_ID,
  CARD_ID_MAX_CHARACTERS,
  cardsOf,
  type Deck,
  type DeckTopic,
  deckFile,
} from '@/lib/cards/card'
import { commandCards } from '@/lib/cards/note-cards'
import { SUBJECTS } from '@/lib/catalogue/subjects'
import { requireSyllabus } from '@/lib/catalogue/syllabuses'
import { routes } from '@/lib/routes'
import { writeWhole } from './bundle'
import type { Compiled } from './compile-note'

type Finished = ReadonlyMap<string, Compiled>

/** Topics with at least one card, in the order of the syllabus; command words last. */
function deckOf(subject: (typeof SUBJECTS)[number], finished: Finished): Deck {
  const { level, slug } = subject
  const syllabus = requireSyllabus(level, slug)
  const topics = syllabus.topics.map(
    (topic): DeckTopic => ({
      slug: topic.slug,
      title: topic.title,
      sources: topic.subtopics.flatMap(subtopic => {
        const address = `${level}/${slug}/${topic.slug}/${subtopic.slug}`
        const found = finished.get(address)
        if (!found) return []
        const path = routes.note(subject, topic.slug, subtopic.slug)
        return [{ path, title: found.note.title, cards: found.cards }]
      }),
    }),
  )
  const commands: DeckTopic = {
    slug: 'command-words',
    title: 'Command words',
    sources: [
      {
        path: `${routes.subject(subject)}#tools`,
        title: 'Command words',
        cards: commandCards(`${level}/${slug}/command-words`, syllabus.commandWords),
      },
    ],
  }
  return { level, subject: slug, topics: [...topics, commands].filter(topic => cardsOf(topic).length > 0) }
}

/** @throws naming ids that are used twice or that the server would refuse */
function checkIds(deck: Deck): void {
  const ids = deck.topics.flatMap(cardsOf).map(card => card.id)
  const wrong = ids.filter(
    (id, at) => ids.indexOf(id) !== at || id.length > CARD_ID_MAX_CHARACTERS || !CARD_ID.test(id),
  )
  if (wrong.length > 0) throw new Error(`Flashcards with an id that cannot be: ${wrong.join(', ')}`)
}

/** One file for each subject that has cards (public/cards). @returns how many cards */
export function writeDecks(notes: readonly Compiled[]): number {
  const finished: Finished = new Map(
    notes.map(each => [
      `${each.note.level}/${each.note.subject}/${each.note.topic}/${each.note.subtopic}`,
      each,
    ]),
  )
  const decks = SUBJECTS.map(subject => deckOf(subject, finished)).filter(({ topics }) => topics.length > 0)
  const files = new Set(decks.map(deck => `public${deckFile(deck)}`))
  mkdirSync('public/cards', { recursive: true })
  for (const name of readdirSync('public/cards'))
    if (!files.has(`public/cards/${name}`)) rmSync(`public/cards/${name}`, { recursive: true })
  for (const deck of decks) {
    checkIds(deck)
    writeWhole(`public${deckFile(deck)}`, JSON.stringify(deck))
  }
  return decks.flatMap(({ topics }) => topics.flatMap(cardsOf)).length
}
