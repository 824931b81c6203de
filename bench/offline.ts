import { launchChromium, slowPage, visitIn, watchVitals } from './shared/phone'
import { finish, row } from './shared/results'
import { rounds } from './shared/scale'
import { startSite, warm } from './shared/site'

/**
 * `npm run bench:offline` (needs a build): does the service worker delay the first paint? The same note on a slow phone
 * with the worker and, in the same run, with workers forbidden: a first visit, a second one, and one of a kept subject.
 */
const PORT = 3195
const ROUNDS = rounds(5)
const SUBJECT = '/revision-notes/igcse/physics'
const NOTE = `${SUBJECT}/waves/sound`

const WRITTEN_MS = 5000

type Times = { first: number[]; again: number[]; blocking: number[] }

async function round(
  browser: Awaited<ReturnType<typeof launchChromium>>,
  origin: string,
  allowed: boolean,
  into: Times,
) {
  const { page } = await slowPage(browser, { serviceWorkers: allowed ? 'allow' : 'block' })
  const first = await visitIn(page, origin + NOTE)
  if (allowed) await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.goto('about:blank')
  const again = await visitIn(page, origin + NOTE)
  await page.context().close()
  into.first.push(first.lcp)
  into.blocking.push(first.tbt)
  into.again.push(again.lcp)
}

async function keptRound(
  browser: Awaited<ReturnType<typeof launchChromium>>,
  origin: string,
): Promise<number> {
  const context = await browser.newContext()
  const helper = await context.newPage()
  await helper.goto(origin + SUBJECT)
  await helper.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await helper.getByRole('button', { name: /^Keep/ }).click()
  await helper.getByText('is kept on this device').waitFor({ timeout: 60_000 })
  // The browser still writes the files to its disk; a student opens them on another day.
  await helper.waitForTimeout(WRITTEN_MS)
  await helper.close()
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await watchVitals(page)
  const { lcp } = await visitIn(page, origin + NOTE)
  await context.close()
  return lcp
}

async function main(): Promise<void> {
  const site = await startSite(PORT)
  const browser = await launchChromium()
  try {
    await warm(site.origin + NOTE)
    const withWorker: Times = { first: [], again: [], blocking: [] }
    const without: Times = { first: [], again: [], blocking: [] }
    for (let at = 0; at < ROUNDS; at += 1) {
      await round(browser, site.origin, true, withWorker)
      await round(browser, site.origin, false, without)
    }
    const kept: number[] = []
    for (let at = 0; at < Math.min(3, ROUNDS); at += 1) kept.push(await keptRound(browser, site.origin))
    const beside = (what: string, of: (times: Times) => readonly number[]) =>
      row(what, 'ms', of(withWorker), { control: of(without) })
    finish(
      'offline',
      [
        beside('LCP, first visit (the worker is fetched when idle)', times => times.first),
        beside('LCP, second visit (the worker stands between)', times => times.again),
        beside('blocking time, first visit', times => times.blocking),
        row('LCP of a kept note, no network used', 'ms', kept),
      ],
      [
        `\`${NOTE}\` on an emulated slow phone; control: the same with workers forbidden. The kept note: a desktop window with the processor four times slower.`,
      ],
    )
  } finally {
    await browser.close()
    site.stop()
  }
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
