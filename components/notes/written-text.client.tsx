'use client'

import { useRouter } from 'next/navigation'
import { type MouseEvent, useState } from 'react'

function softLink(event: MouseEvent): string | null {
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

type Props = {
  /** Of this very text on the whole site: the path of its page. */
  name: string
  className?: string
  /** HTML. Empty in the page's own document, where the text stands already (scripts/build/flight.ts). */
  written: string
}

/** Texts that came with a document, for a soft way back to their pages. */
const kept = new Map<string, string>()

/** As the server wrote it: scripts change a text only once it has been taken over. */
function textHere(name: string): string {
  const known = kept.get(name)
  if (known !== undefined) return known
  const text = document.querySelector(`[data-written="${CSS.escape(name)}"]`)?.innerHTML ?? ''
  kept.set(name, text)
  return text
}

/**
 * HTML whose links within the site are made soft here; without scripts they are links. The document does not hold it a
 * second time for React, which at first takes what stands there as it is; a text that is drawn later comes with the data of
 * a soft way, or is the one that this document came with.
 */
export function WrittenText({ name, className, written }: Props) {
  const [html] = useState(() => written || (typeof document === 'undefined' ? '' : textHere(name)))
  const router = useRouter()
  function onClick(event: MouseEvent) {
    const href = softLink(event)
    if (href === null) return
    event.preventDefault()
    router.push(href)
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click as well
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is clicked
    <div
      className={className}
      onClick={onClick}
      data-written={name}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own content, compiled by lib/notes, raw HTML refused
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
