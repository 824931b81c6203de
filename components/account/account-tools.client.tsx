'use client'

import { AuthLink } from '@/components/site/auth-link'
import { Section } from '@/components/site/section'
import { latePart } from '@/components/ui/late-part.client'
import { late } from '@/lib/client/late'
import { useSignedIn } from '@/lib/client/use-signed-in'
import { useVisitorRecord } from '@/lib/client/visitor-store'
import { DeleteTool, DownloadTool } from './account-actions.client'

/** Needs the student's own entries, which come with IndexedDB. */
const AccountAge = latePart(late(() => import('./account-age.client').then(module => module.AccountAge)))

/** Asks the server, so it has nothing to show before. */
const AccountSessions = latePart(
  late(() => import('./account-sessions.client').then(module => module.AccountSessions)),
)

/** What the owner of an account can do with it. Signed out, the way in. */
export function AccountTools() {
  const signedIn = useSignedIn()
  const { userData } = useVisitorRecord()
  if (!signedIn) {
    return (
      <Section id="who" title="Log in first" lead="Your data opens to you alone.">
        <AuthLink className="btn btn-pen" mode="login">
          Login
        </AuthLink>
      </Section>
    )
  }
  return (
    <>
      <Section id="who" title="Who you are here">
        <p>
          {userData?.fullName}
          <br />
          {userData?.email}
        </p>
      </Section>
      <Section
        id="age"
        title="Your age group"
        lead="Only the group is kept, never a birthday. Everybody has the same high privacy."
      >
        <AccountAge />
      </Section>
      <Section
        id="logins"
        title="Where you are logged in"
        lead="If one of these is not you, end it and choose a new password."
      >
        <AccountSessions />
      </Section>
      <Section id="copy" title="Take it with you" lead="A file with all that is stored about you.">
        <DownloadTool />
      </Section>
      <Section
        id="delete"
        title="Delete it"
        lead="Your name, address, progress and answers are deleted at once and cannot be brought back."
      >
        <DeleteTool />
      </Section>
    </>
  )
}
