import type { Page } from '@playwright/test'
import { routes } from '@/lib/routes'
import { openFolds } from '../fixtures/folds'
import { PHYSICS } from '../fixtures/routes'
import { expect, test } from '../fixtures/test'

const LIST = routes.notes(PHYSICS)
const TOPIC = routes.topic(PHYSICS, 'waves')
const NOTE = routes.note(PHYSICS, 'waves', 'sound')
const SPARING = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })"

/** Of which pages data were fetched ahead. */
function fetchedAhead(page: Page): Set<string> {
  const fetched = new Set<string>()
  page.on('request', request => {
    if (request.headers()['next-router-prefetch']) fetched.add(new URL(request.url()).pathname)
  })
  return fetched
}

const link = (page: Page, href: string) => page.locator(`main a[data-ahead][href="${href}"]`)

test('what rests in view of a list is fetched ahead, and of a long list not all', async ({ page }) => {
  const fetched = fetchedAhead(page)
  await page.goto(LIST)
  await openFolds(page)
  expect(await page.locator('main a[data-ahead]').count()).toBeGreaterThan(60)
  await link(page, TOPIC).scrollIntoViewIfNeeded()
  await expect.poll(() => [...fetched]).not.toEqual([])
  await page.waitForLoadState('networkidle')
  expect(fetched.size).toBeLessThanOrEqual(16)
})

test('the note of a topic page is there before the tap, also after a soft way to the page', async ({
  page,
}) => {
  const fetched = fetchedAhead(page)
  await page.goto(LIST)
  await openFolds(page)
  await link(page, TOPIC).click()
  await expect(page.locator('h1')).toHaveText('Waves')
  await link(page, NOTE).scrollIntoViewIfNeeded()
  await expect.poll(() => [...fetched]).toContain(NOTE)
  await link(page, NOTE).click()
  await expect(page.locator('h1')).toHaveText('Sound')
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true })
  test('nothing is fetched for who spares data, whatever rests in view or is touched', async ({ page }) => {
    await page.addInitScript(SPARING)
    const fetched = fetchedAhead(page)
    await page.goto(TOPIC)
    await page.waitForLoadState('networkidle')
    await link(page, NOTE).scrollIntoViewIfNeeded()
    await link(page, NOTE).tap()
    await expect(page.locator('h1')).toHaveText('Sound')
    expect([...fetched]).toEqual([])
  })
})
