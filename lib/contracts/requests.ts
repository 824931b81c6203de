import * as yup from 'yup'
import {
  countryAtom,
  emailAtom,
  forgotEmailAtom,
  fullNameAtom,
  given,
  gradeAtom,
  loginPasswordAtom,
  momentAtom,
  newPasswordAtom,
} from './atoms'
import { NOTE_PATH_MAX_CHARACTERS, PROGRESS_BATCH_MAX_NOTES } from './limits'
import { REPORT_KINDS, REPORT_WORDS_MAX_CHARACTERS, type ReportKind } from './reports'

/** Fields in the order in which the forms show them: the first error is the first of this order. */
export const REGISTER_FIELDS = ['fullName', 'email', 'countryId', 'gradeId', 'password'] as const
export const LOGIN_FIELDS = ['emailAddress', 'password'] as const
export const FORGOT_FIELDS = ['email'] as const

const MISSING_GRADE_OR_COUNTRY = 'Missing required gradeId or countryId'
const BOT_CHECK_REQUIRED = 'Security verification failed. Please try again.'

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
  gradeId: given(64, MISSING_GRADE_OR_COUNTRY),
  countryId: given(64, MISSING_GRADE_OR_COUNTRY),
  reCAPTCHA: botCheckToken,
})

/** A bot-check token is not asked for here; a client that has a token may add one. */
export const passwordResetRequest = forgotFormSchema.shape({
  isLandingWebSite: yup
    .boolean()
    .strict()
    .typeError('isLandingWebSite must be true')
    .required('isLandingWebSite must be true')
    .oneOf([true], 'isLandingWebSite must be true'),
})

export const passwordConfirmRequest = newPasswordFormSchema.shape({
  token: given(8192, 'This link has expired or was used already. Please ask for a new one.'),
})

export const notePathAtom = yup
  .string()
  .strict()
  .typeError('This is not the address of a note')
  .required('This is not the address of a note')
  .max(NOTE_PATH_MAX_CHARACTERS, 'This is not the address of a note')
  .matches(/^\/revision-notes(\/[a-z0-9-]+){4}$/, 'This is not the address of a note')

const noteChange = yup
  .object({
    path: notePathAtom,
    learned: yup
      .boolean()
      .strict()
      .typeError('learned must be true or false')
      .required('learned must be true or false'),
    at: momentAtom('at must be a time such as 2026-03-01T08:00:00.000Z'),
  })
  .noUnknown('This field is not known')

export const notesProgressRequest = yup.object({
  /** The device's own clock at the moment of sending. */
  sentAt: momentAtom('sentAt must be a time such as 2026-03-01T08:00:00.000Z'),
  notes: yup
    .array(noteChange)
    .strict()
    .typeError('notes must be a list')
    .required('notes must be a list')
    .max(PROGRESS_BATCH_MAX_NOTES, `At most ${PROGRESS_BATCH_MAX_NOTES} notes in one call`),
})

export const reportFormSchema = yup.object({
  reason: yup
    .string()
    .strict()
    .typeError('Please choose what it is about')
    .required('Please choose what it is about')
    .max(40, 'Please choose what it is about'),
  words: yup
    .string()
    .strict()
    .typeError('Please say in a sentence what is wrong')
    .required('Please say in a sentence what is wrong')
    .max(REPORT_WORDS_MAX_CHARACTERS, `Please say it in at most ${REPORT_WORDS_MAX_CHARACTERS} characters`)
    .test('said', 'Please say in a sentence what is wrong', value => value.trim().length >= 5),
})

export const reportRequest = reportFormSchema.shape({
  kind: yup
    .string<ReportKind>()
    .strict()
    .typeError('kind is not known')
    .required('kind is not known')
    .oneOf(REPORT_KINDS, 'kind is not known'),
  subject: yup
    .string()
    .strict()
    .typeError('subject is required')
    .required('subject is required')
    .max(200, 'subject is not known'),
  reCAPTCHA: botCheckToken,
})

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
export type AccountEraseRequest = yup.InferType<typeof accountEraseRequest>
export type NotesProgressRequest = yup.InferType<typeof notesProgressRequest>
export type ReportForm = yup.InferType<typeof reportFormSchema>
export type ReportRequest = yup.InferType<typeof reportRequest>
