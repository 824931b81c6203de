'use client'

import { routes } from '@/lib/routes'

/** A page that failed: what happened, that nothing is lost, and what to do. */
export function ErrorPage({ onRetry }: { onRetry: () => void }) {
  return (
    <main id="main" className="wrap blank">
      <div className="blank-in">
        <p className="blank-page">SPOILED SHEET</p>
        <h1>This page failed to open</h1>
        <p>
          The fault is ours, not yours. Nothing that you have saved is lost. Try again; if it fails twice, go
          on from the home page.
        </p>
        <div className="btn-row">
          <button type="button" className="btn btn-pen" onClick={onRetry}>
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
