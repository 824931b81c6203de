import { measureCompile } from './notes/compile'
import { measurePages } from './notes/pages'
import { measureSearch } from './notes/search'

/**
 * `npm run bench:notes`: compile time and memory, search, and three notes on a slow phone beside a static page with
 * the same article. The pages need a build (`npm run build`; with NOTES_DRAFTS=1 unchecked notes are measured too).
 */
async function main(wanted: string | undefined): Promise<void> {
  if (wanted === undefined || wanted === 'search') await measureSearch(2000)
  if (wanted === undefined || wanted === 'compile') await measureCompile([100, 1000, 5000])
  if (wanted === undefined || wanted === 'pages') await measurePages()
}

main(process.argv[2]).catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
