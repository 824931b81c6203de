import { Suspense } from 'react'
import { ReviewScreen } from '@/components/exams/review/review-screen.client'
import { ShellWaiting } from '@/components/exams/shell'
import { pageMetadata } from '@/components/site/page-metadata'
import { courseTitle, requireSubject, SUBJECTS } from '@/lib/catalogue/subjects'
import { routes } from '@/lib/routes'
import '@/components/exams/list/list.css'
import '@/components/exams/review/review.css'

export const dynamicParams = false

export function generateStaticParams() {
  return SUBJECTS.map(({ level, slug }) => ({ level, subject: slug }))
}

type Props = PageProps<'/mock-exam/[level]/[subject]/review'>

export async function generateMetadata({ params }: Props) {
  const subject = requireSubject(await params)
  return pageMetadata({
    title: `Result of a mock exam, ${courseTitle(subject)} ${subject.code}`,
    description: `The result and review of a mock paper of ${courseTitle(subject)} ${subject.code}.`,
    path: routes.review(subject),
    indexed: false,
  })
}

/** A static shell: which attempt it shows stands in the query, which only the browser reads. */
export default async function Page({ params }: Props) {
  const { level, slug, name, code, icon } = requireSubject(await params)
  const subject = { level, slug, name, code, icon }
  return (
    <Suspense fallback={<ShellWaiting subject={subject} what="Opening the result" />}>
      <ReviewScreen subject={subject} />
    </Suspense>
  )
}
