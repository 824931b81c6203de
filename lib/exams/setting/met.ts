import type { Question } from '../question'
import type { Template } from '../template'

/** What a student has met: by id of the template when last, a higher turn is later, and the seed of that draw. */
export type Met = ReadonlyMap<string, { turn: number; seed: string }>

const VARIANTS = 4

/**
 * The question of a template. Of one that was met before, the first of a few draws that has other words as well as
 * other numbers, where the template has any.
 */
export function drawUnlike(template: Template, seed: string, earlierSeed: string | undefined) {
  const first = template.draw(seed)
  if (earlierSeed === undefined) return first
  const earlier = wording(template.draw(earlierSeed).question)
  for (let variant = 1, drawn = first; variant <= VARIANTS; variant += 1) {
    if (wording(drawn.question) !== earlier) return drawn
    drawn = template.draw(`${seed}~${variant}`)
  }
  return first
}

/** The words of a question without its numbers. */
export function wording({ stem, parts }: Pick<Question, 'stem' | 'parts'>): string {
  return [stem, ...parts.map(({ lead = '', prompt }) => `${lead} ${prompt}`)]
    .join('\n')
    .replace(/\d[\d\s.,]*/g, '#')
}
