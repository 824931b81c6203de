import { dayText } from '@/lib/blogs/post'
import { partKey } from './answers'
import type { Paper } from './build-paper'
import { isRefusal, type Refusal, withKeyChanged } from './corrected-part'
import { type Correction, partIn } from './correction'
import { inlineHtml } from './prose'
import type { CorrectionNote } from './public-paper'
import type { Part, Question } from './question'

export type Refused = Refusal & { correction: Correction }

export type CorrectedPaper = {
  paper: Paper
  /** What was corrected, by key of the part. */
  notes: ReadonlyMap<string, readonly CorrectionNote[]>
  /** Keys of the parts that everyone earns. */
  everyone: ReadonlySet<string>
  /** Corrections that do not fit this paper; it is as if they were not there. */
  refused: readonly Refused[]
}

/** In the order in which they came, on every instance. */
export function inOrderOfDays(corrections: readonly Correction[]): Correction[] {
  const rank = ({ day, id }: Correction) => `${day} ${id}`
  return corrections.toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1))
}

/**
 * The paper with its keys as they are today; what was asked is not touched, and neither is the stored paper.
 * @param course level and subject, 'igcse/physics'
 */
export function correctedPaper(
  paper: Paper,
  corrections: readonly Correction[],
  course: string,
): CorrectedPaper {
  const notes = new Map<string, CorrectionNote[]>()
  const everyone = new Set<string>()
  const refused: Refused[] = []
  const questions = [...paper.questions]
  for (const correction of inOrderOfDays(corrections)) {
    const place = partIn(correction, paper, course)
    if (!place) continue
    const at = place.number - 1
    const changed = withPartChanged(questions[at], place.label, correction)
    if ('refused' in changed) {
      refused.push({ ...changed, correction })
      continue
    }
    questions[at] = changed
    const key = partKey(place.number, place.label)
    if ('everyone' in correction.change) everyone.add(key)
    const note = { day: correction.day, html: inlineHtml(correction.reason) }
    notes.set(key, [...(notes.get(key) ?? []), note])
  }
  return { paper: { ...paper, questions }, notes, everyone, refused }
}

/** The question with one part corrected, or why that cannot be. */
function withPartChanged(
  question: Question | undefined,
  label: string,
  correction: Correction,
): Question | Refusal {
  if (!question || !correction.template.endsWith(`/${question.template}`))
    return { refused: 'the question is another one', by: 'kind' }
  const part = question.parts.find(each => each.label === label)
  if (!part) return { refused: `the question has no part ${label}`, by: 'kind' }
  const changed = withKeyChanged(part, correction)
  if (isRefusal(changed)) return changed
  const mended: Part = { ...changed, solution: solutionOf(part, correction) }
  return { ...question, parts: question.parts.map(each => (each === part ? mended : each)) }
}

function solutionOf({ solution: before }: Part, { solution, change, day }: Correction): string {
  if (solution !== undefined) return solution
  if ('alsoRight' in change) return before
  return `**Corrected on ${dayText(day)}.** What follows is the solution as it was first.\n\n${before}`
}
