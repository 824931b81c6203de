import { readFileSync } from 'node:fs'
import { expect, forgive, test } from '../fixtures/auth-test'

test('an account can be taken along, and deleted with its password', async ({
  page,
  auth,
  account,
  faults,
}) => {
  await page.goto('/account?auth=login')
  await auth.login(account)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const file = await (await downloading).path()
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ account: { email: account.email } })

  const main = page.locator('main')
  await main.getByRole('button', { name: 'Delete my account' }).click()
  const password = main.getByRole('textbox', { name: 'Password' })
  const confirm = main.getByRole('button', { name: 'Delete my account for good' })
  await password.fill('Not-my-word-1')
  await confirm.click()
  await expect(auth.toast('That is not your password. Nothing was deleted.')).toBeVisible()
  await password.fill(account.password)
  await confirm.click()
  await expect(auth.toast('Your account and everything in it has been deleted.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Log in first' })).toBeVisible()

  await main.getByRole('link', { name: 'Login' }).click()
  await auth.fillLogin(account)
  await auth.button('Login').click()
  await expect(auth.toast('Invalid email or password. Please try again.')).toBeVisible()
  forgive(faults, /status of 401/)
})
