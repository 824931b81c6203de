import { pageMetadata } from '@/components/site/page-metadata'
import { HubFrame } from '@/components/study/hub-frame'
import { routes } from '@/lib/routes'

export const metadata = pageMetadata({
  title: 'Your results',
  description: 'Every paper you sat, and your strengths and weaknesses by topic.',
  path: routes.hubResults,
  indexed: false,
})

export default function Page() {
  return <HubFrame part="results" />
}
