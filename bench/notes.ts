import { measureCompile } from './notes/compile'
import { measurePages } from './notes/pages'
import { measureSearch } from './notes/search'
import { finish, type Row } from './shared/results'
import { SHORT } from './shared/scale'

/**
 * `npm run bench:notes`: compile time and memory, search, and three notes on a slow phone beside a static page with
 * the same article. The pages need a build (`npm run build`; with NOTES_DRAFTS=1 unchecked notes are measured too).
 */
async function main(wanted: string | undefined): Promise<void> {
  const rows: Row[] = []
  if (wanted === undefined || wanted === 'search') rows.push(...measureSearch(2000))
  if (wanted === undefined || wanted === 'compile')
    rows.push(...(await measureCompile(SHORT ? [20] : [100, 1000])))
  if (wanted === undefined || wanted === 'pages') rows.push(...(await measurePages()))
  finish('notes', rows, [
    'Pages: an emulated slow phone (1.6 Mbps, 150 ms, processor four times slower); control: a static page with the same article and its rules inline, no script. Compiling: real notes, each a little different. `npm run bench:notes pages` takes one of the three.',
  ])
}

main(process.argv[2]).catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
