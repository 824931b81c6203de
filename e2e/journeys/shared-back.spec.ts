import { routes } from '@/lib/routes'
import { test as base, expect, forgive } from '../fixtures/auth-test'

/** Playwright turns the browser's memory of whole pages off; students have it on. */
const test = base.extend<object, { launchOptions: object }>({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
})

test('the back button brings back no page of the person who logged out', async ({
  page,
  auth,
  account,
  header,
  faults,
}) => {
  test.setTimeout(90_000)
  await page.goto(`${routes.account}?auth=login`)
  await auth.login(account)
  const name = page.locator('main').getByText(account.fullName)
  await expect(name).toBeVisible()
  await page.evaluate(() => {
    window.addEventListener('pageshow', event => {
      window.sessionStorage.setItem('e2e-back', String(event.persisted))
    })
  })
  const isBack = () => page.evaluate(() => window.sessionStorage.getItem('e2e-back'))

  // The same person finds the page as it was.
  await page.goto('/')
  await page.goBack()
  await expect(name).toBeVisible()
  test.skip((await isBack()) !== 'true', 'this browser keeps no pages for its back button')

  await page.goto('/')
  await header.bar.getByRole('button', { name: /^Account of/ }).click()
  await header.bar.getByRole('button', { name: 'Logout' }).click()
  await expect(auth.toast('Logged out successfully')).toBeVisible()
  await page.evaluate(() => window.sessionStorage.removeItem('e2e-back'))
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Log in first' })).toBeVisible()
  expect(await isBack()).toBe('true')
  await expect(page.getByText(account.fullName)).toHaveCount(0)
  await expect(page.getByText(account.email)).toHaveCount(0)
  forgive(faults, /country look-up|status of 40[01]/)
})
