import type { NoteFrontMatter } from './front-matter'
import type { Heading } from './render-note'

/** Where a note stands; the four parts of its address. */
export type NotePlace = { level: string; subject: string; topic: string; subtopic: string }

/** A checked note as the pages read it: text as HTML, ready to be sent. */
export type CompiledNote = NotePlace &
  Pick<NoteFrontMatter, 'title' | 'summary' | 'updated'> & {
    checked: string
    minutes: number
    /** headings of the second level, for the contents */
    contents: Pick<Heading, 'id' | 'text'>[]
    keyTerms: string[]
    html: string
  }

/** What lists and the sitemap need of a note. */
export type NoteFact = NotePlace & Pick<CompiledNote, 'title' | 'summary' | 'updated' | 'minutes'>
