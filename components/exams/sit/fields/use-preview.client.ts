'use client'

import { useEffect, useState } from 'react'

const PAUSE_MS = 500
export type Preview<T> = { kind: 'empty' } | { kind: 'set'; value: T } | { kind: 'unreadable' }

/**
 * How a text reads, when the typing pauses. The reader loads with the first letter typed; without a connection there is
 * no preview, and the answer is kept all the same.
 * @param load must keep its identity while the field is the same
 */
export function usePreview<T>(text: string, load: (text: string) => Promise<T | null>): Preview<T> {
  const [preview, setPreview] = useState<Preview<T>>({ kind: 'empty' })
  useEffect(() => {
    if (text.trim() === '') {
      setPreview({ kind: 'empty' })
      return
    }
    let isOver = false
    const timer = setTimeout(() => {
      load(text).then(
        value => {
          if (!isOver) setPreview(value === null ? { kind: 'unreadable' } : { kind: 'set', value })
        },
        () => undefined,
      )
    }, PAUSE_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [text, load])
  return preview
}
