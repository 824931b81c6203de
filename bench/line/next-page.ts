import puppeteer, { type Browser, type ElementHandle, type Page } from 'puppeteer-core'
import { pause } from '../../scripts/server-checks/running-server'
import { inChromium, PHONE_VIEW } from '../shared/puppeteer'

/**
 * How long the next page takes from the tap, as people tap: a rest at the top of the page, on to the link, a short look, the tap.
 * Puppeteer, since Playwright switches rendering ahead off in the pages that it is attached to.
 */
export const NEXT_NOTE = 'a[data-next-note]'
const REST_MS = 5000
const STEP_MS = 250
/** Taps on phones last 80 to 120 ms. */
const FINGER_MS = 90
const SETTLED_MS = 4000

/** A link of a page that readers take. */
export type Way = { url: string; link: string }

export type Reader = {
  /** How long the link is in view before the tap. */
  looksMs: number
  /** As Safari and Firefox are: the page finds no speculation rules, and the browser renders nothing ahead. */
  knowsNoRules?: boolean
  sparesData?: boolean
  mouse?: boolean
}

const NO_RULES = "Object.defineProperty(HTMLScriptElement, 'supports', { value: () => false })"
const SPARING = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })"
/** When the tap came; and, if this document stays, when its next heading was painted. */
const watch = (link: string) => `addEventListener('click', ({ target }) => {
  if (!target.closest(${JSON.stringify(link)})) return
  localStorage.setItem('tapped', String(Date.now()))
  const before = document.querySelector('h1').textContent
  const watch = () => document.querySelector('h1').textContent === before
    ? requestAnimationFrame(watch)
    : requestAnimationFrame(() => { window.paintedAt = Date.now() })
  requestAnimationFrame(watch)
}, true)`
const PAINTED = `(() => {
  const tapped = Number(localStorage.getItem('tapped'))
  if (window.paintedAt) return window.paintedAt - tapped
  const first = performance.getEntriesByName('first-paint')[0]
  return first ? performance.timeOrigin + first.startTime - tapped : null
})()`

/** Down the page as a finger goes, since some things begin on the way. */
async function readOn(page: Page): Promise<void> {
  const steps = await page.evaluate(`Math.ceil(document.body.scrollHeight / innerHeight)`)
  for (let step = 0; step < Number(steps) / 2; step += 1) {
    await page.evaluate('scrollBy(0, innerHeight * 2)')
    await pause(STEP_MS)
  }
}

/** A finger is on the glass for a moment; the click comes when it leaves. */
async function press(link: ElementHandle<Element>): Promise<void> {
  const finger = await link.touchStart()
  await pause(FINGER_MS)
  await finger.end()
}

async function tap(
  browser: Browser,
  { url, link: selector }: Way,
  { looksMs, knowsNoRules, sparesData, mouse }: Reader,
): Promise<string> {
  const page = await browser.newPage()
  await page.setViewport(mouse ? { width: 1280, height: 900 } : PHONE_VIEW)
  await page.emulateCPUThrottling(4)
  if (knowsNoRules) await page.evaluateOnNewDocument(NO_RULES)
  if (sparesData) await page.evaluateOnNewDocument(SPARING)
  await page.goto(url, { waitUntil: 'load' })
  await page.evaluate(watch(selector))
  await pause(REST_MS)
  await readOn(page)
  await page.evaluate("for (const fold of document.querySelectorAll('main details')) fold.open = true")
  const link = await page.waitForSelector(selector)
  const href = await page.$eval(selector, each => (each as HTMLAnchorElement).href)
  await link?.scrollIntoView()
  await pause(looksMs)
  // The tab may end with the tap.
  void (mouse ? link?.click() : link && press(link))?.catch(() => undefined)
  return href
}

/** From the tap until the next page is painted, ms. @throws when it does not come */
export function nextPage(way: Way, reader: Reader): Promise<number> {
  return inChromium(
    async chromium => {
      const href = await tap(chromium, way, reader)
      // Whoever attaches while a page waits for its visit ends its waiting.
      await pause(SETTLED_MS)
      const again = await puppeteer.connect({ browserWSEndpoint: chromium.wsEndpoint() })
      try {
        const page = (await again.pages()).find(each => each.url() === href)
        const ms = page && ((await page.evaluate(PAINTED)) as number | null)
        if (typeof ms !== 'number') throw new Error(`What follows ${way.url} did not come`)
        return ms
      } finally {
        await again.disconnect()
      }
    },
    { prerenders: !reader.knowsNoRules },
  )
}
