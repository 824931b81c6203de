import { EntryListPage } from '@/components/catalogue/entry-list'
import { pageMetadata } from '@/components/site/page-metadata'
import { SUBJECTS } from '@/lib/catalogue/subjects'
import { counted } from '@/lib/catalogue/wording'
import { routes } from '@/lib/routes'
import { courseFacts, siteFacts } from '@/lib/server/content/site-facts'

export function generateMetadata() {
  const { mocks, topicTests } = siteFacts()
  return pageMetadata({
    title: 'Mock exams for IGCSE and A Level',
    description: `${counted(mocks, 'mock paper')} and ${counted(topicTests, 'topic test')} to sit and have marked. For every paper of ${SUBJECTS.length} Cambridge IGCSE and A Level subjects: time, marks, questions and pace.`,
    path: routes.mockExams,
  })
}

export default function Page() {
  return <EntryListPage kind="mocks" factsOf={courseFacts} />
}
