import type { Server } from 'node:http'
import type { Browser } from 'playwright'
import { NEXT_NOTE, nextPage, type Reader } from './line/next-page'
import { sittingPainted } from './line/sitting'
import { twinOf } from './line/twin'
import { searchResults, servePages } from './shared/files'
import { launchChromium, type Vitals, visit } from './shared/phone'
import { startRelay } from './shared/relay'
import { finish, type Row, row } from './shared/results'
import { rounds, SHORT } from './shared/scale'
import { startSite, warm } from './shared/site'

/**
 * `npm run bench -- line`: pages over a line with set-up and slow start (relay.ts), a processor four times slower, a fresh
 * profile; ours and a hand-written page with the same text in turn. `PAGES=/a,/b` measures those; `npm run bench:line pages`,
 * `next` or `ways` does one part.
 */

const SITE = 3190
const SITE_LINE = 3191
const TWINS = 3192
const TWINS_LINE = 3193
const VISITS = rounds(9)
const STEPS = rounds(9)

const LIST = '/revision-notes/igcse/physics'
const TOPIC = `${LIST}/waves`
const MOCKS = '/mock-exam/igcse/physics'
const NOTE = `${TOPIC}/general-properties-of-waves`
const PAGES = [NOTE, '/', '/igcse', '/igcse/physics', LIST, TOPIC, MOCKS, '/hub']
const WAYS = [
  { name: 'from list to topic', path: LIST, to: TOPIC },
  { name: 'from topic to note', path: TOPIC, to: `${TOPIC}/sound` },
]
const LOOKS_MS = [1500, 500]
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
    ours.push(await visit(browser, own + path, { line: 'relay', from: searchResults(TWINS) }))
    theirs.push(await visit(browser, twin + path, { line: 'relay', from: searchResults(TWINS) }))
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
  const full = { finger: [] as number[], mouse: [] as number[] }
  for (let round = 0; round < STEPS; round += 1) {
    full.finger.push(await nextPage({ url: twin + NOTE, link: NEXT_NOTE }, { looksMs: 500 }))
    full.mouse.push(await nextPage({ url: twin + NOTE, link: NEXT_NOTE }, { looksMs: 500, mouse: true }))
    for (const [at, [, reader]] of READERS.entries())
      times[at]?.push(await nextPage({ url: own + NOTE, link: NEXT_NOTE }, reader))
  }
  return READERS.map(([name, { sparesData, mouse }], at) =>
    row(`next note after a tap: ${name}; control: a full load by hand`, 'ms', times[at] ?? [], {
      control: mouse ? full.mouse : full.finger,
      aim: { of: 'ratio', atMost: sparesData ? 1 : 0.4 },
    }),
  )
}

async function wayRows({ own, twin }: Places): Promise<Row[]> {
  const rows: Row[] = []
  const full: number[] = []
  for (const { name, path, to } of WAYS) {
    const link = `main a[href="${to}"]`
    const byHand: number[] = []
    const times = LOOKS_MS.map(() => [] as number[])
    for (let round = 0; round < STEPS; round += 1) {
      byHand.push(await nextPage({ url: twin + path, link }, { looksMs: 500 }))
      for (const [at, looksMs] of LOOKS_MS.entries())
        times[at]?.push(await nextPage({ url: own + path, link }, { looksMs }))
    }
    full.push(...byHand)
    for (const [at, looksMs] of LOOKS_MS.entries())
      rows.push(wayRow(`${name}, link in view for ${looksMs / 1000} s`, times[at], byHand))
  }
  for (const looksMs of LOOKS_MS) {
    const times: number[] = []
    for (let round = 0; round < STEPS; round += 1)
      times.push(await sittingPainted(own + MOCKS, 'Start Mock 1', looksMs))
    rows.push(
      wayRow(`from mock list to the first question, dialog looked at for ${looksMs / 1000} s`, times, full),
    )
  }
  return rows
}

const wayRow = (name: string, times: number[] = [], control: number[]) =>
  row(`${name}; control: a full load by hand`, 'ms', times, { control, aim: { of: 'ratio', atMost: 0.6 } })

async function twins(
  browser: Browser,
  origin: string,
  paths: readonly string[],
): Promise<Map<string, string>> {
  const all = new Map<string, string>()
  for (const path of [...paths, ...WAYS.flatMap(({ path, to }) => [path, to])]) {
    if (all.has(path)) continue
    const { html, next } = await twinOf(browser, origin + path)
    all.set(path, html)
    if (next) all.set(next, (await twinOf(browser, origin + next)).html)
  }
  return all
}

async function main(part: string | undefined): Promise<void> {
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
    if (!part || part === 'pages')
      for (const path of paths) rows.push(...(await pageRows(browser, places, path)))
    if (!part || part === 'next') rows.push(...(await nextRows(places)))
    if (!part || part === 'ways') rows.push(...(await wayRows(places)))
    finish('line', rows, [
      'Relay: 150 ms there and back, 1.6 Mbit/s, connection set-up, ten segments at first and slow start; processor four times slower, a fresh profile each time; pages are come to from another site, as from a search engine. A finger stays on the glass for 90 ms; times count from the click. Control: the same text as one would write it by hand, with a few rules and no script.',
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
