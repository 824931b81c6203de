import { NotePage } from '@/components/notes/note-page'
import { SubtopicPage } from '@/components/notes/subtopic-page'
import { pageMetadata } from '@/components/site/page-metadata'
import { courseTitle, ogImageOf, requireSubject } from '@/lib/catalogue/subjects'
import { requireSubtopic, subtopicsInOrder } from '@/lib/catalogue/syllabus-queries'
import { allSyllabuses, requireSyllabus } from '@/lib/catalogue/syllabuses'
import { topicTestOf } from '@/lib/exams/blueprints'
import { routes } from '@/lib/routes'
import { findNote, finishedPaths } from '@/lib/server/content/notes'
import { practiceLevels } from '@/lib/server/practice/practice-levels'

export const dynamicParams = false

export function generateStaticParams() {
  return allSyllabuses().flatMap(syllabus =>
    subtopicsInOrder(syllabus).map(({ topic, subtopic }) => ({
      level: syllabus.level,
      subject: syllabus.slug,
      topic: topic.slug,
      subtopic: subtopic.slug,
    })),
  )
}

type Props = PageProps<'/reader/[level]/[subject]/[topic]/[subtopic]'>

async function read(params: Props['params']) {
  const names = await params
  const subject = requireSubject(names)
  const syllabus = requireSyllabus(subject.level, subject.slug)
  const place = requireSubtopic(syllabus, names.topic, names.subtopic)
  return { subject, syllabus, place, note: findNote(names) }
}

export async function generateMetadata({ params }: Props) {
  const { subject, place, note } = await read(params)
  const { topic, subtopic } = place
  const course = `${courseTitle(subject)} ${subject.code}`
  return pageMetadata({
    title: note ? `${subtopic.title}: ${course} revision notes` : `${subtopic.title}, ${course}`,
    description:
      note?.summary ?? `${subtopic.number} ${subtopic.title}: the checklist of the syllabus for ${course}.`,
    path: routes.note(subject, topic.slug, subtopic.slug),
    image: ogImageOf(subject),
    indexed: note !== null, // a checklist alone is not worth a visit from a search engine
  })
}

/** The proof-read note; until there is one, the checklist of the syllabus. */
export default async function Page({ params }: Props) {
  const { note, ...rest } = await read(params)
  if (!note) return <SubtopicPage {...rest} finished={finishedPaths(rest.subject)} />
  const { subject, place } = rest
  const levels = practiceLevels(subject, place.subtopic.number)
  return <NotePage {...rest} note={note} levels={levels} test={topicTestOf(subject, place.topic.slug)} />
}
