import type { DeckCard } from '@/lib/cards/card'
import { noteCards } from '@/lib/cards/note-cards'
import type { Subtopic } from '@/lib/catalogue/syllabus'
import type { Figure } from '@/lib/figures/figure'
import { plainText } from '@/lib/notes/blocks'
import type { NoteSource } from '@/lib/notes/check-note'
import type { CompiledNote } from '@/lib/notes/compiled-note'
import { figuresMissing, readFrontMatter } from '@/lib/notes/front-matter'
import { type Glossary, termsOf } from '@/lib/notes/glossary'
import { parseNote } from '@/lib/notes/note-tree'
import { readingMinutesOf, wordCount } from '@/lib/notes/prose'
import { renderNote } from '@/lib/notes/render-note'
import { smallFigure } from './small-paths'

/** Each drawing of the note with small paths, made once. */
function small(findFigure: Surroundings['findFigure']): Surroundings['findFigure'] {
  const made = new Map<string, Figure | undefined>()
  return name => {
    if (!made.has(name)) {
      const figure = findFigure(name)
      made.set(name, figure && smallFigure(figure))
    }
    return made.get(name)
  }
}

export type Compiled = { note: CompiledNote; cards: DeckCard[] }

/** What a note is compiled with; null for a sub-topic that the syllabus does not have. */
export type Surroundings = {
  place: Pick<Subtopic, 'points'> | null
  findFigure: (name: string) => Figure | undefined
  /** of the note's subject */
  glossary: Glossary
  drafts: boolean
}

/** A proof-read note, compiled; null for one that is not. @throws naming the file when it does not compile */
export function compileNote(
  { level, subject, topic, subtopic, source }: NoteSource,
  { place, findFigure: find, glossary, drafts }: Surroundings,
): Compiled | null {
  const findFigure = small(find)
  const address = `${level}/${subject}/${topic}/${subtopic}`
  const fail = (...faults: readonly string[]) =>
    new Error(`content/notes/${address}.md: ${faults.join('; ')}`)
  const { frontMatter, tree } = parseNote(source)
  const read = readFrontMatter(frontMatter)
  if ('faults' in read) {
    // An unfinished note is nobody's fault yet; one that claims to be checked must be right.
    if (!/^checked:/m.test(source)) return null
    throw fail(...read.faults)
  }
  const { data } = read
  if (!data.checked && !drafts) return null
  if (!place) throw fail('the syllabus has no such sub-topic')
  const minutes = readingMinutesOf(wordCount(tree))
  const missing = figuresMissing(data.cards, findFigure)
  if (missing.length > 0) throw fail(...missing.map(name => `no figure ${name} for a card`))
  const cards = noteCards(address, data, tree, findFigure) // before the tree becomes a page
  const { terms, faults: unknown } = termsOf(data.keyTerms, glossary)
  const { html, headings, faults } = renderNote({
    tree,
    frontMatter: data,
    terms,
    aims: place.points,
    findFigure,
  })
  if (faults.length + unknown.length > 0) throw fail(...faults, ...unknown)
  const note = {
    level,
    subject,
    topic,
    subtopic,
    title: data.title,
    summary: data.summary,
    updated: data.updated,
    checked: data.checked ?? data.updated,
    minutes,
    contents: headings.filter(each => each.depth === 2).map(({ id, text }) => ({ id, text })),
    keyTerms: data.keyTerms.map(each => plainText(parseNote(each.term).tree)),
    html,
  }
  return { note, cards }
}
