import type { Page } from '@playwright/test'
import { PRERENDERED_KEY } from '@/lib/notes/prerendered'
import { speculationRules } from '../fixtures/speculation-rules'
import { expect, test } from '../fixtures/test'

/**
 * Browsers do not render ahead while Playwright is attached to the page, so what such a page would say is said here
 * by another tab. `npm run bench -- notes` measures the real thing.
 */
const NOTE = '/revision-notes/igcse/physics/waves/sound'

const nextLink = (page: Page) => page.locator('a[data-next-note]')

/** Goes on to the next note; whether the document is still the same one. */
async function goOn(page: Page): Promise<{ sameDocument: boolean }> {
  await page.evaluate(() => Object.assign(window, { mark: true }))
  const heading = await page.locator('h1').textContent()
  await nextLink(page).click()
  await expect(page.locator('h1')).not.toHaveText(heading ?? '')
  return { sameDocument: await page.evaluate(() => 'mark' in window) }
}

test('the browser is told which page may be rendered ahead, and the rules fit one link', async ({ page }) => {
  await page.goto(NOTE)
  const { prerender } = await speculationRules(page)
  const [inView = '', soon = ''] = prerender.map(rule => rule.where.selector_matches)
  expect(prerender).toHaveLength(2)
  await expect(page.locator(inView)).toHaveCount(1)
  await page.locator('.note-part').last().scrollIntoViewIfNeeded()
  await expect(page.locator(soon)).toHaveCount(1)
  await expect(nextLink(page)).toHaveAttribute('href', /^\/revision-notes\/igcse\/physics\//)
})

test('the next note is a soft navigation until it is rendered ahead, then the page that stands there', async ({
  context,
  page,
}) => {
  await page.goto(NOTE)
  await expect(page.getByRole('button', { name: 'Mark as learned' })).toBeEnabled()
  await page.waitForLoadState('networkidle')
  expect(await goOn(page)).toEqual({ sameDocument: true })

  const href = await nextLink(page).getAttribute('href')
  const other = await context.newPage()
  await other.goto('/cookies')
  await other.evaluate(pair => window.localStorage.setItem(...pair), [PRERENDERED_KEY, href ?? ''] as const)
  await page.bringToFront()
  expect(await goOn(page)).toEqual({ sameDocument: false })
  expect(new URL(page.url()).pathname).toBe(href)
})

const NO_RULES = "Object.defineProperty(HTMLScriptElement, 'supports', { value: () => false })"
const SPARING = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })"

for (const { browser, script, ahead } of [
  { browser: 'that knows no speculation rules', script: NO_RULES, ahead: true },
  // Playwright's Chromium knows the rules and renders nothing ahead, as a phone with little memory.
  { browser: 'that could render it ahead and does not', script: '', ahead: true },
  { browser: 'that is to spare data', script: `${NO_RULES};${SPARING}`, ahead: false },
]) {
  test(`a browser ${browser} ${ahead ? 'has' : 'has not'} fetched the next note when its link is tapped`, async ({
    page,
  }) => {
    const fetched: string[] = []
    page.on('request', request => {
      if (request.headers()['next-router-prefetch']) fetched.push(new URL(request.url()).pathname)
    })
    await page.clock.install()
    await page.addInitScript(script)
    await page.goto(NOTE)
    await expect(page.getByRole('button', { name: 'Mark as learned' })).toBeEnabled()
    expect(fetched).toEqual([])
    // Parts that are drawn above it push the link out of view: the end of the note is the end when all are.
    await expect(page.locator('.note-part:not([data-drawn])')).toHaveCount(0)
    await nextLink(page).scrollIntoViewIfNeeded()
    const href = await nextLink(page).getAttribute('href')
    if (ahead) await expect.poll(() => fetched, { timeout: 10_000 }).toContain(href)
    else await page.clock.runFor(4000) // longer than the link waits for a page that is rendered ahead
    expect(new Set(fetched)).toEqual(new Set(ahead ? [href] : []))
    expect(await goOn(page)).toEqual({ sameDocument: ahead })
  })
}

test('nothing that a link leads to is fetched before somebody wants it; a resting mouse wants it', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', request => {
    if (request.url().includes('_rsc=')) fetched.push(new URL(request.url()).pathname)
  })
  await page.goto(NOTE)
  await page.waitForLoadState('networkidle')
  expect(fetched).toEqual([])
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last().hover()
  await expect.poll(() => fetched).toContain('/revision-notes/igcse/physics/waves')
})
