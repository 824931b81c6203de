import NextLink from 'next/link'
import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<typeof NextLink>, 'prefetch'> & {
  /** Fetch the page when the link rests in view. For the steps that most readers take next. */
  ahead?: boolean
}

/**
 * A link inside the site. Next would fetch whatever is in view, ten pages for the links above a note; on a phone's
 * plan that is a reader's data, so nothing is fetched ahead unless it is asked for. PagesAhead does that, and answers
 * a mouse that rests on a link.
 */
export function Link({ ahead = false, ...rest }: Props) {
  return <NextLink {...rest} {...(ahead && { 'data-ahead': '' })} prefetch={false} />
}
