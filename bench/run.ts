import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isInTurn, today } from '../scripts/content/in-turn'
import { BENCHES, type Bench } from './list'
import { renderResults } from './render'
import { circumstances } from './shared/machine'
import type { Report } from './shared/results'
import { resultFile } from './shared/stored'

/**
 * `npm run build && npm run bench`: every bench one after the other; their figures go to bench/results and, written
 * out, to bench/RESULTS.md. `npm run bench -- nginx api` runs those and leaves the others' figures as they are.
 * `--short`: once through, for CI; writes nothing; asserts no time. A bench has its turn there on one day in three, since all of
 * them take eight minutes; `--short --all`, or their names, runs them whatever the day. `--render`: only writes RESULTS.md again.
 */

const PATIENCE_MS = 60 * 60_000
const SHORT_PATIENCE_MS = 12 * 60_000
const SHORT_TURNS = 3

type Ended = { report: Report | null; failed: boolean; seconds: number }

function runOne({ file, onServerCode, short }: Bench, isShort: boolean): Ended {
  const folder = mkdtempSync(join(tmpdir(), 'markwell-bench-'))
  const result = join(folder, 'report.json')
  const startedAt = performance.now()
  const tsx = ['node_modules/tsx/dist/cli.mjs', '--tsconfig', 'scripts/tsconfig.json']
  const args = [
    ...tsx,
    ...(onServerCode ? ['--conditions=react-server'] : []),
    file,
    ...((isShort && short?.args) || []),
  ]
  const env = { ...process.env, BENCH_RESULT: result, ...(isShort ? { SHORT: '1', ...short?.env } : {}) }
  const timeout = isShort ? SHORT_PATIENCE_MS : PATIENCE_MS
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env, timeout })
  const report = existsSync(result) ? (JSON.parse(readFileSync(result, 'utf8')) as Report) : null
  rmSync(folder, { recursive: true, force: true })
  return { report, failed: status !== 0, seconds: Math.round((performance.now() - startedAt) / 1000) }
}

function wantedOf(names: readonly string[]): readonly Bench[] {
  const unknown = names.filter(name => !BENCHES.some(bench => bench.name === name))
  if (unknown.length > 0)
    throw new Error(
      `No bench called ${unknown.join(', ')}. There are: ${BENCHES.map(b => b.name).join(', ')}.`,
    )
  return names.length === 0 ? BENCHES : BENCHES.filter(({ name }) => names.includes(name))
}

/** Those named, or all; of all in the short form those that have their turn. */
function benchesFor(args: readonly string[], isShort: boolean): readonly Bench[] {
  const names = args.filter(arg => !arg.startsWith('--'))
  const wanted = wantedOf(names)
  if (!isShort || names.length > 0 || args.includes('--all')) return wanted
  return wanted.filter(({ name }) => isInTurn(name, today(), SHORT_TURNS))
}

function main(args: readonly string[]): void {
  const isShort = args.includes('--short') || process.env.SHORT === '1'
  if (args.includes('--render')) {
    renderResults()
    return
  }
  const wanted = benchesFor(args, isShort)
  if (wanted.some(({ needs }) => needs.includes('build')) && !existsSync('.next/BUILD_ID'))
    throw new Error('There is no build. Run: npm run build')
  const lines: string[] = []
  const inShort: string[] = []
  for (const bench of wanted) {
    console.log(`\n— ${bench.name}: ${bench.answers}`)
    const { report, failed, seconds } = runOne(bench, isShort)
    const broken = failed || report === null
    if (broken) process.exitCode = 1
    // What was skipped leaves the figures of an earlier run as they are.
    if (!isShort && !broken && report.rows.length > 0) {
      const stored = { ...report, date: new Date().toISOString(), seconds, ...circumstances() }
      writeFileSync(resultFile(bench.name), `${JSON.stringify(stored, null, 1)}\n`)
    }
    const skipped = report?.remarks.filter(remark => remark.startsWith('SKIPPED')) ?? []
    if (report?.inShort) inShort.push(report.inShort)
    lines.push([`${broken ? '✗' : '✓'} ${bench.name}: ${seconds} s`, ...skipped].join('. '))
  }
  if (!isShort) renderResults()
  console.log(`\n${[...lines, ...inShort].join('\n')}`)
}

try {
  main(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
