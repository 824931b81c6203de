import * as KAS from '@khanacademy/kas'
import type { ExpressionForm } from '../question'

export type Comparison = 'same' | 'otherForm' | 'different' | 'unreadable'

/** Equal by computer algebra, and in the form asked for. */
export function compareAlgebra(
  typed: string,
  wanted: string,
  { letters, form }: { letters: readonly string[]; form: ExpressionForm },
): Comparison {
  const options = { functions: [] as string[] }
  const student = KAS.parse(typed, options)
  const right = KAS.parse(wanted, options)
  if (!student.parsed || !right.parsed) return 'unreadable'
  if (!KAS.compare(student.expr, right.expr, { form: false, simplify: false }).equal) return 'different'
  void letters
  const strict = form === 'any' ? {} : { form: form !== 'simplified', simplify: form === 'simplified' }
  return KAS.compare(student.expr, right.expr, strict).equal ? 'same' : 'otherForm'
}

/** As MathML, or null when it cannot be read. */
export function typeset(typed: string): string | null {
  const parsed = KAS.parse(typed)
  return parsed.parsed ? parsed.expr.print() : null
}
