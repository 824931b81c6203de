import { screen } from '@testing-library/react'
import { readAuthDraft } from '@/lib/client/auth-drafts'
import { setOnline } from '@/lib/client/testing/browser'
import { type FakeAnswer, fakeApi, refused } from '@/lib/client/testing/fake-api'
import { ENDPOINTS } from '@/lib/contracts/endpoints'
import { button, described, expectToast, field, newVisitor, showAuth } from './testing/show-auth'

beforeEach(newVisitor)

const submit = () => button('Send Password Reset Link')

describe('the forgot-password view', () => {
  it('sends the link and shows "Check your email"', async () => {
    const { user, api } = await showAuth('forgot')
    expect(screen.getByRole('dialog', { name: 'Forgot your password?' })).toBeVisible()
    await user.type(field('Email Address'), 'ada@example.org')
    await user.click(submit())
    await expectToast('success: Password reset link sent! Please check your email.')
    expect(await screen.findByRole('dialog', { name: 'Check your email' })).toBeVisible()
    expect(api.callsTo(ENDPOINTS.passwordReset)[0]?.body).toEqual({
      email: 'ada@example.org',
      isLandingWebSite: true,
    })
    expect(button('Back To Login')).toHaveFocus()
  })

  it('keeps the address of nobody once the link was sent', async () => {
    const { user } = await showAuth('forgot')
    await user.type(field('Email Address'), 'ada@example.org')
    await user.click(submit())
    await screen.findByRole('dialog', { name: 'Check your email' })
    expect(readAuthDraft().email).toBe('')
  })

  it.each([
    ['', 'Please enter your email address.'],
    ['ada', 'Please enter a valid email address.'],
  ])('refuses %p', async (email, message) => {
    const { user, api } = await showAuth('forgot')
    if (email) await user.type(field('Email Address'), email)
    await user.click(submit())
    await expectToast(`error: ${message}`)
    expect(described(field('Email Address'))).toEqual([message])
    expect(api.callsTo(ENDPOINTS.passwordReset)).toHaveLength(0)
  })

  it('has words of its own when offline', async () => {
    const { user } = await showAuth('forgot')
    await user.type(field('Email Address'), 'ada@example.org')
    setOnline(false)
    await user.click(submit())
    await expectToast('warning: No internet connection.')
  })

  it('leads back to the login by Cancel and by Back To Login', async () => {
    const { user } = await showAuth('forgot')
    await user.click(button('Cancel'))
    expect(window.location.search).toBe('?auth=login')
    await user.type(field('Email Address'), 'ada@example.org')
    await user.click(submit())
    window.history.replaceState(null, '', '/')
    await user.click(await screen.findByRole('button', { name: 'Back To Login' }))
    expect(window.location.search).toBe('?auth=login')
  })

  it.each<[string, FakeAnswer, string]>([
    ['400 with words', refused(400, 'The moon is full'), 'The moon is full'],
    ['400', refused(400), 'Invalid request.'],
    ['404', refused(404, 'x'), 'Account not found with that email.'],
    ['429', refused(429, 'x'), 'Too many requests. Please try again later.'],
    ['500 with words', refused(500, 'Mail is away'), 'Mail is away'],
    ['500', refused(500), 'Server error. Please try again later.'],
    ['418', refused(418, 'x'), 'Request failed (418).'],
    ['nonsense', { status: 200, body: 'x' }, 'Unable to send password reset email. Please try again.'],
    ['no connection', 'offline', 'Network error. Please check your internet connection and try again.'],
  ])('%s', async (_, answer, text) => {
    const api = fakeApi()
    api.answer(ENDPOINTS.passwordReset, answer)
    const { user } = await showAuth('forgot', api)
    await user.type(field('Email Address'), 'ada@example.org')
    await user.click(submit())
    await expectToast(`${answer === 'offline' ? 'warning' : 'error'}: ${text}`)
  })
})
