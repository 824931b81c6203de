import { OfflinePage } from '@/components/offline/offline-page'
import { pageMetadata } from '@/components/site/page-metadata'
import { routes } from '@/lib/routes'

export const metadata = pageMetadata({
  title: 'Reading offline',
  description: 'Keep the notes of a subject on this device and read them without a connection.',
  path: routes.offline,
  indexed: false,
})

export default function Page() {
  return <OfflinePage />
}
