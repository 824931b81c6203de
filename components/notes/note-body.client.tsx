'use client'

import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { drawParts } from './draw-parts'
import { exploreNear } from './explore-near'

/**
 * A formula that is wider than the column scrolls; then the keyboard must reach it. Each is asked when it gets a size:
 * when its part of the note is drawn, an answer is opened, the window changes. Asking all would lay out the whole note.
 */
function useFocusableFormulas(body: RefObject<Element | null>) {
  useEffect(() => {
    const observer = new ResizeObserver(entries => {
      for (const { target } of entries) {
        if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0')
        else target.removeAttribute('tabindex')
      }
    })
    for (const formula of body.current?.querySelectorAll('.display') ?? []) observer.observe(formula)
    return () => observer.disconnect()
  }, [body])
}

export function NoteBody({ children }: { children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null)
  useFocusableFormulas(body)
  useEffect(() => (body.current ? drawParts(body.current) : undefined), [])
  useEffect(() => (body.current ? exploreNear(body.current) : undefined), [])
  return (
    <div className="note-body" ref={body}>
      {children}
    </div>
  )
}
