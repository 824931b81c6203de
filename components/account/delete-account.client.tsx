'use client'

import { useAuthForm } from '@/components/auth/use-auth-form.client'
import { PasswordField } from '@/components/ui/password-field.client'
import { SubmitButton } from '@/components/ui/submit-button.client'
import { deleteAccount } from '@/lib/client/account'
import { notifySuccess } from '@/lib/client/notify'
import type { CallFailure } from '@/lib/contracts/call-failure'
import { generalMessage } from '@/lib/contracts/messages'
import { accountEraseRequest } from '@/lib/contracts/requests'

function explain(failure: CallFailure): string {
  if (failure.kind === 'answer' && failure.status === 401)
    return 'That is not your password. Nothing was deleted.'
  return generalMessage(failure)
}

/** Asks for the password once more: nobody deletes an account by a slip, or from a phone left unlocked. */
export function DeleteAccount() {
  const form = useAuthForm({
    initialValues: { password: '' },
    schema: accountEraseRequest,
    fields: ['password'],
    explain,
    async send({ password }) {
      await deleteAccount(password)
      notifySuccess('Your account and everything in it has been deleted.')
    },
  })
  return (
    <form {...form.formProps} className="account-delete">
      <PasswordField {...form.input('password')} label="Password" autoComplete="current-password" />
      <SubmitButton label="Delete my account for good" busyLabel="Deleting your account" {...form.submit} />
    </form>
  )
}
