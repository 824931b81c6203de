import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'

type Props = { href: string; className?: string; label?: string; children: ReactNode }

/**
 * A link to a configured address: a new tab when it leaves the site, an ordinary link when the
 * configuration points to a page of our own.
 */
export function ExternalLink({ href, className, label, children }: Props) {
  if (href.startsWith('/')) {
    return (
      <Link href={href} className={className} aria-label={label}>
        {children}
      </Link>
    )
  }
  return (
    <a href={href} className={className} aria-label={label} target="_blank" rel="noopener noreferrer">
      {children}
      {label === undefined && <span className="vh"> (opens in a new tab)</span>}
    </a>
  )
}
