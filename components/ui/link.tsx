import NextLink from 'next/link'
import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<typeof NextLink>, 'prefetch'>

/**
 * A link inside the site. Next would fetch whatever is in view, ten pages for the links above a note; on a phone's
 * plan that is a reader's data, so nothing is fetched ahead until PagesAhead sees a mouse rest on a link, or a finger.
 */
export function Link(props: Props) {
  return <NextLink {...props} prefetch={false} />
}
