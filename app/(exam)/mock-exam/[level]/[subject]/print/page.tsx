import { Suspense } from 'react'
import { PrintScreen } from '@/components/exams/print/print-screen.client'
import { ShellWaiting } from '@/components/exams/shell'
import { pageMetadata } from '@/components/site/page-metadata'
import { courseTitle, requireSubject, SUBJECTS } from '@/lib/catalogue/subjects'
import { routes } from '@/lib/routes'
import '@/components/exams/print/print.css'

export const dynamicParams = false

export function generateStaticParams() {
  return SUBJECTS.map(({ level, slug }) => ({ level, subject: slug }))
}

type Props = PageProps<'/mock-exam/[level]/[subject]/print'>

export async function generateMetadata({ params }: Props) {
  const subject = requireSubject(await params)
  return pageMetadata({
    title: `Mock paper to print, ${courseTitle(subject)} ${subject.code}`,
    description: `A mock paper to print of ${courseTitle(subject)} ${subject.code}.`,
    path: routes.printPaper(subject),
    indexed: false,
  })
}

/** A static shell: which attempt it shows stands in the query, which only the browser reads. */
export default async function Page({ params }: Props) {
  const { level, slug, name, code } = requireSubject(await params)
  const subject = { level, slug, name, code }
  return (
    <Suspense fallback={<ShellWaiting subject={subject} what="Setting the paper" />}>
      <PrintScreen subject={subject} />
    </Suspense>
  )
}
