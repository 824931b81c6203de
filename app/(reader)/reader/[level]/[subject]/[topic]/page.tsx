import { TopicPage } from '@/components/notes/topic-page'
import { pageMetadata } from '@/components/site/page-metadata'
import { courseTitle, ogImageOf, requireSubject } from '@/lib/catalogue/subjects'
import { requireTopic } from '@/lib/catalogue/syllabus-queries'
import { allSyllabuses, requireSyllabus } from '@/lib/catalogue/syllabuses'
import { topicTestOf } from '@/lib/exams/blueprints'
import { routes } from '@/lib/routes'
import { minutesOfTopic } from '@/lib/server/content/notes'

export const dynamicParams = false

export function generateStaticParams() {
  return allSyllabuses().flatMap(({ level, slug, topics }) =>
    topics.map(topic => ({ level, subject: slug, topic: topic.slug })),
  )
}

type Props = PageProps<'/reader/[level]/[subject]/[topic]'>

async function read(params: Props['params']) {
  const names = await params
  const subject = requireSubject(names)
  const syllabus = requireSyllabus(subject.level, subject.slug)
  return { subject, syllabus, topic: requireTopic(syllabus, names.topic) }
}

export async function generateMetadata({ params }: Props) {
  const { subject, topic } = await read(params)
  return pageMetadata({
    title: `${topic.title}, ${courseTitle(subject)} ${subject.code}`,
    description: `Topic ${topic.number} of ${courseTitle(subject)} ${subject.code}, ${topic.title}: all sub-topics with every point of the syllabus.`,
    path: routes.topic(subject, topic.slug),
    image: ogImageOf(subject),
  })
}

export default async function Page({ params }: Props) {
  const names = await params
  const place = await read(params)
  const test = topicTestOf(place.subject, names.topic)
  return <TopicPage {...place} minutes={minutesOfTopic(names)} test={test} />
}
