import type { ReactNode } from 'react'
import { AheadLink } from '@/components/ui/ahead-link'
import { Link } from '@/components/ui/link'
import { Icon } from './icon'

type Props = { href: string; children: ReactNode; onNavigate?: () => void; ahead?: boolean }

/** A link that leads on, with the arrow that moves. */
export function GoLink({ href, children, onNavigate, ahead = false }: Props) {
  const Way = ahead ? AheadLink : Link
  return (
    <Way className="go" href={href} onClick={onNavigate}>
      {children} <Icon name="arrow" />
    </Way>
  )
}
