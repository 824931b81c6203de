import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { capacityChapter } from './capacity'
import { BENCHES } from './list'
import { table } from './shared/results'
import { findStored, type Stored } from './shared/stored'

const TARGET = 'bench/RESULTS.md'
const HISTORY = 'bench/results/history.md'

function whereAndWhen({ date, machine, versions, commit }: Stored): string {
  const with_ = Object.entries(versions).map(pair => pair.join(' '))
  return `${date.slice(0, 10)}, commit ${commit}; ${machine}; ${with_.join(', ')}.`
}

function head(all: readonly Stored[]): string {
  const newest = all.toSorted((one, other) => other.date.localeCompare(one.date))[0]
  const aims = all.flatMap(({ rows }) => rows.filter(({ met }) => met !== undefined))
  const lines = BENCHES.map(({ name, needs, answers }) => {
    const stored = all.find(({ bench }) => bench === name)
    const own = stored?.rows.filter(({ met }) => met !== undefined) ?? []
    const reached = own.length > 0 ? `${own.filter(({ met }) => met).length} of ${own.length}` : ''
    const when = stored ? `${stored.date.slice(0, 10)}, ${stored.seconds} s` : 'not yet'
    return `| [${name}](#${name}) | ${answers} | ${needs} | ${reached} | ${when} |`
  })
  return `# Figures

Written by \`npm run bench\` (after \`npm run build\`) from [bench/results](results); not by hand. \`npm run bench -- nginx api\`
measures those again, \`npm run bench:<name>\` prints one. A ratio compares with the control, which is measured in turn with
the thing itself: it holds on another machine, the other figures do not. Load generators share the machine.

Newest run: ${newest ? whereAndWhen(newest) : 'none'}

**${aims.filter(({ met }) => met).length} of ${aims.length} aims are met.**

| Bench | Answers | Needs | Aims met | Measured |
|---|---|---|--:|---|
${lines.join('\n')}
`
}

function chapter(stored: Stored): string {
  return [`## ${stored.bench}`, whereAndWhen(stored), table(stored.rows), ...stored.remarks].join('\n\n')
}

/** Writes bench/RESULTS.md from what is stored. */
export function renderResults(): void {
  const all = BENCHES.flatMap(({ name }) => findStored(name) ?? [])
  const history = existsSync(HISTORY) ? readFileSync(HISTORY, 'utf8').trim() : ''
  const parts = [head(all).trim(), ...all.map(chapter), capacityChapter(), history]
  writeFileSync(TARGET, `${parts.filter(Boolean).join('\n\n')}\n`)
  console.log(`${TARGET} written`)
}
