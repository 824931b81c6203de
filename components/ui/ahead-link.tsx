import type { ComponentProps } from 'react'

/**
 * For the steps that most readers take next, from lists to topics and notes: the document is fetched when the link rests in
 * view (PagesAhead), and opened as a document. The soft way into another layout took a slow phone twice as long.
 */
export function AheadLink(props: ComponentProps<'a'> & { href: string }) {
  return <a data-ahead="" {...props} />
}
