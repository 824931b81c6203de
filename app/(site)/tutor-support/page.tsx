import { pageMetadata } from '@/components/site/page-metadata'
import { TutorSupportPage } from '@/components/tutoring/tutor-support-page'
import { routes } from '@/lib/routes'

export const metadata = pageMetadata({
  title: 'Tutor support for IGCSE and A Level',
  description:
    'Ask a tutor about one question and get a written reply that shows where the marks are. New accounts start with Tutor Credits.',
  path: routes.tutorSupport,
})

export default function Page() {
  return <TutorSupportPage />
}
