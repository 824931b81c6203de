import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type BuildOptions, build, type Metafile } from 'esbuild'

export const BUNDLING = {
  bundle: true,
  // Not of names: those that are short depend on what is left out as well, and so would the hash.
  minifyWhitespace: true,
  minifySyntax: true,
  format: 'cjs',
  platform: 'node',
  target: 'node20',
  charset: 'utf8',
  legalComments: 'none',
  loader: { '.md': 'text' },
  tsconfig: 'scripts/tsconfig.json',
  logLevel: 'error',
} satisfies BuildOptions

export type Bundle = { code: string; inputs: string[] }

/**
 * A module with all that it uses, and nothing else: comments and helpers that it does not call leave no trace, so
 * that its hash changes when what it does may have changed. One at a time: what is bundled beside must not show in it.
 */
export async function bundle(entry: string, plugins: BuildOptions['plugins'] = []): Promise<Bundle> {
  const { outputFiles, metafile } = await build({
    ...BUNDLING,
    entryPoints: [entry],
    plugins,
    write: false,
    metafile: true,
  })
  return { code: outputFiles[0]?.text ?? '', inputs: inputsOf(metafile) }
}

const inputsOf = ({ inputs }: Metafile) => Object.keys(inputs).sort()

/** Short, and enough to tell whether something changed. */
export function contentHash(...texts: readonly string[]): string {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(`${text.length} ${text}`)
  return hash.digest('hex').slice(0, 16)
}

/** A file's text, '' where there is none. */
export function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** What was kept in a file, or the other where there is none or it is damaged: then the work is done again. */
export function keptIn<T>(file: string, other: T): T {
  try {
    return JSON.parse(textOf(file)) as T
  } catch {
    return other
  }
}

/** Never half a file, whoever reads it meanwhile; and no new date where nothing is new. */
export function writeWhole(file: string, text: string): void {
  if (textOf(file) === text) return
  mkdirSync(dirname(file), { recursive: true })
  const part = `${file}.${process.pid}`
  writeFileSync(part, text)
  renameSync(part, file)
}
