import type { CallKind, CallRecord } from '../traffic/watched-browser'

export type Window = { phase: string; fromMs: number; toMs: number }

/** Of one kind of call: how long students did without, and whether it had come back when the traffic ended. */
export type Stretch = { ms: number; recovered: boolean }

/**
 * The longest time from the beginning of a call that failed to the end of the next one that did not; or the longest
 * that one call took, if that is more. Kinds that nobody asked for in a window have none there.
 */
export function longestStretches(
  records: readonly CallRecord[],
  windows: readonly Window[],
): Map<string, Map<CallKind, Stretch>> {
  const longest = new Map<string, Map<CallKind, Stretch>>()
  const kinds = new Set(records.map(each => each.kind))
  for (const kind of kinds) {
    const calls = records.filter(each => each.kind === kind).toSorted((a, b) => a.endedMs - b.endedMs)
    for (const [fromMs, toMs, recovered] of gapsOf(calls)) {
      // Where it began: what follows a fault is that fault's.
      const { phase } = windows.find(each => fromMs < each.toMs) ?? windows.at(-1) ?? { phase: '' }
      const ofPhase = longest.get(phase) ?? new Map<CallKind, Stretch>()
      const known = ofPhase.get(kind)
      const ms = toMs - fromMs
      if (!known || ms > known.ms || !recovered) ofPhase.set(kind, { ms, recovered })
      longest.set(phase, ofPhase)
    }
  }
  return longest
}

type Gap = [fromMs: number, toMs: number, recovered: boolean]

function gapsOf(calls: readonly CallRecord[]): Gap[] {
  const gaps: Gap[] = []
  let failedAtMs: number | null = null
  for (const { startedMs, endedMs, error } of calls) {
    if (error) failedAtMs ??= startedMs
    else {
      gaps.push([failedAtMs ?? startedMs, endedMs, true])
      failedAtMs = null
    }
  }
  const last = calls.at(-1)
  if (failedAtMs !== null && last) gaps.push([failedAtMs, last.endedMs, false])
  return gaps
}
