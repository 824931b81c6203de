import { Link } from '@/components/ui/link'
import { publicEnv } from '@/lib/public-env'
import { routes } from '@/lib/routes'

/** A tick inside the square brackets of a mark. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 32 32" aria-hidden="true">
      <path d="M10 5H5v22h5M22 5h5v22h-5" />
      <path className="logo-tick" d="m10.5 16.5 4 4.5 8-11" />
    </svg>
  )
}

export function Logo({ className = 'logo' }: { className?: string }) {
  return (
    <Link className={className} href={routes.home} aria-label={`${publicEnv.productName}, home`}>
      <LogoMark />
      <span className="logo-word">{publicEnv.productName}</span>
    </Link>
  )
}
