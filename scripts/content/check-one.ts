import { requireSubtopic } from '@/lib/catalogue/syllabus-queries'
import { allSyllabuses, findSyllabus } from '@/lib/catalogue/syllabuses'
import type { Figure } from '@/lib/figures/figure'
import type { Finding } from '@/lib/notes/check-blocks'
import { checkNote, type NoteSource } from '@/lib/notes/check-note'
import type { Glossary } from '@/lib/notes/glossary'
import { overlap, type ProseParagraph, proseOf, shingles } from '@/lib/notes/prose'
import { routes } from '@/lib/routes'
import { addressOf } from './note-files'

export type Checked = {
  address: string
  findings: Finding[]
  ids: string[]
  links: string[]
  paragraphs: ProseParagraph[]
}

const DUPLICATE = { words: 25, overlap: 0.6 }

/** Addresses a link may name: null while the page's note is not read, else its ids. */
export function pagesOfSite(): Map<string, readonly string[] | null> {
  const pages = new Map<string, readonly string[] | null>()
  for (const fixed of [routes.revisionNotes, routes.mockExams, routes.tutorSupport, routes.help])
    pages.set(fixed, null)
  for (const syllabus of allSyllabuses()) {
    for (const page of ['subject', 'notes', 'glossary', 'mocks'] as const)
      pages.set(routes[page](syllabus), null)
    for (const topic of syllabus.topics) {
      pages.set(routes.topic(syllabus, topic.slug), null)
      for (const subtopic of topic.subtopics)
        pages.set(routes.note(syllabus, topic.slug, subtopic.slug), null)
    }
  }
  return pages
}

export function checkOne(
  note: NoteSource,
  figures: ReadonlyMap<string, Figure>,
  glossary: Glossary,
  pages: ReturnType<typeof pagesOfSite>,
): Checked {
  const address = addressOf(note)
  const syllabus = findSyllabus(note.level, note.subject)
  const fail = (text: string): Checked => ({
    address,
    findings: [{ kind: 'error', text }],
    ids: [],
    links: [],
    paragraphs: [],
  })
  if (!syllabus) return fail(`there is no subject ${note.level}/${note.subject}`)
  try {
    const { subtopic } = requireSubtopic(syllabus, note.topic, note.subtopic)
    const context = {
      syllabus,
      place: subtopic,
      findFigure: (name: string) => figures.get(name),
      glossary,
      // Notes are judged in turn; anchors in other notes wait until all have been read.
      idsAt: (path: string) => (pages.has(path) ? null : undefined),
    }
    const { findings, ids, links, tree } = checkNote(note, context)
    return { address, findings, ids, links, paragraphs: proseOf(tree) }
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
}

/** Paragraphs that say nearly the same, within a note or between notes; a shared index keeps it linear. */
export function duplicates(notes: readonly Checked[]): Map<string, string[]> {
  const seen = new Map<string, { address: string; line: number; set: Set<string> }[]>()
  const found = new Map<string, string[]>()
  for (const { address, paragraphs } of notes) {
    for (const { text, line } of paragraphs) {
      if (text.split(' ').length < DUPLICATE.words) continue
      const set = shingles(text)
      const rivals = new Set([...set].flatMap(each => seen.get(each) ?? []))
      for (const rival of rivals) {
        if (overlap(set, rival.set) < DUPLICATE.overlap) continue
        found.set(address, [
          ...(found.get(address) ?? []),
          `line ${line} repeats ${rival.address} line ${rival.line}`,
        ])
      }
      const entry = { address, line, set }
      for (const each of set) seen.set(each, [...(seen.get(each) ?? []), entry])
    }
  }
  return found
}
