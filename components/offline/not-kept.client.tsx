'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { routes } from '@/lib/routes'

type Standing = 'unknown' | 'itself' | 'instead'

/** Said where this page stands in for another one, which opens by itself when the connection is back. */
export function NotKept() {
  const [standing, setStanding] = useState<Standing>('unknown')
  const pathname = usePathname()
  useEffect(() => {
    const isItself = window.location.pathname === routes.offline && pathname === routes.offline
    setStanding(isItself ? 'itself' : 'instead')
    if (isItself) return
    const onOnline = () => window.location.reload()
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [pathname])
  if (standing === 'itself') return null
  // Without the page's scripts this is all there is: it shows itself after a few seconds.
  if (standing === 'unknown') {
    return (
      <p className="late-help">
        This page has not started. If it does not soon, reload it, or go back to a page that you have opened
        before: what you have written on this device is safe.
      </p>
    )
  }
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
