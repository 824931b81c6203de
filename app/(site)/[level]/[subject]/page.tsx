import { SubjectPage } from '@/components/catalogue/subject-page'
import { pageMetadata } from '@/components/site/page-metadata'
import { requireProse } from '@/lib/catalogue/subject-proses'
import { courseTitle, ogImageOf, requireSubject, SUBJECTS } from '@/lib/catalogue/subjects'
import { requireSyllabus } from '@/lib/catalogue/syllabuses'
import { routes } from '@/lib/routes'
import { finishedPaths } from '@/lib/server/content/notes'
import { courseFacts } from '@/lib/server/content/site-facts'

export const dynamicParams = false

export function generateStaticParams() {
  return SUBJECTS.map(({ level, slug }) => ({ level, subject: slug }))
}

export async function generateMetadata({ params }: PageProps<'/[level]/[subject]'>) {
  const subject = requireSubject(await params)
  return pageMetadata({
    title: `${courseTitle(subject)} ${subject.code}: papers, topics and grades`,
    description: `${courseTitle(subject)} ${subject.code}: every paper with time, marks and share, all topics, formulas, grade thresholds and where marks are lost.`,
    path: routes.subject(subject),
    image: ogImageOf(subject),
  })
}

export default async function Page({ params }: PageProps<'/[level]/[subject]'>) {
  const subject = requireSubject(await params)
  return (
    <SubjectPage
      subject={subject}
      syllabus={requireSyllabus(subject.level, subject.slug)}
      prose={requireProse(subject)}
      facts={courseFacts(subject)}
      finished={finishedPaths(subject)}
    />
  )
}
