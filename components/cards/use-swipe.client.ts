'use client'

import { type PointerEvent, type RefObject, useRef } from 'react'

/** So far, in pixels, a swipe must go to count; less far it springs back. */
const FAR_PX = 90

type Options = { isOn: boolean; onLeft: () => void; onRight: () => void }

/** Only transform and opacity change, and those outside of React: a drag costs no more than a frame. */
function show(sheet: HTMLElement, px: number): void {
  sheet.style.setProperty('--swipe', `${px}px`)
  sheet.dataset.swipe = px < -FAR_PX / 2 ? 'left' : px > FAR_PX / 2 ? 'right' : ''
}

/** Swipes of a finger; the mouse has buttons, and text must stay selectable. */
export function useSwipe(sheet: RefObject<HTMLElement | null>, { isOn, onLeft, onRight }: Options) {
  const from = useRef<{ x: number; y: number; px: number } | null>(null)
  function end(isCounted: boolean) {
    const px = from.current?.px ?? 0
    from.current = null
    if (sheet.current) show(sheet.current, 0)
    if (!isCounted || Math.abs(px) < FAR_PX) return
    if (px < 0) onLeft()
    else onRight()
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      if (isOn && event.pointerType === 'touch' && event.isPrimary)
        from.current = { x: event.clientX, y: event.clientY, px: 0 }
    },
    onPointerMove: (event: PointerEvent) => {
      if (!from.current || !sheet.current) return
      from.current.px = event.clientX - from.current.x
      show(sheet.current, from.current.px)
    },
    onPointerUp: () => end(true),
    onPointerCancel: () => end(false),
  }
}
