import type { PartResult } from './marked-paper'

/** Number of the sub-topic to marks earned and available. */
export type MarksBySubtopic = Record<string, [earned: number, available: number]>

type Marked = Pick<PartResult, 'state' | 'counts' | 'earned' | 'available'> & {
  subtopic: Pick<PartResult['subtopic'], 'number'>
}

/** Blank parts count as lost, as in the exam; parts that the student has still to mark do not count yet. */
export function marksBySubtopic(parts: readonly Marked[]): MarksBySubtopic {
  const marks: MarksBySubtopic = {}
  for (const { state, counts, earned, available, subtopic } of parts) {
    // Questions of the tour have no sub-topic.
    if (!counts || state === 'toSelfMark' || subtopic.number === '') continue
    const [before, of] = marks[subtopic.number] ?? [0, 0]
    marks[subtopic.number] = [before + earned, of + available]
  }
  return marks
}
