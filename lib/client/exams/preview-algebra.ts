import * as KAS from '@khanacademy/kas'
import { formula } from '@/lib/notes/formula'

/** How the marker reads an expression, as MathML; null when it cannot. Heavy: import it when it is needed. */
export function previewAlgebra(typed: string): string | null {
  try {
    const parsed = KAS.parse(typed)
    return parsed.parsed ? formula(parsed.expr.tex(), false) : null
  } catch {
    return null
  }
}
