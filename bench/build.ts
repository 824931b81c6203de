import { execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { subtopicsInOrder } from '@/lib/catalogue/syllabus-queries'
import { allSyllabuses } from '@/lib/catalogue/syllabuses'
import { noteAddresses, readNote } from '../scripts/content/note-files'
import { sourceOf, templateAddresses } from '../scripts/questions/question-files'
import { memoryOfTreeMb, processorMs } from './shared/processor'
import { finish, type Row, row } from './shared/results'
import { SHORT } from './shared/scale'

/**
 * `npm run bench -- build`: `next build` and all of `npm run build` on a copy of this tree: as it is, with four times the
 * templates, and with a note for every sub-topic of every syllabus. Each starts from nothing.
 */

const TEMPLATE_TIMES = 4
/** A note's own heading is shorter than some of the syllabus are. */
const TITLE_MAX = 90
const SAMPLE_EVERY_MS = 500

type Built = { seconds: number; processorSeconds: number; peakMb: number; sizeMb: number }

/** The tracked files; the packages by hard links, since the bundler refuses packages behind a symbolic one. */
function copyOfTree(folder: string): void {
  const files = execFileSync('git', ['ls-files', '-z']).toString().split('\0').filter(Boolean)
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(file, join(folder, file))
  }
  execFileSync('cp', ['-al', 'node_modules', join(folder, 'node_modules')])
}

/** Three copies of each file of templates beside it. Their ids repeat, which a build does not look at. */
function multiplyTemplates(folder: string): void {
  const files = templateAddresses().map(address => sourceOf(address))
  for (const file of files.filter(name => name.endsWith('.ts')))
    for (let copy = 2; copy <= TEMPLATE_TIMES; copy += 1)
      cpSync(file, join(folder, file.replace(/\.ts$/, `-${copy}.ts`)))
}

/** The notes of its subject, in turn, for each sub-topic that has none. @returns how many notes there are then */
function fillNotes(folder: string): number {
  const there = noteAddresses()
  let count = there.length
  for (const syllabus of allSyllabuses()) {
    const course = `${syllabus.level}/${syllabus.slug}`
    const own = there.filter(address => address.startsWith(`${course}/`))
    const places = subtopicsInOrder(syllabus).map(({ topic, subtopic }) => ({
      address: `${course}/${topic.slug}/${subtopic.slug}`,
      name: `${syllabus.code} ${subtopic.number}`,
      title: subtopic.title,
    }))
    for (const [at, { address, name, title }] of places.entries()) {
      const from = own[at % own.length]
      if (own.includes(address) || !from) continue
      const source = readNote(from)
        .source.replace(/^title: .*$/m, `title: ${JSON.stringify(title.slice(0, TITLE_MAX))}`)
        .replace(/^syllabus: .*$/m, `syllabus: "${name}"`)
      const file = join(folder, 'content/notes', `${address}.md`)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, source)
      count += 1
    }
  }
  return count
}

/** Kibibytes on the disk: what has two names is counted once. */
function sizeMb(folder: string): number {
  return Number(execFileSync('du', ['-sk', folder]).toString().split('\t')[0]) / 1024
}

async function build(folder: string): Promise<Built> {
  for (const made of ['.next', '.content']) rmSync(join(folder, made), { recursive: true, force: true })
  const before = processorMs(process.pid) ?? Number.NaN
  const startedAt = performance.now()
  const child = spawn('npm', ['run', '--silent', 'build'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  let peakMb = 0
  const timer = setInterval(() => {
    peakMb = Math.max(peakMb, memoryOfTreeMb(child.pid ?? 0))
  }, SAMPLE_EVERY_MS)
  const code = await new Promise(resolve => child.once('close', resolve))
  clearInterval(timer)
  if (code !== 0) throw new Error(`The build of ${folder} ended with ${code}`)
  return {
    seconds: (performance.now() - startedAt) / 1000,
    processorSeconds: ((processorMs(process.pid) ?? Number.NaN) - before) / 1000,
    peakMb,
    sizeMb: sizeMb(join(folder, '.next')),
  }
}

function rowsOf(what: string, built: Built, control?: Built): Row[] {
  const beside = (of: keyof Built, name: string, unit: string, more: Parameters<typeof row>[3] = {}) =>
    row(`${what}: ${name}`, unit, [built[of]], { ...(control ? { control: [control[of]] } : {}), ...more })
  return [
    beside('seconds', 'time', 's'),
    beside('processorSeconds', 'processor', 's'),
    beside('peakMb', 'memory, most', 'MB'),
    beside('sizeMb', 'size of .next', 'MB', { aim: { of: 'median', atMost: 300 } }),
  ]
}

async function main(): Promise<void> {
  if (SHORT) return finish('build', [], ['SKIPPED: three builds take ten minutes.'])
  const folder = mkdtempSync(join(tmpdir(), 'markwell-build-'))
  try {
    copyOfTree(folder)
    const asItIs = await build(folder)
    multiplyTemplates(folder)
    const templates = await build(folder)
    rmSync(join(folder, 'content/questions'), { recursive: true })
    cpSync('content/questions', join(folder, 'content/questions'), { recursive: true })
    const count = fillNotes(folder)
    const notes = await build(folder)
    finish(
      'build',
      [
        ...rowsOf('as it is', asItIs),
        ...rowsOf(`${TEMPLATE_TIMES} times the templates`, templates, asItIs),
        ...rowsOf(`${count} notes instead of ${noteAddresses().length}`, notes, asItIs),
      ],
      ['Control: the tree as it is, built first. Memory is the sum over all processes, read twice a second.'],
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
