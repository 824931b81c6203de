import type { Page } from '@playwright/test'
import { expect, forgive, test } from '../fixtures/auth-test'
import { expectAccessible } from '../fixtures/axe'
import { LOST, loseConnection, workerReady } from '../fixtures/offline'

test.use({ serviceWorkers: 'allow' })

const SUBJECT = '/revision-notes/alevels/accounting'

const panel = (page: Page) => page.locator('.keep').first()

async function keepSubject(page: Page): Promise<void> {
  await page.goto(SUBJECT)
  await workerReady(page)
  await panel(page)
    .getByRole('button', { name: /^Keep Accounting offline \(\d.*[KM]B\)$/ })
    .click()
  await expect(panel(page)).toContainText('Accounting is kept on this device.', { timeout: 60_000 })
}

test('the worker is served, registered and in charge of the page', async ({ page, request }) => {
  const answer = await request.get('/sw.js')
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toContain('javascript')
  await page.goto('/')
  await workerReady(page)
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toMatch(/\/sw\.js$/)
})

test('a kept subject is read whole without a connection, the rest says what to do', async ({
  page,
  context,
  faults,
}) => {
  await keepSubject(page)
  await loseConnection(page)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Accounting')
  await page.locator('.topic-note').first().click()
  await page.waitForURL(`**${SUBJECT}/**`)
  await expect(page.locator('article h1, main h1').first()).toBeVisible()
  const first = page.url()
  await page.getByRole('link', { name: /^Next/ }).first().click()
  await expect(page).not.toHaveURL(first)
  await expect(page.locator('main h1').first()).toBeVisible()

  // Its flashcards came along.
  await page.goto('/flashcards/alevels/accounting')
  await expect(page.locator('.today-line')).toHaveText(/^0 to repeat, \d+ new$/)

  await page.goto('/alevels/physics')
  await expect(page.getByText('You are offline, and this page is not kept on this device.')).toBeVisible()
  await expectAccessible(page, 'offline, not kept')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await context.setOffline(false) // and the page comes by itself
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Physics')
  forgive(faults, LOST)
})

test('a mock that was taken along is sat without a connection, and handed in when it is back', async ({
  page,
  context,
  faults,
}) => {
  test.setTimeout(120_000)
  await keepSubject(page)
  await panel(page).getByRole('button', { name: 'Keep a fresh one, for practice' }).click()
  await expect(panel(page)).toContainText('Ready offline', { timeout: 30_000 })
  await loseConnection(page)
  await page.reload()
  await panel(page)
    .getByRole('link', { name: /^Topic test/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: /^Question 1 of/ })).toBeVisible()
  const radio = page.getByRole('radio').first()
  const field = page.getByRole('textbox').first()
  if (await radio.isVisible()) await radio.check({ force: true })
  else await field.fill('12')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: /^Question 1 of/ })).toBeVisible()
  await context.setOffline(false)
  await expect(page.locator('.saved-text')).toHaveText(/^Saved/, { timeout: 30_000 })
  forgive(faults, LOST)
})

test('a page that was visited opens again without a connection', async ({ page, faults }) => {
  await page.goto('/')
  await workerReady(page)
  await page.goto('/igcse/biology')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Biology')
  await page.goto('/igcse')
  await loseConnection(page)
  await page.goto('/igcse/biology')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Biology')
  forgive(faults, LOST)
})

test('copying can be stopped, goes on where it stopped, and can be taken away', async ({ page }) => {
  await page.goto('/offline')
  await workerReady(page)
  const subject = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'A Level Accounting' }) })
  const keep = subject.getByRole('button', { name: /^Keep Accounting offline/ })
  await page.route('**/revision-notes/alevels/accounting/**', async route => {
    await new Promise(resolve => setTimeout(resolve, 300))
    await route.continue().catch(() => undefined) // stopped meanwhile
  })
  await keep.click()
  await expect(subject.getByRole('progressbar')).toBeVisible()
  await subject.getByRole('button', { name: 'Stop' }).click()
  await expect(keep).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await keep.click()
  await expect(subject).toContainText('is kept on this device', { timeout: 30_000 })
  await expectAccessible(page, 'what is kept')
  await subject.getByRole('button', { name: 'Remove' }).click()
  await expect(keep).toBeVisible()
  expect((await page.evaluate(() => caches.keys())).filter(name => name.includes('pack'))).toEqual([])
})
