import type { PartResult } from './marked-paper'
import type { JudgedPoint } from './marking/verdict'

/** What joins the counts of one point: how it was read, and what students said to that. */
export type PointCount = {
  /** Place in the scheme, from 1. */
  point: number
  read: JudgedPoint['verdict']
  given: number
  ticked: number
  unticked: number
}

type Ticks = readonly boolean[] | null

/** A part that was read for the first time: each of its points once. */
export function givenCounts({ judged }: Pick<PartResult, 'judged'>): PointCount[] {
  return (judged ?? []).map(({ verdict }, at) => ({
    point: at + 1,
    read: verdict,
    given: 1,
    ticked: 0,
    unticked: 0,
  }))
}

/** A student's word on the points of a part in place of the word before, so that only the last one counts. */
export function saidCounts(
  { judged }: Pick<PartResult, 'judged'>,
  { before, after }: { before: Ticks; after: Ticks },
): PointCount[] {
  const says = (ticks: Ticks, at: number, has: boolean) =>
    Number(ticks !== null && (ticks[at] ?? false) === has)
  return (judged ?? []).flatMap(({ verdict }, at) => {
    const ticked = says(after, at, true) - says(before, at, true)
    const unticked = says(after, at, false) - says(before, at, false)
    return ticked === 0 && unticked === 0
      ? []
      : [{ point: at + 1, read: verdict, given: 0, ticked, unticked }]
  })
}
