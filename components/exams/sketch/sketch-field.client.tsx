'use client'

import { useMemo, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { type SketchField as Field, frameOf, lookOf } from '@/lib/client/exams/sketch-frames'
import type { PublicFigure } from '@/lib/exams/public-paper'
import type { SketchTool, Stroke } from '@/lib/exams/sketch'
import { FigureTools } from '../source.client'
import { Board, DrawnInk } from './board'
import { Ink } from './ink.client'
import { StrokeList } from './stroke-list.client'
import { type Sketch, useSketch } from './use-sketch.client'
import { TOOL_HINTS, TOOL_NAMES } from './words'

type Props = {
  field: Field
  figure: PublicFigure
  strokes: readonly Stroke[] | undefined
  onStrokes: (strokes: readonly Stroke[]) => void
  id: string
  name: string
  readOnly: boolean
}

function Tools({
  tools,
  sketch,
  id,
  name,
}: {
  tools: readonly SketchTool[]
  sketch: Sketch
  id: string
  name: string
}) {
  return (
    <fieldset className="sketch-tools">
      <legend className="vh">Tools, {name}</legend>
      {tools.length > 1 &&
        tools.map(tool => (
          <label className="sketch-tool" key={tool}>
            <input
              type="radio"
              name={`${id}-tool`}
              checked={sketch.pad.tool === tool}
              onChange={() => sketch.choose(tool)}
            />
            {TOOL_NAMES[tool]}
          </label>
        ))}
      <button type="button" className="btn btn-quiet" disabled={!sketch.canUndo} onClick={sketch.undo}>
        <Icon name="back" small />
        Undo
      </button>
      {sketch.pad.tool === 'curve' && (
        <button
          type="button"
          className="btn btn-quiet"
          disabled={sketch.pad.pending.length < 2}
          onClick={sketch.finish}
        >
          <Icon name="tick" small />
          Finish the curve
        </button>
      )}
    </fieldset>
  )
}

function LabelChoice({ field, sketch, id }: { field: Field; sketch: Sketch; id: string }) {
  if (sketch.pad.tool !== 'label' || field.labels.length < 2) return null
  return (
    <div className="field">
      <label htmlFor={`${id}-label`}>Label to set down</label>
      <select
        className="input"
        id={`${id}-label`}
        value={sketch.pad.label}
        onChange={event => sketch.chooseLabel(event.target.value)}
      >
        {field.labels.map(({ id: label, text }) => (
          <option value={label} key={label}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}

/** A figure to draw on, by pointer, by touch, by keys and, on a grid, by numbers. */
export function SketchField({ field, figure, strokes, onStrokes, id, name, readOnly }: Props) {
  const frame = useMemo(() => frameOf(field, figure), [field, figure])
  const look = useMemo(() => lookOf(field), [field])
  const sketch = useSketch({ strokes, onStrokes, frame, tools: field.tools, labels: field.labels })
  const [isLarge, setLarge] = useState(false)
  if (readOnly)
    return (
      <Board figure={figure}>
        <DrawnInk field={field} figure={figure} strokes={sketch.strokes} />
      </Board>
    )
  return (
    <div className="sketch">
      <Tools tools={field.tools} sketch={sketch} id={id} name={name} />
      <LabelChoice field={field} sketch={sketch} id={id} />
      <p className="hint" id={`${id}-help`}>
        {TOOL_HINTS[sketch.pad.tool]} By keys: arrows move the cross, with Shift further, Enter draws.
      </p>
      <Board figure={figure} isLarge={isLarge}>
        <Ink sketch={sketch} frame={frame} look={look} name={name} helpId={`${id}-help`} />
      </Board>
      <FigureTools figure={figure} isLarge={isLarge} onLarge={setLarge} />
      <StrokeList
        sketch={sketch}
        frame={frame}
        labels={field.labels}
        hasNumbers={field.kind === 'plot'}
        id={id}
      />
      <span className="vh" role="status">
        {sketch.said}
      </span>
    </div>
  )
}
