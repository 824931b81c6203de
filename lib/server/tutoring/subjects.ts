import 'server-only'
import { courseTitle, SUBJECTS } from '@/lib/catalogue/subjects'
import { requireSyllabus } from '@/lib/catalogue/syllabuses'
import type { TutoringSubject } from '@/lib/contracts/tutoring'

let listed: TutoringSubject[] | null = null

/** What can be asked about. The same object for everybody, so that its text is made once. */
export function tutoringSubjects(): TutoringSubject[] {
  listed ??= SUBJECTS.map(subject => ({
    level: subject.level,
    slug: subject.slug,
    name: `${courseTitle(subject)} ${subject.code}`,
    topics: requireSyllabus(subject.level, subject.slug).topics.map(({ slug, title }) => ({ slug, title })),
  }))
  return listed
}
