import { Suspense } from 'react'
import { PaperScreen } from '@/components/exams/given/paper-screen.client'
import { ShellWaiting } from '@/components/exams/shell'
import { pageMetadata } from '@/components/site/page-metadata'
import { courseTitle, requireSubject, SUBJECTS } from '@/lib/catalogue/subjects'
import { routes } from '@/lib/routes'
import '@/components/exams/list/list.css'
import '@/components/exams/given/given.css'

export const dynamicParams = false

export function generateStaticParams() {
  return SUBJECTS.map(({ level, slug }) => ({ level, subject: slug }))
}

type Props = PageProps<'/mock-exam/[level]/[subject]/paper'>

export async function generateMetadata({ params }: Props) {
  const subject = requireSubject(await params)
  return pageMetadata({
    title: `A mock paper, ${courseTitle(subject)} ${subject.code}`,
    description: `A mock paper of ${courseTitle(subject)} ${subject.code} to sit, to practise or to print.`,
    path: routes.givenPaper(subject),
    indexed: false,
  })
}

/** A static shell: which paper it shows stands in the query, which only the browser reads. */
export default async function Page({ params }: Props) {
  const { level, slug, name, code } = requireSubject(await params)
  const subject = { level, slug, name, code }
  return (
    <Suspense fallback={<ShellWaiting subject={subject} what="Opening the paper" />}>
      <PaperScreen subject={subject} />
    </Suspense>
  )
}
