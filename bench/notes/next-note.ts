import puppeteer, { type Browser as Chromium, type Page as Tab } from 'puppeteer-core'
import { inChromium, PHONE_VIEW } from '../shared/puppeteer'

/**
 * How long the next note takes that the browser has rendered ahead. Playwright switches rendering ahead off in the
 * pages it is attached to; puppeteer does not, as long as it emulates no network. None is needed: the page is there.
 * A phone renders ahead when the link is in view, Chromium on a desk when the mouse is on it.
 */

const NEXT = 'a[data-next-note]'
const MOST_MS = 15_000
/** A reader looks at the end of the note before going on; what was made ready for the tap has come to rest by then. */
export const REST_MS = 1000

const until = async <T>(look: () => Promise<T | null>): Promise<T> => {
  const end = performance.now() + MOST_MS
  while (performance.now() < end) {
    const seen = await look().catch(() => null)
    if (seen !== null) return seen
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  throw new Error('The browser did not render the next note ahead')
}

/** The page writes down when the tap came and that the next note is being rendered ahead, which its storage event says. */
const WATCH = `
  addEventListener('storage', ({ key, newValue }) => { if (key === 'prerendered' && newValue) window.stands = newValue })
  document.querySelector('${NEXT}').addEventListener('click', () => localStorage.setItem('tapped', String(Date.now())), true)
`
const PAINTED = `
  (() => {
    const first = performance.getEntriesByName('first-paint')[0]
    const { activationStart } = performance.getEntriesByType('navigation')[0]
    return first && activationStart > 0 ? performance.timeOrigin + first.startTime - Number(localStorage.getItem('tapped')) : null
  })()
`

/** The tab that was attached before is of the page before; a second look sees the one that took its place. */
async function paintedAfterTap(chromium: Chromium, before: string): Promise<number> {
  // Whoever attaches while a page waits for its visit ends its waiting.
  await new Promise(resolve => setTimeout(resolve, 2500))
  const again = await puppeteer.connect({ browserWSEndpoint: chromium.wsEndpoint() })
  try {
    return await until(async () => {
      const isThere = (tab: Tab) => tab.url().startsWith('http') && tab.url() !== before
      const tab = (await again.pages()).find(isThere)
      return tab ? ((await tab.evaluate(PAINTED)) as number | null) : null
    })
  } finally {
    await again.disconnect()
  }
}

/** From the tap on "Next" until the note that was rendered ahead is painted, ms, on a processor four times slower. */
export function renderedAhead(url: string): Promise<number> {
  return inChromium(async chromium => {
    const tab = await chromium.newPage()
    await tab.setViewport(PHONE_VIEW)
    await tab.emulateCPUThrottling(4)
    await tab.goto(url, { waitUntil: 'networkidle0' })
    await tab.evaluate(WATCH)
    const next = await tab.waitForSelector(NEXT)
    await next?.scrollIntoView()
    await next?.hover()
    await until(async () => ((await tab.evaluate('window.stands ?? null')) as string | null) ?? null)
    await new Promise(resolve => setTimeout(resolve, REST_MS))
    void next?.click().catch(() => {}) // the tab ends with the tap
    return await paintedAfterTap(chromium, url)
  })
}
