'use client'

import { PasswordField } from '@/components/ui/password-field.client'
import { SubmitButton } from '@/components/ui/submit-button.client'
import { TextField } from '@/components/ui/text-field.client'
import { login } from '@/lib/client/auth/login'
import { clearAuthDraft, keepAuthDraft, readAuthDraft } from '@/lib/client/auth-drafts'
import { notifySuccess } from '@/lib/client/notify'
import { loginMessage } from '@/lib/contracts/messages'
import { LOGIN_FIELDS, loginFormSchema } from '@/lib/contracts/requests'
import { TOASTS } from '@/lib/contracts/texts'
import { useAuthForm } from './use-auth-form.client'
import type { AuthViewProps } from './view-props'

export function LoginView({ titleId, onSwitch, onSuccess }: AuthViewProps) {
  const form = useAuthForm({
    initialValues: { emailAddress: readAuthDraft().email, password: '' },
    schema: loginFormSchema,
    fields: LOGIN_FIELDS,
    explain: loginMessage,
    onEdit: (name, value) => name === 'emailAddress' && keepAuthDraft({ email: value }),
    async send(values) {
      const user = await login(values)
      clearAuthDraft()
      notifySuccess(TOASTS.welcomeBack(user.fullName))
      onSuccess()
    },
  })
  return (
    <>
      <h2 id={titleId}>Welcome back</h2>
      <form {...form.formProps}>
        <TextField
          {...form.input('emailAddress')}
          label="Email Address"
          type="email"
          autoComplete="username"
        />
        <PasswordField {...form.input('password')} label="Password" autoComplete="current-password" />
        <div>
          <button type="button" className="link" onClick={() => onSwitch('forgot')}>
            Forgot password?
          </button>
        </div>
        <SubmitButton label="Login" busyLabel="Logging in" {...form.submit} />
        <p className="dialog-alt">
          Don’t have an account?{' '}
          <button type="button" className="link" onClick={() => onSwitch('register')}>
            Sign Up
          </button>
        </p>
      </form>
    </>
  )
}
