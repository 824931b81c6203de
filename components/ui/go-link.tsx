import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { Icon } from './icon'

type Props = { href: string; children: ReactNode; onNavigate?: () => void }

/** A link that leads on, with the arrow that moves. */
export function GoLink({ href, children, onNavigate }: Props) {
  return (
    <Link className="go" href={href} onClick={onNavigate}>
      {children} <Icon name="arrow" />
    </Link>
  )
}
