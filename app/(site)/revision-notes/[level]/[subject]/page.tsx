import { NotesSubjectPage } from '@/components/notes/notes-subject-page'
import { pageMetadata } from '@/components/site/page-metadata'
import { courseTitle, ogImageOf, requireSubject, SUBJECTS } from '@/lib/catalogue/subjects'
import { requireSyllabus } from '@/lib/catalogue/syllabuses'
import { routes } from '@/lib/routes'
import { findGlossary } from '@/lib/server/content/glossaries'
import { finishedPaths } from '@/lib/server/content/notes'

export const dynamicParams = false

export function generateStaticParams() {
  return SUBJECTS.map(({ level, slug }) => ({ level, subject: slug }))
}

export async function generateMetadata({ params }: PageProps<'/revision-notes/[level]/[subject]'>) {
  const subject = requireSubject(await params)
  return pageMetadata({
    title: `${courseTitle(subject)} ${subject.code} revision notes`,
    description: `All topics and sub-topics of ${courseTitle(subject)} ${subject.code} in syllabus order, with every point you have to know.`,
    path: routes.notes(subject),
    image: ogImageOf(subject),
  })
}

export default async function Page({ params }: PageProps<'/revision-notes/[level]/[subject]'>) {
  const subject = requireSubject(await params)
  return (
    <NotesSubjectPage
      subject={subject}
      syllabus={requireSyllabus(subject.level, subject.slug)}
      finished={finishedPaths(subject)}
      terms={findGlossary(subject)?.length ?? 0}
    />
  )
}
