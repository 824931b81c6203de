import { EntryListPage } from '@/components/catalogue/entry-list'
import { pageMetadata } from '@/components/site/page-metadata'
import { SUBJECTS } from '@/lib/catalogue/subjects'
import { counted } from '@/lib/catalogue/wording'
import { routes } from '@/lib/routes'
import { courseFacts, siteFacts } from '@/lib/server/content/site-facts'

export function generateMetadata() {
  return pageMetadata({
    title: 'Revision notes for IGCSE and A Level',
    description: `${counted(siteFacts().notes, 'revision note')} in syllabus order. For ${SUBJECTS.length} Cambridge IGCSE and A Level subjects, the points of the syllabus as a checklist.`,
    path: routes.revisionNotes,
  })
}

export default function Page() {
  return <EntryListPage kind="notes" factsOf={courseFacts} />
}
