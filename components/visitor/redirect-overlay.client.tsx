'use client'

import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { LogoMark } from '@/components/site/logo'
import { Link } from '@/components/ui/link'
import { useModal } from '@/components/ui/use-modal.client'
import { openTarget } from '@/lib/client/hub-window'
import { REDIRECT_OVERLAY_MS } from '@/lib/contracts/limits'
import { routes } from '@/lib/routes'

const TITLE = 'Redirecting to Learning Hub'

/** Escape has nowhere to go: the overlay ends by itself, or shows its links. */
function stay(): void {}

type Props = {
  target: string
  durationMs?: number | undefined
  /** The target is open in a window of its own. */
  onOpened: () => void
}

/** Full screen for a moment, then the target opens in a window of its own; if none can be had, a plain link. */
export function RedirectOverlay({ target, durationMs = REDIRECT_OVERLAY_MS, onOpened }: Props) {
  const [isBlocked, setBlocked] = useState(false)
  const box = useRef<HTMLDivElement>(null)

  useModal(box, stay)
  useEffect(() => box.current?.focus(), [])
  useEffect(() => {
    const timer = setTimeout(() => {
      if (openTarget(target)) onOpened()
      else setBlocked(true)
    }, durationMs)
    return () => clearTimeout(timer)
  }, [target, durationMs, onOpened])

  return createPortal(
    <div
      className="redirect"
      role="alertdialog"
      aria-modal="true"
      aria-labelledby="redirect-title"
      aria-describedby="redirect-text"
      tabIndex={-1}
      ref={box}
      style={{ '--redirect': `${durationMs}ms` } as CSSProperties}
    >
      <div className="redirect-in">
        <LogoMark className="logo-big" />
        <h1 id="redirect-title">{TITLE}</h1>
        {!isBlocked && (
          <div className="redirect-bar" role="progressbar" aria-label={TITLE}>
            <span className="keeps-time" />
          </div>
        )}
        <p id="redirect-text" aria-live="polite">
          {isBlocked ? 'Your browser opened no new tab. ' : 'It opens in a new tab. If nothing happens, '}
          <a href={target}>{isBlocked ? 'Open the Learning Hub' : 'open the Learning Hub here'}</a>.
        </p>
        {isBlocked && (
          <p>
            <Link href={routes.home}>Back to the home page</Link>
          </p>
        )}
      </div>
    </div>,
    document.body,
  )
}
