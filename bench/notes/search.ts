import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { buildSearchIndex, loadSearchIndex, type SearchEntry, search } from '../../lib/notes/search-index'
import { searchEntries } from '../../scripts/content/search-entries'
import { type Row, row } from '../shared/results'
import { quantile } from '../shared/stats'

/** Real entries, repeated with other words in between, until there are enough. */
function manyEntries(count: number): SearchEntry[] {
  const real = searchEntries([])
  return Array.from({ length: count }, (_, at) => {
    const base = real[at % real.length]
    const round = Math.floor(at / real.length)
    const other = real[(at * 7 + 13) % real.length]
    if (!base || !other) throw new Error('No entries')
    return round === 0 ? base : { ...base, id: `${base.id}?${round}`, text: `${base.text} ${other.text}` }
  })
}

const QUERIES = [
  'moments',
  'refraction of light',
  'refractoin',
  'price elasticity of demand',
  'half life',
  'enzyme',
  'osmosiss',
  'double entry',
  '1.5.2',
  'ideal gas',
  'm',
  'mo',
  'mom',
  'the photosynthesis',
  'oxidation state',
  'differentiation of polynomials',
  'capacitor discharge',
  'market failure',
  'zzzz',
  'ratio analysis',
]

export function measureSearch(count: number): Row[] {
  const started = performance.now()
  const json = JSON.stringify(buildSearchIndex(manyEntries(count)))
  const builtMs = performance.now() - started
  const loading = performance.now()
  const index = loadSearchIndex(json)
  const loadedMs = performance.now() - loading
  const times: number[] = []
  const worst = { query: '', ms: 0 }
  for (let round = 0; round < 20; round += 1)
    for (const query of QUERIES) {
      const start = performance.now()
      search(index, query)
      const ms = performance.now() - start
      times.push(ms)
      if (ms > worst.ms) Object.assign(worst, { query, ms })
    }
  const kib = (bytes: number) => `${Math.round(bytes / 1024)} KiB`
  console.log(
    `\nSearch, ${count} entries: built in ${builtMs.toFixed(0)} ms, loaded in ${loadedMs.toFixed(0)} ms, ${kib(json.length)}, ${kib(gzipSync(json).length)} gzipped`,
  )
  console.log(
    `  ${times.length} queries: median ${quantile(times, 0.5).toFixed(2)} ms, 95 % ${quantile(times, 0.95).toFixed(2)} ms, slowest ${quantile(times, 1).toFixed(2)} ms for “${worst.query}” (aim: under 50)`,
  )
  try {
    const own = readFileSync('public/search/index.json')
    console.log(`  the site's own index: ${kib(own.length)}, ${kib(gzipSync(own).length)} gzipped`)
  } catch {
    console.log('  the site’s own index is not built')
  }
  return [
    row(`a query in ${count} entries, middle`, 'ms', [quantile(times, 0.5)]),
    row(`a query in ${count} entries, 95 %`, 'ms', [quantile(times, 0.95)], {
      aim: { of: 'median', atMost: 50 },
    }),
    row(`their index, gzipped`, 'KiB', [gzipSync(json).length / 1024]),
  ]
}
