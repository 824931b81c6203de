import 'server-only'
import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { LEVELS } from '@/lib/catalogue/levels'
import { SUBJECTS } from '@/lib/catalogue/subjects'
import { requireSyllabus } from '@/lib/catalogue/syllabuses'
import type { LegalName } from '@/lib/content/article'
import { routes } from '@/lib/routes'
import { SHEET_TOOLS, type SheetName } from '@/lib/sheets/names'
import { deckFacts } from './decks'
import { findGlossary } from './glossaries'
import { finishedNotes } from './notes'
import { readLegal, readPosts } from './read-content'

/** An indexed page and the ISO time of its last change. */
export type SitePage = { path: string; updated: string }

/**
 * When any of these content files last changed: its last commit, or, in a build without the repository,
 * the time of the file.
 */
function lastChange(...files: string[]): string {
  try {
    const committed = execFileSync('git', ['log', '-1', '--format=%cI', '--', ...files], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
    if (committed) return committed
  } catch {
    // no git here, or no repository
  }
  return new Date(Math.max(...files.map(file => statSync(file).mtimeMs))).toISOString()
}

function subjectPages(): SitePage[] {
  return SUBJECTS.flatMap(subject => {
    const syllabus = `content/syllabus/${subject.level}-${subject.slug}.json`
    const facts = lastChange(syllabus)
    const words = lastChange(syllabus, `content/subjects/${subject.level}-${subject.slug}.ts`)
    return [
      { path: routes.subject(subject), updated: words },
      { path: routes.notes(subject), updated: facts },
      { path: routes.mocks(subject), updated: facts },
      ...requireSyllabus(subject.level, subject.slug).topics.map(topic => ({
        path: routes.topic(subject, topic.slug),
        updated: facts,
      })),
    ]
  })
}

const LEGAL: readonly LegalName[] = ['privacy', 'terms', 'cookies', 'accessibility', 'marking', 'about']

/** Notes that a second reader has proof-read, with the day of their last change. */
function notePages(): SitePage[] {
  return finishedNotes().map(note => ({
    path: `${routes.revisionNotes}/${note.level}/${note.subject}/${note.topic}/${note.subtopic}`,
    updated: note.updated,
  }))
}

function sheetPages(): SitePage[] {
  const updated = lastChange('content/sheets')
  const names = Object.keys(SHEET_TOOLS) as SheetName[]
  return [routes.sheets, ...names.map(routes.sheet)].map(path => ({ path, updated }))
}

/** A deck changes with the notes it is made of. */
function deckPages(): SitePage[] {
  return deckFacts().map(({ subject }) => ({
    path: routes.deck(subject),
    updated: lastChange(`content/notes/${subject.level}/${subject.slug}`),
  }))
}

function glossaryPages(): SitePage[] {
  return SUBJECTS.filter(subject => findGlossary(subject) !== null).map(subject => ({
    path: routes.glossary(subject),
    updated: lastChange(`content/notes/${subject.level}/${subject.slug}`),
  }))
}

/** Every page that search engines should know. Sub-topics without a finished note are not among them. */
export async function sitePages(): Promise<SitePage[]> {
  const posts = await readPosts()
  const newest =
    posts
      .map(post => post.updated)
      .sort()
      .at(-1) ?? lastChange('content/blogs')
  const legal = await Promise.all(
    LEGAL.map(async name => ({ path: routes[name], updated: (await readLegal(name)).updated })),
  )
  return [
    {
      path: routes.home,
      updated: lastChange('components/home', 'content/blogs', 'lib/catalogue/subjects.ts'),
    },
    ...LEVELS.map(level => ({
      path: routes.level(level.id),
      updated: lastChange('content/pages/levels.ts', 'content/syllabus'),
    })),
    { path: routes.revisionNotes, updated: lastChange('content/syllabus') },
    { path: routes.mockExams, updated: lastChange('content/syllabus') },
    { path: routes.flashcards, updated: lastChange('components/cards', 'content/notes') },
    ...subjectPages(),
    ...deckPages(),
    ...notePages(),
    ...glossaryPages(),
    ...sheetPages(),
    { path: routes.checkDevice, updated: lastChange('components/exams/intro') },
    { path: routes.tutorSupport, updated: lastChange('components/tutoring') },
    { path: routes.learningHub, updated: lastChange('components/progress') },
    { path: routes.help, updated: lastChange('components/site/help-page.tsx') },
    { path: routes.blogs, updated: newest },
    ...posts.map(post => ({ path: routes.blog(post.slug), updated: post.updated })),
    ...legal,
  ]
}
