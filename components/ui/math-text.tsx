import temml from 'temml'

const PIECE = /(?<!\\)\$((?:\\.|[^$\\])+)\$/g

/** LaTeX to MathML at build time; letters come from the page's own serif (base.css). @throws on bad LaTeX */
function mathMl(latex: string): string {
  const markup = temml.renderToString(latex, { throwOnError: true, annotate: false })
  // Names such as sin stand upright (reset.css sets every <mi> in italics); the strict policy allows no
  // style attributes, of which Temml uses a few for fine spacing.
  return markup
    .replace(/<mi>([A-Za-z]{2,})<\/mi>/g, '<mi mathvariant="normal">$1</mi>')
    .replace(/ style="[^"]*"/g, '')
}

/** Text with formulas between dollar signs; `\$` is a dollar. */
export function MathText({ children }: { children: string }) {
  const pieces = children.split(PIECE)
  return (
    <>
      {pieces.map((piece, index) => {
        const key = `${index}${piece}`
        if (index % 2 === 0) return piece.replaceAll('\\$', '$')
        // biome-ignore lint/security/noDangerouslySetInnerHtml: MathML that Temml made of our own content
        return <span key={key} dangerouslySetInnerHTML={{ __html: mathMl(piece) }} />
      })}
    </>
  )
}
