import type { LoginResult, Tokens } from '../dto'
import { operation } from '../operation'
import { done, exact, needed, text } from '../shape'
import { tokenFields } from './session'

export const login = operation({
  method: 'POST',
  path: '/api/identity/login',
  summary: 'Opens an account. An unknown address is answered like a wrong password.',
  needs: 'nothing',
  limit: 'identityForms',
  request: ({ loginRequest }) => loginRequest,
  response: exact<LoginResult>({ fullName: needed(text()), ...tokenFields }),
  errors: ['invalidCredentials', 'botCheckRejected', 'busy'],
  own401: true,
})

export const registerExplore = operation({
  method: 'POST',
  path: '/api/cie/register-explore',
  summary: 'Makes an account of a visitor and hands over what the visitor did.',
  needs: 'visitor',
  limit: 'identityForms',
  request: ({ registerRequest }) => registerRequest,
  response: exact<Tokens>(tokenFields),
  errors: ['commonSecret', 'botCheckRejected', 'emailTaken', 'busy'],
  own401: true,
})

export const passwordReset = operation({
  method: 'POST',
  path: '/api/identity/password/reset',
  summary: 'Mails a link for choosing a new password. Answers alike whether or not an account exists.',
  needs: 'nothing',
  limit: 'resets',
  request: ({ passwordResetRequest }) => passwordResetRequest,
  response: done(),
  own401: true,
})

export const passwordConfirm = operation({
  method: 'POST',
  path: '/api/identity/password/confirm',
  summary: 'Sets a new password by the mailed token, once, and ends every session.',
  needs: 'nothing',
  limit: 'resetConfirms',
  request: ({ passwordConfirmRequest }) => passwordConfirmRequest,
  response: done(),
  errors: ['resetLinkInvalid', 'commonSecret', 'busy'],
  own401: true,
})
