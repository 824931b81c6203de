import { passwordConfirm, passwordReset } from '@/lib/contracts/calls/identity'
import type { ForgotForm, PasswordConfirmRequest } from '@/lib/contracts/requests'
import { call } from '../api-client'
import { mutate } from '../mutate'
import { isSignedInNow } from '../session-state'
import { clearSession } from '../session-store'

/** Asks for the mail with the link. @throws ApiError */
export async function requestPasswordReset({ email }: ForgotForm): Promise<void> {
  await mutate(() => call(passwordReset, { email: email.trim(), isLandingWebSite: true }))
}

/** Sets the new password with the token of the mailed link. @throws ApiError */
export async function confirmPasswordReset(body: PasswordConfirmRequest): Promise<void> {
  await mutate(() => call(passwordConfirm, body))
  if (isSignedInNow()) clearSession() // the server has ended every session of the account, this one too
}
