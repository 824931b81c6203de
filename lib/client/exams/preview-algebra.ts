import { typeset } from '@/lib/exams/marking/typeset'

/** How the marker reads an expression, as MathML; null when it cannot. Heavy: import it when it is needed. */
export function previewAlgebra(typed: string): string | null {
  try {
    return typeset(typed)
  } catch {
    return null
  }
}
