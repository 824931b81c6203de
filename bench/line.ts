import type { Server } from 'node:http'
import type { Browser } from 'playwright'
import { nextNote, type Reader } from './line/next'
import { twinOf } from './line/twin'
import { servePages } from './shared/files'
import { launchChromium, type Vitals, visit } from './shared/phone'
import { startRelay } from './shared/relay'
import { finish, type Row, row } from './shared/results'
import { rounds, SHORT } from './shared/scale'
import { startSite, warm } from './shared/site'

/**
 * `npm run bench -- line`: pages over a line with set-up and slow start (relay.ts), a processor four times slower, a fresh
 * profile; ours and a hand-written page with the same text in turn. `PAGES=/a,/b` measures those; `npm run bench:line pages`
 * or `next` does one half.
 */

const SITE = 3190
const SITE_LINE = 3191
const TWINS = 3192
const TWINS_LINE = 3193
const VISITS = rounds(9)
const STEPS = rounds(9)

const NOTE = '/revision-notes/igcse/physics/waves/general-properties-of-waves'
const PAGES = [
  NOTE,
  '/',
  '/igcse',
  '/igcse/physics',
  '/revision-notes/igcse/physics',
  '/revision-notes/igcse/physics/waves',
  '/mock-exam/igcse/physics',
  '/hub',
]
const READERS: [string, Reader][] = [
  ['finger, link in view for 1.5 s', { looksMs: 1500 }],
  ['finger, 0.5 s', { looksMs: 500 }],
  ['mouse, 0.5 s', { looksMs: 500, mouse: true }],
  ['without speculation rules, 0.5 s', { looksMs: 500, knowsNoRules: true }],
  ['data saver, 1.5 s', { looksMs: 1500, knowsNoRules: true, sparesData: true }],
]

type Places = { own: string; twin: string }

const wantedPages = () => (process.env.PAGES ? process.env.PAGES.split(',') : SHORT ? [NOTE] : PAGES)

async function pageRows(browser: Browser, { own, twin }: Places, path: string): Promise<Row[]> {
  const ours: Vitals[] = []
  const theirs: Vitals[] = []
  for (let round = 0; round < VISITS; round += 1) {
    ours.push(await visit(browser, own + path, { line: 'relay' }))
    theirs.push(await visit(browser, twin + path, { line: 'relay' }))
  }
  const both = (read: (each: Vitals) => number) => [ours.map(read), { control: theirs.map(read) }] as const
  const [lcp, lcpControl] = both(each => each.lcp)
  const [document, documentControl] = both(each => (each.bytes.Document ?? 0) / 1024)
  const aim = { of: 'ratio', atMost: path === NOTE ? 1.1 : 1.15 } as const
  return [
    row(`\`${path}\` LCP`, 'ms', lcp, { ...lcpControl, aim }),
    row('document on the line, head included', 'KiB', document, {
      ...documentControl,
      ...(path === NOTE ? { aim: { of: 'median', atMost: 20 } } : {}),
    }),
  ]
}

async function nextRows({ own, twin }: Places): Promise<Row[]> {
  const times = READERS.map(() => [] as number[])
  const full: number[] = []
  for (let round = 0; round < STEPS; round += 1) {
    full.push(await nextNote(twin + NOTE, { looksMs: 500 }))
    for (const [at, [, reader]] of READERS.entries()) times[at]?.push(await nextNote(own + NOTE, reader))
  }
  return READERS.map(([name, { sparesData }], at) =>
    row(`next note after a tap: ${name}; control: a full load by hand`, 'ms', times[at] ?? [], {
      control: full,
      aim: { of: 'ratio', atMost: sparesData ? 1 : 0.4 },
    }),
  )
}

async function twins(
  browser: Browser,
  origin: string,
  paths: readonly string[],
): Promise<Map<string, string>> {
  const all = new Map<string, string>()
  for (const path of paths) {
    const { html, next } = await twinOf(browser, origin + path)
    all.set(path, html)
    if (next) all.set(next, (await twinOf(browser, origin + next)).html)
  }
  return all
}

async function main(half: string | undefined): Promise<void> {
  const paths = wantedPages()
  const site = await startSite(SITE, { NEXT_PUBLIC_SITE_URL: `http://localhost:${SITE_LINE}` })
  const relays = [await startRelay(SITE_LINE, SITE), await startRelay(TWINS_LINE, TWINS)]
  const browser = await launchChromium()
  let files: Server | undefined
  try {
    const written = await twins(browser, site.origin, paths)
    for (const path of written.keys()) await warm(site.origin + path)
    files = servePages(written, TWINS)
    const places = { own: `http://localhost:${SITE_LINE}`, twin: `http://localhost:${TWINS_LINE}` }
    const rows: Row[] = []
    if (half !== 'next') for (const path of paths) rows.push(...(await pageRows(browser, places, path)))
    if (half !== 'pages') rows.push(...(await nextRows(places)))
    finish('line', rows, [
      'Relay: 150 ms there and back, 1.6 Mbit/s, connection set-up, ten segments at first and slow start; processor four times slower, a fresh profile each time. Control: the same text as one would write it by hand, with a few rules and no script.',
    ])
  } finally {
    files?.close()
    await browser.close()
    for (const relay of relays) relay.close()
    site.stop()
  }
}

main(process.argv[2]).catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
