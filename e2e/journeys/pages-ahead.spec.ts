import type { Page } from '@playwright/test'
import { routes } from '@/lib/routes'
import { PHYSICS } from '../fixtures/routes'
import { speculationRules } from '../fixtures/speculation-rules'
import { expect, test } from '../fixtures/test'

/** What asks the browser to fetch ahead is looked at here; `npm run bench -- line` measures what that gains. */
const LIST = routes.notes(PHYSICS)
const TOPIC = routes.topic(PHYSICS, 'waves')
const NOTE = routes.note(PHYSICS, 'waves', 'sound')

const link = (page: Page, href: string) => page.locator(`main a[data-ahead][href="${href}"]`)

test('links that rest in view are marked for the browser, and of a long list not all', async ({ page }) => {
  await page.goto(LIST)
  const { prefetch } = await speculationRules(page)
  const soon = prefetch.at(-1)?.where.selector_matches ?? ''
  await page.locator('#waves > summary').click()
  await link(page, TOPIC).scrollIntoViewIfNeeded()
  await expect(page.locator(`main ${soon}[href^="${TOPIC}"]`).nth(4)).toBeVisible()
  for (const fold of await page.locator('details.topic').all()) {
    await fold.evaluate(each => each.setAttribute('open', ''))
    await fold.locator('a').last().scrollIntoViewIfNeeded()
    await page.waitForTimeout(300)
  }
  expect(await page.locator('a[data-ahead]').count()).toBeGreaterThan(60)
  expect(await page.locator(soon).count()).toBeLessThanOrEqual(24)
})

test('from list to topic to note each opens as a document, and Back leads back', async ({ page }) => {
  await page.goto(LIST)
  await page.locator('#waves > summary').click()
  await link(page, TOPIC).click()
  await expect(page.locator('h1')).toHaveText('Waves')
  await link(page, NOTE).first().click()
  await expect(page.locator('h1')).toContainText('Sound')
  expect(
    await page.evaluate(() => performance.getEntriesByType('navigation').map(({ name }) => name)),
  ).toEqual([new URL(NOTE, page.url()).href])
  await page.goBack()
  await expect(page.locator('h1')).toHaveText('Waves')
})
