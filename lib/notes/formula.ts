import temml from 'temml'
import { spokenFormula } from './spoken'

/**
 * LaTeX (with mhchem's \ce and \pu) to MathML at build time. Letters come from the page's own serif; names such
 * as sin stand upright; the strict policy allows no style attributes, of which Temml uses a few for fine spacing.
 * @throws on LaTeX that does not compile
 */
export function formula(latex: string, display: boolean): string {
  const markup = temml
    .renderToString(latex, { throwOnError: true, annotate: false, displayMode: display, wrap: 'none' })
    .replace(/<mi>(\p{L}{2,})<\/mi>/gu, '<mi mathvariant="normal">$1</mi>')
    .replace(/ style="[^"]*"| class="tml-display"|<mspace><\/mspace>/g, '')
  if (/^\w$|^\d+$/.test(latex.trim())) return markup // a letter or a number reads itself
  const label = spokenFormula(latex)
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
  return label === '' ? markup : markup.replace('<math', `<math aria-label="${label}"`)
}
