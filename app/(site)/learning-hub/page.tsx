import { LearningHubPage } from '@/components/progress/learning-hub-page'
import { pageMetadata } from '@/components/site/page-metadata'
import { routes } from '@/lib/routes'

export const metadata = pageMetadata({
  title: 'Learning Hub',
  description:
    'One desk for all your IGCSE and A Level subjects: what you have done, what is left, and what to do next. Free with an account.',
  path: routes.learningHub,
})

export default function Page() {
  return <LearningHubPage />
}
