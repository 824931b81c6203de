import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'

/**
 * Code as the server runs it, to be imported: tsx gives every function its name when it is made, each time it is made,
 * which costs code that makes many functions a third of its time and the optimised code beneath it.
 */
export async function bundled(entry: string): Promise<string> {
  const outfile = join(mkdtempSync(join(tmpdir(), 'markwell-bench-')), 'bundle.mjs')
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    conditions: ['react-server'],
    tsconfig: 'scripts/tsconfig.json',
    logLevel: 'error',
  })
  return pathToFileURL(outfile).href
}
