'use client'

import { useRouter } from 'next/navigation'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'

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

/** A formula that is wider than the column scrolls; then the keyboard must reach it. Opened answers count as well. */
function useFocusableFormulas() {
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = body.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      for (const formula of element.querySelectorAll('.display')) {
        if (formula.scrollWidth > formula.clientWidth) formula.setAttribute('tabindex', '0')
        else formula.removeAttribute('tabindex')
      }
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return body
}

/** The text of a note is HTML, so its links to other pages are made soft here. They are links without JavaScript. */
export function NoteBody({ children }: { children: ReactNode }) {
  const router = useRouter()
  const body = useFocusableFormulas()
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
