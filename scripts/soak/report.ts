import type { CallRecord } from '../traffic/watched-browser'
import type { Sample } from './sampler'
import { floorsOf, isLeak, secondHalf, trendOf } from './trend'

const BARS = '▁▂▃▄▅▆▇█'
const MINUTE = 60

function bar(value: number, [low, high]: readonly [number, number]): string {
  const share = high > low ? (value - low) / (high - low) : 0
  return BARS[Math.min(BARS.length - 1, Math.floor(share * BARS.length))] ?? ''
}

/** One line for each minute: the mean of RSS, the floor of the heap, the most of what is open. */
export function tableOf(samples: readonly Sample[], records: readonly CallRecord[], since: number): string {
  const range = [
    Math.min(...samples.map(each => each.rssMb)),
    Math.max(...samples.map(each => each.rssMb)),
  ] as const
  const minutes = Math.ceil((samples.at(-1)?.atSeconds ?? 0) / MINUTE)
  const lines = Array.from({ length: minutes }, (_, minute) => {
    const here = samples.filter(each => Math.floor(each.atSeconds / MINUTE) === minute)
    if (here.length === 0) return ''
    const calls = records.filter(each => Math.floor((each.endedMs - since) / 1000 / MINUTE) === minute)
    const rss = here.reduce((sum, each) => sum + each.rssMb, 0) / here.length
    const most = (of: (sample: Sample) => number) => Math.max(...here.map(of))
    const cells = [
      minute + 1,
      `${rss.toFixed(0)} ${bar(rss, range)}`,
      Math.min(...here.map(each => each.heapMb)).toFixed(0),
      most(each => each.externalMb).toFixed(0),
      most(each => each.handles),
      most(each => each.files),
      here[0]?.connections === null ? '–' : most(each => each.connections ?? 0),
      (calls.length / MINUTE).toFixed(1),
      calls.filter(each => each.error).length,
    ]
    return `| ${cells.join(' | ')} |`
  })
  return [
    '| minute | RSS MB | heap MB, lowest | external MB | handles | open files | database connections | calls/s | errors |',
    '|---|---|---|---|---|---|---|---|---|',
    ...lines.filter(Boolean),
  ].join('\n')
}

/** Words on the second half of RSS and of the heap's floor, and whether one of them is a leak. */
export function verdictOf(samples: readonly Sample[], growthMaxMb: number): { text: string; leaks: boolean } {
  const windowSeconds = Math.max(12, (samples.at(-1)?.atSeconds ?? 0) / 60)
  const series = {
    RSS: samples.map(({ atSeconds, rssMb: mb }) => ({ atSeconds, mb })),
    [`heap, lowest of each ${windowSeconds.toFixed(0)} s`]: floorsOf(
      samples.map(({ atSeconds, heapMb: mb }) => ({ atSeconds, mb })),
      windowSeconds,
    ),
  }
  const trends = Object.entries(series).map(([name, readings]) => {
    const trend = trendOf(secondHalf(readings))
    const { perHour, errorPerHour, growthMb } = trend
    const figures = `${perHour.toFixed(1)} ± ${errorPerHour.toFixed(1)} MB per hour (standard error), ${growthMb.toFixed(1)} MB over the second half`
    return { text: `${name}: ${figures}`, leaks: isLeak(trend, growthMaxMb) }
  })
  const leaks = trends.some(each => each.leaks)
  const said = leaks ? 'This is a leak' : 'No leak'
  const bound = `${said}: the bound is ${growthMaxMb} MB over the second half and three standard errors.`
  return { text: [...trends.map(each => each.text), bound].join('\n'), leaks }
}

const WIDTH = 640
const HEIGHT = 240
const EDGE = 40

/** RSS and heap over time as a small drawing that follows the reader's colour scheme. */
export function drawingOf(samples: readonly Sample[], title: string): string {
  const lastSeconds = samples.at(-1)?.atSeconds ?? 1
  const most = Math.ceil(Math.max(...samples.map(each => each.rssMb)) / 100) * 100
  const x = (seconds: number) => (EDGE + (seconds / lastSeconds) * (WIDTH - EDGE - 10)).toFixed(1)
  const y = (mb: number) => (HEIGHT - EDGE + 10 - (mb / most) * (HEIGHT - EDGE - 20)).toFixed(1)
  const line = (of: (sample: Sample) => number) =>
    samples.map(each => `${x(each.atSeconds)},${y(of(each))}`).join(' ')
  const marks = [0, most / 2, most].map(
    mb => `<text x="${EDGE - 6}" y="${y(mb)}" text-anchor="end">${mb}</text>`,
  )
  const minutes = Math.round(lastSeconds / MINUTE)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${title}">
<style>text{font:11px sans-serif;fill:#777}polyline{fill:none;stroke-width:1.5}</style>
<text x="${EDGE}" y="12">${title}: MB over ${minutes} minutes</text>
${marks.join('\n')}
<text x="${WIDTH - 10}" y="${HEIGHT - 8}" text-anchor="end">${minutes} min</text>
<polyline stroke="#2563eb" points="${line(each => each.rssMb)}"/><text x="${WIDTH - 60}" y="40">RSS (blue)</text>
<polyline stroke="#d97706" points="${line(each => each.heapMb)}"/><text x="${WIDTH - 60}" y="54">heap (amber)</text>
</svg>
`
}
