import { pageMetadata } from '@/components/site/page-metadata'
import { AnswerPage } from '@/components/tutoring/answer-page'
import { routes } from '@/lib/routes'

export const metadata = pageMetadata({
  title: 'Answer a question',
  description: 'For the tutors of Markwell: the question behind a mailed link, and the place for its answer.',
  path: routes.tutorAnswer,
  indexed: false,
})

export default function Page() {
  return <AnswerPage />
}
