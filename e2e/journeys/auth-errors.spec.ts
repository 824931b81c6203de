import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/auth-test'
import type { AuthDialog } from '../pages/auth-dialog'

const NETWORK = 'Network error. Please check your internet connection and try again.'
const UNKNOWN = 'An unexpected error occurred. Please try again.'
const BOT = 'Security verification failed. Please try again.'
const TAKEN = 'This email address is already registered. Please try logging in instead.'

type Row = readonly [status: number | 'offline', message: string, text: string]

/** Answers the call as the row says; the other calls go to the real API. */
async function answer(page: Page, path: string, [status, errorMessage]: Row): Promise<void> {
  await page.route(`**${path}`, route =>
    status === 'offline'
      ? route.abort('connectionfailed')
      : route.fulfill({
          status,
          json: { isSuccess: false, result: null, error: { status, errorMessage } },
        }),
  )
}

const REGISTER: Row[] = [
  [400, 'the email is known', TAKEN],
  [
    400,
    'the password is weak',
    'Password must contain at least 8 characters, including uppercase, lowercase, number, and special character.',
  ],
  [400, 'gradeId is required', 'Please fill in all required fields.'],
  [400, 'The moon is full', 'The moon is full'],
  [400, '', 'Invalid registration data. Please check your information.'],
  [401, 'x', 'Authentication failed. Please try again.'],
  [401, 'invalid-input-response', BOT],
  [403, 'x', 'Registration is temporarily disabled. Please contact support.'],
  [409, 'x', TAKEN],
  [429, 'x', 'Too many registration attempts. Please try again later.'],
  [500, 'x', 'Server error. Please try again later.'],
  [418, 'x', 'Registration failed (418). Please try again.'],
  ['offline', '', NETWORK],
]

const LOGIN: Row[] = [
  [400, 'The moon is full', 'The moon is full'],
  [400, '', 'Invalid login credentials. Please check your email and password.'],
  [401, 'x', 'Invalid email or password. Please try again.'],
  [401, 'invalid-input-response', BOT],
  [403, 'x', 'Your account has been temporarily blocked. Please contact support.'],
  [404, 'x', 'Account not found. Please check your email address or sign up.'],
  [429, 'x', 'Too many login attempts. Please try again later.'],
  [500, 'x', 'Server error. Please try again later.'],
  [503, 'x', 'Login failed (503). Please try again.'],
  [200, '', UNKNOWN],
  ['offline', '', NETWORK],
]

const RESET: Row[] = [
  [400, 'The moon is full', 'The moon is full'],
  [400, '', 'Invalid request.'],
  [404, 'x', 'Account not found with that email.'],
  [429, 'x', 'Too many requests. Please try again later.'],
  [500, 'Mail is away', 'Mail is away'],
  [500, '', 'Server error. Please try again later.'],
  [418, 'x', 'Request failed (418).'],
  ['offline', '', NETWORK],
]

// The browser writes every refused call to its console, and a failed start-explore is logged.
test.afterEach(({ faults }) => void faults.splice(0))

/**
 * Sends the form once for each row of its table, in one page: a refused form keeps what was typed. Every message is
 * closed before the next, so that none can stand for another.
 */
async function expectMessages(
  { page, auth }: { page: Page; auth: AuthDialog },
  path: string,
  rows: readonly Row[],
  send: string,
  alsoEach: (name: string) => Promise<void> = async () => undefined,
): Promise<void> {
  for (const row of rows) {
    const name = `${row[0]} "${row[1]}"`
    await test.step(name, async () => {
      await answer(page, path, row)
      await auth.button(send).click()
      await expect.soft(auth.toast(row[2]), name).toBeVisible()
      await alsoEach(name)
      await page.unroute(`**${path}`)
      await closeMessages(page)
    })
  }
}

async function closeMessages(page: Page): Promise<void> {
  const messages = page.getByRole('region', { name: /Messages/ }).getByRole('listitem')
  for (const close of await messages.getByRole('button', { name: 'Close' }).all()) {
    await close.click({ timeout: 2_000 }).catch(() => undefined) // gone by itself meanwhile
  }
  await expect(messages).toHaveCount(0)
}

// A row that fails waits for its message in vain; the others are still to be seen.
test.describe('messages', () => {
  test.describe.configure({ timeout: 300_000 })

  test(`register: ${REGISTER.length} answers have their messages`, async ({ page, auth, stranger }) => {
    await page.goto('/?auth=register')
    await auth.fillRegister(stranger)
    await expectMessages({ page, auth }, '/api/cie/register-explore', REGISTER, 'Create account', name =>
      expect.soft(auth.fullName, name).toHaveValue(stranger.fullName),
    )
  })

  test(`login: ${LOGIN.length} answers have their messages`, async ({ page, auth, stranger }) => {
    await page.goto('/?auth=login')
    await auth.fillLogin(stranger)
    await expectMessages({ page, auth }, '/api/identity/login', LOGIN, 'Login')
  })

  test(`reset: ${RESET.length} answers have their messages`, async ({ page, auth, stranger }) => {
    await page.goto('/?auth=forgot')
    await auth.email.fill(stranger.email)
    await expectMessages({ page, auth }, '/api/identity/password/reset', RESET, 'Send Password Reset Link')
  })
})

test('a call without an answer times out after 30 s', async ({ page, auth, stranger }) => {
  await page.clock.install()
  await page.route('**/api/identity/login', () => undefined)
  await page.goto('/?auth=login')
  await auth.fillLogin(stranger)
  // The thirty seconds begin with the call, which the bot check goes before.
  const asked = page.waitForRequest('**/api/identity/login')
  await auth.button('Login').click()
  await asked
  await expect(auth.button('Logging in')).toBeVisible()
  await page.clock.runFor(31_000)
  await expect(auth.toast('Request timed out. Please try again.')).toBeVisible()
})
