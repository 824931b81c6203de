import type { Page } from '@playwright/test'
import { routes } from '@/lib/routes'
import { findWholeChromium } from '../../scripts/browser.mjs'
import type { Account } from '../fixtures/account'
import { test as base, expect, forgive } from '../fixtures/auth-test'
import type { AuthDialog } from '../pages/auth-dialog'

const executablePath = findWholeChromium()

/** Playwright turns the browser's memory of whole pages off, and the headless shell has none; students have it on. */
const test = base.extend<object, { launchOptions: object }>({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        ...(executablePath ? { executablePath } : {}),
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      }),
    { scope: 'worker' },
  ],
})
test.skip(executablePath === null, 'there is only the headless shell, which keeps no page whole')

/** Null when the page shown is one that the browser had kept whole, otherwise the browser's reasons. */
const whyNotKeptWhole = (page: Page) =>
  page.evaluate(() => {
    if (window.sessionStorage.getItem('e2e-back') === 'true') return null
    const [entry] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
      notRestoredReasons?: unknown
    })[]
    return JSON.stringify(entry?.notRestoredReasons ?? 'not told')
  })

async function openAccount(page: Page, auth: AuthDialog, account: Account): Promise<void> {
  await page.goto(`${routes.account}?auth=login`)
  await auth.login(account)
  await expect(page.locator('main').getByText(account.fullName)).toBeVisible()
  await page.evaluate(() => {
    window.addEventListener('pageshow', event => {
      window.sessionStorage.setItem('e2e-back', String(event.persisted))
    })
  })
}

async function expectNobody(page: Page, account: Account): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Log in first' })).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-away')
  await expect(page.getByText(account.fullName)).toHaveCount(0)
  await expect(page.getByText(account.email)).toHaveCount(0)
}

test('the back button brings back no page of the person who logged out', async ({
  page,
  auth,
  account,
  header,
  faults,
}) => {
  test.setTimeout(90_000)
  await openAccount(page, auth, account)
  await page.goto('/')
  await header.bar.getByRole('button', { name: /^Account of/ }).click()
  await header.bar.getByRole('button', { name: 'Logout' }).click()
  await expect(auth.toast('Logged out successfully')).toBeVisible()
  await page.goBack({ waitUntil: 'commit' })
  await expectNobody(page, account)
  forgive(faults, /country look-up|status of 40[01]/)
})

test('a page that was kept whole comes back to the same person alone', async ({
  page,
  auth,
  account,
  faults,
}) => {
  test.setTimeout(90_000)
  await openAccount(page, auth, account)
  await page.goto('/')
  await page.goBack({ waitUntil: 'commit' })
  await expect(page.locator('main').getByText(account.fullName)).toBeVisible()
  expect(await whyNotKeptWhole(page)).toBe(null)

  // The session ends without a word to other pages, as one that was ended elsewhere.
  await page.goto('/')
  await page.context().clearCookies()
  await page.evaluate(() => {
    window.sessionStorage.removeItem('e2e-back')
    window.localStorage.clear()
  })
  await page.goBack({ waitUntil: 'commit' })
  await expectNobody(page, account)
  expect(await whyNotKeptWhole(page)).toBe(null)
  forgive(faults, /country look-up|status of 40[01]/)
})
