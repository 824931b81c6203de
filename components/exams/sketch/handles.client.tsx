'use client'

import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { nearestPlace, type SketchFrame } from '@/lib/client/exams/sketch-pad'
import type { Spot } from '@/lib/exams/sketch'
import { canvasSpot } from './use-cross.client'

/** Radius of what can be taken hold of, in canvas units: 24 px across also where a phone shows them smaller. */
const HANDLE = 14

/** CSS pixels. A hand that presses beside a point and trembles means the place, and does not drag the point there. */
const DRAG_MIN = 4

type Props = {
  /** On the canvas. */
  places: readonly Spot[]
  frame: SketchFrame
  label: (at: number) => string
  onMove: (at: number, event: PointerEvent) => void
  /** Null when the browser took the pointer away. */
  onDrop: (event: PointerEvent | null) => void
  onKey: (at: number, event: KeyboardEvent) => void
}

/** What is drawn can be taken hold of at these places. Where they overlap, a press takes the nearest, not the topmost. */
export function Handles({ places, frame, label, onMove, onDrop, onKey }: Props) {
  const grip = useRef<{ at: number; x: number; y: number; isDrag: boolean } | null>(null)
  return (
    <g
      onPointerDown={event => {
        const svg = event.currentTarget.ownerSVGElement
        if (!svg) return
        const at = nearestPlace(places, canvasSpot(event, svg, frame))
        grip.current = { at, x: event.clientX, y: event.clientY, isDrag: false }
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={event => {
        const held = grip.current
        if (!held) return
        held.isDrag ||= Math.hypot(event.clientX - held.x, event.clientY - held.y) >= DRAG_MIN
        if (held.isDrag) onMove(held.at, event)
      }}
      onPointerUp={event => {
        grip.current = null
        onDrop(event)
      }}
      onPointerCancel={() => {
        grip.current = null
        onDrop(null)
      }}
    >
      {places.map(([x, y], at) => (
        // biome-ignore lint/a11y/useSemanticElements: a button cannot stand in a drawing
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: the focus stays on what is moved
          key={at}
          className="sketch-handle"
          cx={x}
          cy={y}
          r={HANDLE}
          role="button"
          tabIndex={0}
          aria-label={label(at)}
          onKeyDown={event => {
            if (!event.altKey && !event.ctrlKey && !event.metaKey) onKey(at, event)
          }}
        />
      ))}
    </g>
  )
}
