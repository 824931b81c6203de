import { pageMetadata } from '@/components/site/page-metadata'
import { HubFrame } from '@/components/study/hub-frame'
import { routes } from '@/lib/routes'

export const metadata = pageMetadata({
  title: 'Your study plan',
  description: 'Your exam dates, and what is left spread over the days that remain.',
  path: routes.hubPlan,
  indexed: false,
})

export default function Page() {
  return <HubFrame part="plan" />
}
