import { compareAlgebra } from '@/lib/exams/marking/algebra'
import type { Template } from '@/lib/exams/template'
import { neighbours, respelled } from '@/lib/testing/spellings'

const DRAWS = 2

/** Of every expression that a template asks for, drawn twice: other spellings of the key are right, neighbours are not. */
export function spellingFaults(template: Template): string[] {
  return Array.from({ length: DRAWS }, (_, at) => `spelling-${at}`).flatMap(seed =>
    template.draw(seed).question.parts.flatMap(part => {
      if (part.kind !== 'expression') return []
      const { answer, letters, form } = part
      const verdict = (typed: string) => compareAlgebra(typed, answer, { letters, form })
      const said = (typed: string) =>
        `"${typed}" beside the key "${answer}" is ${verdict(typed)} (seed ${seed})`
      return [
        ...respelled(answer, form).filter(typed => verdict(typed) !== 'same'),
        ...neighbours(answer, form).filter(typed => !['different', 'unreadable'].includes(verdict(typed))),
      ].map(said)
    }),
  )
}
