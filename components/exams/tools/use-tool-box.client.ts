'use client'

import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { examStore } from '@/lib/client/exams/exam-store'
import { type Box, clearOf, fitted, type View } from '@/lib/client/exams/tool-place'

/** Below this width a tool is a sheet at the foot of the screen and cannot float. */
export const FLOATS_FROM_PX = 768

/** A drag is kept when it has come to rest. */
const KEEP_AFTER_MS = 300

export const viewNow = (): View => ({
  width: document.documentElement.clientWidth,
  height: window.innerHeight,
})

/** A wide tool at the bottom right, a narrow one at the top right: the two leave each other in sight. */
function firstBox(isWide: boolean): Box {
  const view = viewNow()
  return isWide
    ? fitted({ x: view.width, y: view.height, width: 720, height: Math.min(560, view.height * 0.6) }, view)
    : fitted({ x: view.width, y: 112, width: 360, height: Math.min(600, view.height * 0.65) }, view)
}

function isNarrow(): boolean {
  return viewNow().width < FLOATS_FROM_PX
}

/** What has the focus and is not inside a tool itself. Texts that only take the focus are no controls. */
function controlOf(target: EventTarget | null): Box | null {
  if (!(target instanceof HTMLElement) || target.closest('.tool') || target.matches('[tabindex="-1"]'))
    return null
  // A radio covers its whole row; the row is what the student sees.
  const { x, y, width, height } = (target.closest('.option') ?? target).getBoundingClientRect()
  return width > 0 && height > 0 ? { x, y, width, height } : null
}

export type ToolBox = {
  floats: boolean
  setFloats: (floats: boolean) => void
  box: Box
  setBox: (box: Box) => void
}

/** Where one tool stands: docked or floating, remembered in this browser, and off the control that has the focus. */
export function useToolBox(
  name: string,
  element: RefObject<HTMLElement | null>,
  floatsFirst: boolean,
): ToolBox {
  const [floats, show] = useState(() => floatsFirst && !isNarrow())
  const [box, place] = useState<Box>(() => firstBox(floatsFirst))
  const latest = useRef({ box, floats })
  latest.current = { box, floats }
  /** Where the student put it: it goes back there when nothing below it has the focus. */
  const wanted = useRef(box)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const keep = useCallback(
    (next: { box: Box; floats: boolean }) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        void examStore
          .setting('toolPlaces', {})
          .then(places =>
            examStore.keepSetting('toolPlaces', { ...places, [name]: { ...next.box, floats: next.floats } }),
          )
      }, KEEP_AFTER_MS)
    },
    [name],
  )
  const setBox = useCallback(
    (next: Box) => {
      wanted.current = next
      place(next)
      keep({ ...latest.current, box: next })
    },
    [keep],
  )
  const setFloats = useCallback(
    (next: boolean) => {
      show(next)
      keep({ ...latest.current, floats: next })
    },
    [keep],
  )

  useEffect(() => {
    let isOver = false
    void examStore.setting('toolPlaces', {}).then(places => {
      const kept = places[name]
      if (!kept || isOver) return
      show(kept.floats && !isNarrow())
      wanted.current = fitted(kept, viewNow())
      place(wanted.current)
    })
    return () => {
      isOver = true
    }
  }, [name])

  useEffect(() => {
    const onResize = () => {
      if (isNarrow()) show(false)
      wanted.current = fitted(wanted.current, viewNow())
      place(wanted.current)
    }
    const onFocus = (event: FocusEvent) => {
      const control = controlOf(event.target)
      if (!control) return
      if (latest.current.floats) {
        const free = clearOf(wanted.current, control, viewNow())
        if (free === null) show(false)
        else place(free)
        return
      }
      // Docked at the foot of a phone: the page scrolls the control free.
      const own = element.current?.closest('.tool-dock')
      if (!own || getComputedStyle(own).position !== 'fixed') return
      const top = own.getBoundingClientRect().top
      const hidden = control.y + control.height - top + 8
      if (hidden > 0) window.scrollBy({ top: hidden })
    }
    window.addEventListener('resize', onResize)
    document.addEventListener('focusin', onFocus)
    return () => {
      window.removeEventListener('resize', onResize)
      document.removeEventListener('focusin', onFocus)
    }
  }, [element])

  useLayoutEffect(() => {
    const { style } = element.current ?? {}
    if (!style) return
    for (const [side, value] of Object.entries(box))
      style.setProperty(`--tool-${side}`, `${Math.round(value)}px`)
  }, [box, element])

  return { floats, setFloats, box, setBox }
}
