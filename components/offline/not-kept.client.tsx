'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { routes } from '@/lib/routes'

/** Said only where this page stands in for another one. */
export function NotKept() {
  const [isStandIn, setIsStandIn] = useState(false)
  const pathname = usePathname()
  useEffect(
    () => setIsStandIn(window.location.pathname !== routes.offline || pathname !== routes.offline),
    [pathname],
  )
  if (!isStandIn) return null
  return (
    <div className="notice" role="status">
      <Icon name="offline" />
      <p>
        <strong>You are offline, and this page is not kept on this device.</strong> Pages that you have
        visited lately and subjects that you keep can be opened.
      </p>
      <p className="btn-row">
        <button type="button" className="btn btn-pen" onClick={() => window.location.reload()}>
          Try again
        </button>
        <button type="button" className="btn" onClick={() => window.history.back()}>
          Back
        </button>
      </p>
    </div>
  )
}
