import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { chromium } from 'playwright'
import { findChromium } from '../../scripts/browser.mjs'

/** 1.6 Mbps, 150 ms, a processor four times slower. */
const SLOW = {
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
  latency: 150,
  offline: false,
}
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

export type Vitals = { lcp: number; load: number; cls: number; tbt: number; bytes: Record<string, number> }

/** Lets each document of the page write down what `visitIn` reads. */
export async function watchVitals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { lcp: 0, cls: 0, tasks: [] as { startTime: number; duration: number }[] }
    Object.assign(window, { seen })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) seen.lcp = entry.startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) seen.cls += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
    new PerformanceObserver(list => {
      for (const { startTime, duration } of list.getEntries()) seen.tasks.push({ startTime, duration })
    }).observe({ type: 'longtask', buffered: true })
  })
}

/** Who makes the line slow: the developer tools, or the relay that the address leads through (relay.ts). */
type Line = { line?: 'tools' | 'relay' }

export async function slowPage(
  browser: Browser,
  { line = 'tools', ...options }: BrowserContextOptions & Line = {},
): Promise<{ page: Page; bytes: Record<string, number> }> {
  const context = await browser.newContext({ ...PHONE, ...options })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  if (line === 'tools') await session.send('Network.emulateNetworkConditions', SLOW)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const bytes: Record<string, number> = {}
  const types = new Map<string, string>()
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? 'Other'
    bytes[type] = (bytes[type] ?? 0) + encodedDataLength
  })
  await watchVitals(page)
  return { page, bytes }
}

const SETTLE_MS = 2500
const LONG_MS = 50

/** Total blocking time as web.dev/tbt defines it: what of each long task after the first contentful paint is over 50 ms. */
function blockingTime(tasks: readonly { startTime: number; duration: number }[], firstPaint: number): number {
  return tasks.reduce((sum, { startTime, duration }) => {
    const after = startTime + duration - Math.max(startTime, firstPaint)
    return sum + Math.max(0, after - LONG_MS)
  }, 0)
}

/** Loads the address in the page and reads what a reader would feel of it. */
export async function visitIn(page: Page, url: string): Promise<Omit<Vitals, 'bytes'>> {
  await page.goto(url, { waitUntil: 'load' })
  const load = await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.duration ?? 0)
  await page.waitForLoadState('networkidle')
  // Scripts come after the text and wake the page a little later still: their work belongs to the visit.
  await page.waitForTimeout(SETTLE_MS)
  const { lcp, cls, tasks, firstPaint } = await page.evaluate(() => ({
    ...(window as unknown as { seen: { lcp: number; cls: number; tasks: PerformanceEntry[] } }).seen,
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }))
  return { lcp, cls, tbt: blockingTime(tasks, firstPaint), load }
}

/** A first visit. Students come `from` a search engine: the browser changes its process for another site, for us and the control. */
export async function visit(
  browser: Browser,
  url: string,
  { from, ...line }: Line & { from?: string } = {},
): Promise<Vitals> {
  const { page, bytes } = await slowPage(browser, line)
  if (from) await page.goto(from, { waitUntil: 'load' })
  for (const type of Object.keys(bytes)) delete bytes[type]
  const seen = await visitIn(page, url)
  await page.context().close()
  return { ...seen, bytes }
}

export function launchChromium(): Promise<Browser> {
  const executablePath = findChromium()
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  })
}
