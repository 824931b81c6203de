import type { Paper } from './build-paper'
import type { Prose } from './question'

/** A right answer as an editor writes it: a number for numbers, else a text; for a choice an option's letter or text. */
export type Key = string | number

export type Change =
  /** The part cannot be answered rightly: whoever sat the paper earns all its marks. */
  | { everyone: true }
  /** A further answer, as good as the key. `cell`: the name of a table's blank. */
  | { alsoRight: Key; cell?: string }
  /** Another key. `from` is the stored one, so that no other question can be meant. */
  | { key: { from: Key; to: Key }; cell?: string }

/** A part of papers that were drawn already, found wrong. */
export type Correction = {
  /** Unique, and for ever: attempts remember by it what they were told. */
  id: string
  /** Level, subject and id of the template: 'igcse/physics/1.2/average-speed-two-legs'. */
  template: string
  /** Key of the part within `paper`, such as '7.c.i'; with `drawnBefore` the part's label, '' where there is only one. */
  part: string
  /** Id of the one paper that it is about. */
  paper?: string
  /** Instead of `paper`: every paper that drew the template before this day, on which it was mended. */
  drawnBefore?: string
  change: Change
  /** One or two sentences to the student. */
  reason: Prose
  /** Takes the place of the worked solution. Without it, the reason stands before the old one. */
  solution?: Prose
  day: string
}

const PAPER_KEY = /^(\d{1,3})(?:\.(.+))?$/

/** Number of the question and label of the part, where the correction is of one paper. */
export function placeInPaper({ part }: Correction): { number: number; label: string } | null {
  const [, number, label = ''] = PAPER_KEY.exec(part) ?? []
  return number === undefined ? null : { number: Number(number), label }
}

/** The label of the part within its question. */
export function labelOf(correction: Correction): string {
  return correction.paper === undefined ? correction.part : (placeInPaper(correction)?.label ?? '')
}

/** Where the part stands in this paper; null where the correction is about others. The day is the caller's to compare. */
export function partIn(
  correction: Correction,
  paper: Pick<Paper, 'id' | 'questions'>,
  course: string,
): { number: number; label: string } | null {
  if (!correction.template.startsWith(`${course}/`)) return null
  const template = correction.template.slice(course.length + 1)
  if (correction.paper !== undefined) return correction.paper === paper.id ? placeInPaper(correction) : null
  const at = paper.questions.findIndex(question => question.template === template)
  return at < 0 ? null : { number: at + 1, label: correction.part }
}
