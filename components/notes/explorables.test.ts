import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { startOf } from '@/lib/figures/explorable'
import { explorableFaults } from '@/lib/figures/explorable-faults'
import { EXPLORABLES } from './explorables'

const FOLDER = 'content/explorables'
/** Of one figure with all of the kit that it uses, gzipped, as docs/adr/0077 promises. */
const BUDGET_KIB = 8

/** A file as the browser gets it, gzipped: without what it imports late, and without `external`. */
async function sentKib(entry: string, external: string[] = []): Promise<number> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'esm',
    splitting: true,
    outdir: 'out',
    external,
    tsconfig: 'tsconfig.json',
    write: false,
    logLevel: 'error',
  })
  const name = `/${basename(entry, '.ts')}.js`
  const file = outputFiles.find(({ path }) => path.endsWith(name))
  if (!file) throw new Error(`${entry} was not built`)
  return gzipSync(file.contents).length / 1024
}

it('holds every figure that moves, and no other', () => {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map(name => name.replaceAll('\\', '/').slice(0, -'.ts'.length))
  expect(Object.keys(EXPLORABLES).sort()).toEqual(files.sort())
})

describe.each(Object.keys(EXPLORABLES))('%s', address => {
  it('stays on its canvas and says true numbers at its ends and between', async () => {
    const { moving } = (await EXPLORABLES[address]?.load()) ?? {}
    expect(moving && explorableFaults(address, moving)).toEqual([])
  })

  it('leaves what is dragged where it was picked up', async () => {
    const { moving } = (await EXPLORABLES[address]?.load()) ?? {}
    const start = moving ? startOf(moving) : {}
    for (const grip of moving?.grips ?? [])
      for (const [name, value] of Object.entries(grip.to(grip.at(start), start)))
        expect(Math.abs((value ?? Number.NaN) - (start[name] ?? 0))).toBeLessThan(
          (moving?.values[name]?.step ?? 0) / 2,
        )
  })

  it(`weighs at most ${BUDGET_KIB} KiB`, async () => {
    expect(await sentKib(join(FOLDER, `${address}.ts`))).toBeLessThan(BUDGET_KIB)
  })
})

it('needs at most 3 KiB for what moves them all, without the list of them', async () => {
  expect(await sentKib('components/notes/explore.ts', ['./explorables'])).toBeLessThan(3)
})

it('needs at most 64 bytes in the list for one more figure', async () => {
  const figures = Object.keys(EXPLORABLES).length
  expect((await sentKib('components/notes/explorables.ts')) * 1024).toBeLessThan(64 * figures)
})
