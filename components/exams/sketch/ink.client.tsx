'use client'

import { type PointerEvent, useRef, useState } from 'react'
import { movedByKey, type SketchFrame } from '@/lib/client/exams/sketch-pad'
import { type SketchLook, type Spot, type Stroke, sketchShapes, spotsOf, withSpot } from '@/lib/exams/sketch'
import { Handles } from './handles.client'
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
    spotsOf(stroke).map((spot, index): Hold => ({ stroke, at, spot, index })),
  )
  function movedTo({ stroke, at, index }: Hold, spot: Spot): Stroke[] {
    return sketch.strokes.map((each, other) => (other === at ? withSpot(stroke, index, spot) : each))
  }
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
      <Handles
        places={handles.map(({ spot }) => frame.toCanvas(spot))}
        frame={frame}
        label={at => handleWords(handles[at], frame, look)}
        onMove={(at, event) => {
          const handle = handles[at]
          const moved = frame.snap(spotOf(event))
          if (handle && (held || moved.join() !== handle.spot.join())) setHeld(movedTo(handle, moved))
        }}
        onDrop={event => {
          // A press that moves nothing means the place: lines begin at points that are drawn already.
          if (held) sketch.change(held)
          else if (event) sketch.place(spotOf(event))
          setHeld(null)
        }}
        onKey={(at, event) => {
          const handle = handles[at]
          const moved = handle && movedByKey(handle.spot, event.key, event.shiftKey, frame)
          const isGone = event.key === 'Delete' || event.key === 'Backspace'
          if (isGone) sketch.change(sketch.strokes.filter((_, each) => each !== handle?.at))
          else if (moved) {
            sketch.change(movedTo(handle, moved))
            sketch.say(frame.words(moved))
          } else return
          event.preventDefault()
          event.stopPropagation()
        }}
      />
      <path className="sketch-cross" d={crossPath(frame.toCanvas(cursor))} />
    </svg>
  )
}

/** A spot of a stroke that can be taken hold of. */
type Hold = { stroke: Stroke; at: number; spot: Spot; index: number }

function handleWords(handle: Hold | undefined, frame: SketchFrame, look: SketchLook): string {
  if (!handle) return ''
  const end = spotsOf(handle.stroke).length > 1 ? `, end ${handle.index + 1}` : ''
  return `Move: ${strokeWords(handle.stroke, frame, look.labels)}${end}`
}
