import { findChromium } from '@/scripts/browser.mjs'
import { KINDS } from '../fixtures/routes'
import { expect, test } from '../fixtures/test'

// The reader's own size of text, twice the usual one, on the narrowest phone: only the browser can set it.
test.use({
  viewport: { width: 320, height: 640 },
  launchOptions: {
    executablePath: findChromium() ?? undefined,
    args: ['--no-sandbox', '--disable-gpu', '--blink-settings=defaultFontSize=32'],
  },
})

test(`no kind of page needs sideways scrolling when text is twice as large, ${KINDS.length} pages`, async ({
  page,
}) => {
  test.setTimeout(120_000)
  for (const path of KINDS) {
    await test.step(path, async () => {
      await page.goto(path)
      expect(
        await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)),
      ).toBe(32)
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect.soft(beyond, path).toBeLessThanOrEqual(0)
    })
  }
})
