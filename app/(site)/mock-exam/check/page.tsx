import { CheckPage } from '@/components/exams/intro/check-page'
import { pageMetadata } from '@/components/site/page-metadata'
import { routes } from '@/lib/routes'

export const metadata = pageMetadata({
  title: 'Check your device before a mock exam',
  description:
    'Tries storage, connection, clock and keyboard of this device, and shows in one minute how a mock exam works here.',
  path: routes.checkDevice,
})

export default function Page() {
  return <CheckPage />
}
