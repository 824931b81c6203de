import { MockSubjectPage } from '@/components/exams/mock-subject-page'
import { pageMetadata } from '@/components/site/page-metadata'
import { courseTitle, ogImageOf, requireSubject, SUBJECTS } from '@/lib/catalogue/subjects'
import { requireSyllabus } from '@/lib/catalogue/syllabuses'
import { papersLinkText } from '@/lib/content/site-facts'
import { routes } from '@/lib/routes'
import { checksOf } from '@/lib/server/content/ledger'
import { courseFacts } from '@/lib/server/content/site-facts'

export const dynamicParams = false

export function generateStaticParams() {
  return SUBJECTS.map(({ level, slug }) => ({ level, subject: slug }))
}

export async function generateMetadata({ params }: PageProps<'/mock-exam/[level]/[subject]'>) {
  const subject = requireSubject(await params)
  return pageMetadata({
    title: `${courseTitle(subject)} ${subject.code} ${papersLinkText(courseFacts(subject)).toLowerCase()}`,
    description: `The papers of ${courseTitle(subject)} ${subject.code}: time, marks, number of questions and seconds for each mark.`,
    path: routes.mocks(subject),
    image: ogImageOf(subject),
  })
}

export default async function Page({ params }: PageProps<'/mock-exam/[level]/[subject]'>) {
  const subject = requireSubject(await params)
  const syllabus = requireSyllabus(subject.level, subject.slug)
  return <MockSubjectPage subject={subject} syllabus={syllabus} checks={checksOf(subject)} />
}
