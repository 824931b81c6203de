import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { type AuthMode, routes } from '@/lib/routes'

type Props = { mode: AuthMode; className: string; onClick?: () => void; children: ReactNode }

/** Opens the sign-in dialog over the page it stands on. */
export function AuthLink({ mode, className, onClick, children }: Props) {
  return (
    <Link className={className} href={routes.auth(mode)} scroll={false} onClick={onClick}>
      {children}
    </Link>
  )
}
