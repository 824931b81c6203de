import temml from 'temml'

export type Speak = (mathml: string) => string

/**
 * LaTeX (with mhchem's \ce and \pu) to MathML at build time. Letters come from the page's own serif; names such
 * as sin stand upright; the strict policy allows no style attributes, of which Temml uses a few for fine spacing.
 * @throws on LaTeX that does not compile
 */
export function formula(latex: string, display: boolean, speak?: Speak): string {
  const markup = temml
    .renderToString(latex, { throwOnError: true, annotate: false, displayMode: display, wrap: 'none' })
    .replace(/<mi>([A-Za-z]{2,})<\/mi>/g, '<mi mathvariant="normal">$1</mi>')
    .replace(/ style="[^"]*"/g, '')
  if (!speak) return markup
  const label = speak(markup).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  return label === '' ? markup : markup.replace('<math', `<math aria-label="${label}"`)
}
