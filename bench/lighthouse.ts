import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { findChromium } from '../scripts/browser.mjs'
import { finish, type Row, row } from './shared/results'
import { rounds as roundsOf } from './shared/scale'
import { startSite, warm } from './shared/site'
import { median } from './shared/stats'

/**
 * `npm run bench:lighthouse` (needs a build): Lighthouse's mobile scores, median of some runs each. Pages may be named:
 * `-- /igcse /blogs`. /hub is seen as a visitor sees it: signed out.
 */
const PORT = 3194
const ROUNDS = roundsOf(5)
const PAGES = [
  '/',
  '/hub',
  '/blogs',
  '/igcse/physics',
  '/revision-notes/igcse/physics',
  '/revision-notes/igcse/physics/waves/sound',
  '/mock-exam/igcse/physics',
]
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const TIMES = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'] as const

/** The pages that the aim of 100 in every category names. */
const AIMED = PAGES.filter(path => path !== '/hub' && path !== '/blogs')

type Round = { scores: number[]; times: number[]; lost: string[] }

async function once(url: string): Promise<Round> {
  const chromePath = findChromium()
  const chrome = await launch({
    ...(chromePath ? { chromePath } : {}),
    chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu'],
  })
  try {
    const run = await lighthouse(url, { port: chrome.port, output: 'json', onlyCategories: [...CATEGORIES] })
    if (!run) throw new Error(`No result for ${url}`)
    const { categories, audits } = run.lhr
    return {
      scores: CATEGORIES.map(id => Math.round((categories[id]?.score ?? 0) * 100)),
      times: TIMES.map(id => audits[id]?.numericValue ?? 0),
      lost: CATEGORIES.filter(id => id !== 'performance').flatMap(id =>
        (categories[id]?.auditRefs ?? [])
          .filter(({ id: audit, weight }) => weight > 0 && (audits[audit]?.score ?? 1) < 1)
          .map(({ id: audit }) => audit),
      ),
    }
  } finally {
    chrome.kill()
  }
}

function rowsOf(path: string, all: readonly Round[]): Row[] {
  const isAimed = AIMED.includes(path)
  const aim = (bound: { atLeast: number } | { atMost: number }) =>
    isAimed ? { aim: { of: 'median' as const, ...bound } } : {}
  const of = (read: (round: Round) => readonly number[], at: number) => all.map(round => read(round)[at] ?? 0)
  const times = [
    ['LCP', 'ms', {}],
    ['blocking time', 'ms', aim({ atMost: 100 })],
    ['layout shift', '', aim({ atMost: 0 })],
  ] as const
  return [
    ...CATEGORIES.map((name, at) =>
      row(
        `\`${path}\` ${name}`,
        'of 100',
        of(each => each.scores, at),
        aim({ atLeast: 100 }),
      ),
    ),
    ...times.map(([name, unit, more], at) =>
      row(
        `\`${path}\` ${name}`,
        unit,
        of(each => each.times, at),
        more,
      ),
    ),
  ]
}

async function main(wanted: readonly string[]): Promise<void> {
  const site = await startSite(PORT)
  const rows: Row[] = []
  try {
    console.log(`Median of ${ROUNDS}. Columns: ${CATEGORIES.join(', ')}; LCP ms, blocking ms, shift`)
    for (const path of wanted.length > 0 ? wanted : PAGES) {
      const rounds: Round[] = []
      await warm(site.origin + path)
      for (let round = 0; round < ROUNDS; round += 1) rounds.push(await once(site.origin + path))
      rows.push(...rowsOf(path, rounds))
      const of = (read: (round: Round) => readonly number[], at: number) =>
        median(rounds.map(round => read(round)[at] ?? 0))
      const scores = CATEGORIES.map((_, at) => of(({ scores: all }) => all, at))
      const [lcp = 0, blocking = 0, shift = 0] = TIMES.map((_, at) => of(({ times }) => times, at))
      const lost = [...new Set(rounds.flatMap(round => round.lost))]
      console.log(
        `${path}: ${scores.join(' / ')}; ${lcp.toFixed(0)}, ${blocking.toFixed(0)}, ${shift.toFixed(3)}${lost.length > 0 ? `; lost at ${lost.join(', ')}` : ''}`,
      )
    }
    finish('lighthouse', rows)
  } finally {
    site.stop()
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
