'use client'

import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { movedByKey, type SketchFrame } from '@/lib/client/exams/sketch-pad'
import { type SketchLook, type Spot, type Stroke, sketchShapes, spotsOf, withSpot } from '@/lib/exams/sketch'
import { canvasSpot, crossPath, useCross } from './use-cross.client'
import type { Sketch } from './use-sketch.client'
import { strokeWords } from './words'

type Props = {
  sketch: Sketch
  frame: SketchFrame
  look: SketchLook
  name: string
  helpId: string
}

/** Radius of what can be taken hold of, in canvas units: 24 px across also where a phone shows them smaller. */
const HANDLE = 14

/** CSS pixels. A hand that presses beside a point and trembles means the place, and does not drag the point there. */
const DRAG_MIN = 4

/** The ink over a figure: pressing draws, handles move what is drawn, and keys do both. */
export function Ink({ sketch, frame, look, name, helpId }: Props) {
  const svg = useRef<SVGSVGElement>(null)
  const [held, setHeld] = useState<readonly Stroke[] | null>(null)
  const strokes = held ?? sketch.strokes

  function spotOf(event: PointerEvent | { clientX: number; clientY: number }): Spot {
    return svg.current ? frame.spotAt(canvasSpot(event, svg.current, frame)) : frame.home
  }
  const { cursor, onKeyDown } = useCross({
    home: frame.home,
    move: (spot, key, isLeap) => movedByKey(spot, key, isLeap, frame),
    words: frame.words,
    say: sketch.say,
    press: sketch.place,
    drop() {
      const hasPending = sketch.pad.pending.length > 0
      sketch.drop()
      return hasPending
    },
  })
  const handles = strokes.flatMap((stroke, at) =>
    spotsOf(stroke).map((spot, index) => ({ stroke, at, spot, index })),
  )
  return (
    <svg
      ref={svg}
      className="sketch-ink can-draw"
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      role="application"
      aria-roledescription="drawing board"
      aria-label={`Drawing board, ${name}`}
      aria-describedby={helpId}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the cross, Enter draws
      tabIndex={0}
      onKeyDown={onKeyDown}
      onClick={event => {
        if (event.target === event.currentTarget) sketch.place(spotOf(event))
      }}
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: shapes of our own kit, texts escaped */}
      <g className="sketch-shapes" dangerouslySetInnerHTML={{ __html: sketchShapes(strokes, look) }} />
      {sketch.pad.pending.map(spot => {
        const [x, y] = frame.toCanvas(spot)
        return <circle className="sketch-pending" cx={x} cy={y} r={3.5} key={spot.join()} />
      })}
      {handles.map(({ stroke, at, spot, index }) => (
        <Handle
          key={`${at} ${index}`}
          at={frame.toCanvas(spot)}
          label={`Move: ${strokeWords(stroke, frame, look.labels)}${spotsOf(stroke).length > 1 ? `, end ${index + 1}` : ''}`}
          onMove={event => {
            const moved = frame.snap(spotOf(event))
            if (moved.join() !== spot.join() || held)
              setHeld(replaced(sketch.strokes, at, withSpot(stroke, index, moved)))
          }}
          onDrop={event => {
            // A press that moves nothing means the place: lines begin at points that are drawn already.
            if (held) sketch.change(held)
            else if (event) sketch.place(spotOf(event))
            setHeld(null)
          }}
          onKey={event => {
            const moved = movedByKey(spot, event.key, event.shiftKey, frame)
            const isGone = event.key === 'Delete' || event.key === 'Backspace'
            if (isGone) sketch.change(sketch.strokes.filter((_, each) => each !== at))
            else if (moved) {
              sketch.change(replaced(sketch.strokes, at, withSpot(stroke, index, moved)))
              sketch.say(frame.words(moved))
            } else return
            event.preventDefault()
            event.stopPropagation()
          }}
        />
      ))}
      <path className="sketch-cross" d={crossPath(frame.toCanvas(cursor))} />
    </svg>
  )
}

function replaced(strokes: readonly Stroke[], at: number, stroke: Stroke): Stroke[] {
  return strokes.map((each, index) => (index === at ? stroke : each))
}

type HandleProps = {
  at: Spot
  label: string
  onMove: (event: PointerEvent) => void
  /** Null when the browser took the pointer away. */
  onDrop: (event: PointerEvent | null) => void
  onKey: (event: KeyboardEvent) => void
}

function Handle({ at: [x, y], label, onMove, onDrop, onKey }: HandleProps) {
  const grip = useRef<{ x: number; y: number; isDrag: boolean } | null>(null)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button cannot stand in a drawing
    <circle
      className="sketch-handle"
      cx={x}
      cy={y}
      r={HANDLE}
      role="button"
      tabIndex={0}
      aria-label={label}
      onKeyDown={event => {
        if (!event.altKey && !event.ctrlKey && !event.metaKey) onKey(event)
      }}
      onPointerDown={event => {
        grip.current = { x: event.clientX, y: event.clientY, isDrag: false }
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={event => {
        const held = grip.current
        if (!held) return
        held.isDrag ||= Math.hypot(event.clientX - held.x, event.clientY - held.y) >= DRAG_MIN
        if (held.isDrag) onMove(event)
      }}
      onPointerUp={event => {
        grip.current = null
        onDrop(event)
      }}
      onPointerCancel={() => {
        grip.current = null
        onDrop(null)
      }}
    />
  )
}
