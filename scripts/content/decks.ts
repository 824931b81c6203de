import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import {
  CARD_ID,
  CARD_ID_MAX_CHARACTERS,
  cardsOf,
  type Deck,
  type DeckTopic,
  deckFile,
} from '@/lib/cards/card'
import { commandCards, noteCards } from '@/lib/cards/note-cards'
import { SUBJECTS } from '@/lib/catalogue/subjects'
import { requireSyllabus } from '@/lib/catalogue/syllabuses'
import type { CompiledNote } from '@/lib/notes/compiled-note'
import { readFrontMatter } from '@/lib/notes/front-matter'
import { parseNote } from '@/lib/notes/note-tree'
import { routes } from '@/lib/routes'
import { readNote } from './note-files'

type Finished = ReadonlyMap<string, CompiledNote>

function cardsOfNote(address: string, folder: string | undefined) {
  const { frontMatter, tree } = parseNote(readNote(address, folder).source)
  const read = readFrontMatter(frontMatter)
  return 'faults' in read ? [] : noteCards(address, read.data, tree)
}

/** Topics with at least one card, in the order of the syllabus; command words last. */
function deckOf(subject: (typeof SUBJECTS)[number], finished: Finished, folder: string | undefined): Deck {
  const { level, slug } = subject
  const syllabus = requireSyllabus(level, slug)
  const topics = syllabus.topics.map(
    (topic): DeckTopic => ({
      slug: topic.slug,
      title: topic.title,
      sources: topic.subtopics.flatMap(subtopic => {
        const address = `${level}/${slug}/${topic.slug}/${subtopic.slug}`
        const note = finished.get(address)
        if (!note) return []
        const path = routes.note(subject, topic.slug, subtopic.slug)
        return [{ path, title: note.title, cards: cardsOfNote(address, folder) }]
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
export function writeDecks(notes: readonly CompiledNote[], folder?: string): number {
  rmSync('public/cards', { recursive: true, force: true })
  mkdirSync('public/cards', { recursive: true })
  const finished: Finished = new Map(
    notes.map(note => [`${note.level}/${note.subject}/${note.topic}/${note.subtopic}`, note]),
  )
  let count = 0
  for (const subject of SUBJECTS) {
    const deck = deckOf(subject, finished, folder)
    if (deck.topics.length === 0) continue
    checkIds(deck)
    writeFileSync(`public${deckFile(deck)}`, JSON.stringify(deck))
    count += deck.topics.flatMap(cardsOf).length
  }
  return count
}
