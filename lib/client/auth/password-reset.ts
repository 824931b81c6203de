import { ENDPOINTS } from '@/lib/contracts/endpoints'
import type { ForgotForm, PasswordConfirmRequest } from '@/lib/contracts/requests'
import { callApi } from '../api-client'
import { mutate } from '../mutate'
import { isSignedInNow } from '../session-state'
import { clearSession } from '../session-store'

/** Asks for the mail with the link. @throws ApiError */
export async function requestPasswordReset({ email }: ForgotForm): Promise<void> {
  const body = { email: email.trim(), isLandingWebSite: true }
  await mutate(() => callApi(ENDPOINTS.passwordReset, { body }))
}

/** Sets the new password with the token of the mailed link. @throws ApiError */
export async function confirmPasswordReset(body: PasswordConfirmRequest): Promise<void> {
  await mutate(() => callApi(ENDPOINTS.passwordConfirm, { body }))
  if (isSignedInNow()) clearSession() // the server has ended every session of the account, this one too
}
