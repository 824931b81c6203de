import 'server-only'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Subject } from '@/lib/catalogue/subjects'
import type { CompiledNote, NoteFact, NotePlace } from '@/lib/notes/compiled-note'
import { routes } from '@/lib/routes'

// Written by scripts/content/compile.ts before the pages are built; without it no note is finished.
const COMPILED = join(process.cwd(), '.content')

/** The proof-read note of a sub-topic, or null. */
export function findNote({ level, subject, topic, subtopic }: NotePlace): CompiledNote | null {
  const file = join(COMPILED, 'notes', level, subject, topic, `${subtopic}.json`)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as CompiledNote) : null
}

let facts: readonly NoteFact[] | null = null

/** Every finished note, without its text. */
export function finishedNotes(): readonly NoteFact[] {
  const file = join(COMPILED, 'notes.json')
  facts ??= existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as NoteFact[]) : []
  return facts
}

/** Reading minutes of a topic's finished notes, by sub-topic. */
export function minutesOfTopic(place: Omit<NotePlace, 'subtopic'>): ReadonlyMap<string, number> {
  const own = finishedNotes().filter(
    note => note.level === place.level && note.subject === place.subject && note.topic === place.topic,
  )
  return new Map(own.map(note => [note.subtopic, note.minutes]))
}

/** Addresses of a subject's finished notes, in the order of the files. */
export function finishedPaths(subject: Pick<Subject, 'level' | 'slug'>): ReadonlySet<string> {
  const own = finishedNotes().filter(note => note.level === subject.level && note.subject === subject.slug)
  return new Set(own.map(note => routes.note(subject, note.topic, note.subtopic)))
}
