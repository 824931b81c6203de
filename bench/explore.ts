import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import type { CompiledNote } from '@/lib/notes/compiled-note'
import { routes } from '@/lib/routes'
import { launchChromium, slowPage } from './shared/phone'
import { finish, row } from './shared/results'
import { SHORT } from './shared/scale'
import { startSite } from './shared/site'

/**
 * `npm run build && npm run bench -- explore`: the first slider of every figure that moves is moved on in each frame, in
 * Chromium with a processor four times slower. Control: a page whose slider moves one circle, in turn with each figure.
 * `EVERY=4` measures one figure in four: all of them take a quarter of an hour.
 */

const APP = 3196
const CONTROL = 3197
const MS = SHORT ? 1000 : 2000
const EVERY = Number(process.env.EVERY ?? 1)

const CONTROL_HTML = `<!doctype html><title>control</title>
<figure class="explore" data-awake="yes"><svg viewBox="0 0 360 240" width="360"><circle r="9" cy="100"/></svg>
<input type="range" min="0" max="100" step="1"></figure><script>
document.querySelector('input').addEventListener('input', event => requestAnimationFrame(() =>
  document.querySelector('circle').setAttribute('cx', event.target.value)))</script>`

/** A text, because tsx would give functions inside it a helper that the page does not know. */
const MOVE = (at: number) => `new Promise(resolve => {
  const slider = document.querySelectorAll('.explore')[${at}].querySelector('input[type=range]')
  const [min, max] = [Number(slider.min), Number(slider.max)]
  const times = []
  const frame = now => {
    times.push(now)
    if (now - times[0] > ${MS}) return resolve(times)
    slider.value = String(min + (max - min) * Math.abs((times.length % 120) / 60 - 1))
    slider.dispatchEvent(new Event('input', { bubbles: true }))
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
})`

type Moved = { perSecond: number; workMs: number; longestMs: number }

/** Processor time of the main thread for each frame is what other programs do not change. */
async function moved(page: Page, at = 0): Promise<Moved> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  const busyS = async () =>
    (await cdp.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
  const before = await busyS()
  const times = (await page.evaluate(MOVE(at))) as number[]
  const workMs = (((await busyS()) - before) * 1000) / times.length
  const [first = 0, last = 0] = [times[0], times.at(-1)]
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time))
  return { perSecond: ((times.length - 1) * 1000) / (last - first), workMs, longestMs: Math.max(...gaps) }
}

async function onPage(browser: Browser, url: string, at?: number): Promise<Moved> {
  const { page } = await slowPage(browser, { line: 'relay' })
  await page.goto(url, { waitUntil: 'load', timeout: 120_000 })
  // Once all its parts are drawn nothing moves the figure away again.
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => !document.querySelector('.note-part:not([data-drawn])'))
  const figure = page.locator('.explore').nth(at ?? 0)
  await figure.scrollIntoViewIfNeeded()
  await figure.and(page.locator('[data-awake=yes]')).waitFor()
  await page.waitForTimeout(1500)
  const seen = await moved(page, at)
  await page.context().close()
  return seen
}

/** Every figure that moves, where it stands. */
function figures(): { name: string; path: string; at: number }[] {
  const folder = '.content/notes'
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name =>
    name.endsWith('.json'),
  )
  const all = files.sort().flatMap(file => {
    const { html, level, subject, topic, subtopic } = JSON.parse(
      readFileSync(join(folder, file), 'utf8'),
    ) as CompiledNote
    const path = [routes.revisionNotes, level, subject, topic, subtopic].join('/')
    return [...html.matchAll(/data-explore="([^"]+)"/g)].map(([, name = ''], at) => ({ name, path, at }))
  })
  return all.filter((_, at) => at % EVERY === 0)
}

async function main(): Promise<void> {
  const server = createServer((_, answer) => answer.setHeader('content-type', 'text/html').end(CONTROL_HTML))
  server.listen(CONTROL)
  const site = await startSite(APP, { LOG_LEVEL: 'error' })
  const browser = await launchChromium()
  try {
    const all: { name: string; own: Moved; plain: Moved }[] = []
    for (const { name, path, at } of SHORT ? figures().slice(0, 3) : figures()) {
      const plain = await onPage(browser, `http://localhost:${CONTROL}/`)
      all.push({ name, own: await onPage(browser, site.origin + path, at), plain })
    }
    const beside = (
      what: string,
      unit: string,
      read: (seen: Moved) => number,
      aim?: Parameters<typeof row>[3],
    ) =>
      row(
        what,
        unit,
        all.map(({ own }) => read(own)),
        { control: all.map(({ plain }) => read(plain)), ...aim },
      )
    const slowest = all.reduce((most, each) => (each.own.workMs > most.own.workMs ? each : most))
    finish(
      'explore',
      [
        beside('frames a second while a slider moves', 'frames', seen => seen.perSecond, {
          aim: { of: 'ratio', atLeast: 0.95 },
        }),
        beside('main thread for a frame', 'ms', seen => seen.workMs, {
          aim: { of: 'median', atMost: 16.7 },
        }),
        row('main thread for a frame of the slowest', 'ms', [slowest.own.workMs], {
          aim: { of: 'median', atMost: 16.7 },
        }),
        beside('longest time between frames', 'ms', seen => seen.longestMs),
      ],
      [`${all.length} figures, one value each; the most work: ${slowest.name}. A frame has 16.7 ms.`],
    )
  } finally {
    await browser.close()
    await new Promise(done => server.close(done))
    site.stop()
  }
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
