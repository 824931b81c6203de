import { typeset } from '@/lib/exams/marking/typeset'

/** How the marker reads an expression, as MathML; null when it cannot. Import it when it is needed. */
export function previewAlgebra(typed: string, letters: readonly string[]): string | null {
  return typeset(typed, letters)
}
