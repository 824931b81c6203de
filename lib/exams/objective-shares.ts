import { earnedByScale } from './kinds/scales'
import type { Objective, Part } from './question'

export type ObjectiveShare = { objective: Objective; earned: number; available: number }

/**
 * The marks of one part by objective. A scale that judges two objectives together gives its mark to them in their order,
 * as evenly as whole marks allow: an examiner's level does not say more.
 */
export function objectiveShares(part: Part, earned: number, points: readonly boolean[]): ObjectiveShare[] {
  if (part.kind !== 'written' || !part.scales) {
    return [{ objective: part.objective, earned, available: part.marks }]
  }
  const byScale = earned > 0 ? earnedByScale(part.scheme, part.scales, points) : []
  return part.scales.flatMap(({ objectives, outOf }, at) => {
    let marks = byScale[at] ?? 0
    let left = outOf
    return (Object.entries(objectives) as [Objective, number][]).map(([objective, available]) => {
      const own = Math.ceil((marks * available) / left)
      marks -= own
      left -= available
      return { objective, earned: own, available }
    })
  })
}
