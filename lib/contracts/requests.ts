import * as yup from 'yup'
import {
  countryAtom,
  emailAtom,
  forgotEmailAtom,
  fullNameAtom,
  gradeAtom,
  loginPasswordAtom,
  newPasswordAtom,
} from './atoms'

/** Fields in the order in which the forms show them: the first error is the first of this order. */
export const REGISTER_FIELDS = ['fullName', 'email', 'countryId', 'gradeId', 'password'] as const
export const LOGIN_FIELDS = ['emailAddress', 'password'] as const
export const FORGOT_FIELDS = ['email'] as const

const MISSING_GRADE_OR_COUNTRY = 'Missing required gradeId or countryId'
const BOT_CHECK_REQUIRED = 'Security verification failed. Please try again.'

const id = (message: string) => yup.string().strict().typeError(message).required(message).max(64, message)
const opaque = (message: string) =>
  yup.string().strict().typeError(message).required(message).max(8192, message)
/** Empty or absent is answered by the bot check itself, so that every refusal looks the same. */
const botCheckToken = yup.string().strict().typeError(BOT_CHECK_REQUIRED).max(8192, BOT_CHECK_REQUIRED)

export const registerFormSchema = yup.object({
  fullName: fullNameAtom,
  email: emailAtom,
  countryId: countryAtom,
  gradeId: gradeAtom,
  password: newPasswordAtom,
})

export const loginFormSchema = yup.object({ emailAddress: emailAtom, password: loginPasswordAtom })

export const forgotFormSchema = yup.object({ email: forgotEmailAtom })

export const newPasswordFormSchema = yup.object({ password: newPasswordAtom })

export const registerRequest = registerFormSchema.shape({ reCAPTCHA: botCheckToken })

export const loginRequest = loginFormSchema.shape({ reCAPTCHA: botCheckToken })

export const startExploreRequest = yup.object({
  gradeId: id(MISSING_GRADE_OR_COUNTRY),
  countryId: id(MISSING_GRADE_OR_COUNTRY),
  reCAPTCHA: botCheckToken,
})

/** The specification's payload has no bot-check field; a client that has a token may add one. */
export const passwordResetRequest = forgotFormSchema.shape({
  isLandingWebSite: yup
    .boolean()
    .strict()
    .typeError('isLandingWebSite must be true')
    .required('isLandingWebSite must be true')
    .oneOf([true], 'isLandingWebSite must be true'),
})

export const passwordConfirmRequest = newPasswordFormSchema.shape({
  token: opaque('This link has expired or was used already. Please ask for a new one.'),
})

export const refreshRequest = yup.object({ refreshToken: opaque('refreshToken is required') })

export const logoutRequest = yup.object({})

/** Erasing an account asks for the password again. */
export const accountEraseRequest = yup.object({ password: loginPasswordAtom })

export type RegisterForm = yup.InferType<typeof registerFormSchema>
export type LoginForm = yup.InferType<typeof loginFormSchema>
export type ForgotForm = yup.InferType<typeof forgotFormSchema>
export type RegisterRequest = yup.InferType<typeof registerRequest>
export type LoginRequest = yup.InferType<typeof loginRequest>
export type StartExploreRequest = yup.InferType<typeof startExploreRequest>
export type PasswordResetRequest = yup.InferType<typeof passwordResetRequest>
export type PasswordConfirmRequest = yup.InferType<typeof passwordConfirmRequest>
export type RefreshRequest = yup.InferType<typeof refreshRequest>
export type AccountEraseRequest = yup.InferType<typeof accountEraseRequest>
