import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { requireSubject } from '@/lib/catalogue/subjects'
import { requireSubtopic } from '@/lib/catalogue/syllabus-queries'
import { requireSyllabus } from '@/lib/catalogue/syllabuses'
import type { NoteSource } from '@/lib/notes/check-note'
import { readFrontMatter } from '@/lib/notes/front-matter'
import { type Glossary, type GlossaryEntry, glossaryOf, type NoteTerm, termsOf } from '@/lib/notes/glossary'
import { frontMatterOf } from '@/lib/notes/note-tree'
import { phraseHtml } from '@/lib/notes/phrase-html'
import { routes } from '@/lib/routes'
import { writeWhole } from './bundle'
import { noteAddresses, readNote } from './note-files'

type Glossaries = {
  /** `level/subject` */
  courses: readonly string[]
  of: (course: string) => Glossary
  faults: readonly string[]
}

/** The glossary of each subject (`level/subject`), from the front matter of its notes; drafts define no terms where they are not shown. */
export function readGlossaries(folder?: string, drafts = false): Glossaries {
  const byCourse = new Map<string, Parameters<typeof glossaryOf>[0][number][]>()
  for (const address of noteAddresses(folder)) {
    const read = readFrontMatter(frontMatterOf(readNote(address, folder).source))
    if ('faults' in read || !(read.data.checked || drafts)) continue
    const course = address.split('/').slice(0, 2).join('/')
    byCourse.set(course, [...(byCourse.get(course) ?? []), { address, keyTerms: read.data.keyTerms }])
  }
  const made = new Map([...byCourse].map(([course, notes]) => [course, glossaryOf(notes)]))
  return {
    courses: [...made.keys()],
    of: course => made.get(course)?.glossary ?? new Map(),
    faults: [...made.values()].flatMap(each => each.faults),
  }
}

/** The terms of a note that other notes define: when a definition changes there, the note changes here. */
export function termsElsewhere(note: NoteSource, glossary: Glossary): NoteTerm[] {
  const read = readFrontMatter(frontMatterOf(note.source))
  if ('faults' in read) return []
  return termsOf(read.data.keyTerms, glossary).terms.filter(each => each.home !== null)
}

function entriesOf(course: string, glossary: Glossary): GlossaryEntry[] {
  const [level = '', slug = ''] = course.split('/')
  const subject = requireSubject({ level, subject: slug })
  const syllabus = requireSyllabus(level, slug)
  return [...glossary.values()]
    .sort((one, other) => one.term.localeCompare(other.term, 'en'))
    .map(({ term, meaning, home }) => {
      const [, , topic = '', subtopic = ''] = home.split('/')
      const first = term.charAt(0).toLowerCase()
      return {
        name: phraseHtml(term),
        meaning: phraseHtml(meaning),
        letter: /[a-z]/.test(first) ? first : '#',
        path: routes.note(subject, topic, subtopic),
        number: requireSubtopic(syllabus, topic, subtopic).subtopic.number,
      }
    })
}

/** One file for each subject that defines terms (lib/server/content/glossaries.ts). */
export function writeGlossaries({ courses, of }: Glossaries, folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  for (const course of courses)
    writeWhole(join(folder, `${course}.json`), JSON.stringify(entriesOf(course, of(course))))
}
