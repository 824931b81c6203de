import { subjectHeading } from '@/components/catalogue/subject-page'
import { SubtopicPage } from '@/components/notes/subtopic-page'
import { pageMetadata } from '@/components/site/page-metadata'
import { ogImageOf, requireSubject } from '@/lib/catalogue/subjects'
import { requireSubtopic, subtopicsInOrder } from '@/lib/catalogue/syllabus-queries'
import { allSyllabuses, requireSyllabus } from '@/lib/catalogue/syllabuses'
import { routes } from '@/lib/routes'

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
  return { subject, syllabus, place: requireSubtopic(syllabus, names.topic, names.subtopic) }
}

export async function generateMetadata({ params }: Props) {
  const { subject, place } = await read(params)
  const { topic, subtopic } = place
  return pageMetadata({
    title: `${subtopic.title}, ${subjectHeading(subject)} ${subject.code}`,
    description: `${subtopic.number} ${subtopic.title}: the checklist of the syllabus for ${subjectHeading(subject)} ${subject.code}.`,
    path: routes.note(subject, topic.slug, subtopic.slug),
    image: ogImageOf(subject),
    indexed: false, // the note itself is not written yet
  })
}

export default async function Page({ params }: Props) {
  return <SubtopicPage {...(await read(params))} />
}
