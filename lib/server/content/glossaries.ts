import 'server-only'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Subject } from '@/lib/catalogue/subjects'
import type { GlossaryEntry } from '@/lib/notes/glossary'

/** The terms of a subject's notes, in the order of the alphabet; null where none is written. */
export function findGlossary({ level, slug }: Pick<Subject, 'level' | 'slug'>): GlossaryEntry[] | null {
  const file = join(process.cwd(), '.content/glossaries', level, `${slug}.json`)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as GlossaryEntry[]) : null
}
