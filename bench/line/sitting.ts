import { pause } from '../../scripts/server-checks/running-server'
import { inChromium, PHONE_VIEW } from '../shared/puppeteer'

/** The page has its anonymous session by then, as a student's has who has looked at the list. */
const REST_MS = 5000
const SHOWN = /^Question 1 of/
const PATIENCE_MS = 30_000

const button = (name: string) => `::-p-aria([name="${name}"][role="button"])`

/**
 * From the press that starts the clock, in the dialog of a mock list, until the first question is painted, ms.
 * @param looksMs how long the dialog is looked at
 */
export function sittingPainted(url: string, mock: string, looksMs: number): Promise<number> {
  return inChromium(async chromium => {
    const page = await chromium.newPage()
    await page.setViewport(PHONE_VIEW)
    await page.emulateCPUThrottling(4)
    await page.goto(url, { waitUntil: 'load' })
    await pause(REST_MS)
    await (await page.waitForSelector(button(mock)))?.tap()
    const start = await page.waitForSelector(button('Skip the check and start'))
    await pause(looksMs)
    await page.evaluate(`addEventListener('click', () => { window.pressedAt = performance.now() }, true)`)
    const painted = page.evaluate(`new Promise(resolve => {
      const look = () => ${SHOWN}.test(document.querySelector('h1')?.textContent ?? '') ? requestAnimationFrame(() => resolve(performance.now() - window.pressedAt)) : requestAnimationFrame(look)
      look()
    })`)
    await start?.tap()
    return (await Promise.race([painted, pause(PATIENCE_MS).then(() => Number.NaN)])) as number
  })
}
