import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { startOf } from '@/lib/figures/explorable'
import { explorableFaults } from '@/lib/figures/explorable-faults'
import { EXPLORABLES } from './explorables'

const FOLDER = 'content/explorables'
/** Of one figure with all of the kit that it uses, gzipped, as docs/adr/0077 promises. */
const BUDGET_KIB = 8

async function gzippedKib(entry: string): Promise<number> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    tsconfig: 'tsconfig.json',
    write: false,
    logLevel: 'error',
  })
  return gzipSync(outputFiles[0]?.contents ?? '').length / 1024
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
    expect(await gzippedKib(join(FOLDER, `${address}.ts`))).toBeLessThan(BUDGET_KIB)
  })
})

it('needs at most 4 KiB for all that moves them, once for all', async () => {
  const { outputFiles } = await build({
    entryPoints: ['components/notes/explore.ts'],
    bundle: true,
    minify: true,
    format: 'esm',
    splitting: true,
    outdir: 'out',
    tsconfig: 'tsconfig.json',
    write: false,
    logLevel: 'error',
  })
  const shared = outputFiles.find(({ path }) => path.endsWith('/explore.js'))
  expect(gzipSync(shared?.contents ?? '').length / 1024).toBeLessThan(4)
})
