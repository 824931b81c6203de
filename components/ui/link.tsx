import NextLink from 'next/link'
import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<typeof NextLink>, 'prefetch'> & {
  /** Fetch the page as soon as the link is in view. For the one step that most readers take next. */
  ahead?: boolean
}

/**
 * A link inside the site. Next would fetch whatever is in view, ten pages for the links above a note; on a phone's
 * plan that is a reader's data, so nothing is fetched ahead unless it is asked for. A mouse that rests on a link is
 * answered by PrefetchOnHover.
 */
export function Link({ ahead = false, ...rest }: Props) {
  return <NextLink {...rest} prefetch={ahead ? null : false} />
}
