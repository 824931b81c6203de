'use client'

import { useRouter } from 'next/navigation'
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { drawParts } from './draw-parts'

function noteLink(event: MouseEvent): string | null {
  if (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const href = link?.getAttribute('href') ?? ''
  return href.startsWith('/') ? href : null
}

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

/** The text of a note is HTML, so its links to other pages are made soft here. They are links without JavaScript. */
export function NoteBody({ children }: { children: ReactNode }) {
  const router = useRouter()
  const body = useRef<HTMLDivElement>(null)
  useFocusableFormulas(body)
  useEffect(() => (body.current ? drawParts(body.current) : undefined), [])
  function onClick(event: MouseEvent) {
    const href = noteLink(event)
    if (href === null) return
    event.preventDefault()
    router.push(href)
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click as well
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is clicked
    <div className="note-body" ref={body} onClick={onClick}>
      {children}
    </div>
  )
}
