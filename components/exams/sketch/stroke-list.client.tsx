'use client'

import { useState } from 'react'
import { Icon } from '@/components/ui/icon'
import type { SketchFrame } from '@/lib/client/exams/sketch-pad'
import { readNumber } from '@/lib/exams/marking/read-number'
import { type Spot, type Stroke, spotsOf, withSpot } from '@/lib/exams/sketch'
import type { Sketch } from './use-sketch.client'
import { strokeWords } from './words'

type Props = {
  sketch: Sketch
  frame: SketchFrame
  labels: readonly { id: string; text: string }[]
  /** Places on a grid can be typed; those on a picture have no numbers. */
  hasNumbers: boolean
  id: string
}

const AXES = ['x', 'y'] as const

/** A coordinate that is taken over when the field is left; what is no number falls back to what stood there. */
function Coordinate({
  value,
  label,
  onValue,
}: {
  value: number
  label: string
  onValue: (value: number) => void
}) {
  const [typed, setTyped] = useState<string | null>(null)
  function commit() {
    const read = typed === null ? null : readNumber(typed)
    if (read && read.rest === '' && read.value !== value) onValue(read.value)
    setTyped(null)
  }
  return (
    <input
      className="input"
      inputMode="text"
      aria-label={label}
      value={typed ?? String(value).replace('-', '−')}
      autoComplete="off"
      onChange={event => setTyped(event.target.value)}
      onBlur={commit}
      onKeyDown={event => {
        if (event.key === 'Enter') commit()
      }}
    />
  )
}

function Row({
  sketch,
  frame,
  labels,
  hasNumbers,
  stroke,
  at,
}: Omit<Props, 'id'> & { stroke: Stroke; at: number }) {
  const words = strokeWords(stroke, frame, labels)
  const change = (next: Stroke) =>
    sketch.change(sketch.strokes.map((each, index) => (index === at ? next : each)))
  const typedSpot = (spot: Spot, axis: 0 | 1, value: number): Spot =>
    frame.snap(axis === 0 ? [value, spot[1]] : [spot[0], value])
  return (
    <li>
      <span>{words}</span>
      {hasNumbers &&
        stroke.tool !== 'curve' &&
        spotsOf(stroke).map((spot, index) =>
          AXES.map((axis, which) => (
            <Coordinate
              // biome-ignore lint/suspicious/noArrayIndexKey: the spots of a stroke keep their order
              key={`${axis}${index}`}
              value={spot[which] ?? 0}
              label={`${axis} of ${words}${index > 0 ? ', end' : ''}`}
              onValue={value => change(withSpot(stroke, index, typedSpot(spot, which as 0 | 1, value)))}
            />
          )),
        )}
      {stroke.tool === 'bar' && (
        <Coordinate
          value={stroke.height}
          label={`Height of ${words}`}
          onValue={value => change({ ...stroke, height: frame.snap([0, value])[1] })}
        />
      )}
      <button
        type="button"
        className="btn-icon"
        aria-label={`Delete: ${words}`}
        onClick={() => sketch.change(sketch.strokes.filter((_, index) => index !== at))}
      >
        <Icon name="close" />
      </button>
    </li>
  )
}

/** Everything that is drawn, in words; the way to exact places without a pointer. */
export function StrokeList({ id, ...props }: Props) {
  const { sketch } = props
  if (sketch.strokes.length === 0) return null
  return (
    <details className="fig-words">
      <summary>Drawn: {sketch.strokes.length === 1 ? '1 thing' : `${sketch.strokes.length} things`}</summary>
      <ul role="list" className="sketch-list" id={`${id}-list`}>
        {sketch.strokes.map((stroke, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: strokes have no other name
          <Row {...props} stroke={stroke} at={at} key={at} />
        ))}
      </ul>
    </details>
  )
}
