import { PageTitle } from '@/components/site/page-title'
import { routes } from '@/lib/routes'
import { AccountTools } from './account-tools.client'
import './account.css'

export function AccountPage() {
  return (
    <main id="main">
      <div className="wrap">
        <PageTitle
          trail={[{ name: 'Your account', href: routes.account }]}
          heading="Your account"
          lead="See what is kept about you, take a copy with you, or delete all of it."
        />
        <AccountTools />
      </div>
    </main>
  )
}
