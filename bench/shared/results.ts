import { writeFileSync } from 'node:fs'
import { type Spread, spread } from './stats'

/** What a figure should reach. `of` the median itself, or its ratio to the control of the same run. */
export type Aim = { of: 'median' | 'ratio' } & (
  | { atMost: number; atLeast?: never }
  | { atLeast: number; atMost?: never }
)

/** One thing measured; `control` is its yardstick, measured in turn with it. */
export type Row = { what: string; unit: string } & Spread & {
    control?: Spread
    ratio?: number
    aim?: Aim
    met?: boolean
  }

/** What a bench has to say: its figures, and in words what belongs to them or was left out. */
export type Report = {
  bench: string
  rows: Row[]
  remarks: string[]
  /** The figures in one line, which is the last that is printed. */
  inShort?: string
}

/** @param values one per round, in `unit`; @param more the control's values and what to reach */
export function row(
  what: string,
  unit: string,
  values: readonly number[],
  { control, aim }: { control?: readonly number[]; aim?: Aim } = {},
): Row {
  const own = spread(values)
  const yardstick = control && spread(control)
  const ratio = yardstick && yardstick.median !== 0 ? own.median / yardstick.median : undefined
  const reached = aim?.of === 'ratio' ? ratio : own.median
  return {
    what,
    unit,
    ...own,
    ...(yardstick ? { control: yardstick } : {}),
    ...(ratio === undefined ? {} : { ratio }),
    ...(aim ? { aim, met: isMet(aim, reached) } : {}),
  }
}

function isMet(aim: Aim, reached: number | undefined): boolean {
  if (reached === undefined) return false
  return aim.atMost === undefined ? reached >= aim.atLeast : reached <= aim.atMost
}

/** Three digits that mean something, whole numbers whole. */
export function digits(value: number): string {
  if (Number.isInteger(value) || Math.abs(value) >= 1000) return String(Math.round(value))
  if (Math.abs(value) < 0.001) return value.toFixed(5)
  return String(Number(value.toPrecision(3)))
}

function shown({ median, low, high }: Spread): string {
  return low === high ? digits(median) : `${digits(median)} (${digits(low)} to ${digits(high)})`
}

function aimText(aim: Aim | undefined): string {
  if (!aim) return ''
  const bound = aim.atMost === undefined ? `≥ ${aim.atLeast}` : `≤ ${aim.atMost}`
  return aim.of === 'ratio' ? `${bound}x` : bound
}

/** A Markdown table; columns that no row fills are left out. */
export function table(rows: readonly Row[]): string {
  const columns: [string, (each: Row) => string][] = [
    ['What', each => each.what],
    ['Unit', each => each.unit],
    ['Median (lowest to highest)', shown],
    ['Control', each => (each.control ? shown(each.control) : '')],
    ['Ratio', each => (each.ratio === undefined ? '' : `${each.ratio.toFixed(2)}x`)],
    ['Aim', each => aimText(each.aim)],
    ['', each => (each.met === undefined ? '' : each.met ? 'met' : '**missed**')],
  ]
  const filled = columns.filter(([, cell]) => rows.some(each => cell(each) !== ''))
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [
    line(filled.map(([name]) => name)),
    line(filled.map((_, at) => (at < 2 ? '---' : '--:'))),
    ...rows.map(each => line(filled.map(([, cell]) => cell(each)))),
  ].join('\n')
}

/** What a bench says that would have measured `what` as well. */
export function skippedPostgres(what = 'Postgres'): string {
  return `SKIPPED: ${what}, none is installed here (Debian: apt-get install postgresql).`
}

/** Prints the figures; leaves them for `npm run bench` in the file that BENCH_RESULT names. */
export function finish(bench: string, rows: Row[], remarks: string[] = [], inShort?: string): void {
  const report: Report = { bench, rows, remarks, ...(inShort === undefined ? {} : { inShort }) }
  console.log(`\n## ${bench}\n\n${rows.length > 0 ? table(rows) : 'Nothing was measured.'}`)
  for (const remark of remarks) console.log(`\n${remark}`)
  if (inShort !== undefined) console.log(inShort)
  if (process.env.BENCH_RESULT) writeFileSync(process.env.BENCH_RESULT, JSON.stringify(report))
}
