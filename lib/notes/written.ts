import type { Subject } from '@/lib/catalogue/subjects'
import type { Topic } from '@/lib/catalogue/syllabus'
import { counted } from '@/lib/catalogue/wording'
import { routes } from '@/lib/routes'

/** How many sub-topics of a topic have their note; `finished` holds the addresses of all that are written. */
export function writtenIn(subject: Subject, topic: Topic, finished: ReadonlySet<string>): number {
  return topic.subtopics.filter(each => finished.has(routes.note(subject, topic.slug, each.slug))).length
}

/** "4 notes", "2 of 4 notes", "no note yet". */
export function writtenText(written: number, all: number): string {
  if (written === 0) return 'no note yet'
  return written === all ? counted(all, 'note') : `${written} of ${counted(all, 'note')}`
}
