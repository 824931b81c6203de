'use client'

import { useEffect, useState } from 'react'
import type { Late } from '@/lib/client/late'

const PAUSE_MS = 500

export type Preview = { kind: 'empty' } | { kind: 'set'; html: string } | { kind: 'unreadable' }

/** Safe HTML of how the marker reads a text; null when it cannot. */
export type Reader = (text: string) => string | null

/** How a typed answer reads, half a second after the last letter. Readers are heavy: one comes with the first letter typed. */
export function usePreview(text: string, reader: Late<Reader>): Preview {
  const [preview, setPreview] = useState<Preview>({ kind: 'empty' })
  useEffect(() => {
    if (text.trim() === '') {
      setPreview({ kind: 'empty' })
      return
    }
    let isOver = false
    const timer = setTimeout(() => {
      reader.load().then(
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
  }, [text, reader])
  return preview
}
