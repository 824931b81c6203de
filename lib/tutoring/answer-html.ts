import { proseHtml } from '@/lib/exams/prose'
import { formula } from '@/lib/notes/formula'

const FORMULA = /(?<!\\)\$([^$]+)\$/g

function compiles(latex: string): boolean {
  try {
    formula(latex, false)
    return true
  } catch {
    return false
  }
}

/** Formulas that do not compile, as written: the tutor sees them named under the preview. */
export function brokenFormulas(text: string): string[] {
  return [...text.matchAll(FORMULA)].flatMap(([, latex = '']) => (compiles(latex) ? [] : [latex]))
}

/**
 * A tutor's text to HTML by the markup of papers: blank lines, "- " lists, bold, italic, sup, sub and $formulas$.
 * All else is escaped. A formula that does not compile is shown as it was written: an answer is never lost to it.
 */
export function answerHtml(text: string): string {
  const safe = text.replace(FORMULA, (whole, latex: string) => (compiles(latex) ? whole : `\\$${latex}\\$`))
  return proseHtml(safe)
}
