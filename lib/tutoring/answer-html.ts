import { escapeHtml } from '@/lib/content/escape-html'
import { mathHtml, proseHtml } from '@/lib/exams/prose'

/** `broken`: the formulas that do not compile, as written: the tutor sees them named under the preview. */
export type AnswerHtml = { html: string; broken: string[] }

/**
 * A tutor's text to HTML by the markup of papers: blank lines, "- " lists, bold, italic, sup, sub and $formulas$.
 * All else is escaped. A formula that does not compile is shown as it was written: an answer is never lost to it.
 */
export function answerHtml(text: string): AnswerHtml {
  const broken: string[] = []
  const html = proseHtml(text, (latex, display) => {
    try {
      return mathHtml(latex, display)
    } catch {
      broken.push(latex)
      const dollars = display ? '$$' : '$'
      return escapeHtml(`${dollars}${latex}${dollars}`)
    }
  })
  return { html, broken }
}
