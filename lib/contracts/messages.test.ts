import { answerFailure, type CallFailure } from './call-failure'
import { readEnvelope } from './envelope'
import { generalMessage, loginMessage, registerMessage, resetMessage } from './messages'
import { BOT_CHECK_ERRORS, DROPDOWN_ERRORS, TOASTS } from './texts'

const answer = (status: number, message = ''): CallFailure => ({ kind: 'answer', status, message })
const TAKEN = 'This email address is already registered. Please try logging in instead.'
const RULES =
  'Password must contain at least 8 characters, including uppercase, lowercase, number, and special character.'

describe('register messages', () => {
  it.each([
    [400, 'email exists', TAKEN],
    [400, 'Email exists', TAKEN],
    [400, 'email and password are required', TAKEN],
    [400, 'weak Password', RULES],
    [400, 'gradeId is required', 'Please fill in all required fields.'],
    [400, 'Could not Decrypt Visitor Data!', 'Could not Decrypt Visitor Data!'],
    [400, '', 'Invalid registration data. Please check your information.'],
    [401, 'x', 'Authentication failed. Please try again.'],
    [403, 'x', 'Registration is temporarily disabled. Please contact support.'],
    [409, 'x', TAKEN],
    [429, 'x', 'Too many registration attempts. Please try again later.'],
    [500, 'x', 'Server error. Please try again later.'],
    [418, 'x', 'Registration failed (418). Please try again.'],
    [503, '', 'Registration failed (503). Please try again.'],
  ])('maps %i "%s"', (status, message, text) => expect(registerMessage(answer(status, message))).toBe(text))
})

describe('login messages', () => {
  it.each([
    [400, 'Email address is required', 'Email address is required'],
    [400, ' ', 'Invalid login credentials. Please check your email and password.'],
    [401, 'x', 'Invalid email or password. Please try again.'],
    [403, 'x', 'Your account has been temporarily blocked. Please contact support.'],
    [404, 'x', 'Account not found. Please check your email address or sign up.'],
    [429, 'x', 'Too many login attempts. Please try again later.'],
    [500, 'x', 'Server error. Please try again later.'],
    [503, 'x', 'Login failed (503). Please try again.'],
  ])('maps %i "%s"', (status, message, text) => expect(loginMessage(answer(status, message))).toBe(text))
})

describe('password reset messages', () => {
  it.each([
    [400, 'No such thing', 'No such thing'],
    [400, '', 'Invalid request.'],
    [404, 'x', 'Account not found with that email.'],
    [429, 'x', 'Too many requests. Please try again later.'],
    [500, 'Mail is away', 'Mail is away'],
    [500, '', 'Server error. Please try again later.'],
    [418, 'x', 'Request failed (418).'],
  ])('maps %i "%s"', (status, message, text) => expect(resetMessage(answer(status, message))).toBe(text))

  it('has a fallback of its own', () =>
    expect(resetMessage({ kind: 'unknown' })).toBe('Unable to send password reset email. Please try again.'))
})

describe('general messages', () => {
  it.each([
    ['network', 'Network error. Please check your internet connection and try again.'],
    ['timeout', 'Request timed out. Please try again.'],
    ['botCheck', 'Security verification failed. Please try again.'],
  ] as const)('%s shows the same words in every form', (kind, text) => {
    for (const map of [registerMessage, loginMessage, resetMessage, generalMessage]) {
      expect(map({ kind })).toBe(text)
    }
  })

  it('words an unknown failure', () => {
    const text = 'An unexpected error occurred. Please try again.'
    expect([registerMessage, loginMessage, generalMessage].map(map => map({ kind: 'unknown' }))).toEqual([
      text,
      text,
      text,
    ])
    expect(generalMessage(answer(500, 'x'))).toBe(text)
  })

  it('keeps the exact words of the other failures and of the success toasts', () => {
    expect({ ...BOT_CHECK_ERRORS, ...DROPDOWN_ERRORS }).toEqual({
      noSiteKey: 'reCAPTCHA site key not found in environment variables',
      notLoaded: 'reCAPTCHA not loaded',
      noToken: 'Failed to generate reCAPTCHA token',
      grades: 'Failed to fetch grades',
      countries: 'Failed to fetch countries',
    })
    expect(TOASTS.welcomeBack('Ada')).toBe('Welcome back, Ada!')
    expect(TOASTS.registered).toBe('Welcome to Markwell! Your account has been created successfully.')
    expect(TOASTS.resetLinkSent).toBe('Password reset link sent! Please check your email.')
  })
})

describe('answerFailure', () => {
  const body = (status: number, errorMessage: string, result: unknown = null, isSuccess = false) =>
    readEnvelope({ isSuccess, result, error: { status, errorMessage } })

  it('sees a bot-check rejection only when all four signs are there', () => {
    expect(answerFailure(401, body(401, 'invalid-input-response'))).toEqual({ kind: 'botCheck' })
    expect(answerFailure(200, body(401, 'invalid-input-response'))).toEqual({ kind: 'botCheck' })
    expect(answerFailure(401, body(401, 'other'))).toMatchObject({ kind: 'answer', status: 401 })
    expect(answerFailure(400, body(400, 'invalid-input-response'))).toMatchObject({ status: 400 })
    expect(answerFailure(401, body(401, 'invalid-input-response', {}))).toMatchObject({ kind: 'answer' })
  })

  it('takes the status inside an envelope that was sent with 200', () =>
    expect(answerFailure(200, body(409, 'taken'))).toEqual({ kind: 'answer', status: 409, message: 'taken' }))

  it('copes with bodies that are no envelope', () => {
    expect(answerFailure(502, readEnvelope('<html>'))).toEqual({ kind: 'answer', status: 502, message: '' })
    expect(answerFailure(200, null)).toEqual({ kind: 'unknown' })
  })
})
