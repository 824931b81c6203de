import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { Icon } from './icon'

type Props = { href: string; children: ReactNode; onNavigate?: () => void; ahead?: boolean }

/** A link that leads on, with the arrow that moves. */
export function GoLink({ href, children, onNavigate, ahead = false }: Props) {
  return (
    <Link className="go" href={href} onClick={onNavigate} ahead={ahead}>
      {children} <Icon name="arrow" />
    </Link>
  )
}
