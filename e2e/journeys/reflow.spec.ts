import type { Page } from '@playwright/test'
import { routes } from '@/lib/routes'
import { isDue } from '../fixtures/due'
import { openFolds } from '../fixtures/folds'
import { DEEP_NOTE, KINDS, PHYSICS } from '../fixtures/routes'
import { sitemapPages } from '../fixtures/sitemap'
import { expect, test } from '../fixtures/test'

// 1280 px wide at 400 % zoom is 320 px wide (WCAG 1.4.10).
test.use({ viewport: { width: 320, height: 640 } })

const MATHS = { level: 'alevels', slug: 'mathematics' } as const
/** Notes of long formulas, wide tables and worked lines. */
const WIDE_NOTES = [
  ...['quadratics', 'integration', 'trigonometry'].map(name =>
    routes.note(MATHS, 'pure-mathematics-1-paper-1', name),
  ),
  routes.note(PHYSICS, 'space-physics', 'the-solar-system'),
  DEEP_NOTE,
]

/** By how many pixels the page is wider than the window. */
async function tooWide(page: Page, path: string): Promise<number> {
  await page.goto(path)
  await openFolds(page)
  return await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
}

test(`no kind of page needs sideways scrolling at 320 px, ${KINDS.length} pages`, async ({ page }) => {
  test.setTimeout(120_000)
  for (const path of KINDS) {
    await test.step(path, async () => {
      expect.soft(await tooWide(page, path), path).toBeLessThanOrEqual(0)
    })
  }
})

/** What is cut off at the edge of its box: with no shade that says so, or out of the keyboard's reach. */
async function hiddenUnsaid(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const faults: string[] = []
    for (const box of document.querySelectorAll<HTMLElement>('.note-text *')) {
      const { overflowX, backgroundAttachment } = getComputedStyle(box)
      if (overflowX === 'visible' || box.scrollWidth <= box.clientWidth + 1 || box.clientWidth <= 1) continue
      const name = `${box.className || box.localName}: ${box.textContent.trim().slice(0, 40)}`
      if (!backgroundAttachment.includes('local')) faults.push(`no shade: ${name}`)
      if (box.matches('.display, .formula, .step, .note-table') && box.tabIndex < 0)
        faults.push(`no focus: ${name}`)
    }
    return faults
  })
}

test('what is wider than a phone shows that it scrolls', async ({ page }) => {
  test.setTimeout(120_000)
  const wide: string[] = []
  for (const path of WIDE_NOTES) {
    await page.goto(path)
    await openFolds(page)
    await page
      .locator('.note-part')
      .evaluateAll(parts => parts.map(part => part.setAttribute('data-drawn', '')))
    await expect.soft.poll(() => hiddenUnsaid(page), path).toEqual([])
    if (await page.locator('.note-text [tabindex="0"]:is(.display, .formula, .step)').count()) wide.push(path)
  }
  expect(wide).not.toEqual([])
})

/** So that two workers share hundreds of pages, and each part stays far from its time limit. */
const SLICES = 4
/** What has not changed for days is looked at on one day in ten, as the checks of content do. */
const TURNS = 10
const DAY_MS = 86_400_000
const lately = new Date(Date.now() - 2 * DAY_MS).toISOString().slice(0, 10)

test.describe('without JavaScript', () => {
  // Content differs from page to page, and any formula may be the one that is too wide.
  test.use({ javaScriptEnabled: false })
  for (let slice = 0; slice < SLICES; slice += 1) {
    test(`nor does any page of the sitemap that is due, part ${slice + 1} of ${SLICES}`, async ({
      page,
      request,
    }) => {
      const pages = await sitemapPages(request)
      expect(pages.length).toBeGreaterThan(400)
      expect(pages.filter(({ changedOn }) => changedOn === '')).toEqual([])
      const due = pages.filter(({ path, changedOn }) => changedOn >= lately || isDue(path, TURNS))
      const own = due.filter((_, at) => at % SLICES === slice)
      test.setTimeout(Math.max(120_000, own.length * 4000))
      const wide = new Map<string, number>()
      for (const { path } of own) {
        const beyond = await tooWide(page, path)
        if (beyond > 0) wide.set(path, beyond)
      }
      expect([...wide]).toEqual([])
    })
  }
})
