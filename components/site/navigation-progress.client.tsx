'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'

/** Up to here nothing is shown: a fast page must not flash (design README, States). */
const QUIET_MS = 300
/** A navigation that never ends (it failed, or led to the same page) takes its sign away. */
const GIVE_UP_MS = 15_000

function leadsElsewhere(event: MouseEvent): boolean {
  if (event.defaultPrevented && event.detail === 0) return false
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.target || link.origin !== window.location.origin) return false
  return link.pathname !== window.location.pathname
}

/**
 * The sign that the next page is on its way. It stands in for Next's loading files, which would hide the
 * content of a prerendered page from readers without JavaScript (docs/adr/0004).
 */
export function NavigationProgress() {
  const pathname = usePathname()
  const [left, setLeft] = useState<string | null>(null)

  useEffect(() => {
    let quiet: ReturnType<typeof setTimeout> | undefined
    let giveUp: ReturnType<typeof setTimeout> | undefined
    const stop = () => {
      clearTimeout(quiet)
      clearTimeout(giveUp)
    }
    const onClick = (event: MouseEvent) => {
      if (!leadsElsewhere(event)) return
      stop()
      const from = window.location.pathname
      quiet = setTimeout(() => setLeft(from), QUIET_MS)
      giveUp = setTimeout(() => setLeft(null), GIVE_UP_MS)
    }
    document.addEventListener('click', onClick)
    return () => {
      document.removeEventListener('click', onClick)
      stop()
    }
  }, [])

  const waiting = left !== null && left === pathname
  return (
    <div role="status">
      {waiting && (
        <>
          <div className="on-its-way" aria-hidden="true" />
          <span className="vh">Loading the page</span>
        </>
      )}
    </div>
  )
}
