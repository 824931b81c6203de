'use client'

import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { drawParts } from './draw-parts'
import { exploreNear } from './explore-near'

/** What scrolls by itself where it is too wide (note.css). A table can always be reached. */
const SCROLLS = '.display, .formula, .step'

/**
 * What is wider than the column scrolls; then the keyboard must reach it. Each is asked when it gets a size:
 * when its part of the note is drawn, an answer is opened, the window changes. Asking all would lay out the whole note.
 */
function useFocusableScrollers(body: RefObject<Element | null>) {
  useEffect(() => {
    const observer = new ResizeObserver(entries => {
      for (const { target } of entries) {
        if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0')
        else target.removeAttribute('tabindex')
      }
    })
    for (const wide of body.current?.querySelectorAll(SCROLLS) ?? []) observer.observe(wide)
    return () => observer.disconnect()
  }, [body])
}

export function NoteBody({ children }: { children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null)
  useFocusableScrollers(body)
  useEffect(() => (body.current ? drawParts(body.current) : undefined), [])
  useEffect(() => (body.current ? exploreNear(body.current) : undefined), [])
  return (
    <div className="note-body" ref={body}>
      {children}
    </div>
  )
}
