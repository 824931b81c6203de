import { existsSync, readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { Browser, Response } from 'playwright'
import type { NoteFact } from '../../lib/notes/compiled-note'
import { searchResults, servePages } from '../shared/files'
import { launchChromium, slowPage, type Vitals, visit } from '../shared/phone'
import { type Row, row } from '../shared/results'
import { rounds, SHORT } from '../shared/scale'
import { startSite, warm } from '../shared/site'
import { REST_MS, renderedAhead } from './next-note'

const APP = 3196
const STATIC = 3197
/** A first visit varies by a tenth from one to the next, more than what is asked of it. */
const VISITS = rounds(9)
const STEPS = rounds(5)
/** A text, because tsx would give functions inside it a helper that the page does not know. */
const UNTIL_PAINTED = `return new Promise(resolve => {
  const before = document.querySelector('h1').textContent
  const start = performance.now()
  function watch() {
    if (document.querySelector('h1').textContent === before) return requestAnimationFrame(watch)
    requestAnimationFrame(() => resolve(performance.now() - start)) // a frame is painted when the next begins
  }
  link.click()
  requestAnimationFrame(watch)
})`

/** A text for the same reason: with that helper the browser went on knowing the rules, and data were never fetched ahead. */
const KNOW_NO_RULES = "Object.defineProperty(HTMLScriptElement, 'supports', { value: () => false })"
/** The next note's data with its text: they are asked for whole, after the tree that says what they are made of. */
function isNoteText(response: Response): boolean {
  const headers = response.request().headers()
  return (
    headers['next-router-prefetch'] !== undefined && headers['next-router-segment-prefetch'] === undefined
  )
}

/** From the press on "Next" until the next note is painted, in a browser that cannot render it ahead. */
async function softNavigation(browser: Browser, url: string): Promise<number> {
  const { page } = await slowPage(browser)
  await page.addInitScript(KNOW_NO_RULES)
  // They are fetched from the middle of the note on, which may be in view at once.
  const fetched = page.waitForResponse(isNoteText)
  await page.goto(url, { waitUntil: 'networkidle' })
  const next = page.getByRole('navigation', { name: 'Previous and next note' }).getByRole('link').last()
  // Parts that are drawn above the link push it out of view.
  await page.locator('.note-part:not([data-drawn])').first().waitFor({ state: 'detached' })
  await next.scrollIntoViewIfNeeded()
  await (await fetched).finished()
  await page.waitForTimeout(REST_MS)
  const ms = await next.evaluate<number, HTMLElement>(new Function('link', UNTIL_PAINTED) as () => number)
  await page.context().close()
  return ms
}

/** The same article as a person would write it by hand: its markup, the rules it needs inline, no scripts. */
async function staticTwin(browser: Browser, url: string): Promise<string> {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(url)
  const html = await page.content()
  await context.close()
  return html
    .replace(/<script(?! type="application\/ld)[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="(?:preload|modulepreload)"[^>]*>/g, '')
}

function threeNotes(): string[] {
  const all = existsSync('.content/notes.json')
    ? (JSON.parse(readFileSync('.content/notes.json', 'utf8')) as NoteFact[])
    : []
  const picked = SHORT ? [all[0]] : [all[0], all[Math.floor(all.length / 2)], all.at(-2) ?? all.at(-1)]
  return picked.flatMap(note =>
    note ? [`/revision-notes/${note.level}/${note.subject}/${note.topic}/${note.subtopic}`] : [],
  )
}

function rowsOf(path: string, own: Vitals[], plain: Vitals[], soft: number[], ahead: number[]): Row[] {
  const of = (all: Vitals[], read: (each: Vitals) => number) => all.map(read)
  const both = (read: (each: Vitals) => number) => [of(own, read), { control: of(plain, read) }] as const
  const [lcp, lcpControl] = both(each => each.lcp)
  return [
    row(`\`${path}\` LCP`, 'ms', lcp, { ...lcpControl, aim: { of: 'ratio', atMost: 1.1 } }),
    row(
      'blocking time',
      'ms',
      of(own, each => each.tbt),
      { aim: { of: 'median', atMost: 100 } },
    ),
    row(
      'layout shift',
      '',
      of(own, each => each.cls),
      { aim: { of: 'median', atMost: 0 } },
    ),
    row('next note painted, rendered ahead; control: a full static load', 'ms', ahead, {
      control: of(plain, each => each.load),
      aim: { of: 'ratio', atMost: 0.4 },
    }),
    row('next note painted, in browsers that do not render ahead', 'ms', soft, {
      control: of(plain, each => each.load),
      aim: { of: 'ratio', atMost: 0.4 },
    }),
    row(
      'document',
      'KiB',
      of(own, each => (each.bytes.Document ?? 0) / 1024),
      {
        control: of(plain, each => (each.bytes.Document ?? 0) / 1024),
      },
    ),
    row(
      'script',
      'KiB',
      of(own, each => (each.bytes.Script ?? 0) / 1024),
    ),
  ]
}

/** Ours, the static one, and the two ways to the next note, in turn. */
async function measureNote(browser: Browser, origin: string, path: string): Promise<Row[]> {
  const own: Vitals[] = []
  const plain: Vitals[] = []
  const soft: number[] = []
  const ahead: number[] = []
  for (let round = 0; round < VISITS; round += 1) {
    own.push(await visit(browser, origin + path, { from: searchResults(STATIC) }))
    plain.push(await visit(browser, `http://localhost:${STATIC}${path}`, { from: searchResults(STATIC) }))
    if (round >= STEPS) continue
    soft.push(await softNavigation(browser, origin + path))
    ahead.push(await renderedAhead(origin + path))
  }
  return rowsOf(path, own, plain, soft, ahead)
}

/** No rows when the build holds no finished note. */
export async function measurePages(): Promise<Row[]> {
  const paths = threeNotes()
  if (paths.length === 0) return []
  const site = await startSite(APP)
  const browser = await launchChromium()
  let files: Server | undefined
  try {
    const twins = new Map<string, string>()
    for (const path of paths) twins.set(path, await staticTwin(browser, site.origin + path))
    for (const path of paths) await warm(site.origin + path)
    files = servePages(twins, STATIC)
    const rows: Row[] = []
    for (const path of paths) rows.push(...(await measureNote(browser, site.origin, path)))
    return rows
  } finally {
    // Also after a failure: what listens keeps the process alive, and CI waiting.
    files?.close()
    await browser.close()
    site.stop()
  }
}
