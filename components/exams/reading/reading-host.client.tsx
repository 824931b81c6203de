'use client'

import { useEffect, useRef } from 'react'
import { applyReading } from '@/lib/client/exams/reading'
import { useReading } from './use-reading.client'

/** A band that follows the pointer and the focus; what is above and below lies in shade. */
function Ruler() {
  const band = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const to = (y: number) => band.current?.style.setProperty('--ruler-y', `${Math.round(y)}px`)
    const onPointer = (event: PointerEvent) => to(event.clientY)
    const onFocus = (event: FocusEvent) => {
      if (!(event.target instanceof Element)) return
      const { top, height } = event.target.getBoundingClientRect()
      to(top + Math.min(height, 48) / 2)
    }
    document.addEventListener('pointermove', onPointer)
    document.addEventListener('pointerdown', onPointer)
    document.addEventListener('focusin', onFocus)
    return () => {
      document.removeEventListener('pointermove', onPointer)
      document.removeEventListener('pointerdown', onPointer)
      document.removeEventListener('focusin', onFocus)
    }
  }, [])
  return <div className="reading-ruler" ref={band} aria-hidden="true" />
}

/** Sets the texts of every screen of an exam as the student wants them, and takes it back on leaving. */
export function ReadingHost() {
  const reading = useReading()
  useEffect(() => applyReading(document.documentElement, reading), [reading])
  return reading.ruler ? <Ruler /> : null
}
