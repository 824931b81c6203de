import { createServer } from 'node:http'
import { type Browser, type CDPSession, chromium, type Page } from 'playwright'
import { routes } from '@/lib/routes'
import { findChromium } from '../scripts/browser.mjs'
import { finish, type Row, row } from './shared/results'
import { rounds, SHORT } from './shared/scale'
import { startSite } from './shared/site'
import { quantile } from './shared/stats'

/**
 * `npm run build && npm run bench:cards`: a session of 100 cards in Chromium with a processor four times slower.
 * Frames over 50 ms are counted as the browser itself reports them (long animation frames), beside a control: a
 * page of ten lines that changes a heading at the same keys, in the same run.
 */

const APP = 3198
const CONTROL = 3199
const ROUNDS = rounds(3)
const CARDS = SHORT ? 10 : 100
/** Between two keys: a quick student, so that frames have no time to recover. */
const PAUSE_MS = 120

const PAGE = `http://localhost:${APP}${routes.deck({ level: 'igcse', slug: 'physics' })}`

const CONTROL_HTML = `<!doctype html><title>control</title><h1>0</h1><p hidden>answer</p><script>
addEventListener('keydown', event => {
  if (event.key === ' ') document.querySelector('p').hidden = false
  else { document.querySelector('p').hidden = true; document.querySelector('h1').textContent++ }
})</script>`

/** A text, because tsx would give functions inside it a helper that the page does not know. */
const WATCH = `
window.seen = { frames: [], events: [] }
new PerformanceObserver(list => {
  for (const entry of list.getEntries()) seen.frames.push(entry.duration)
}).observe({ type: 'long-animation-frame', buffered: true })
new PerformanceObserver(list => {
  for (const entry of list.getEntries()) if (entry.name === 'keydown') seen.events.push(entry.duration)
}).observe({ type: 'event', durationThreshold: 16, buffered: true })`

type Seen = { frames: number[]; events: number[] }
/** Processor time of the page's main thread in ms for each key: what other programs do does not change it. */
type Work = { all: number; script: number; style: number; layout: number }
type Measured = Seen & { work: Work }

async function slowly(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return session
}

async function workOf(session: CDPSession): Promise<Work> {
  const { metrics } = await session.send('Performance.getMetrics')
  const msPerKey = (name: string) =>
    ((metrics.find(each => each.name === name)?.value ?? 0) * 1000) / (2 * CARDS)
  return {
    all: msPerKey('TaskDuration'),
    script: msPerKey('ScriptDuration'),
    style: msPerKey('RecalcStyleDuration'),
    layout: msPerKey('LayoutDuration'),
  }
}

/** Space turns the card, 3 grades it. */
async function press(page: Page, cdp: CDPSession): Promise<Measured> {
  const before = await workOf(cdp)
  await page.evaluate('seen.frames.length = seen.events.length = 0')
  for (let card = 0; card < CARDS; card += 1) {
    await page.keyboard.press('Space')
    await page.waitForTimeout(PAUSE_MS)
    await page.keyboard.press('3')
    await page.waitForTimeout(PAUSE_MS)
  }
  const after = await workOf(cdp)
  const seen = (await page.evaluate('seen')) as Seen
  const work = {
    all: after.all - before.all,
    script: after.script - before.script,
    style: after.style - before.style,
    layout: after.layout - before.layout,
  }
  return { ...seen, work }
}

async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 })
  const page = await context.newPage()
  await page.addInitScript(WATCH)
  return page
}

async function session(browser: Browser): Promise<{ seen: Measured; readyMs: number; opening: Seen }> {
  const page = await newPage(browser)
  const cdp = await slowly(page)
  const began = Date.now()
  await page.goto(PAGE)
  await page.getByRole('button', { name: /^Start \d+ cards$/ }).waitFor({ timeout: 120_000 })
  const readyMs = Date.now() - began
  const opening = structuredClone((await page.evaluate('seen')) as Seen)
  await page.getByText('How much in a day').first().click()
  await page.getByLabel('New cards a day').selectOption('60')
  await page.getByRole('button', { name: 'Start 60 cards' }).click()
  await page.locator('.card-front').waitFor()
  await page.waitForTimeout(1000)
  const seen = await press(page, cdp)
  const graded = await page.evaluate(
    `new Promise(resolve => { indexedDB.open('markwell-cards').onsuccess = event => {
      event.target.result.transaction('events').objectStore('events').count().onsuccess = count => resolve(count.target.result)
    } })`,
  )
  if (graded !== CARDS) throw new Error(`${graded} grades were kept, not ${CARDS}`)
  await page.context().close()
  return { seen, readyMs, opening }
}

async function control(browser: Browser): Promise<Measured> {
  const page = await newPage(browser)
  const cdp = await slowly(page)
  await page.goto(`http://localhost:${CONTROL}/`)
  await page.waitForTimeout(1000)
  const seen = await press(page, cdp)
  await page.context().close()
  return seen
}

type Round = { plain: Measured; cards: Measured; readyMs: number; opening: Seen }

function rowsOf(all: readonly Round[]): Row[] {
  const beside = (what: string, unit: string, read: (seen: Measured) => number, atMost?: number) =>
    row(
      what,
      unit,
      all.map(({ cards }) => read(cards)),
      {
        control: all.map(({ plain }) => read(plain)),
        ...(atMost === undefined ? {} : { aim: { of: 'median', atMost } as const }),
      },
    )
  return [
    beside(`frames over 50 ms in ${CARDS} cards`, 'frames', ({ frames }) => frames.length, 0),
    beside('the longest of them', 'ms', ({ frames }) => Math.max(0, ...frames)),
    beside('key to paint, middle', 'ms', ({ events }) => quantile(events, 0.5)),
    beside('key to paint, 98 %', 'ms', ({ events }) => quantile(events, 0.98)),
    beside('main thread for a key', 'ms', ({ work }) => work.all),
    beside('of it script', 'ms', ({ work }) => work.script),
    beside('of it style', 'ms', ({ work }) => work.style),
    beside('of it layout', 'ms', ({ work }) => work.layout),
    row(
      'from the address to "Start"',
      'ms',
      all.map(({ readyMs }) => readyMs),
    ),
    row(
      'frames over 50 ms meanwhile',
      'frames',
      all.map(({ opening }) => opening.frames.length),
    ),
  ]
}

async function main(): Promise<void> {
  const server = createServer((_, answer) => answer.setHeader('content-type', 'text/html').end(CONTROL_HTML))
  server.listen(CONTROL)
  const app = await startSite(APP, { LOG_LEVEL: 'error', BOT_CHECK_EFFORT: '50' })
  const browser = await chromium.launch({
    executablePath: findChromium() ?? undefined,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    const all: Round[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const plain = await control(browser)
      const { seen, readyMs, opening } = await session(browser)
      all.push({ plain, cards: seen, readyMs, opening })
    }
    finish('cards', rowsOf(all), [
      'Two keys a card, one every 120 ms, processor four times slower. Control: a page of ten lines that changes a heading at the same keys.',
    ])
  } finally {
    await browser.close()
    app.stop()
    server.close()
  }
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
