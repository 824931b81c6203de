'use client'

import { useEffect, useState } from 'react'

const PAUSE_MS = 500

export type Preview = { kind: 'empty' } | { kind: 'set'; html: string } | { kind: 'unreadable' }

/** Safe HTML of how the marker reads a text; null when it cannot. */
export type Reader = (text: string) => string | null

/**
 * How a typed answer reads, half a second after the last letter. Readers are heavy: `load` brings one with the first
 * letter typed.
 * @param load the same function each time, so that it is no reason to read again
 */
export function usePreview(text: string, load: () => Promise<Reader>): Preview {
  const [preview, setPreview] = useState<Preview>({ kind: 'empty' })
  useEffect(() => {
    if (text.trim() === '') {
      setPreview({ kind: 'empty' })
      return
    }
    let isOver = false
    const timer = setTimeout(() => {
      load().then(
        read => {
          const html = read(text)
          if (!isOver) setPreview(html === null ? { kind: 'unreadable' } : { kind: 'set', html })
        },
        () => undefined, // no connection: the answer is kept all the same
      )
    }, PAUSE_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [text, load])
  return preview
}
