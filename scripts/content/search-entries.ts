import { readdirSync, readFileSync } from 'node:fs'
import { SHEETS } from '@/content/sheets/sheets'
import { findLevel, LEVELS } from '@/lib/catalogue/levels'
import { SUBJECTS } from '@/lib/catalogue/subjects'
import { requireSyllabus } from '@/lib/catalogue/syllabuses'
import type { CompiledNote } from '@/lib/notes/compiled-note'
import { parseNote } from '@/lib/notes/note-tree'
import { buildSearchIndex, type SearchEntry } from '@/lib/notes/search-index'
import { routes } from '@/lib/routes'
import { SHEET_TOOLS } from '@/lib/sheets/names'
import { bundle, contentHash, keptIn, textOf, writeWhole } from './bundle'

export const SEARCH_FILE = 'public/search/index.json'
/** What the index was made from, and what came of it. */
const KEPT = '.content/search.json'

/** LaTeX leaves only its letters and digits: nobody searches for a backslash. */
function plain(text: string): string {
  return text.replace(/\\[a-zA-Z]+|[${}\\^_]/g, ' ').replace(/\s+/g, ' ')
}

type Page = Pick<SearchEntry, 'id' | 'title' | 'where'> & Partial<SearchEntry>

/** What is no note: nothing but what is said of it. */
const page = (said: Page): SearchEntry => ({
  kind: 'page',
  course: '',
  about: '',
  terms: '',
  text: '',
  ...said,
})

function courseEntries(notes: ReadonlyMap<string, CompiledNote>): SearchEntry[] {
  return SUBJECTS.flatMap(subject => {
    const syllabus = requireSyllabus(subject.level, subject.slug)
    const name = `${findLevel(subject.level)?.courseName ?? ''} ${subject.name}`
    const course = `${name} ${subject.code}`
    const topics = syllabus.topics.flatMap(topic => {
      const own = page({
        id: routes.topic(subject, topic.slug),
        kind: 'topic',
        title: topic.title,
        where: course,
        course: name,
        terms: topic.number,
      })
      const below = topic.subtopics.map((subtopic): SearchEntry => {
        const path = routes.note(subject, topic.slug, subtopic.slug)
        const note = notes.get(path)
        return {
          id: path,
          kind: note ? 'note' : 'checklist',
          title: subtopic.title,
          where: `${course}, ${subtopic.number} in ${topic.title}`,
          course: name,
          about: plain(note?.summary ?? ''),
          terms: plain(
            [
              subtopic.number,
              ...(note?.keyTerms ?? []),
              ...(note?.contents.map(each => each.text) ?? []),
            ].join(' '),
          ),
          text: plain(subtopic.points.map(point => point.text).join(' ')),
        }
      })
      return [own, ...below]
    })
    const pages: [string, string][] = [
      [routes.subject(subject), ''],
      [routes.notes(subject), 'revision notes'],
      [routes.glossary(subject), 'glossary'],
      [routes.mocks(subject), 'mock exams papers'],
      [routes.deck(subject), 'flashcards'],
    ]
    return [
      ...pages.map(([id, what]) =>
        page({ id, title: `${course}${what && `: ${what}`}`, where: 'Course', course: name }),
      ),
      ...topics,
    ]
  })
}

function articleEntries(): SearchEntry[] {
  return readdirSync('content/blogs')
    .filter(name => name.endsWith('.md'))
    .map(name => {
      const front = parseNote(readFileSync(`content/blogs/${name}`, 'utf8')).frontMatter as {
        title?: string
        summary?: string
      }
      return page({
        id: routes.blog(name.slice(0, -3)),
        title: front.title ?? '',
        where: 'Blog',
        about: front.summary ?? '',
      })
    })
}

const FIXED: [string, string, string][] = [
  [routes.revisionNotes, 'Revision notes', 'all subjects'],
  [routes.mockExams, 'Mock exams', 'all subjects papers'],
  [routes.flashcards, 'Flashcards', 'spaced repetition key terms formulas cards'],
  [routes.tutorSupport, 'Tutor support', 'ask a tutor question credits'],
  [routes.learningHub, 'Learning Hub', 'progress plan'],
  [routes.blogs, 'Blogs', 'articles exam technique'],
  [routes.checkDevice, 'Check your device', 'before first mock exam equipment tour'],
  [routes.help, 'Help', 'questions contact support'],
]

export function searchEntries(notes: readonly CompiledNote[]): SearchEntry[] {
  const byPath = new Map(
    notes.map(note => [`/revision-notes/${note.level}/${note.subject}/${note.topic}/${note.subtopic}`, note]),
  )
  return [
    ...courseEntries(byPath),
    ...articleEntries(),
    ...LEVELS.map(level =>
      page({ id: routes.level(level.id), title: level.name, where: 'Level', terms: level.courseName }),
    ),
    ...SHEETS.map(({ name, title, lead }) =>
      page({ id: routes.sheet(name), title, where: 'Sheet', about: lead, terms: SHEET_TOOLS[name] }),
    ),
    ...FIXED.map(([id, title, terms]) => page({ id, title, where: 'Page', terms })),
  ]
}

/** Builds the index anew when an entry, or the code that builds it, changed. */
export async function writeSearchIndex(notes: readonly CompiledNote[]): Promise<void> {
  const entries = searchEntries(notes)
  const { code } = await bundle('lib/notes/search-index.ts')
  const from = contentHash(code, JSON.stringify(entries))
  const kept = keptIn<{ from?: string; index?: string }>(KEPT, {})
  if (kept.from === from && kept.index === contentHash(textOf(SEARCH_FILE))) return
  const index = JSON.stringify(buildSearchIndex(entries))
  writeWhole(SEARCH_FILE, index)
  writeWhole(KEPT, JSON.stringify({ from, index: contentHash(index) }))
}
