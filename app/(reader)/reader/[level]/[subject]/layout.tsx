import { TopicTree } from '@/components/notes/topic-tree'
import { requireSubject } from '@/lib/catalogue/subjects'
import { requireSyllabus } from '@/lib/catalogue/syllabuses'

/** The topic tree is shared by all notes of a subject, so moving between them keeps it as it is. */
export default async function SubjectReaderLayout({
  children,
  params,
}: LayoutProps<'/reader/[level]/[subject]'>) {
  const subject = requireSubject(await params)
  return (
    <>
      {children}
      <TopicTree subject={subject} syllabus={requireSyllabus(subject.level, subject.slug)} />
    </>
  )
}
