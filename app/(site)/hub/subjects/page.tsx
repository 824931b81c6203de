import { pageMetadata } from '@/components/site/page-metadata'
import { HubFrame } from '@/components/study/hub-frame'
import { routes } from '@/lib/routes'

export const metadata = pageMetadata({
  title: 'Your subjects',
  description: 'The subjects you follow, and how much of each syllabus you have learned.',
  path: routes.hubSubjects,
  indexed: false,
})

export default function Page() {
  return <HubFrame part="subjects" />
}
