import { EntryListPage } from '@/components/catalogue/entry-list'
import { pageMetadata } from '@/components/site/page-metadata'
import { routes } from '@/lib/routes'
import { courseFacts } from '@/lib/server/content/site-facts'

export const metadata = pageMetadata({
  title: 'Revision notes for IGCSE and A Level',
  description:
    'Revision notes for eleven Cambridge IGCSE and A Level subjects, in syllabus order, with every point you have to know.',
  path: routes.revisionNotes,
})

export default function Page() {
  return <EntryListPage kind="notes" factsOf={courseFacts} />
}
