import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findSubtopic } from '@/lib/catalogue/syllabus-queries'
import { findSyllabus } from '@/lib/catalogue/syllabuses'
import type { NoteSource } from '@/lib/notes/check-note'
import type { CompiledNote, NoteFact } from '@/lib/notes/compiled-note'
import { bundle, contentHash, keptIn, writeWhole } from './bundle'
import { type Compiled, compileNote, type Surroundings } from './compile-note'
import { writeDecks } from './decks'
import { readGlossaries, termsElsewhere, writeGlossaries } from './glossaries'
import { figureFinder, namedFigures, noteAddresses, readNote } from './note-files'
import { writeSearchIndex } from './search-entries'
import { writeTopicLists } from './topic-lists'

/** Git-ignored; the pages read notes from here (lib/server/content/notes.ts). */
export const COMPILED = '.content'

/** What came of each note, and a hash of all that it was compiled from. */
type Kept = { from: string; compiled: Compiled | null }

const COMPILER = 'scripts/content/compile-note.ts'

export function placeOf({
  level,
  subject,
  topic,
  subtopic,
}: Omit<NoteSource, 'source'>): Surroundings['place'] {
  const syllabus = findSyllabus(level, subject)
  return (syllabus && findSubtopic(syllabus, topic, subtopic)?.subtopic) ?? null
}

/** Of the note, the figures and terms of others it names, the points of the syllabus, and the code that makes a page of them. */
function hashOfSources(
  note: NoteSource,
  { place, findFigure, glossary, drafts }: Surroundings,
  compiler: string,
): string {
  const named = [namedFigures(note, findFigure), termsElsewhere(note, glossary)]
  return contentHash(compiler, note.source, JSON.stringify([note.topic, note.subtopic, place, named, drafts]))
}

/** As it was kept, when nothing of it changed. */
function compileOne(
  note: NoteSource,
  surroundings: Surroundings,
  compiler: string,
  file: string,
): Kept & { isNew: boolean } {
  const from = hashOfSources(note, surroundings, compiler)
  const known = keptIn<Kept | null>(file, null)
  if (known?.from === from) return { ...known, isNew: false }
  const compiled = compileNote(note, surroundings)
  writeWhole(file, JSON.stringify({ from, compiled }))
  return { from, compiled, isNew: true }
}

function factOf({
  level,
  subject,
  topic,
  subtopic,
  title,
  summary,
  updated,
  minutes,
}: CompiledNote): NoteFact {
  return { level, subject, topic, subtopic, title, summary, updated, minutes }
}

function removeOthers(folder: string, files: ReadonlySet<string>): void {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('.json') && !files.has(join(folder, name))) rmSync(join(folder, name))
}

/** Compiles every proof-read note that changed to .content, and builds decks and search index. @returns how many notes there are, and were compiled */
export async function compileContent(folder?: string): Promise<{ all: number; compiled: number }> {
  const drafts = process.env.NOTES_DRAFTS === '1'
  const compiler = contentHash((await bundle(COMPILER)).code)
  const finders = new Map<string, Surroundings['findFigure']>()
  const finished: Compiled[] = []
  const files = new Set<string>()
  const glossaries = readGlossaries(folder, drafts)
  if (glossaries.faults.length > 0) throw new Error(glossaries.faults.join('\n'))
  let news = 0
  for (const address of noteAddresses(folder)) {
    const note = readNote(address, folder)
    const course = `${note.level}/${note.subject}`
    const findFigure = finders.get(course) ?? (await figureFinder(note.level, note.subject))
    finders.set(course, findFigure)
    const kept = join(COMPILED, 'kept', `${address}.json`)
    files.add(kept)
    const surroundings = { place: placeOf(note), findFigure, glossary: glossaries.of(course), drafts }
    const { compiled, isNew } = compileOne(note, surroundings, compiler, kept)
    if (isNew) news += 1
    if (compiled === null) continue
    const file = join(COMPILED, 'notes', `${address}.json`)
    files.add(file)
    writeWhole(file, JSON.stringify(compiled.note))
    finished.push(compiled)
  }
  removeOthers(join(COMPILED, 'notes'), files)
  removeOthers(join(COMPILED, 'kept'), files)
  const notes = finished.map(({ note }) => note)
  writeWhole(join(COMPILED, 'notes.json'), JSON.stringify(notes.map(factOf)))
  await writeSearchIndex(notes)
  writeTopicLists()
  writeDecks(finished)
  writeGlossaries(glossaries, join(COMPILED, 'glossaries'))
  return { all: notes.length, compiled: news }
}
