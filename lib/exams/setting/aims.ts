import type { Blueprint, Range } from '../blueprint'
import type { Candidate } from './candidates'
import { MEASURE_NAMES, MEASURES, type Measure } from './measures'

/** So many papers a bank should serve before it asks anything again; what it is too small for is shared out evenly. */
export const SITTINGS = 6
/** Percent of the marks that an objective may be away from its weight. */
const OBJECTIVE_SPREAD = 2

/** A share of the paper in percent, of its marks or of its questions; `measure` is a place in MEASURE_NAMES. */
export type Aim = { measure: number; isPerMarks: boolean; least: number; most: number }

/**
 * The aims of a blueprint, as far as the bank can serve them in every one of SITTINGS papers. What is to be rare shuts
 * templates out, so there half the way from the bank as it is to the best of it must do.
 */
export function aimsOf(blueprint: Blueprint, pools: readonly (readonly Candidate[])[]): Aim[] {
  return wantedAims(blueprint).map(({ least, most, ...aim }) => {
    const of = (end: 'least' | 'most', sittings: number) => reach(blueprint, pools, { ...aim, end, sittings })
    const rare = (of('least', SITTINGS) + of('least', Number.POSITIVE_INFINITY)) / 2
    return { ...aim, least: Math.min(least, of('most', SITTINGS)), most: Math.max(most, rare) }
  })
}

/** What the blueprint asks, objectives among it, whatever the bank holds. */
export function wantedAims({ aims, objectives }: Blueprint): Aim[] {
  const wanted: Partial<Record<Measure, Range>> = { ...aims }
  for (const [objective, percent] of Object.entries(objectives) as [Measure, number][]) {
    wanted[objective] = { least: percent - OBJECTIVE_SPREAD, most: percent + OBJECTIVE_SPREAD }
  }
  return (Object.entries(wanted) as [Measure, Range][]).map(([name, { least = 0, most = 100 }]) => ({
    measure: MEASURE_NAMES.indexOf(name),
    isPerMarks: MEASURES[name].per === 'marks',
    least,
    most,
  }))
}

type Reach = Pick<Aim, 'measure' | 'isPerMarks'> & { end: 'least' | 'most'; sittings: number }

/** The highest or lowest percentage that so many papers without a repeated template can have on average. */
function reach(
  blueprint: Blueprint,
  pools: readonly (readonly Candidate[])[],
  { measure, isPerMarks, end, sittings }: Reach,
): number {
  let [sum, size] = [0, 0]
  for (const [at, section] of blueprint.sections.entries()) {
    const weight = (candidate: Candidate) => (isPerMarks ? candidate.marks : 1)
    const share = (candidate: Candidate) => (candidate.amounts[measure] ?? 0) / weight(candidate)
    const sorted = (pools[at] ?? []).toSorted(
      (one, other) => (share(one) - share(other)) * (end === 'least' ? 1 : -1),
    )
    const counts = section.choose === null ? 1 : section.choose / (section.questions as number)
    const marks = (section.marks / counts) * sittings
    for (let [next, left] = [0, marks]; left > 0 && next < sorted.length; next += 1) {
      const candidate = sorted[next] as Candidate
      sum += (candidate.amounts[measure] ?? 0) * counts
      size += weight(candidate) * counts
      left -= candidate.marks
    }
  }
  return size === 0 ? 0 : (sum / size) * 100
}
