'use client'

import { type ComponentType, useState } from 'react'
import { AuthLink } from '@/components/site/auth-link'
import { Section } from '@/components/site/section'
import { downloadAccount } from '@/lib/client/account'
import { failureOf } from '@/lib/client/api-error'
import { notifyError } from '@/lib/client/notify'
import { useSignedIn } from '@/lib/client/use-signed-in'
import { useVisitorRecord } from '@/lib/client/visitor-store'
import { generalMessage } from '@/lib/contracts/messages'

function Download() {
  const [busy, setBusy] = useState(false)
  async function onClick() {
    setBusy(true)
    try {
      await downloadAccount()
    } catch (error) {
      notifyError(generalMessage(failureOf(error)))
    }
    setBusy(false)
  }
  return (
    <button type="button" className="btn" aria-busy={busy} onClick={() => void onClick()}>
      Download my data
    </button>
  )
}

/** The form's code (formik, yup) comes when somebody wants to delete. */
function Delete() {
  const [Form, setForm] = useState<ComponentType | null>(null)
  if (Form) return <Form />
  return (
    <button
      type="button"
      className="btn"
      onClick={() =>
        void import('./delete-account.client').then(module => setForm(() => module.DeleteAccount))
      }
    >
      Delete my account
    </button>
  )
}

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
      <Section id="copy" title="Take it with you" lead="A file with all that is stored about you.">
        <Download />
      </Section>
      <Section
        id="delete"
        title="Delete it"
        lead="Your name, address, progress and answers are deleted at once and cannot be brought back."
      >
        <Delete />
      </Section>
    </>
  )
}
