import { AccountPage } from '@/components/account/account-page'
import { pageMetadata } from '@/components/site/page-metadata'
import { routes } from '@/lib/routes'

export const metadata = pageMetadata({
  title: 'Your account',
  description: 'See what is kept about you, take a copy with you, or delete all of it.',
  path: routes.account,
  indexed: false,
})

export default function Page() {
  return <AccountPage />
}
