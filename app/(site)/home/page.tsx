import { pageMetadata } from '@/components/site/page-metadata'
import { DoorPage } from '@/components/visitor/door-page'
import { routes } from '@/lib/routes'

export const metadata = pageMetadata({
  title: 'Open the Learning Hub',
  description: 'The door to your Learning Hub: log in, or sign up for free, and carry on where you stopped.',
  path: routes.door,
  indexed: false,
})

export default function Page() {
  return <DoorPage />
}
