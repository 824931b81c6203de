import { readdirSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type Plugin, version } from 'esbuild'
import { parse } from 'yaml'
import { readRecall } from '@/lib/exams/authoring/recall-file'
import {
  COMPILED_QUESTIONS,
  type CompiledFile,
  type CompiledFiles,
  FACTS,
} from '@/lib/server/content/compiled-questions'
import { BUNDLING, bundle, contentHash, keptIn, textOf, writeWhole } from '../content/bundle'
import { doTasks } from '../workers/do-tasks'
import { QUESTIONS, sourceOf, templateAddresses } from './question-files'

const AT_ONCE = 8
/** After so many compiled modules the state is written, so that a run which is stopped is taken up again. */
const KEPT_EVERY = 64

/** All that says something of a compiled file: who changes what it uses has every file looked at anew. */
const FINDER = 'scripts/questions/file-facts.ts'

/** One module for all files that use it: the terms of all subjects are half a megabyte. */
const SHARED = {
  name: 'near-terms',
  entry: 'lib/exams/authoring/near-terms.ts',
  imported: /^\.\/near-terms$/,
}
const shareTerms: Plugin = {
  name: 'share the terms',
  setup: ({ onResolve }) => {
    onResolve({ filter: SHARED.imported }, () => ({
      path: `../../../${SHARED.name}.cjs`,
      external: true,
    }))
  },
}

/** A table of recall is a module too: its rows, read once and for all. */
const compileRecall: Plugin = {
  name: 'recall',
  setup: ({ onLoad }) => {
    onLoad({ filter: /\/recall\.yaml$/ }, ({ path }) => {
      const [subtopic = ''] = basename(dirname(path)).split('-')
      const entries = JSON.stringify(readRecall(parse(textOf(path))))
      const contents = `import { recallQuestions } from '@/lib/exams/authoring/recall'
export const templates = recallQuestions('${subtopic}', ${entries})`
      return { contents, loader: 'ts', resolveDir: dirname(path) }
    })
  },
}

/** What a module was compiled from, and what came of it: unless both are as they were, it is compiled again. */
type Made = { inputs: readonly string[]; from: string; code: string }

/** Anything else that the code depends on. */
const tool = () =>
  contentHash(version, JSON.stringify(BUNDLING), textOf('tsconfig.json'), textOf(BUNDLING.tsconfig))

/** Each file is read once, however many modules use it. */
function inputHasher(): (inputs: readonly string[]) => string {
  const hashes = new Map<string, string>()
  const hashOf = (file: string) => {
    const hash = hashes.get(file) ?? contentHash(textOf(file))
    hashes.set(file, hash)
    return hash
  }
  const toolHash = tool()
  return inputs => contentHash(toolHash, ...inputs.flatMap(file => [file, hashOf(file)]))
}

type Compiling = {
  folder: string
  target: string
  before: Readonly<Record<string, Made>>
  hashOf: ReturnType<typeof inputHasher>
}

async function compileOne(name: string, { folder, target, before, hashOf }: Compiling): Promise<Made> {
  const file = join(target, `${name}.cjs`)
  const known = before[name]
  if (known && known.from === hashOf(known.inputs) && known.code === contentHash(textOf(file))) return known
  const { code, inputs } =
    name === SHARED.name
      ? await bundle(SHARED.entry)
      : await bundle(sourceOf(name, folder), [shareTerms, compileRecall])
  writeWhole(file, code)
  return { inputs, from: hashOf(inputs), code: contentHash(code) }
}

function removeOthers(names: ReadonlySet<string>, target: string): void {
  for (const file of readdirSync(target, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.cjs') && !names.has(file.replaceAll('\\', '/').slice(0, -'.cjs'.length)))
      rmSync(join(target, file))
}

/** What the server and the ledger know of each file; only what changed is drawn from, on all cores. */
async function indexOf(
  addresses: readonly string[],
  made: Readonly<Record<string, Made>>,
  target: string,
): Promise<Record<string, CompiledFile>> {
  const before = keptIn<CompiledFiles>(join(target, FACTS), {})
  const by = contentHash((await bundle(FINDER)).code)
  const hashOf = (address: string) => {
    const isShared = textOf(join(target, `${address}.cjs`)).includes(`/${SHARED.name}.cjs`)
    return contentHash(made[address]?.code ?? '', isShared ? (made[SHARED.name]?.code ?? '') : '')
  }
  const hashes = new Map(addresses.map(address => [address, hashOf(address)]))
  const isKnown = (address: string) =>
    before[address]?.hash === hashes.get(address) && before[address]?.by === by
  const changed = addresses.filter(address => !isKnown(address))
  const tasks = changed.map(address => ({ address, target }))
  const drawn: CompiledFile['templates'][] = []
  await doTasks('facts', tasks, templates => drawn.push(templates))
  const news = new Map(changed.map((address, at) => [address, drawn[at] ?? []]))
  return Object.fromEntries(
    addresses.map(address => {
      const templates = news.get(address) ?? before[address]?.templates ?? []
      return [address, { hash: hashes.get(address) ?? '', by, templates }]
    }),
  )
}

/** Every file of templates that changed, or uses what changed, becomes a module that the server loads. @returns how many files there are, and the names of the modules compiled */
export async function compileBanks(
  folder = QUESTIONS,
  target = COMPILED_QUESTIONS,
): Promise<{ all: number; compiled: string[] }> {
  const addresses = templateAddresses([], folder)
  const names = [SHARED.name, ...addresses]
  const state = join(target, 'inputs.json')
  const before = keptIn<Record<string, Made>>(state, {})
  const compiling = { folder, target, before, hashOf: inputHasher() }
  const made: Record<string, Made> = {}
  let unkept = 0
  for (let at = 0; at < names.length; at += AT_ONCE) {
    const some = names
      .slice(at, at + AT_ONCE)
      .map(async name => [name, await compileOne(name, compiling)] as const)
    for (const [name, each] of await Promise.all(some)) {
      made[name] = each
      if (each !== before[name]) unkept += 1
    }
    if (unkept >= KEPT_EVERY) {
      writeWhole(state, JSON.stringify({ ...before, ...made }))
      unkept = 0
    }
  }
  removeOthers(new Set(names), target)
  writeWhole(join(target, FACTS), JSON.stringify(await indexOf(addresses, made, target)))
  writeWhole(state, JSON.stringify(made))
  const compiled = names.filter(name => made[name] !== before[name])
  return { all: addresses.length, compiled }
}
