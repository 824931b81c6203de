import { EntryListPage } from '@/components/catalogue/entry-list'
import { pageMetadata } from '@/components/site/page-metadata'
import { routes } from '@/lib/routes'
import { courseFacts } from '@/lib/server/content/site-facts'

export const metadata = pageMetadata({
  title: 'Mock exams for IGCSE and A Level',
  description:
    'The papers of eleven Cambridge IGCSE and A Level subjects: times, marks, questions and pace of each, to practise at the real length.',
  path: routes.mockExams,
})

export default function Page() {
  return <EntryListPage kind="mocks" factsOf={courseFacts} />
}
