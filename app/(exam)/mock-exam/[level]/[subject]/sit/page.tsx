import { Suspense } from 'react'
import { ShellWaiting } from '@/components/exams/shell'
import { SitScreen } from '@/components/exams/sit/sit-screen.client'
import { pageMetadata } from '@/components/site/page-metadata'
import { courseTitle, requireSubject, SUBJECTS } from '@/lib/catalogue/subjects'
import { routes } from '@/lib/routes'

export const dynamicParams = false

export function generateStaticParams() {
  return SUBJECTS.map(({ level, slug }) => ({ level, subject: slug }))
}

type Props = PageProps<'/mock-exam/[level]/[subject]/sit'>

export async function generateMetadata({ params }: Props) {
  const subject = requireSubject(await params)
  return pageMetadata({
    title: `Mock exam, ${courseTitle(subject)} ${subject.code}`,
    description: `Sit a mock paper of ${courseTitle(subject)} ${subject.code}.`,
    path: routes.sit(subject),
    indexed: false,
  })
}

/** A static shell: which attempt it shows stands in the query, which only the browser reads. */
export default async function Page({ params }: Props) {
  const { level, slug, name, code } = requireSubject(await params)
  const subject = { level, slug, name, code }
  return (
    <Suspense fallback={<ShellWaiting subject={subject} what="Opening the paper" />}>
      <SitScreen subject={subject} />
    </Suspense>
  )
}
