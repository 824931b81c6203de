type Props = { html: string; as?: 'div' | 'span'; className?: string; id?: string }

/** Text of a paper: HTML that our own server made out of escaped prose (lib/exams/prose.ts) or of our figures. */
export function Html({ html, as: Tag = 'div', className, id }: Props) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by lib/exams/prose.ts, which escapes everything else
  return <Tag className={className} id={id} dangerouslySetInnerHTML={{ __html: html }} />
}

/** The words of a piece of HTML, for names of controls. */
export function wordsOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;|\u00a0/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .replace(/ ?∘/g, '°') // as formulas write a degree
    .replace(/(\() | ([.,;:?!)])/g, '$1$2')
    .trim()
}
