import puppeteer, { type Browser } from 'puppeteer-core'
import { findChromium } from '../../scripts/browser.mjs'

export const PHONE_VIEW = { width: 390, height: 844, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

/** In a Chromium of its own, which renders pages ahead: it does not where Playwright is attached. @throws Error without one on the PATH */
export async function inChromium<T>(
  work: (chromium: Browser) => Promise<T>,
  { prerenders = true }: { prerenders?: boolean } = {},
): Promise<T> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('There is no Chromium on the PATH')
  const chromium = await puppeteer.launch({
    executablePath,
    headless: executablePath.includes('headless-shell') ? 'shell' : true,
    args: ['--no-sandbox', '--disable-gpu', ...(prerenders ? [] : ['--disable-features=Prerender2'])],
  })
  try {
    return await work(chromium)
  } finally {
    await chromium.close()
  }
}
