import { expect, forgive, test } from '../fixtures/auth-test'
import { mailed } from '../fixtures/outbox'

const LINK = /https?:\/\/[^\s"<>]+\/reset-password#token=[\w-]+/

/** The link of the mail to this address. */
const mailedLink = (email: string) =>
  mailed(mail => (mail.includes(email) ? LINK.exec(mail)?.[0] : undefined))

test('a forgotten password is set anew by the mailed link, once', async ({ page, auth, account, faults }) => {
  await page.goto('/?auth=login')
  await auth.button('Forgot password?').click()
  await expect(auth.titled('Forgot your password?')).toBeVisible()
  await auth.email.fill(account.email)
  await auth.button('Send Password Reset Link').click()
  await expect(auth.toast('Password reset link sent! Please check your email.')).toBeVisible()
  await expect(auth.titled('Check your email')).toBeVisible()
  await auth.button('Back To Login').click()
  await expect(auth.titled('Welcome back')).toBeVisible()

  const link = await mailedLink(account.email)
  await page.goto(link)
  const main = page.getByRole('main')
  const save = main.getByRole('button', { name: 'Set new password' })
  await main.getByLabel('New password').fill('short')
  await save.click()
  await expect(main.getByText('Password must be at least 8 characters long')).toBeVisible()
  await main.getByLabel('New password').fill('Battery-staple-7')
  await save.click()
  await expect(main.getByRole('heading', { name: 'Your new password is set' })).toBeFocused()
  await expect(page).toHaveURL('/reset-password')
  await main.getByRole('link', { name: 'Login' }).click()
  await auth.login({ ...account, password: 'Battery-staple-7' })

  await page.goto('/')
  await page.goto(link)
  await main.getByLabel('New password').fill('Battery-staple-8')
  await save.click()
  await expect(
    auth.toast('This link has expired or was used already. Please ask for a new one.'),
  ).toBeVisible()
  forgive(faults, /400/)
})

test('a link without its token says so and offers a new one', async ({ page, auth }) => {
  await page.goto('/reset-password')
  await expect(page.getByRole('heading', { name: 'This link is not whole' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Ask for a new link' }).click()
  await expect(auth.titled('Forgot your password?')).toBeVisible()
})
