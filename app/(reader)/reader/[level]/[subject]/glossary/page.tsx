import { notFound } from 'next/navigation'
import { GlossaryPage } from '@/components/notes/glossary-page'
import { pageMetadata } from '@/components/site/page-metadata'
import { courseTitle, ogImageOf, requireSubject, SUBJECTS } from '@/lib/catalogue/subjects'
import { counted } from '@/lib/catalogue/wording'
import { routes } from '@/lib/routes'
import { findGlossary } from '@/lib/server/content/glossaries'

export const dynamicParams = false

export function generateStaticParams() {
  return SUBJECTS.filter(subject => findGlossary(subject) !== null).map(({ level, slug }) => ({
    level,
    subject: slug,
  }))
}

type Props = PageProps<'/reader/[level]/[subject]/glossary'>

export async function generateMetadata({ params }: Props) {
  const subject = requireSubject(await params)
  const count = findGlossary(subject)?.length ?? 0
  return pageMetadata({
    title: `${courseTitle(subject)} ${subject.code} glossary`,
    description: `${counted(count, 'term')} of ${courseTitle(subject)} ${subject.code}, each with the definition that an examiner accepts and the note that explains it.`,
    path: routes.glossary(subject),
    image: ogImageOf(subject),
  })
}

export default async function Page({ params }: Props) {
  const subject = requireSubject(await params)
  const entries = findGlossary(subject)
  if (!entries) notFound()
  return <GlossaryPage subject={subject} entries={entries} />
}
