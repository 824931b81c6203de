import * as yup from 'yup'
import { isEmailAddress } from './email'
import {
  FULL_NAME_MAX_CHARACTERS,
  FULL_NAME_MIN_CHARACTERS,
  PASSWORD_MAX_CHARACTERS,
  PASSWORD_MIN_CHARACTERS,
} from './limits'

/**
 * The validators (docs/product/forms.md), one per field and without transforms: a form and a handler
 * check the very value that was typed. Tests run in the order written; the first complaint is shown.
 */

/** What a person sees as one character: an astral letter counts once. */
function characters(value: string): number {
  return [...value].length
}

function text(requiredMessage: string, typeMessage: string) {
  return yup.string().strict().typeError(typeMessage).required(requiredMessage)
}

const FULL_NAME = /^[\p{L}\p{M} '’-]+$/u

export const fullNameAtom = text('Full name is required', 'Full name must be text')
  .test(
    'min',
    'Full name must be at least 2 characters long',
    value => characters(value.trim()) >= FULL_NAME_MIN_CHARACTERS,
  )
  .test('letters', 'Full name can only contain letters, spaces, hyphens, and apostrophes', value =>
    FULL_NAME.test(value),
  )
  .test(
    'max',
    'Full name must be at most 100 characters long',
    value => characters(value) <= FULL_NAME_MAX_CHARACTERS,
  )

export const emailAtom = text('Email address is required', 'Email address must be text').test(
  'email',
  'Please enter a valid email address',
  isEmailAddress,
)

/** The forgot-password view words its complaints as sentences. */
export const forgotEmailAtom = text(
  'Please enter your email address.',
  'Please enter your email address.',
).test('email', 'Please enter a valid email address.', isEmailAddress)

export const newPasswordAtom = text('Password is required', 'Password must be text')
  .test(
    'min',
    'Password must be at least 8 characters long',
    value => characters(value) >= PASSWORD_MIN_CHARACTERS,
  )
  .matches(/\p{Lu}/u, 'Password must contain at least one uppercase letter')
  .matches(/\p{Ll}/u, 'Password must contain at least one lowercase letter')
  .matches(/\p{Nd}/u, 'Password must contain at least one number')
  .matches(/[^\p{L}\p{M}\p{N}\s]/u, 'Password must contain at least one special character')
  .test(
    'max',
    'Password must be at most 128 characters long',
    value => characters(value) <= PASSWORD_MAX_CHARACTERS,
  )

export const loginPasswordAtom = text('Password is required', 'Password must be text')

export const countryAtom = text('Country is required', 'Country must be text').max(64, 'Country is not known')
export const gradeAtom = text('Level is required', 'Level must be text').max(64, 'Level is not known')

/** Shown under the register form's password field. */
export const PASSWORD_HINT =
  'Password must contain an uppercase letter, a special character a number and be minimum of 8 characters.'

export const UUID_PATTERN = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A time in UTC as JSON has it. */
export const momentAtom = (message: string) =>
  yup
    .string()
    .strict()
    .typeError(message)
    .required(message)
    .matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/, message)
    .test('real', message, value => !Number.isNaN(Date.parse(value)))
    .meta({ format: 'date-time' })

/** A text that must be there: an id, or a token of ours that only the server can read. */
export const given = (most: number, message: string) =>
  yup.string().strict().typeError(message).required(message).max(most, message)
