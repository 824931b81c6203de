import type { Verdict } from '../traffic/ledger'
import type { CallKind, CallRecord, Watch } from '../traffic/watched-browser'
import { longestStretches, type Stretch, type Window } from './stretches'

/** Aimed at are 10 s; a machine that runs other things as well may take this long before the check fails. */
export const RECOVERY_MAX_MS = 60_000

export type Outcome = {
  watch: Watch
  windows: readonly Window[]
  /** What was found through the site and in the tables, each against what was acknowledged. */
  throughSite: ReadonlyMap<string, Verdict>
  inTables: ReadonlyMap<string, Verdict>
  mailFaults: readonly string[]
}

function errorsOf(records: readonly CallRecord[]): string {
  const counts = new Map<string, number>()
  for (const { error, clean } of records) {
    if (!error) continue
    const name = clean ? error : `**${error}**`
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts].map(([name, count]) => `${count} × ${name}`).join(', ') || '–'
}

const seconds = (ms: number) => (ms / 1000).toFixed(1)

export function tablesOf({ watch, windows, throughSite, inTables }: Outcome): string {
  const stretches = longestStretches(watch.records, windows)
  const lines = windows.map(({ phase }) => {
    const records = watch.records.filter(each => each.phase === phase)
    const [site, tables] = [throughSite.get(phase), inTables.get(phase)]
    const [kind, worst] = [...(stretches.get(phase) ?? [])].toSorted(([, a], [, b]) => b.ms - a.ms)[0] ?? []
    const cells = [
      phase,
      records.length,
      records.filter(each => !each.error).length,
      site?.acknowledged ?? 0,
      `${site?.found ?? 0} / ${tables?.found ?? 0}`,
      errorsOf(records),
      worst ? `${seconds(worst.ms)} (${kind})` : '–',
    ]
    return `| ${cells.join(' | ')} |`
  })
  const kinds = [...new Set(watch.records.map(each => each.kind))]
  const perKind = windows.map(({ phase }) => {
    const ofPhase = stretches.get(phase)
    return `| ${phase} | ${kinds.map(kind => cellOf(ofPhase?.get(kind))).join(' | ')} |`
  })
  return [
    '| fault | requests | answered yes | writes acknowledged | found through the site / in the tables | errors (**not clean**) | longest stretch without a success, s |',
    '|---|---|---|---|---|---|---|',
    ...lines,
    '',
    'For each kind of call, seconds:',
    '',
    `| fault | ${kinds.join(' | ')} |`,
    `|---|${kinds.map(() => '---|').join('')}`,
    ...perKind,
  ].join('\n')
}

function cellOf(stretch: Stretch | undefined): string {
  if (!stretch) return '–'
  return stretch.recovered ? seconds(stretch.ms) : `**${seconds(stretch.ms)}, not back**`
}

/** Everything for which the run fails, in words. */
export function faultsOf({ watch, windows, throughSite, inTables, mailFaults }: Outcome): string[] {
  const faults = [...mailFaults, ...watch.surprises.map(each => `a student was refused: ${each}`)]
  for (const [where, verdicts] of [
    ['through the site', throughSite],
    ['in the tables', inTables],
  ] as const) {
    for (const { key, phase, acknowledged, found } of [...verdicts.values()].flatMap(each => each.losses))
      faults.push(`${key}: "${acknowledged}" was acknowledged (${phase}); ${where}: ${found ?? 'nothing'}`)
  }
  for (const { kind, phase, error, clean } of watch.records)
    if (!clean) faults.push(`${kind}: ${error} (${phase})`)
  for (const [phase, kinds] of longestStretches(watch.records, windows))
    for (const [kind, stretch] of kinds)
      if (stretch.ms > RECOVERY_MAX_MS) faults.push(lateWords(kind, phase, stretch))
  return faults
}

function lateWords(kind: CallKind, phase: string, { ms }: Stretch): string {
  return `${kind} was away for ${seconds(ms)} s (${phase})`
}
