import 'server-only'
import { allSyllabuses } from '@/lib/catalogue/syllabuses'
import { routes } from '@/lib/routes'

let paths: ReadonlySet<string> | null = null

/** Whether an address is that of a sub-topic in the catalogue, whose note may be written or not yet. */
export function isNotePath(path: string): boolean {
  paths ??= new Set(
    allSyllabuses().flatMap(syllabus =>
      syllabus.topics.flatMap(topic =>
        topic.subtopics.map(subtopic => routes.note(syllabus, topic.slug, subtopic.slug)),
      ),
    ),
  )
  return paths.has(path)
}
