import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { gzipSync } from 'node:zlib'
import { type Browser, chromium, type Page } from 'playwright'
import type { NoteFact } from '../../lib/notes/compiled-note'
import { findChromium } from '../../scripts/browser.mjs'

const APP = 3196
const STATIC = 3197
const ROUNDS = Number(process.env.ROUNDS ?? 5)
/** 1.6 Mbps, 150 ms, a processor four times slower. */
const SLOW = {
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
  latency: 150,
  offline: false,
}
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

type Vitals = { lcp: number; load: number; cls: number; tbt: number; bytes: Record<string, number> }

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}

async function slowPage(browser: Browser): Promise<{ page: Page; bytes: Record<string, number> }> {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const bytes: Record<string, number> = {}
  const types = new Map<string, string>()
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? 'Other'
    bytes[type] = (bytes[type] ?? 0) + encodedDataLength
  })
  await page.addInitScript(() => {
    const seen = { lcp: 0, cls: 0, tbt: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) seen.lcp = entry.startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) seen.cls += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) seen.tbt += Math.max(0, entry.duration - 50)
    }).observe({ type: 'longtask', buffered: true })
  })
  return { page, bytes }
}

async function visit(browser: Browser, url: string): Promise<Vitals> {
  const { page, bytes } = await slowPage(browser)
  await page.goto(url, { waitUntil: 'load' })
  const load = await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.duration ?? 0)
  await page.waitForLoadState('networkidle')
  const seen = await page.evaluate(() => (window as unknown as { seen: Omit<Vitals, 'load' | 'bytes'> }).seen)
  await page.context().close()
  return { ...seen, load, bytes }
}

/** A text, because tsx would give functions inside it a helper that the page does not know. */
const UNTIL_PAINTED = `return new Promise(resolve => {
  const before = document.querySelector('h1').textContent
  const start = performance.now()
  function watch() {
    if (document.querySelector('h1').textContent === before) return requestAnimationFrame(watch)
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - start)))
  }
  link.click()
  requestAnimationFrame(watch)
})`

/** From the press on "Next" until the next note is painted. */
async function softNavigation(browser: Browser, url: string): Promise<number> {
  const { page } = await slowPage(browser)
  await page.goto(url, { waitUntil: 'networkidle' })
  const next = page.getByRole('navigation', { name: 'Previous and next note' }).getByRole('link').last()
  await next.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
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

function serveTwins(twins: ReadonlyMap<string, string>) {
  const packed = new Map([...twins].map(([path, html]) => [path, gzipSync(html)]))
  return createServer((request, answer) => {
    const body = packed.get(request.url ?? '')
    if (!body) return void answer.writeHead(404).end()
    answer
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' })
      .end(body)
  }).listen(STATIC)
}

async function started(server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 60; tries += 1) {
    if (server.exitCode !== null) throw new Error('The server has ended')
    const answer = await fetch(`http://localhost:${APP}/robots.txt`).catch(() => null)
    if (answer?.ok) return
    await new Promise(resolve => setTimeout(resolve, 500))
  }
  throw new Error('The server did not start')
}

function threeNotes(): string[] {
  const all = existsSync('.content/notes.json')
    ? (JSON.parse(readFileSync('.content/notes.json', 'utf8')) as NoteFact[])
    : []
  const picked = [all[0], all[Math.floor(all.length / 2)], all.at(-2) ?? all.at(-1)]
  return picked.flatMap(note =>
    note ? [`/revision-notes/${note.level}/${note.subject}/${note.topic}/${note.subtopic}`] : [],
  )
}

function summarise(rounds: readonly Vitals[]): Vitals {
  const of = (read: (vitals: Vitals) => number) => median(rounds.map(read))
  return {
    lcp: of(each => each.lcp),
    load: of(each => each.load),
    cls: of(each => each.cls),
    tbt: of(each => each.tbt),
    bytes: rounds.at(-1)?.bytes ?? {},
  }
}

const kib = (bytes: number) => (bytes / 1024).toFixed(1)

function print(name: string, { lcp, load, cls, tbt, bytes }: Vitals): void {
  const parts = Object.entries(bytes).map(([type, size]) => `${type.toLowerCase()} ${kib(size)}`)
  console.log(
    `  ${name}: LCP ${lcp.toFixed(0)} ms, load ${load.toFixed(0)} ms, shift ${cls.toFixed(3)}, blocking ${tbt.toFixed(0)} ms; KiB: ${parts.join(', ')}`,
  )
}

export async function measurePages(): Promise<void> {
  const paths = threeNotes()
  if (paths.length === 0) return console.log('Pages: no finished note in this build')
  const server = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'start', '-p', String(APP)], {
    stdio: 'ignore',
  })
  const executablePath = findChromium()
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    await started(server)
    const twins = new Map<string, string>()
    for (const path of paths) twins.set(path, await staticTwin(browser, `http://localhost:${APP}${path}`))
    const files = serveTwins(twins)
    for (const path of paths) {
      const own: Vitals[] = []
      const plain: Vitals[] = []
      const soft: number[] = []
      for (let round = 0; round < ROUNDS; round += 1) {
        own.push(await visit(browser, `http://localhost:${APP}${path}`))
        plain.push(await visit(browser, `http://localhost:${STATIC}${path}`))
        soft.push(await softNavigation(browser, `http://localhost:${APP}${path}`))
      }
      const [mine, theirs] = [summarise(own), summarise(plain)]
      console.log(`\n${path} (median of ${ROUNDS})`)
      print('ours  ', mine)
      print('static', theirs)
      console.log(
        `  LCP ${(mine.lcp / theirs.lcp).toFixed(2)}x (aim 1.10x); next note painted ${median(soft).toFixed(0)} ms, ${(median(soft) / theirs.load).toFixed(2)}x of a full static load (aim 0.40x)`,
      )
    }
    files.close()
  } finally {
    await browser.close()
    server.kill()
  }
}
