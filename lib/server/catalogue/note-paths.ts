import 'server-only'
import { courseTitle, findSubject } from '@/lib/catalogue/subjects'
import { allSyllabuses } from '@/lib/catalogue/syllabuses'
import { routes } from '@/lib/routes'

let names: ReadonlyMap<string, string> | null = null

/** Every sub-topic of the catalogue by the address of its note: "IGCSE Physics 3.4 Sound". */
function noteNames(): ReadonlyMap<string, string> {
  names ??= new Map(
    allSyllabuses().flatMap(syllabus => {
      const subject = findSubject(syllabus.level, syllabus.slug)
      return syllabus.topics.flatMap(topic =>
        topic.subtopics.map(({ slug, number, title }) => [
          routes.note(syllabus, topic.slug, slug),
          `${subject ? courseTitle(subject) : syllabus.code} ${number} ${title}`,
        ]),
      )
    }) as [string, string][],
  )
  return names
}

/** Null unless the address is that of a sub-topic in the catalogue, whose note may be written or not yet. */
export function findNoteName(path: string): string | null {
  return noteNames().get(path) ?? null
}

export function isNotePath(path: string): boolean {
  return noteNames().has(path)
}
