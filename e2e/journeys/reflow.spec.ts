import type { Page } from '@playwright/test'
import { openFolds } from '../fixtures/folds'
import { KINDS } from '../fixtures/routes'
import { sitemapPaths } from '../fixtures/sitemap'
import { expect, test } from '../fixtures/test'

// 1280 px wide at 400 % zoom is 320 px wide (WCAG 1.4.10).
test.use({ viewport: { width: 320, height: 640 } })

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

/** So that two workers share hundreds of pages. */
const SLICES = 4

test.describe('without JavaScript', () => {
  // Content differs from page to page, and any formula may be the one that is too wide.
  test.use({ javaScriptEnabled: false })
  for (let slice = 0; slice < SLICES; slice += 1) {
    test(`nor does any page of the sitemap, part ${slice + 1} of ${SLICES}`, async ({ page, request }) => {
      test.setTimeout(120_000)
      const paths = await sitemapPaths(request)
      expect(paths.length).toBeGreaterThan(400)
      const wide = new Map<string, number>()
      for (const path of paths.filter((_, at) => at % SLICES === slice)) {
        const beyond = await tooWide(page, path)
        if (beyond > 0) wide.set(path, beyond)
      }
      expect([...wide]).toEqual([])
    })
  }
})
