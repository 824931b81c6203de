'use client'

import { type KeyboardEvent, useState } from 'react'
import type { Spot } from '@/lib/exams/sketch'

type Keys = {
  home: Spot
  move: (spot: Spot, key: string, isLeap: boolean) => Spot | null
  words: (spot: Spot) => string
  say: (words: string) => void
  press: (spot: Spot) => void
  /** Escape; false when there is nothing to drop, so that it means what it means elsewhere. */
  drop: () => boolean
}

/** A board by keys: arrows move a cross, Enter presses where it stands. */
export function useCross({ home, move, words, say, press, drop }: Keys) {
  const [cursor, setCursor] = useState<Spot>(home)
  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const moved = move(cursor, event.key, event.shiftKey)
    if (moved) {
      setCursor(moved)
      say(words(moved))
    } else if (event.key === 'Enter' || event.key === ' ') press(cursor)
    else if (event.key !== 'Escape' || !drop()) return
    event.preventDefault()
    event.stopPropagation() // the question has keys of its own
  }
  return { cursor, onKeyDown }
}

const ARM = 11

/** The cross at a place of the canvas, as a path. */
export function crossPath([x, y]: Spot): string {
  return `M${x - ARM} ${y}h${2 * ARM}M${x} ${y - ARM}v${2 * ARM}`
}

/** Where on a canvas of this size a pointer is. */
export function canvasSpot(
  event: { clientX: number; clientY: number },
  svg: Element,
  { width, height }: { width: number; height: number },
): Spot {
  const box = svg.getBoundingClientRect()
  return [((event.clientX - box.left) / box.width) * width, ((event.clientY - box.top) / box.height) * height]
}
