import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findSubtopic } from '@/lib/catalogue/syllabus-queries'
import { findSyllabus } from '@/lib/catalogue/syllabuses'
import { plainText } from '@/lib/notes/blocks'
import type { CompiledNote } from '@/lib/notes/compiled-note'
import { readFrontMatter } from '@/lib/notes/front-matter'
import { parseNote } from '@/lib/notes/note-tree'
import { readingMinutesOf, wordCount } from '@/lib/notes/prose'
import { renderNote } from '@/lib/notes/render-note'
import { writeDecks } from './decks'
import { figureFinder, noteAddresses, readNote } from './note-files'
import { writeSearchIndex } from './search-entries'

/** Git-ignored; the pages read notes from here (lib/server/content/notes.ts). */
export const COMPILED = '.content'

type Find = Awaited<ReturnType<typeof figureFinder>>

/** A proof-read note, compiled; null for one that is not. @throws naming the file when it does not compile */
export function compileNote(
  address: string,
  findFigure: Find,
  options: { drafts: boolean; folder?: string },
): CompiledNote | null {
  const { level, subject, topic, subtopic, source } = readNote(address, options.folder)
  const { frontMatter, tree } = parseNote(source)
  const read = readFrontMatter(frontMatter)
  if ('faults' in read) {
    // An unfinished note is nobody's fault yet; one that claims to be checked must be right.
    if (!/^checked:/m.test(source)) return null
    throw new Error(`content/notes/${address}.md: ${read.faults.join('; ')}`)
  }
  const { data } = read
  if (!data.checked && !options.drafts) return null
  const syllabus = findSyllabus(level, subject)
  const place = syllabus && findSubtopic(syllabus, topic, subtopic)
  if (!place) throw new Error(`content/notes/${address}.md: the syllabus has no such sub-topic`)
  const minutes = readingMinutesOf(wordCount(tree))
  const { html, headings, faults } = renderNote({
    tree,
    frontMatter: data,
    aims: place.subtopic.points,
    findFigure,
  })
  if (faults.length > 0) throw new Error(`content/notes/${address}.md: ${faults.join('; ')}`)
  return {
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
}

/** Compiles every proof-read note to .content and builds the search index. @returns how many notes */
export async function compileContent(folder?: string): Promise<number> {
  const drafts = process.env.NOTES_DRAFTS === '1'
  rmSync(join(COMPILED, 'notes'), { recursive: true, force: true })
  const finders = new Map<string, Find>()
  const notes: CompiledNote[] = []
  for (const address of noteAddresses(folder)) {
    const [level = '', subject = ''] = address.split('/')
    const key = `${level}/${subject}`
    const finder = finders.get(key) ?? (await figureFinder(level, subject))
    finders.set(key, finder)
    const note = compileNote(address, finder, { drafts, ...(folder === undefined ? {} : { folder }) })
    if (note === null) continue
    const file = join(COMPILED, 'notes', `${address}.json`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(note))
    notes.push(note)
  }
  mkdirSync(COMPILED, { recursive: true })
  const facts = notes.map(({ level, subject, topic, subtopic, title, summary, updated, minutes }) => ({
    level,
    subject,
    topic,
    subtopic,
    title,
    summary,
    updated,
    minutes,
  }))
  writeFileSync(join(COMPILED, 'notes.json'), JSON.stringify(facts))
  await writeSearchIndex(notes)
  writeDecks(notes, folder)
  return notes.length
}
