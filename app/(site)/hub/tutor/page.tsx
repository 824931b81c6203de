import { pageMetadata } from '@/components/site/page-metadata'
import { HubFrame } from '@/components/study/hub-frame'
import { routes } from '@/lib/routes'

export const metadata = pageMetadata({
  title: 'Your questions to a tutor',
  description: 'Ask a tutor, see your Tutor Credits, and find every answer again.',
  path: routes.hubTutor,
  indexed: false,
})

export default function Page() {
  return <HubFrame part="tutor" />
}
