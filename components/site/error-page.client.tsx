'use client'

import { useEffect, useState } from 'react'
import { isMissingScript } from '@/lib/client/late'
import { mayReload } from '@/lib/client/reload-once'
import { GENERAL_MESSAGES } from '@/lib/contracts/texts'
import { routes } from '@/lib/routes'

type Props = { error: Error; reset: () => void }

const reload = () => window.location.reload()

/** A page whose scripts did not come is loaded whole: at once, else as soon as there is a network. */
function useWholeLoad(isWanted: boolean): boolean {
  const [isLoading, setLoading] = useState(isWanted)
  useEffect(() => {
    if (!isWanted) return
    if (navigator.onLine && mayReload()) return reload()
    setLoading(false)
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [isWanted])
  return isLoading
}

const FAILED = {
  heading: 'This page failed to open',
  text: 'The fault is ours, not yours. Nothing that you have saved is lost. Try again; if it fails twice, go on from the home page.',
}
const NOT_HERE = {
  heading: 'This page could not be loaded',
  text: `${GENERAL_MESSAGES.network} Nothing that you have saved is lost.`,
}

/** A page that failed: what happened, that nothing is lost, and what to do. */
export function ErrorPage({ error, reset }: Props) {
  const isMissing = isMissingScript(error)
  const isLoading = useWholeLoad(isMissing)
  if (isLoading) return <main id="main" className="wrap blank" aria-busy="true" />
  const { heading, text } = isMissing ? NOT_HERE : FAILED
  return (
    <main id="main" className="wrap blank">
      <div className="blank-in">
        <p className="blank-page">SPOILED SHEET</p>
        <h1>{heading}</h1>
        <p>{text}</p>
        <div className="btn-row">
          {/* React remembers a script that did not come: only a whole load asks for it again. */}
          <button type="button" className="btn btn-pen" onClick={isMissing ? reload : reset}>
            Try again
          </button>
          {/* A whole new load on purpose: the running application may be what is broken. */}
          <a className="btn" href={routes.home}>
            Home
          </a>
        </div>
      </div>
    </main>
  )
}
