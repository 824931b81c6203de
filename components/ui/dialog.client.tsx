'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Icon } from './icon'
import { useModal } from './use-modal.client'
import './dialog.css'

/** As long as the closing animation (--quick). */
const CLOSING_MS = 120

type Props = {
  titleId: string
  /** Turning false plays the closing; `onClosed` tells when it has ended. */
  isOpen: boolean
  onClose: () => void
  onClosed: () => void
  children: ReactNode
}

function closingMs(): number {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : CLOSING_MS
}

export function Dialog({ titleId, isOpen, onClose, onClosed, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const pressedOutside = useRef(false)
  useModal(box, onClose)

  useEffect(() => {
    if (isOpen) return
    const timer = setTimeout(onClosed, closingMs())
    return () => clearTimeout(timer)
  }, [isOpen, onClosed])

  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: the scrim is a shortcut; Escape and Close do the same
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <div
      className="scrim"
      data-state={isOpen ? 'open' : 'closed'}
      onPointerDown={event => {
        pressedOutside.current = event.target === event.currentTarget
      }}
      onClick={event => {
        // Both ends of the click, so that selecting text out of a field does not close anything.
        if (pressedOutside.current && event.target === event.currentTarget) onClose()
      }}
    >
      <div className="dialog" role="dialog" aria-modal="true" aria-labelledby={titleId} ref={box}>
        <button type="button" className="btn-icon dialog-x" aria-label="Close" onClick={onClose}>
          <Icon name="close" />
        </button>
        {children}
      </div>
    </div>,
    document.body,
  )
}
