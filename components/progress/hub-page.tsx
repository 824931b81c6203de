import { AuthLink } from '@/components/site/auth-link'
import { PageTitle } from '@/components/site/page-title'
import { GoLink } from '@/components/ui/go-link'
import { routes } from '@/lib/routes'
import { HubProgress, type HubSubject } from './hub-progress.client'

/** The embedded Learning Hub (decision 6). Both states stand in the page; the session mark shows one. */
export function HubPage({ subjects }: { subjects: readonly HubSubject[] }) {
  return (
    <main id="main">
      <div className="wrap">
        <PageTitle
          trail={[{ name: 'Learning Hub', href: routes.hub }]}
          heading="Your Learning Hub"
          lead="Where you stopped, and what you have learned."
        />
        <div className="when-out">
          <p>Log in to open the hub. An account is free, and the notes can be read without one.</p>
          <p className="btn-row">
            <AuthLink className="btn btn-pen" mode="login">
              Login
            </AuthLink>
            <AuthLink className="btn" mode="register">
              Register
            </AuthLink>
          </p>
        </div>
        <div className="when-in">
          <HubProgress subjects={subjects} />
          <GoLink href={routes.flashcards}>Your flashcards</GoLink>{' '}
          <GoLink href={routes.account}>Your account</GoLink>
        </div>
      </div>
    </main>
  )
}
