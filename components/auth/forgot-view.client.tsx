'use client'

import { useEffect, useRef, useState } from 'react'
import { SubmitButton } from '@/components/ui/submit-button.client'
import { TextField } from '@/components/ui/text-field.client'
import { requestPasswordReset } from '@/lib/client/auth/password-reset'
import { clearAuthDraft, keepAuthDraft, readAuthDraft } from '@/lib/client/auth-drafts'
import { notifySuccess } from '@/lib/client/notify'
import { resetMessage } from '@/lib/contracts/messages'
import { FORGOT_FIELDS, forgotFormSchema } from '@/lib/contracts/requests'
import { FORGOT_OFFLINE, TOASTS } from '@/lib/contracts/texts'
import { useAuthForm } from './use-auth-form.client'
import type { AuthViewProps } from './view-props'

type Props = Pick<AuthViewProps, 'titleId' | 'onSwitch'>

export function ForgotView({ titleId, onSwitch }: Props) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const onBack = () => onSwitch('login')
  return sentTo === null ? (
    <ForgotForm titleId={titleId} onCancel={onBack} onSent={setSentTo} />
  ) : (
    <LinkSent titleId={titleId} email={sentTo} onBack={onBack} />
  )
}

function ForgotForm(props: { titleId: string; onCancel: () => void; onSent: (email: string) => void }) {
  const form = useAuthForm({
    initialValues: { email: readAuthDraft().email },
    schema: forgotFormSchema,
    fields: FORGOT_FIELDS,
    offlineMessage: FORGOT_OFFLINE,
    explain: resetMessage,
    onEdit: (_, value) => keepAuthDraft({ email: value }),
    async send(values) {
      await requestPasswordReset(values)
      clearAuthDraft()
      notifySuccess(TOASTS.resetLinkSent)
      props.onSent(values.email.trim())
    },
  })
  return (
    <>
      <h2 id={props.titleId}>Forgot your password?</h2>
      <p className="dialog-lead">
        Enter the email address of your account. We send a link that sets a new password.
      </p>
      <form {...form.formProps}>
        <TextField {...form.input('email')} label="Email Address" type="email" autoComplete="username" />
        <SubmitButton label="Send Password Reset Link" busyLabel="Sending the link" {...form.submit} />
        <button type="button" className="btn btn-wide" onClick={props.onCancel}>
          Cancel
        </button>
      </form>
    </>
  )
}

function LinkSent({ titleId, email, onBack }: { titleId: string; email: string; onBack: () => void }) {
  const back = useRef<HTMLButtonElement>(null)
  // The field that had the focus is gone.
  useEffect(() => back.current?.focus(), [])
  return (
    <>
      <h2 id={titleId}>Check your email</h2>
      <p className="dialog-lead">
        If <b>{email}</b> has an account, a link is on its way. It works once. Look in the spam folder too.
      </p>
      <div className="dialog-end">
        <button type="button" className="btn btn-pen btn-wide" onClick={onBack} ref={back}>
          Back To Login
        </button>
      </div>
    </>
  )
}
