import temml from 'temml'
import { splitText } from '@/lib/notes/keep-together'

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
  const last = pieces.length - 1
  const texts = pieces.map((piece, index) =>
    splitText(piece.replaceAll('\\$', '$'), { isAfterBox: index > 0, isBeforeBox: index < last }),
  )
  return (
    <>
      {pieces.map((piece, index) => {
        const key = `${index}${piece}`
        if (index % 2 === 0) return texts[index]?.own
        const opening = texts[index - 1]?.opening
        const closing = texts[index + 1]?.closing
        // biome-ignore lint/security/noDangerouslySetInnerHtml: MathML that Temml made of our own content
        const formula = <span key={key} dangerouslySetInnerHTML={{ __html: mathMl(piece) }} />
        if (!opening && !closing) return formula
        return (
          <span key={key} className="nowrap">
            {opening}
            {formula}
            {closing}
          </span>
        )
      })}
    </>
  )
}
