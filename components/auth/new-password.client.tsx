'use client'

import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { AuthLink } from '@/components/site/auth-link'
import { Link } from '@/components/ui/link'
import { PasswordField } from '@/components/ui/password-field.client'
import { SubmitButton } from '@/components/ui/submit-button.client'
import { confirmPasswordReset } from '@/lib/client/auth/password-reset'
import { readResetToken } from '@/lib/client/reset-token'
import { PASSWORD_HINT } from '@/lib/contracts/atoms'
import { resetMessage } from '@/lib/contracts/messages'
import { newPasswordFormSchema } from '@/lib/contracts/requests'
import { routes } from '@/lib/routes'
import { useAuthForm } from './use-auth-form.client'

const FIELDS = ['password'] as const

function subscribeToHash(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange)
  return () => window.removeEventListener('hashchange', onChange)
}

/** The page of the mailed link. The token stands in the fragment, which no server and no log ever sees. */
export function NewPassword() {
  // While the page is built there is no address: the form is shown, as it will be for nearly everybody.
  const token = useSyncExternalStore(
    subscribeToHash,
    () => readResetToken(window.location.hash),
    () => 'unknown',
  )
  const [isDone, setDone] = useState(false)
  if (isDone) return <Done />
  return token === null ? <NoToken /> : <PasswordForm token={token} onDone={() => setDone(true)} />
}

function PasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const form = useAuthForm({
    initialValues: { password: '' },
    schema: newPasswordFormSchema,
    fields: FIELDS,
    explain: resetMessage,
    async send({ password }) {
      await confirmPasswordReset({ token, password })
      window.history.replaceState(null, '', window.location.pathname)
      onDone()
    },
  })
  return (
    <>
      <h1>Set a new password</h1>
      <p>The link works once. All devices are logged out when the password changes.</p>
      <form {...form.formProps}>
        <PasswordField
          {...form.input('password')}
          label="New password"
          autoComplete="new-password"
          hint={PASSWORD_HINT}
        />
        <SubmitButton label="Set new password" busyLabel="Setting the password" {...form.submit} />
      </form>
      <p>
        Has the link expired?{' '}
        <Link href={routes.auth('forgot')} scroll={false}>
          Ask for a new one
        </Link>
        .
      </p>
    </>
  )
}

function Done() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        Your new password is set
      </h1>
      <p>Log in with it on every device that you use.</p>
      <div className="btn-row">
        <AuthLink className="btn btn-pen" mode="login">
          Login
        </AuthLink>
      </div>
    </>
  )
}

function NoToken() {
  return (
    <>
      <h1>This link is not whole</h1>
      <p>Open the link in the mail again, or copy all of it. If it is older than half an hour, ask anew.</p>
      <div className="btn-row">
        <AuthLink className="btn btn-pen" mode="forgot">
          Ask for a new link
        </AuthLink>
      </div>
    </>
  )
}
