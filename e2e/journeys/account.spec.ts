import { readFileSync } from 'node:fs'
import { expect, forgive, test } from '../fixtures/auth-test'
import { AuthDialog } from '../pages/auth-dialog'

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

test('a login on another device is seen on the account page, and logged out there at its next call when it is ended', async ({
  page,
  auth,
  account,
  browser,
  baseURL,
  faults,
}) => {
  const elsewhere = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport: { width: 360, height: 740 },
  })
  const phone = await elsewhere.newPage()
  await phone.goto('/account?auth=login')
  await new AuthDialog(phone).login(account)
  const there = phone.locator('main')
  await expect(there.getByText('This device')).toBeVisible()

  await page.goto('/account?auth=login')
  await auth.login(account)
  const logins = page.getByRole('list', { name: 'Where you are logged in' })
  // The one that made the account, the phone, and this one.
  await expect(logins.getByRole('listitem')).toHaveCount(3)
  await expect(logins.getByRole('listitem').first()).toContainText('This device')
  await page.getByRole('button', { name: 'End all others' }).click()
  await expect(auth.toast('All other logins have ended.')).toBeVisible()
  await expect(logins.getByRole('listitem')).toHaveCount(1)
  await expect(logins).toBeFocused()

  await there.getByRole('button', { name: 'Download my data' }).click()
  await expect(there.getByRole('heading', { name: 'Log in first' })).toBeVisible()
  await page.reload()
  await expect(logins.getByRole('listitem')).toHaveCount(1)

  // Each of them ends by itself, too, by the keyboard alone; nothing scrolls sideways on the phone.
  await there.getByRole('link', { name: 'Login' }).click()
  await new AuthDialog(phone).login(account)
  const fromPhone = there.getByRole('list', { name: 'Where you are logged in' }).getByRole('listitem')
  await expect(fromPhone).toHaveCount(2)
  const overflow = await phone.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
  await there.getByRole('button', { name: /^End this one: Chrome on/ }).focus()
  await phone.keyboard.press('Enter')
  await expect(fromPhone).toHaveCount(1)
  await page.getByRole('button', { name: 'Download my data' }).click()
  await expect(page.getByRole('heading', { name: 'Log in first' })).toBeVisible()
  await elsewhere.close()
  forgive(faults, /status of 401/)
})
