import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { readAuthDraft } from '@/lib/client/auth-drafts'
import { setOnline, storedRecord } from '@/lib/client/testing/browser'
import { type FakeAnswer, fakeApi, ok, refused, TOKENS } from '@/lib/client/testing/fake-api'
import { toasts } from '@/lib/client/testing/toasts'
import { ENDPOINTS } from '@/lib/contracts/endpoints'
import { button, described, expectToast, field, newVisitor, password, showAuth } from './testing/show-auth'

beforeEach(newVisitor)

const NETWORK = 'Network error. Please check your internet connection and try again.'
const REFUSED = 'Invalid email or password. Please try again.'
const submit = () => button('Login')

async function fillIn(api = fakeApi()) {
  const view = await showAuth('login', api)
  await view.user.type(field('Email Address'), 'ada@example.org')
  await view.user.type(password(), 'Correct-horse-9')
  return view
}

describe('the login form', () => {
  it('logs in, greets by name, and closes', async () => {
    const { user, api } = await fillIn()
    await user.keyboard('{Enter}')
    await expectToast('success: Welcome back, Ada Obi!')
    expect(await screen.findByText('The page')).toBeVisible()
    expect(api.callsTo(ENDPOINTS.login)[0]?.body).toEqual({
      emailAddress: 'ada@example.org',
      password: 'Correct-horse-9',
      reCAPTCHA: expect.any(String),
    })
    expect(storedRecord()).toMatchObject({ mode: 'VISITOR', userData: { fullName: 'Ada Obi' } })
    expect(readAuthDraft().email).toBe('')
  })

  it('has its token ready before it is sent', async () => {
    const { api } = await showAuth('login')
    await waitFor(() => expect(window.localStorage.getItem('botCheck')).toContain('"action":"login"'))
    expect(api.callsTo(ENDPOINTS.botCheckChallenge)).toHaveLength(1)
  })

  it('has the next token ready after a refusal', async () => {
    const api = fakeApi()
    api.answer(ENDPOINTS.login, refused(401))
    const { user } = await fillIn(api)
    await user.click(submit())
    await expectToast('error: Invalid email or password. Please try again.')
    await waitFor(() => expect(window.localStorage.getItem('botCheck')).toContain('"action":"login"'))
  })

  it('says at the form what went wrong, until something is changed; once in, nothing is left of it', async () => {
    const api = fakeApi()
    api.answerInTurn(ENDPOINTS.login, refused(401), ok({ ...TOKENS, fullName: 'Ada Obi' }))
    const { user } = await fillIn(api)
    await user.click(submit())
    await waitFor(() => expect(described(submit())).toEqual([REFUSED]))
    await user.type(password(), 'x')
    expect(described(submit())).toEqual([])
    await user.click(submit())
    await expectToast('success: Welcome back, Ada Obi!')
    expect(toasts()).toEqual(['success: Welcome back, Ada Obi!'])
  })

  it('says what is missing and what is wrong', async () => {
    const { user, api } = await showAuth('login')
    await user.click(submit())
    await expectToast('error: Email address is required')
    expect(described(field('Email Address'))).toEqual(['Email address is required'])
    expect(described(password())).toEqual(['Password is required'])
    await user.type(field('Email Address'), 'ada@')
    expect(described(field('Email Address'))).toEqual([])
    await user.click(submit())
    await expectToast('error: Please enter a valid email address')
    expect(api.callsTo(ENDPOINTS.login)).toHaveLength(0)
  })

  it('sends nothing while offline', async () => {
    const { user, api } = await fillIn()
    setOnline(false)
    await user.click(submit())
    await expectToast(`warning: ${NETWORK}`)
    expect(api.callsTo(ENDPOINTS.login)).toHaveLength(0)
  })

  it('is busy while it waits: a verb on the button, fields that cannot change, the focus kept', async () => {
    const api = fakeApi()
    let release = (_: FakeAnswer) => {}
    api.answer(ENDPOINTS.login, () => new Promise<FakeAnswer>(resolve => (release = resolve)))
    const { user } = await fillIn(api)
    await user.keyboard('{Enter}')
    await waitFor(() => expect(button('Logging in')).toHaveAttribute('aria-busy', 'true'))
    expect(password()).toHaveAttribute('readonly')
    expect(password()).toHaveFocus()
    await waitFor(() => expect(api.callsTo(ENDPOINTS.login)).toHaveLength(1))
    release(refused(401))
    await expectToast('error: Invalid email or password. Please try again.')
  })

  it('keeps what was typed when it is closed by a slip, but never the password', async () => {
    const { user } = await fillIn()
    await user.keyboard('{Escape}')
    await screen.findByText('The page')
    await showAuth('login')
    expect(field('Email Address')).toHaveValue('ada@example.org')
    expect(password()).toHaveValue('')
  })

  it.each<[string, FakeAnswer, string]>([
    ['400 with words', refused(400, 'The moon is full'), 'The moon is full'],
    ['400', refused(400), 'Invalid login credentials. Please check your email and password.'],
    ['401', refused(401, 'x'), 'Invalid email or password. Please try again.'],
    ['403', refused(403, 'x'), 'Your account has been temporarily blocked. Please contact support.'],
    ['404', refused(404, 'x'), 'Account not found. Please check your email address or sign up.'],
    ['429', refused(429, 'x'), 'Too many login attempts. Please try again later.'],
    ['500', refused(500, 'x'), 'Server error. Please try again later.'],
    ['503', refused(503, 'x'), 'Login failed (503). Please try again.'],
    ['bot check', refused(401, 'invalid-input-response'), 'Security verification failed. Please try again.'],
    ['no connection', 'offline', NETWORK],
    ['nonsense', ok({ fullName: 'Ada' }), 'An unexpected error occurred. Please try again.'],
  ])('%s', async (_, answer, text) => {
    const api = fakeApi()
    api.answer(ENDPOINTS.login, answer)
    const { user } = await fillIn(api)
    await user.click(submit())
    await expectToast(`${answer === 'offline' ? 'warning' : 'error'}: ${text}`)
    expect(storedRecord()?.mode).not.toBe('VISITOR')
  })

  it('says that a request timed out', async () => {
    const api = fakeApi()
    api.answer(ENDPOINTS.login, 'silence')
    await fillIn(api)
    jest.useFakeTimers()
    fireEvent.click(submit())
    await act(() => jest.advanceTimersByTimeAsync(31_000))
    jest.useRealTimers()
    await expectToast('warning: Request timed out. Please try again.')
  })
})
