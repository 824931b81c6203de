import { pageMetadata } from '@/components/site/page-metadata'
import { HubFrame } from '@/components/study/hub-frame'
import { routes } from '@/lib/routes'

export const metadata = pageMetadata({
  title: 'Your Learning Hub',
  description: 'Where you stopped, what is planned for today, and how each subject stands.',
  path: routes.hub,
  indexed: false,
})

export default function Page() {
  return <HubFrame part="today" />
}
